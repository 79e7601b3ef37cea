"""Beach hotel: porte-cochere over a paved arrival court, lobby behind it, balconies above."""
from kit import *

a = begin()
g = a['g']
F, BASE, BAY, X0, BAYS, FLOORS = 3.05, 5.0, 4.4, -29.5, 12, 3
LX = 8.4  # half the width of the lobby
BODY = dict(mask='cwall.png', size=(37, 10.6), z0=BASE)  # the mask's drips begin at the slabs
white, sand = wall('white', (.56, .545, .515), g, **BODY), wall('sand', dusty((.55, .46, .35), .16 * g), g)
slab = wall('slab', (.55, .535, .51), g, offset=4, bump=.2, **BODY)
storey, fascia = hung('storey', (.53, .51, .475), g, 4.72), hung('fascia', (.56, .545, .515), g, 5.62, 6)
cap, ledge = hung('cap', (.55, .535, .51), g, 6.0, 3, bump=.2), hung('ledge', (.55, .535, .51), g, 1.17, 5, bump=.2)
coral = wall('coral', (.50, .42, .325), g, 'deckwall.png', (12, 3.6), 2, -.06, bump=.9)
round_bed = wall('round_bed', (.50, .42, .325), g, 'deckwall.png', (12, 3.6), 2, -.06, bump=.9, around=(-13.4, -13.4, 2.4))
bed_cap = ground('fuel', 14, (2.3, 7.1), g, .6, .006, (.58, .53, .45), (.60, .56, .48))
column = hung('column', (.55, .53, .49), g, 4.5, 11)
court = ground('pav', 6, (2.1, .6), g, .9, .010, (.68, .64, .59), (.62, .61, .58), spec=.03, through=.85)  # porous: a sheen would bleach the bricks at a distance
walk = ground('tile', 7.2, (2.1, .6), g, .9, .010, (.52, .50, .47), (.66, .64, .60))
kerb = ground('lot', 14, (3.3, 1.1), g, .8, .008, (.62, .60, .57), curb=(.15, 0))
frame, steel, dark = plain('frame', (.62, .61, .58), .4), plain('steel', (.55, .56, .57), .28, .9), plain('dark', (.03, .032, .035), .4)
pane = glass('pane', (.58, .66, .66), (.9, .96, 1), 1.6, .08)
lobby_glass = glass('lobby', (.74, .80, .79), (.95, 1, 1), 1.55, .05, g, 'bwall.png', (20, 6.2), 3, .34)
rail_glass = glass('rail_glass', (.72, .82, .81), (.9, .95, .95), 1.5, 0., g, 'railmask.png', (12, 3.05), 13, .35)
lamp, pendant, cove = glow('lamp', (1, .82, .56), 12), plain('pendant', (.82, .78, .70), .6, **{'Emission': (1, .82, .56, 1), 'Emission Strength': .45}), glow('cove', (1, .86, .64), 6)
teak, rattan = plain('teak', (.28, .16, .08), .5, vary=.3, vary_scale=4), plain('rattan', (.30, .20, .11), .8)
cloth, teal = plain('cloth', (.66, .63, .57), .9), plain('teal', (.05, .24, .27), .8)
plaster, floor = plain('plaster', (.58, .55, .50), .8), plain('floor', (.46, .42, .36), .2)
curtain = plain('curtain', (.62, .59, .53), .9)
browns = [plain('board', c, .5) for c in ((.27, .155, .08), (.25, .14, .07), (.295, .17, .09))]


def sheet(xa, xb, z0, z1, y, mat):
    """Glass seen at a slant is one face: inside a thick pane such a ray would be caught, and the pane turn black."""
    quad([(xa, y, z0), (xb, y, z0), (xb, y, z1), (xa, y, z1)], mat)


# rooms and balconies above
for k in range(FLOORS):
    z = BASE + k * F
    for i in range(BAYS):
        xa, xb, proud = X0 + i * BAY, X0 + (i + 1) * BAY, i % 3 != 2
        y = -.3 if proud else .2
        box((xa - .02, y, z - .16), (xb + .02, 1.75, z + .08), slab, .015)
        box((xa - .10, y + .12, z), (xa + .10, 1.75, z + F), white, .012)
        for lo, hi in (((xa + .1, z), (xa + .5, z + 2.4)), ((xb - .5, z), (xb - .1, z + 2.4)), ((xa + .1, z + 2.4), (xb - .1, z + F))):
            box((lo[0], 1.55, lo[1]), (hi[0], 1.75, hi[1]), sand, .01)
        xs = [xa + .5 + (BAY - 1.) * q / 3 for q in range(4)]
        for q, x in enumerate(xs):
            box((x - .035, 1.56, z + .08), (x + .035, 1.66, z + 2.4), frame, .005)
            if q < 3:
                sheet(x, xs[q + 1], z + .1, z + 2.38, 1.60, pane)
        box((xs[0], 1.56, z + 2.34), (xs[3], 1.66, z + 2.42), frame, .005)
        for x in (xs[0], xs[3] - rng.uniform(.4, 1.3)):  # curtains
            w, v = rng.uniform(.35, 1.2), []
            n = int(w / .12)
            for j in range(n + 1):
                v += [(x + w * j / n, 1.85 + .05 * math.sin(j * 1.9), z + .1), (x + w * j / n, 1.85 + .05 * math.sin(j * 1.9), z + 2.4)]
            link('curtain', make_mesh('curtain', v, [(2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2) for j in range(n)], curtain, True))
        box((xa, 4.6, z), (xb, 4.7, z + F), plaster, 0)
        box((xa, 1.7, z + F - .2), (xb, 4.75, z + F - .1), plaster, 0)
        if rng.random() < .35:
            lathe([(.02, 0), (.02, 1.1), (.17, 1.1), (.11, 1.4), (.02, 1.4)], pendant, (xb - .9, 3.6, z + .1), 16)
        top, y = z + 1.14, y + .08
        box((xa + .1, y - .025, top - .03), (xb - .1, y + .025, top + .02), steel, .006)
        for q in range(4):
            x = xa + .12 + (BAY - .24) * q / 3
            box((x - .02, y - .02, z + .08), (x + .02, y + .02, top), steel, .005)
            if q < 3:
                sheet(x + .04, x + (BAY - .24) / 3 - .04, z + .16, top - .05, y, rail_glass)
        if i % 3 == 1:  # where the next bay stands back, the rail turns to it
            box((xb - .125, y, top - .03), (xb - .075, .32, top + .02), steel, .006)
            quad([(xb - .1, y, z + .16), (xb - .1, .30, z + .16), (xb - .1, .30, top - .05), (xb - .1, y, top - .05)], rail_glass)
        if rng.random() < .7:
            x = xa + rng.uniform(.7, 2.2)
            for dx in (0, 1.2):
                c = x + dx
                box((c, .70, z + .40), (c + .55, 1.22, z + .48), rattan, .02)
                box((c, 1.18, z + .46), (c + .55, 1.23, z + .92), rattan, .015)
                for e in (0, .51):
                    box((c + e, .70, z + .62), (c + e + .04, 1.22, z + .66), rattan, .008)
                    for f in (.70, 1.18):
                        box((c + e, f, z + .08), (c + e + .04, f + .04, z + .64), rattan, .005)
XB = X0 + BAYS * BAY
box((X0, .0, BASE + FLOORS * F - .16), (XB, 2, BASE + FLOORS * F + 1.1), white, .02)
box((X0 - .2, -.3, BASE + FLOORS * F + 1.0), (XB + .2, 2.2, BASE + FLOORS * F + 1.25), slab, .03)
box((X0, 4.75, BASE - .1), (XB, 16, BASE + FLOORS * F + .9), white, .02)
for xa, xb in ((X0, -LX), (LX, XB)):
    box((xa, 4.75, 0), (xb, 16, BASE), white, .02)
for s in (-1, 1):
    box((s * LX - .05, 4.7, .1), (s * LX + .05, 9, 4.6), plaster, 0)
box((XB - .1, .1, BASE - .1), (XB + .12, 16, BASE + FLOORS * F + 1.), white, .02)
box((XB - .1, .5, 0), (XB + .12, 16, BASE), plaster, 0)
# ground storey: lobby glass in the middle, wings with tall windows
box((X0, .0, 4.55), (XB, 1.9, BASE - .1), storey, .015)
box((X0, -.12, BASE - .28), (XB, .3, BASE - .1), cap, .015)
for xa, xb in ((X0, -LX), (LX, XB)):
    n = round((xb - xa) / 2.9)
    for k in range(n + 1):
        x = xa + (xb - xa) * k / n
        box((max(X0, x - .55), .1, .12), (min(XB, x + .55), .6, 4.6), storey, .012)
        box((max(X0, x - .60), .04, .12), (min(XB, x + .60), .6, .95), coral, .012)
    box((xa, .15, .12), (xb, .5, .9), coral, .012)
    box((xa, .12, 3.7), (xb, .5, 4.6), storey, .012)
    box((xa, .05, .88), (xb, .45, .97), ledge, .01)
    sheet(xa, xb, .95, 3.7, .40, lobby_glass)
    for k in range(2 * n):
        x = xa + (xb - xa) * (k + .5) / (2 * n)
        box((x - .025, .36, .95), (x + .025, .46, 3.7), frame, .004)
    box((xa, .355, 2.75), (xb, .46, 2.82), frame, .004)
    box((xa, 4.3, 0), (xb, 4.5, 4.5), plaster, 0)
    box((xa, .5, .05), (xb, 4.5, .14), floor, 0)
    for k in range(n):
        x = xa + (xb - xa) * (k + .5) / n
        lathe([(.01, 0), (.20, .05), (.26, .34), (.2, .36), (.01, .12)], pendant, (x, 2.0, 2.32), 20)
        tube((x, 2.0, 2.44), (x, 2.0, 4.6), .012, dark, 6)
        box((x - .9, 1.2, 4.42), (x + .9, 1.5, 4.45), cove, 0)
        box((x - .55, 4.24, 1.22), (x + .55, 4.3, 2.02), (teal, teak)[k % 2], .01)
        box((x - .6, 2.4, .14), (x + .6, 3.2, .86), teak, .02)
        box((x - .9, 3.6, .14), (x + .9, 4.2, .95), rng.choice((cloth, teal)), .06)
for k in range(13):
    x = -LX + k * 2 * LX / 12
    box((x - .035, .3, .12), (x + .035, .42, 4.5), frame, .004)
    if k < 12:
        sheet(x + .035, x + 2 * LX / 12 - .035, .2, 4.5, .35, lobby_glass)
for z in (.12, 2.7, 4.45):
    box((-LX, .3, z), (LX, .42, z + .08), frame, .004)
for x in (-.75, -.62, .58, .71):
    box((x, .22, 1.0), (x + .04, .26, 1.9), steel, .006)
for x in (-.665, .665):
    box((x - .03, .28, .12), (x + .03, .44, 2.7), frame, .004)
box((-1.4, .28, .12), (1.4, .44, .30), frame, .004)
box((-LX, 9, 0), (LX, 9.2, 4.6), teak, 0)
for k in range(28):
    box((-LX + k * .6, 8.96, .13), (-LX + k * .6 + .585, 9, 4.6), browns[k % 3], 0)
box((-LX, .3, .05), (LX, 9, .13), floor, 0)
box((-LX, .5, 4.5), (LX, 9, 4.6), plaster, 0)
for x in (-5.5, 0, 5.5):
    for d in (-1.3, 0, 1.3):
        box((x + d - .11, 2., 4.46), (x + d + .11, 7.5, 4.49), cove, 0)
    lathe([(.05, 0), (.75, .1), (.8, .35), (.05, .3)], pendant, (x, 3.6, 3.3), 28)
    tube((x, 3.6, 3.6), (x, 3.6, 4.5), .014, dark, 6)
box((-3, 7.6, .13), (3, 8.3, 1.25), cloth, .02)
box((-3.1, 7.5, 1.25), (3.1, 8.4, 1.32), teak, .01)
for x in (-6.8, -5.7, -4.6, 4., 5.1, 6.2):
    for y in (2.2, 4.4):
        chair(x, y, .13, rng.choice((cloth, teal)), dark)
# porte-cochere
PX, PY = 8.6, -10.2
box((-PX, PY, 4.62), (PX, -.05, 5.7), fascia, .02)
box((-PX - .14, PY - .14, 5.62), (PX + .14, -.05, 5.86), cap, .02)
box((-PX - .07, PY - .07, 4.56), (PX + .07, -.05, 4.74), cap, .02)
plane(-PX + .2, PY + .2, PX - .2, -.1, 4.555, teak)
for k in range(30):
    x = -PX + .3 + k * .57
    box((x, PY + .2, 4.53), (x + .025, -.1, 4.556), dark, 0)
for x in (-7.4, 7.4):
    for y in (PY + 1.1, -3.0):
        for dx in (-.62, .62):
            box((x + dx - .32, y - .32, .05), (x + dx + .32, y + .32, 4.6), column, .015)
            box((x + dx - .40, y - .40, 4.30), (x + dx + .40, y + .40, 4.48), cap, .012)
        box((x - 1.2, y - .52, .0), (x + 1.2, y + .52, 1.05), coral, .02)
        box((x - 1.27, y - .59, 1.05), (x + 1.27, y + .59, 1.15), ledge, .012)
for x in (-4.6, 0, 4.6):
    for y in (-8.3, -5.4, -2.4):
        lathe([(.01, 0), (.15, 0), (.15, .03)], lamp, (x, y, 4.515), 20)
        if a['view'] != 'pair':  # near the drive, its shade would be a black slab
            light((x, y, 4.4), 80, (x, y, 0), 130, (1, .88, .70), .15)
drips((-PX, PY - .006, 5.62), (PX, PY - .006, 5.62), .95, g)
drips((-PX - .006, -.05, 5.62), (-PX - .006, PY, 5.62), .95, g)
for x in (-7.4, 7.4):
    for y in (PY + 1.1, -3.0):
        drips((x - 1.2, y - .526, 1.05), (x + 1.2, y - .526, 1.05), .8, g)
text('HOTEL', (0, PY - .02, 5.2), .52, plain('letter', (.05, .16, .18), .4), .07, spacing=1.5)
# court, raised walk, beds
plane(-70, -70, 70, -2.2, 0, court)
if g:  # oil where cars wait, and gum: on bricks alone the dirt looks like mud
    m = Mat('drops')
    wide = m.mul(m.smooth(m.voronoi(.75, m.warp(2.4, .42)), .36, .10), m.smooth(m.noise(.45, 5, .7), .42, .56))
    small = m.mul(m.smooth(m.voronoi(2.6, m.warp(4, .12)), .15, .09), m.smooth(m.noise(.9, 4), .42, .52))
    plane(-40, -40, 40, -2.3, .003, film(m, m.mul(m.max(m.mul(wide, .72), m.mul(small, .8)), g)))
plane(-70, -2.1, 70, .6, .12, walk)
box((-70, -2.25, -.1), (70, -2.05, .125), kerb, .025, 4)
for x in range(-3, 4):
    if abs(x) > 0:
        cylinder(x * 1.55, -1.85, .12, .95, .07, steel, 20)
        lathe([(.07, 0), (.05, .035), (.01, .045)], steel, (x * 1.55, -1.85, .95), 20)
petals, white_petals = flowers((.80, .22, .12)), flowers((.82, .80, .72), 95)
for xa, xb in ((X0, -10.2), (10.2, XB)):
    box((xa, -3.6, -.05), (xb, -.1, .34), coral, .03)
    plane(xa + .2, -3.45, xb - .2, -.1, .35, VEG['soil'])
    hedge(xa + .3, -1.1, xb - .3, -.3, .3, .65, 34, 1.1)
    for _ in range(260):
        at = (rng.uniform(xa + .3, xb - .3), rng.uniform(-3.3, -2.5), .48 + rng.uniform(-.06, .14))
        scatter(petals if rng.random() < .7 else white_petals, at, rng.uniform(.5, .8))
    for k in range(int((xb - xa) / 2.2)):
        shrub(xa + 1 + k * 2.2, -1.9, .3, .6, .8, 24, 1.)
cx, cy = -13.4, -13.4  # round bed at the edge of the court
lathe([(.02, 0), (2.4, 0), (2.4, .38), (2.1, .40), (2.08, .30), (.02, .34)], round_bed, (cx, cy, 0), 72)
cylinder(cx, cy, .30, .39, 2.07, VEG['soil'], 72)
lathe([(2.43, .37), (2.44, .44), (2.40, .46), (2.10, .46), (2.06, .44), (2.05, .37)], bed_cap, (cx, cy, 0), 96)
for k in range(420):
    t, q = rng.uniform(0, 6.3), 1.8 * math.sqrt(rng.random())
    z = .42 + rng.uniform(-.05, .05) + .3 * max(0, 1.3 - q) * rng.random()
    scatter(petals if q > 1.3 and k % 3 else VEG['clusters'], (cx + q * math.cos(t), cy + q * math.sin(t), z), rng.uniform(.5, 1.))
    if q > 1.3 and k % 3:  # no petals without their green
        scatter(VEG['clusters'], (cx + q * math.cos(t), cy + q * math.sin(t), z - .05), .6)
palm(cx - .5, cy, 6.2, .3, 506, 24, (-.4, .1), .17, 1.1)
for k, x in enumerate((-5.2, 6.1)):  # pots at the doors
    lathe([(.02, 0), (.28, 0), (.40, .70), (.44, .76), (.38, .78), (.35, .62), (.05, .6)], coral, (x, -.7, .12), 32)
    shrub(x, -.7, .85, .42, .8, 26, .7)
# what no tile knows: mildew in patches, tyre marks bending under the roof, and drips of oil where cars stop
if g:
    m = Mat('mildew')
    patches = m.smooth(m.add(m.noise(1.6, 9, .80), m.mul(m.sub(m.noise(.22, 2), .5), .5)), .50, .60)
    plane(-40, -24, 26, -2.3, .002, film(m, m.mul(patches, .22 * g), (.036, .040, .026)))
    m = Mat('tyres')
    wander = m.mul(m.sub(m.noise(.22, 2), .5), 1.1)
    bend = m.add(m.add(m.y, wander), m.mul(m.mul(m.max(m.sub(m.abs(m.x), 7.), 0.), m.max(m.sub(m.abs(m.x), 7.), 0.)), .035))
    marks = None
    for y0 in (-8.5, -6.9, -5.6, -4.1):
        line = m.smooth(m.abs(m.sub(bend, y0)), .42, .0)
        marks = m.max(marks, line) if marks else line
    cover = m.mul(m.mul(marks, m.smooth(m.noise(2.4, 5, .65), .25, .7, .05, .32)), g)
    plane(-26, -16, 26, -2.3, .004, film(m, cover))
    m = Mat('oil')
    spots = m.smooth(m.voronoi(.9, m.warp(3., .25)), .26, .10)
    broken = m.smooth(m.noise(9, 6, .75), .34, .58)  # no even ovals
    cover = m.mul(m.mul(m.mul(spots, broken), m.smooth(m.abs(m.add(m.y, 6.3)), 2.6, .6)), .7 * g)
    plane(-8, -9.4, 8, -3., .007, m.done(m.blend(cover, m.shader('BsdfTransparent', {0: (1, 1, 1)}), m.surface((.016, .015, .013), .45))))
for i, (x, y, h, lean) in enumerate(((-11.6, -2.6, 7.6, (.3, -.1)), (11.8, -2.4, 8.4, (-.2, 0)), (-17.5, -2.4, 6.8, (.3, 0)),
                                     (17.6, -2.5, 7.4, (.2, 0)), (25, -3, 9, (.4, 0)), (XB + 4, 2, 11, (.4, 0)), (XB + 8, 7, 12, (-.3, 0)),
                                     (-6, -36, 8, (.3, 0)), (5, -38, 9, (0, 0)), (-17, -37, 8, (0, 0)), (16, -37, 8.5, (.2, 0)))):
    palm(x, y, h, .2, 470 + i, 24, lean, .18, 1.15)
hedge(XB + 1, 3, XB + 40, 6, 0, 2.6, 7, 2.6)
for i in range(14):  # trees across the road, seen only in the glass
    shrub(-42 + i * 6 + rng.uniform(-1, 1), -47 + rng.uniform(-2, 2), 0, rng.uniform(3, 4), rng.uniform(5, 8), 1.4, 4.6)
trees((-64, -52), (-58, 4), 14)
trees((-62, 5), (-57, 26), 6)

sky(44, -132, .5, 6.4)
shoot(a, ev=.57, samples=9,
      pair=((-10.8, -23.6, 1.65), (-.6, 0, 1.65), 26, dict(ev=.66, shift_y=.075, fstop=9, focus=17)),
      hero=((11.6, -18.4, 1.65), (-2.2, -3.2, 1.65), 25, dict(shift_y=.12, fstop=9, focus=15, samples=20, washed=[((6.0, -12.5, 0), (1, .45, 0))])),
      court=((5.4, -13.6, 1.6), (-2.8, -6.0, -.2), 26, dict(level=False, fstop=9, focus=8, samples=20, dry=True, washed=[((2.4, -10.2, 0), (1, .35, 0))])))
