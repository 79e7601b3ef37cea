"""Distribution warehouse: loading docks, levellers, concrete apron."""
from kit import *

a = begin()
g = a['g']
MASK = dict(mask='gwall.png', size=(24, 8.2), z0=0)
apron = ground('fuel', 14, (3.2, 9.4), g, .9, .012, (.64, .625, .595), (.56, .54, .50), .4)


def panels(m, u, w, colour):
    """Tilt-up panels: vertical joints each 6 m, two reveals, one painted band."""
    groove = m.smooth(m.math('PINGPONG', u, 3.), .012, .03, 1., 0.)
    for z in (4.6, 6.9):
        groove = m.max(groove, m.smooth(m.abs(m.sub(m.z, z)), .02, .04, 1., 0.))
    band = m.mul(m.smooth(m.z, 4.60, 4.62), m.smooth(m.z, 6.88, 6.90, 1., 0.))
    c = m.mix(band, colour, (.10, .165, .22))
    return m.mix(m.mul(groove, .6), c, (.10, .09, .08)), m.mul(groove, -.8)


tilt = wall('tilt', (.70, .68, .64), g, offset=2, pattern=panels, **MASK)
trim = wall('trim', (.62, .61, .59), g, offset=8, **MASK)
white = wall('door', (.78, .78, .77), g, 'lowall.png', (12, 2.4), 2, z0=1.2, rough=.5, bump=.05, strength=.75)
black = plain('rubber', (.010, .010, .011), .75, spec=.2)
steel, dark = plain('steel', (.38, .38, .38), .45, .8, vary=.2), plain('dark', (.03, .03, .032), .4)
yellow = wall('yellow', (.80, .46, .02), g, 'lowall.png', (12, 2.4), 5, z0=0, rough=.45, bump=.1, strength=.8)
lamp, red, green = glow('lamp', (1, .9, .75), 8), glow('red', (1, .05, .02), 2), glow('green', (.05, 1, .2), 2)
pane = glass('pane', (.3, .34, .34), (1, 1, 1), 1.6, .12)
number = plain('number', (.80, .79, .76), .5)

plane(-45, -40, 45, 0, 0, apron)
box((-36, 0, 0), (36, 20, 8.4), tilt, .02)
box((-36.1, -.10, 8.3), (36.1, 20, 8.6), trim, .02)
for i in range(-4, 5):
    x = i * 4.2
    DW, Z0, Z1 = 1.35, 1.22, 4.0
    # recessed opening, sectional door with ribs, windows, seals, bumpers, leveller
    box((x - DW - .35, -.14, Z0 - .05), (x - DW, .1, Z1 + .5), black, .04)
    box((x + DW, -.14, Z0 - .05), (x + DW + .35, .1, Z1 + .5), black, .04)
    box((x - DW - .35, -.16, Z1), (x + DW + .35, .1, Z1 + .55), black, .05)
    for k in range(5):
        z = Z0 + k * (Z1 - Z0) / 5
        box((x - DW, -.045, z + .012), (x + DW, .05, z + (Z1 - Z0) / 5 - .012), white, .012)
        for r in (.18, .36):
            box((x - DW + .05, -.055, z + r), (x + DW - .05, -.04, z + r + .02), white, .004)
    for s in (-.75, .35):
        box((x + s, -.06, Z0 + 1.80), (x + s + .40, -.035, Z0 + 2.0), pane, 0)
        for q in (-.03, .40):
            box((x + s + q, -.065, Z0 + 1.77), (x + s + q + .03, -.04, Z0 + 2.03), black, 0)
    box((x - 1.05, -.08, .55), (x + 1.05, .02, 1.2), dark, .01)          # pit face
    box((x - 1.0, -.32, 1.14), (x + 1.0, .0, 1.2), steel, .01)           # leveller lip
    for s in (-1, 1):
        box((x + s * 1.32 - .14, -.26, .62), (x + s * 1.32 + .14, 0, 1.16), black, .03)
        cylinder(x + s * 1.95, -1.15, 0, 1.1, .085, yellow, 20)
        lathe([(.085, 0), (.06, .05), (.01, .07)], yellow, (x + s * 1.95, -1.15, 1.1), 20)
    text(str(i + 8), (x, -.01, 4.98), .50, number, .01)
    box((x + 1.85, -.16, 2.5), (x + 2.05, -.0, 3.0), dark, .01)          # signal light
    lathe([(.001, 0), (.06, .02), (.001, .05)], red if i % 2 else green, (x + 1.95, -.16, 2.85), 12).rotation_euler = (math.pi / 2, 0, 0)
    box((x - .22, -.55, 7.35), (x + .22, 0, 7.5), dark, .02)             # wall pack
    box((x - .18, -.5, 7.33), (x + .18, -.1, 7.35), lamp, 0)
    if i % 2:
        tube((x + 2.3, -.12, .1), (x + 2.3, -.12, 8.2), .07, trim, 12)
    # painted bay lines
for i in range(-5, 5):
    x = i * 4.2 + 2.1
    plane(x - .055, -15, x + .055, -1.6, .004, plain('line', (.62, .42, .04) if not g else (.26, .19, .06), .7, vary=.45, vary_scale=5))
# steps with rail at the left
for k in range(6):
    box((-22.1, -1.6, 0), (-20.8, -.02, .2 * (k + 1)), trim, .01)
# grille, kerb strip, trees
box((45, -40, 0), (45.4, 0, .2), trim, .02)
hedge(37, -3, 60, -1, 0, 1.6, 9, 2.4)
for i, (x, y, h) in enumerate(((39, 3, 9), (43, -1, 8), (47, 5, 10), (-40, -4, 9), (41, -8, 7.5), (50, -3, 9))):
    palm(x, y, h, 0, 160 + i, 22, (.4, 0), .18, 1.2)
# trailer parked at a far door
tx = 12.6
box((tx - 1.3, -13.6, 1.15), (tx + 1.3, -.30, 3.95), wall('trailer', (.80, .80, .79), g * .35, 'lowall.png', (12, 2.4), 0, z0=1.2, rough=.35, bump=.03), .03)
box((tx - 1.3, -13.6, .98), (tx + 1.3, -.30, 1.15), dark, .01)
for k in range(12):
    box((tx - 1.315, -13.2 + k * 1.08, 1.2), (tx - 1.30, -13.16 + k * 1.08, 3.9), steel, 0)
for y in (-3.2, -4.5):
    for s in (-1, 1):
        o = lathe([(.10, -.14), (.48, -.14), (.52, -.08), (.52, .08), (.48, .14), (.10, .14)], black, (tx + s * 1.05, y, .52), 32)
        o.rotation_euler = (0, math.pi / 2, 0)
        o = lathe([(.02, -.15), (.26, -.15), (.22, .15), (.02, .15)], steel, (tx + s * 1.06, y, .52), 24)
        o.rotation_euler = (0, math.pi / 2, 0)
for s in (-.9, .9):
    box((tx + s - .06, -11.2, 0), (tx + s + .06, -11.05, 1.1), steel, .01)

sky(37, -146, .55, 6.6)
camera((-5.6, -12.4, 1.9), (2.2, 0, 1.9), 25, shift_y=.045, level=True, fstop=8, focus=13)
render(a, ev=-.35, samples=18)
