"""Distribution warehouse: loading docks, levellers, concrete apron."""
from kit import *

a = begin()
g = a['g']
MASK = dict(mask='gwall.png', size=(24, 8.2), z0=0)
# a mask for each storey of panels, so that its streaks hang from the reveal above and not from the middle of the wall
FOOT, BAND, TOP = dict(mask='tiltwall.png', size=(20, 4.6)), dict(mask='hang.png', size=(24, 8.2), z0=6.9 - 8.1), dict(mask='gwall.png', size=(24, 8.2), z0=.2)
apron = ground('fuel', 14, (3.2, 9.4), g, .9, .012, (.48, .465, .445), (.46, .44, .40), .4, plane='yx', least_rough=.5)


def panels(m, u, w, colour):
    """Tilt-up panels: vertical joints each 6 m, two reveals, one painted band."""
    groove = m.smooth(m.math('PINGPONG', m.sub(u, 2.1), 4.2), .012, .03, 1., 0.)
    for z in (4.6, 6.9):
        groove = m.max(groove, m.smooth(m.abs(m.sub(m.z, z)), .02, .04, 1., 0.))
    band = m.mul(m.smooth(m.z, 4.60, 4.62), m.smooth(m.z, 6.88, 6.90, 1., 0.))
    c = m.mix(band, colour, (.10, .165, .22))
    return m.mix(m.mul(groove, .6), c, (.10, .09, .08)), m.mul(groove, -.8)


tilts = [wall('tilt', (.58, .56, .52), g, offset=2, pattern=panels, **mask) for mask in (FOOT, BAND, TOP)]
trim = wall('trim', (.52, .51, .49), g, offset=8, **MASK)
pipe = wall('pipe', dusty((.52, .51, .49), .3 * g), g, 'hang.png', (3, 8.2), 1, z0=0)
white = wall('door', (.64, .64, .63), g, 'tiltwall.png', (20, 2.8), 2, z0=1.22, rough=.5, bump=.05, strength=.9)
black = plain('rubber', (.004, .0042, .0046), .8, spec=.1)
steel, dark = plain('steel', (.38, .38, .38), .45, .8, vary=.2), plain('dark', (.03, .03, .032), .4)
yellow = hung('yellow', (.80, .46, .02), g, 1.17, 5, .8, rough=.45, bump=.1)
pit = wall('pit', dusty((.11, .115, .12), .6 * g), g, 'lowall.png', (12, 2.4), 1, z0=.5, rough=.5, bump=.1, strength=.5)
lamp, red, green = plain('lens', (.62, .61, .58), .25), glow('red', (1, .05, .02), 2), glow('green', (.05, 1, .2), 2)
pane = glass('pane', (.3, .34, .34), (1, 1, 1), 1.6, .12)
number = plain('number', (.80, .79, .76), .5)

plane(-45, -40, 45, 0, 0, apron)
for tilt, z0, z1 in zip(tilts, (0, 4.6, 6.9), (4.6, 6.9, 8.4)):
    box((-36, 0, z0), (36, 20, z1), tilt, 0)
box((-36.1, -.10, 8.3), (36.1, 20, 8.6), trim, .02)
for i in range(-4, 5):
    x = i * 4.2
    DW, Z0, Z1 = 1.35, 1.22, 4.0
    # recessed opening, sectional door with ribs, windows, seals, bumpers, leveller
    box((x - DW - .35, -.14, Z0 - .05), (x - DW, .1, Z1 + .01), black, .04)
    box((x + DW, -.14, Z0 - .05), (x + DW + .35, .1, Z1 + .01), black, .04)
    box((x - DW - .35, -.16, Z1), (x + DW + .35, .1, Z1 + .55), black, .05)
    for k in range(5):
        z = Z0 + k * (Z1 - Z0) / 5
        box((x - DW, -.045, z + .012), (x + DW, .05, z + (Z1 - Z0) / 5 - .012), white, .012)
        for r in (.18, .36):
            box((x - DW + .05, -.055, z + r), (x + DW - .05, -.04, z + r + .02), white, .004)
    for s in (-.75, .35):
        box((x + s, -.058, Z0 + 1.80), (x + s + .40, -.035, Z0 + 2.0), black, 0)  # the dark hall, over the rib
        quad([(x + s, -.060, Z0 + 1.80), (x + s + .40, -.060, Z0 + 1.80), (x + s + .40, -.060, Z0 + 2.0), (x + s, -.060, Z0 + 2.0)], pane)
        for q in (-.03, .40):
            box((x + s + q, -.072, Z0 + 1.77), (x + s + q + .03, -.04, Z0 + 2.03), black, 0)
        for q in (1.77, 2.0):
            box((x + s, -.072, Z0 + q), (x + s + .40, -.04, Z0 + q + .03), black, 0)
    box((x - 1.05, -.08, .55), (x + 1.05, .02, 1.2), pit, .01)           # pit face
    box((x - 1.0, -.32, 1.14), (x + 1.0, .0, 1.2), pit, .01)             # leveler's lip
    for s in (-1, 1):
        box((x + s * 1.32 - .14, -.26, .62), (x + s * 1.32 + .14, 0, 1.16), black, .03)
        cylinder(x + s * 1.95, -1.40, 0, 1.1, .085, yellow, 32)
        lathe([(.085 * math.cos(t * math.pi / 16), .07 * math.sin(t * math.pi / 16)) for t in range(9)], yellow, (x + s * 1.95, -1.40, 1.1), 32)
    text(str(i + 8), (x, -.01, 4.98), .50, number, .01)
    box((x + 1.85, -.16, 2.5), (x + 2.05, -.0, 3.0), dark, .01)          # signal light
    lathe([(.001, 0), (.06, .02), (.001, .05)], red if i % 2 else green, (x + 1.95, -.16, 2.85), 32).rotation_euler = (math.pi / 2, 0, 0)
    box((x - .22, -.55, 5.98), (x + .22, 0, 6.13), dark, .02)            # wall pack
    box((x - .18, -.5, 5.96), (x + .18, -.1, 5.98), lamp, 0)
    if i % 2:
        tube((x + 2.3, -.12, .16), (x + 2.3, -.12, 8.2), .07, pipe, 12)
        tube((x + 2.3, -.12, .19), (x + 2.3, -.30, .07), .07, pipe, 12)  # the shoe at its foot
        box((x + 2.17, -.27, 8.0), (x + 2.43, 0, 8.28), trim, .012)
# painted bay lines
line = road_paint((.58, .38, .035), g)
for i in range(-5, 5):
    x = i * 4.2 + 2.1
    plane(x - .055, -15, x + .055, -1.8, .004, line)
if g:  # clay that landing gear ground in where a trailer stood, and two tracks to each door, fading where trucks stop
    m = Mat('clay')
    at = [m.math('POWER', m.add(m.mul(m.sub(m.x, x), m.sub(m.x, x)), m.mul(m.add(m.y, 11.1), m.add(m.y, 11.1))), .5) for x in (7.5, 9.3, 11.7)]
    reach = m.add(m.math('MINIMUM', at[0], m.math('MINIMUM', at[1], at[2])), m.mul(m.sub(m.noise(2.2, 6, .7), .5), .9))
    crumbs = m.max(m.smooth(m.noise(11, 8, .8), .46, .56), m.mul(m.smooth(m.noise(3, 5, .7), .40, .60), .55))
    plane(6.4, -13, 12.8, -9.4, .003, film(m, m.mul(m.mul(m.smooth(reach, .75, .15), crumbs), g), (.085, .057, .036)))
    m = Mat('tyres')
    t = m.smooth(m.abs(m.sub(m.math('PINGPONG', m.add(m.x, m.mul(m.sub(m.noise(.25, 2), .5), .5)), 2.1), .95)), .17, .10)
    cover = m.mul(m.mul(t, m.smooth(m.noise(5, 6, .75), .32, .66, .03, .40)), m.mul(m.smooth(m.y, -1.6, -3.2), g))
    plane(-30, -20, 30, -1.2, .002, film(m, cover))
# steps with rail at the left, up to a door
box((-21.98, -.05, 1.2), (-20.92, .05, 3.36), trim, .01)
box((-21.90, -.08, 1.2), (-21.0, .05, 3.3), plain('office_door', (.10, .165, .22), .5), .01)
box((-21.12, -.14, 2.2), (-21.05, -.08, 2.32), steel, .01)
for k in range(6):
    box((-22.1, -.9 - .28 * (5 - k), 0), (-20.8, -.62 - .28 * (5 - k) if k < 5 else -.02, .2 * (k + 1)), trim, .003)
for x in (-22.0, -20.9):
    tube((x, -2.25, 1.1), (x, -.85, 2.1), .022, yellow)
    tube((x, -.85, 2.1), (x, -.10, 2.1), .022, yellow)  # around the landing
    for y, z in ((-2.25, .1), (-.85, 1.1), (-.10, 1.1)):
        tube((x, y, z), (x, y, z + 1.0), .02, yellow)
# grille, kerb strip, trees
box((45, -40, 0), (45.4, 0, .2), trim, .02)
hedge(37, -3, 60, -1, 0, 1.6, 9, 2.4)
for i, (x, y, h) in enumerate(((39, 3, 9), (43, -1, 8), (47, 5, 10), (-40, -4, 9), (41, -8, 7.5), (50, -3, 9))):
    palm(x, y, h, 0, 160 + i, 22, (.4, 0), .18, 1.2)
# trailer parked at one door, and in the yard's view at the left: ribbed skin between rails, marker lamps, reflecting tape, twin axles, landing gear
tx = -4.2 if a['view'] == 'hero_yard' else 12.6
near = tx - 1.3
skin = wall('trailer', (.60, .60, .59), .3, 'tiltwall.png', (20, 2.75), 0, z0=1.12, rough=.35, bump=.03)
tape, amber = [plain('tape', (.55, .54, .52), .4), plain('tape', (.40, .03, .025), .4)], plain('amber', (.75, .26, .01), .3)
rim = plain('rim', (.42, .42, .41), .45, .3, vary=.2)
box((near, -13.6, 1.15), (tx + 1.3, -.30, 3.95), skin, .03)
box((near, -13.6, .98), (tx + 1.3, -.30, 1.15), dark, .01)
box((near - .12, -.32, 1.17), (near + .03, -.04, 4.0), black, .03)
for z0, z1 in ((1.14, 1.30), (3.82, 3.97)):
    box((near - .03, -13.62, z0), (tx + 1.33, -.28, z1), steel, .008)
for k in range(44):
    for side in (near - .014, tx + 1.3):
        box((side, -13.4 + k * .30, 1.3), (side + .014, -13.36 + k * .30, 3.82), skin, 0)
for k in range(22):
    box((near - .036, -13.5 + k * .6, 1.19), (tx + 1.336, -13.2 + k * .6, 1.245), tape[k % 2], 0)
for y in (-.6, -6.8, -13.2):
    for z in (1.35, 3.75):
        box((near - .05, y - .05, z - .025), (near - .014, y + .05, z + .025), amber, .008)
box((tx - .5, -6.2, .62), (tx + .5, -1.9, .98), dark, .02)             # axle slider
for y in (-3.2, -4.5):
    tube((tx - 1.1, y, .52), (tx + 1.1, y, .52), .08, dark, 12)
    for s in (-1, 1):
        for inner in (0, .32):
            tyre = [(.28, -.02), (.285, -.12), (.46, -.13), (.51, -.09), (.52, -.05), (.52, .05), (.51, .09), (.46, .13), (.285, .12), (.28, -.01)]
            o = lathe(tyre, black, (tx + s * (1.13 - inner), y, .52), 40)
            o.rotation_euler = (0, math.pi / 2, 0)
        o = lathe([(.29, -.02), (.285, .09), (.27, .10), (.25, .09), (.235, .05), (.12, .045), (.115, .11), (.10, .13), (.02, .135)], rim, (tx + s * 1.14, y, .52), 40)
        o.rotation_euler = (0, s * math.pi / 2, 0)
        disc = tx + s * 1.185
        for k in range(10):
            at = lambda r, t: (y + r * math.cos(t), .52 + r * math.sin(t))
            nut, hole = at(.155, math.tau * k / 10), at(.205, math.tau * (k + .5) / 10)
            tube((disc, *nut), (disc + s * .035, *nut), .014, steel, 6)
            if k % 2:
                tube((disc, *hole), (disc + s * .012, *hole), .022, black, 12)
for s in (-.9, .9):
    box((tx + s - .32, -5.35, .25), (tx + s + .30, -5.32, .98), black, .005)  # mud flaps
    box((tx + s - .06, -11.2, .05), (tx + s + .06, -11.05, 1.1), steel, .01)
    box((tx + s - .16, -11.3, 0), (tx + s + .16, -10.95, .05), steel, .01)
trees((-52, -34), (-50, 26), 14)
trees((58, -34), (56, 20), 12)

sky(37, -146, .55, 6.6)
shoot(a, ev=.1, samples=9,
      pair=((-5.6, -12.4, 1.9), (2.2, 0, 1.9), 25, dict(shift_y=.045, fstop=8, focus=13)),
      hero=((9.2, -11.8, 1.8), (-1.2, 0, 1.9), 25, dict(shift_y=.045, fstop=8, focus=13, dry=True, washed=[((2.3, -4, 0), (1, .3, 0))])),
      hero_yard=((1.4, -16.2, 1.7), (3.4, -4.2, 1.7), 24, dict(shift_y=.045, fstop=8, focus=12, dry=True, washed=[((2.65, -13, 0), (1, -.2, 0))])),
      door=((1.9, -5.2, 1.6), (-.2, 0, 1.6), 28, dict(shift_y=.04, fstop=8, focus=5.5, washed=[((.1, 0, 1.8), (1, 0, .3))])),
      wall=((-2.6, -8.6, 1.7), (1.6, 0, 1.7), 26, dict(shift_y=.24, fstop=8, focus=9, washed=[((1.2, 0, 0), (1, 0, .1))])),
      apron=((-3.4, -6.6, 1.5), (-.6, -2.6, .1), 28, dict(level=False, fstop=8, focus=4.6, dry=True, washed=[((-.5, -2.5, 0), (.82, -.57, 0))])),
      trailer=((5.4, -14.4, 1.35), (10.6, -5.4, 1.1), 27, dict(shift_y=-.03, fstop=6, focus=9, dry=True, washed=[((9.0, -8, 0), (-1, .1, 0))])))
