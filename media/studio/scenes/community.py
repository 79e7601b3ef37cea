"""Community entrance: monument sign wall, sidewalk, paver crossing, royal palms."""
from kit import *

a = begin()
g = a['g']
half = a['view'] == 'roof'  # a view from above, half washed in one render
LOW, HIGH = dict(mask='signwall.png', size=(12, 2.9)), dict(mask='gwall.png', size=(24, 8.2))
walk = ground('walk', 14, (4.2, 8.1), g, .9, .010, (.68, .655, .615), (.58, .56, .50), .35)
pavers = ground('pav', 6, (2.3, 1.7), g, .95, .010, (.78, .71, .63), (.64, .62, .56))
kerb = ground('fuel', 14, (3.3, 5.6), g, .8, .008, (.68, .655, .62), curb=(.18, -.15), least_rough=.85)
stucco, cap = wall('stucco', (.62, .55, .435), g, offset=2, **LOW), wall('cap', (.63, .605, .555), g, offset=6, bump=.2, **LOW)


def ledgestone(m, u, w, colour):
    """Stacked stone: brick cells with random tone and depth."""
    n = m.node('ShaderNodeTexBrick', {'Vector': m.xyz(u, w, 0.), 'Color1': (.30, .26, .21), 'Color2': (.52, .45, .36), 'Mortar': (.07, .06, .05), 'Scale': 1.,
                                      'Mortar Size': .006, 'Bias': -.1, 'Brick Width': .34, 'Row Height': .085}, offset=.37, squash=1.5, squash_frequency=3)
    depth = m.channels(n.outputs['Color'])[0]
    return n.outputs['Color'], m.sub(m.mul(depth, 3.), m.mul(n.outputs['Fac'], 2.))


stone = wall('stone', (.40, .36, .30), g, offset=4, pattern=ledgestone, bump=.9, strength=.8, **LOW)
bronze, dark, spot = plain('bronze', (.075, .050, .028), .35, .85), plain('dark', (.03, .03, .03), .45), glow('spot', (1, .82, .55), 6)

# road, paver crossing, kerb, walk
street = asphalt(colour=.058)
plane(-48, -40, 60, -4.66, -.145, street)
plane(-48, -4.66, -42, 60, -.145, street)  # the cross street at its end
plane(-42, -5.1, 60, -4.655, -.141, ground('lot', 14, (9, 4), g, .8, .008, (.66, .635, .60)))
box((-42, -4.66, -.3), (60, -4.5, .004), kerb, .025, 4)
box((-48.16, -40, -.3), (-48, 60, .004), kerb, .025, 4)
box((-49.5, -40, -.12), (-48.16, 60, .005), walk, .008)
box((-42, -4.5, -.3), (-41.84, 60, .004), kerb, .025, 4)
box((-41.9, -3.75, -.12), (60, -1.55, .005), walk, .008)
plane(-41.9, -4.53, 60, -3.75, -.004, VEG['soil'])  # up to the curb's edge, or a black slit would show
plane(-41.9, -1.55, 60, 60, -.03, VEG['turf'])
plane(-80, -40, -48.1, 60, -.03, VEG['turf'])
plane(3.6, -4.5, 8.6, 26, .008, pavers)
for x in (3.5, 8.6):  # edging, but not across the walk
    for y0, y1 in ((-4.5, -3.75), (-1.55, 26)):
        box((x, y0, -.1), (x + .1, y1, .03), kerb, .01)
if not half:  # out of the roof's sight, and most of the minutes that the scene takes to build
    grass(-9, -4.48, 3.4, -3.79, -.03, 190, 1.2)
    grass(8.8, -4.48, 14, -3.79, -.03, 150, 1.2)
    grass(-9, -1.51, 3.4, 1.2, -.03, 150, 1.2)
    grass(8.8, -1.51, 15, 2.6, -.03, 110, 1.2)
    grass(-20, -1.51, -9, 7.4, -.03, 100, 1.3)
    grass(-9, 1.2, 3.4, 7.1, -.03, 34, 1.6)
    grass(-24, -4.48, -9, -3.79, -.03, 110, 1.3)
    grass(-41.8, -4.48, -24, -3.79, -.03, 40, 1.9)
    grass(-41.8, -1.51, -20, 8, -.03, 26, 2.)
    if a['view'] == 'gate':
        grass(8.75, 2.6, 14, 16, -.03, 60, 1.3)

# monument wall: stone base, stucco panel, two piers, curved wings as steps
box((-5.6, 1.5, 0), (1.6, 2.0, .62), stone, .02)
box((-5.7, 1.42, .62), (1.7, 2.06, .72), cap, .02)
box((-5.64, 1.56, .72), (1.64, 1.94, 2.2), stucco, .015)
box((-5.0, 1.52, .92), (1.0, 1.56, 2.0), cap, .015)
box((-5.64, 1.48, 2.2), (1.64, 2.02, 2.34), cap, .02)
box((-3.6, 1.52, 2.34), (-.4, 1.98, 2.62), stucco, .02)
box((-3.75, 1.46, 2.62), (-.25, 2.04, 2.74), cap, .02)
for x in (-6.1, 2.1):
    box((x - .48, 1.28, 0), (x + .48, 2.22, 2.55), stone, .025)
    box((x - .58, 1.18, 2.55), (x + .58, 2.32, 2.68), cap, .025)
    box((x - .34, 1.42, 2.68), (x + .34, 2.08, 2.82), cap, .02)
    ball = [(.18 * math.sin(q * math.pi / 16), .30 - .18 * math.cos(q * math.pi / 16)) for q in range(2, 16)]
    lathe([(.12, 0), (.14, .03), (.13, .06), (.07, .10), (.07, .13)] + ball + [(.004, .48)], bronze, (x, 1.75, 2.82), 32)
for x0, x1, h in ((-8.6, -6.58, 1.45), (-10.6, -8.6, 1.05)):
    box((x0, 1.6, 0), (x1, 1.95, h), hung('wing', (.62, .55, .435), g, h, 2), .02)
    box((x0 - .05, 1.54, h), (x1, 2.01, h + .1), cap, .02)
drips((-5.0, 1.517, 2.0), (1.0, 1.517, 2.0), 1.0, g)  # mildew under the caps
drips((-5.64, 1.555, 2.2), (1.64, 1.555, 2.2), .22, g)
drips((-3.6, 1.516, 2.62), (-.4, 1.516, 2.62), .27, g)
for x0, x1, h in ((-8.6, -6.58, 1.45), (-10.6, -8.6, 1.05)):
    drips((x0, 1.594, h), (x1, 1.594, h), 1.2, g, .95)
    drips((x0, 1.593, h), (x1, 1.593, h), .45, g, .95)
for x in (-6.1, 2.1):
    drips((x - .48, 1.274, 2.55), (x + .48, 1.274, 2.55), 1.1, g)
drips((2.586, 1.28, 2.55), (2.586, 2.22, 2.55), 1.1, g)
text('WELCOME', (-2.0, 1.515, 1.58), .38, bronze, .05, spacing=1.16)
text('A RESIDENTIAL COMMUNITY', (-2.0, 1.515, 1.13), .115, bronze, .025, spacing=1.25)
for x in (-4.6, -2.9, -1.1, .6):
    box((x - .09, .55, .0), (x + .09, .75, .14), dark, .02)
    box((x - .07, .69, .05), (x + .07, .76, .12), spot, 0)
# planting bed
petals, yellow = flowers((.85, .16, .22)), flowers((.90, .62, .06), 95)
hedge(-5.4, .95, 1.4, 1.4, 0, .42, 70, .85)
for k in range(150):
    x, y = rng.uniform(-6.2, 2.4), rng.uniform(.25, .85)
    scatter(VEG['clusters'], (x, y, .06 + rng.uniform(0, .1)), rng.uniform(.5, .8))
for k in range(240):
    x, y = rng.uniform(-6.2, 2.4), rng.uniform(.22, .88)
    scatter(petals if int(x * .7 + 20) % 2 else yellow, (x, y, .18 + rng.uniform(-.06, .1)), rng.uniform(.35, .55))
for x in (-7.5, -9.6, 3.0):
    shrub(x, .95, 0, .6, .75, 90, .62)
# gatehouse and gate beyond
house = wall('house', (.70, .62, .50), g, offset=5, **HIGH)


def streaked(m, u, c):
    """The black streaks of shaded tile, thin below the ridge and wide at the eaves."""
    thin, wide = (m.noise(1, 8, .7, v=m.xyz(m.mul(u, often), m.mul(m.z, down), often)) for often, down in ((4.6, .35), (1.1, .5)))
    patch, grain = m.noise(.45, 6, .6), m.noise(24, 6, .75)
    grown = m.add(m.add(m.mul(thin, .50), m.mul(wide, .35)), m.add(m.mul(m.sub(patch, .5), .5), m.mul(m.sub(grain, .5), .22)))
    cover = m.mul(m.smooth(grown, .36, .50, .22, 1.), m.smooth(grain, .30, .52, .62, .95))
    edge = m.add(m.x, m.add(m.mul(m.z, .25), m.mul(m.sub(m.noise(1.4, 5, .6), .5), .7)))
    return m.mix(m.mul(cover, m.smooth(edge, -13.5, -13.6, 0., 1.) if half else .82 * g), c, (.018, .017, .014))


roof = tiles(streaked if g or half else None)
box((10.6, 11, 0), (14.2, 15, 3.2), house, .02)
hip(10.0, 10.4, 14.8, 15.6, 3.2, 1.8, roof, cap)
box((11.2, 10.95, 1.1), (12.6, 11.05, 2.4), plain('window', (.05, .07, .08), .05), 0)
box((11.1, 10.9, 1.0), (12.7, 11.1, 1.1), cap, .01)
box((10.5, 10.9, 0), (14.3, 11.0, .8), stone, .01)
for x0, x1 in ((-6, 2.95), (9.25, 10.6)):  # the fence on both sides of the gate
    tube((x1 - .05, 13.74, 0), (x1 - .05, 13.74, 1.6), .035, dark, 8)
    for z in (.2, 1.2, 1.45):
        tube((x0, 13.74, z), (x1, 13.74, z), .02, dark, 6)
    for k in range(int((x1 - x0) / .19)):
        tube((x1 - k * .19 - .1, 13.74, .1), (x1 - k * .19 - .1, 13.74, 1.53), .014, dark, 6)
for s in (0, 1):
    arch = lambda q: 1.5 + .35 * math.sin(math.pi * (s * 12 + q) / 24)
    for k in range(13):
        x = 3.7 + s * 2.5 + k * .19
        tube((x, 14, .1), (x, 14, arch(k) + .08), .014, dark, 6)
        if k:  # the upper rail follows the arch
            tube((x - .19, 14, arch(k - 1)), (x, 14, arch(k)), .02, dark, 6)
    for z in (.2, 1.2):
        tube((3.7 + s * 2.5, 14, z), (6.0 + s * 2.5, 14, z), .02, dark, 6)
    x = 8.5 if s else 3.68  # the stile that hangs in the hinges of the pier
    tube((x, 14, .1), (x, 14, 1.55), .03, dark, 8)
    for z in (.3, 1.2):
        tube((x - .08, 14, z), (x + .08, 14, z), .025, dark, 8)
for x in (3.3, 8.9):
    box((x - .35, 13.6, 0), (x + .35, 14.3, 2.3), stone, .02)
    box((x - .42, 13.5, 2.3), (x + .42, 14.4, 2.42), cap, .02)
# trees; none throws its crown's shadow on the sign, where it would look like a stain
for i, (x, y, h) in enumerate(((-7.6, 3.6, 7.4), (-3.6, 4.2, 8.2), (.2, 3.9, 7.2), (2.6, 8, 8.6), (9.8, 3.4, 7.8), (9.9, 8.2, 8.4),
                               (2.5, 14, 9), (-12, 6, 8.6), (14.6, 6, 8.4), (-17, 10, 9), (20, 12, 9), (-19, -9, 8), (2.2, -11, 8.5))):
    palm(x, y, h, 0, 220 + i, 24, (rng.uniform(-.35, .35), .1), .17, 1.15)
hedge(-30, 7.2, 3.0, 8.6, 0, 2.4, 26, 1.2)
hedge(14, 9, 34, 10.4, 0, 2.6, 11, 2.)
# behind the gate: a lane to the first home, and trees of several heights around it
plane(3.6, 14.5, 30, 19.5, .004, asphalt())
box((-1, 26, 0), (16, 36, 3.3), house, .02)
hip(-1.7, 25.3, 16.7, 36.7, 3.3, 2.7, roof, cap)
for x in (.4, 3.9, 6.9, 9.6, 12.4):
    box((x, 25.95, 1.0), (x + 1.7, 26.02, 2.3), plain('window', (.05, .07, .08), .05), 0)
    box((x - .1, 25.9, .9), (x + 1.8, 26.04, 1.0), cap, .01)
    for q in (0, .82, 1.64):
        box((x + q, 25.92, 1.0), (x + q + .06, 25.96, 2.3), cap, .005)
    box((x, 25.92, 2.24), (x + 1.7, 25.96, 2.3), cap, .005)
for x, y, r in ((.6, 24.8, .8), (2.3, 25, .7), (4.2, 24.7, .7), (5.6, 24.9, .9), (7.1, 24.8, .75), (8.5, 24.7, .9), (9.8, 24.8, .8), (11.6, 25, .7), (13.4, 24.7, .9)):
    shrub(x, y, 0, r, r * 1.2, 20, 1.6)
for k in range(19):
    x = -40 + k * 4.7
    shrub(x + rng.uniform(-1, 1), 40 + rng.uniform(-3, 3), 0, rng.uniform(3., 4.6), rng.uniform(5.5, 9.5), 14, 1.8)
box((-24, 20, 0), (-8, 28, 5.5), hung('house', (.70, .62, .50), g, 5.34, 5), .02)
hip(-25, 19, -7, 29, 5.5, 2.6, roof, cap)
if half:
    barrels(-25, 19, -7, 5, 5.5, 2.6, tiles(streaked, laid=(-25, 19)))
tube((-25, 18.94, 5.46), (-7, 18.94, 5.46), .07, cap)  # gutter and downspouts
for x in (-23.8, -8.2):
    tube((x, 19.9, 0), (x, 19.9, 5.3), .05, cap)
    tube((x, 19.9, 5.3), (x, 18.98, 5.44), .05, cap)
for x in (-22.6, -19.2, -15.8, -12.4):
    for z in (.9, 3.5):
        box((x, 19.9, z), (x + 1.6, 20.02, z + 1.3), plain('window', (.05, .07, .08), .05), 0)
        box((x - .1, 19.88, z - .1), (x + 1.7, 20.04, z), cap, .005)
        for q in (0, .77, 1.54):
            box((x + q, 19.87, z), (x + q + .06, 19.92, z + 1.3), cap, .005)
# across the cross street: homes behind a hedge
home, shade = plain('home', (.88, .82, .72), .8, vary=.08), plain('shade', (.05, .07, .08), .05)
for x, y in ((-62, -14), (-60, 1), (-62, 16)):
    box((x, y, 0), (x + 9, y + 11, 3.1), home, .02)
    hip(x - .7, y - .7, x + 9.7, y + 11.7, 3.1, 2.4, roof, cap)
    for q in (1.2, 5.0, 8.2):
        box((x + 8.98, y + q, 1.), (x + 9.03, y + q + 1.5, 2.3), shade, 0)
    shrub(x + 10.2, y + 3, 0, .9, 1.1, 18, 1.8)
    palm(x + 11.5, y + 9.5, 6, 0, 300 + y, 20, (.2, .1), .17, 1.15)
hedge(-51.6, -40, -50.4, 22, -.03, 1.5, 9, 2.4)
for x, y, h in ((-50, -9, 6.4), (-49.9, .5, 7.2), (-50.1, 8, 6.6), (-50, 14, 7.6)):
    palm(x, y, h, 0, 320 + int(x + y), 20, (.2, .1), .17, 1.15)
trees((-72, -38), (-68, 34), 17)
trees((-72, 36), (-42, 54), 9, *(.8, 2.3) if half else (1.4,))  # beside the roof
trees((-44, 62), (30, 66), 24, *(1.8, 2.3) if half else (1.9,))  # and behind it

sky(36, -142, .55, 9.3)
shoot(a, ev=.3, samples=8,
      pair=((2.9, -8.6, 1.8), (-.9, 1.5, 1.5), 25, dict(shift_y=-.035, fstop=7, focus=10)),
      hero=((7.6, -5.6, 1.65), (-2.2, 1.3, 1.5), 26, dict(shift_y=-.02, fstop=7, focus=10,
             washed=[[((4.9, -2.76, 0), (1, .42, 0)), ((0, 1.1, 0), (0, -1, 0), 0)], [((-1.5, 1.5, 0), (1, 0, .1)), ((0, 1.1, 0), (0, 1, 0), 0)]])),
      sign=((.9, -2.6, 1.5), (-2.2, 1.5, 1.5), 26, dict(shift_y=.02, fstop=6, focus=5, washed=[((-1.4, 1.5, 0), (1, 0, .1))])),
      gate=((6.2, -3.6, 1.6), (3.0, 6.0, 1.5), 26, dict(shift_y=.02, fstop=7, focus=7, washed=[((5.4, 0, 0), (1, .12, 0))])),
      roof=((-12.4, 10.4, 9.1), (-15.4, 22, 6.95), 42, dict(level=False, fstop=9, focus=14)),
      wing=((-6.7, -1.9, 1.45), (-8.35, 1.6, .85), 29, dict(fstop=8, focus=4, washed=[((-7.9, 1.6, 0), (1, 0, .1))])),
      curb=((-6.0, -4.4, 1.55), (-9.6, -2.75, .3), 27, dict(level=False, fstop=8, focus=5, ev=.62, washed=[((-8.5, -4.6, 0), (1, .1, 0))])))
