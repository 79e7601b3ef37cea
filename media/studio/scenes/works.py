"""The work itself, true for any property: an entrance wall, a canopy over a drive, a surface cleaner's track, a storm inlet, the truck."""
from kit import *

a = begin()
g = a['g']
view = a['view']
crew = view == 'hero_parked'  # someone is there, of whom the low sun shows the shadow
# what was just washed is wet in the pictures of the work
water = dict(wet=.25 if view == 'track' else .45, puddles=.2 if view == 'track' else .5) if view in ('track', 'inlet') and not g else {}
drive = ground('fuel', 14, (5.1, 2.4), g, .9, .012, (.66, .645, .615), (.55, .53, .49), .4, plane='yx', least_rough=.5, **water)
walk = ground('walk', 14, (2.2, 5.1), g, .9, .010, (.74, .715, .675), (.62, .60, .55), .35)
kerb = ground('lot', 14, (3.3, 1.1), g, .8, .008, (.74, .715, .675), curb=(.18, 0))
stucco, wing = hung('stucco', dusty((.60, .55, .46), .24 * g), g, 4.35, 3), hung('wing', (.42, .45, .46), g, 4.9, 11)
trim, base = wall('trim', (.62, .605, .57), g, 'gwall.png', (24, 8.2), 5, bump=.2), wall('base', (.38, .345, .30), g, 'lowall.png', (12, 2.4), 3, z0=-.3, bump=.8)
fascia, column = hung('fascia', (.64, .63, .60), g, 4.35, 8), hung('column', (.56, .50, .41), g, 3.62, 5, .5)
frame, dark, steel = plain('frame', (.035, .036, .04), .38), plain('dark', (.02, .02, .022), .5), plain('steel', (.5, .5, .5), .35, .9)
iron, timber = plain('iron', (.05, .045, .04), .6, .5, vary=.3), plain('timber', (.30, .17, .085), .5, vary=.12, vary_scale=3)
pane = glass('pane', (.72, .79, .78), (1, 1, 1), 1.55, .06, g, film=.45, mask='pane.png', size=(20, 8.2), offset=6)
closed, blind = glass('closed', (.55, .58, .57), (.9, .95, .95), 1.5, .05), blinds()
lamp, ceiling, plaster = glow('lamp', (1, .86, .66), 11), glow('ceiling', (1, .88, .70), 6), plain('plaster', (.60, .56, .50), .8)
floor = plain('floor', (.40, .36, .31), .3)

# ground: drive, kerb with its inlet, walk
plane(-50, -50, 50, -.3, 0, drive)
for x0, x1 in ((-50, -9.6), (-8.1, 50)) if view == 'inlet' else ((-50, 50),):
    box((x0, -.3, -.1), (x1, -.12, .15), kerb, .03, 4)
if view == 'inlet':
    box((-9.66, -.31, .11), (-8.04, -.09, .16), kerb, .015, 3)  # onto its neighbors, or their round ends would be slots
    box((-9.6, -.10, -.6), (-8.1, .3, .10), dark, 0)
    box((-9.97, -1.12, -.02), (-7.73, -.3, .006), iron, .004)
    for k in range(15):
        box((-9.68 + k * .118, -.90, .002), (-9.62 + k * .118, -.34, .009), dark, 0)
plane(-50, -.14, 50, 3.2, .148, walk)
# the wall: a stucco front with a glazed entrance, a grey wing on the left
box((-5.2, 3.0, 0), (1.2, 3.5, 4.4), stucco, .015)
for x0, x1 in ((5.4, 14.4), (18.6, 26)):
    box((x0, 3.0, 0), (x1, 3.5, 4.4), stucco, .015)
    box((x0 - .03, 2.93, 0), (x1, 3.4, .62), base, .012)
    box((x0 - .05, 2.90, .62), (x1, 3.4, .70), trim, .01)
box((-5.3, 2.9, 4.35), (26, 3.6, 4.62), trim, .02)
box((-5.2, 2.93, 0), (1.23, 3.4, .62), base, .012)
box((-5.2, 2.90, .62), (1.25, 3.4, .70), trim, .01)
box((-40, 2.6, 0), (-5.2, 14, 4.9), wing, .015)
box((-40, 2.5, 4.85), (-5.1, 14, 5.1), trim, .02)
for x in (-13.2, -9.8, -6.9):
    box((x - .75, 2.57, 1.0), (x + .75, 2.66, 2.7), blind, 0)
    quad([(x - .75, 2.55, 1.0), (x + .75, 2.55, 1.0), (x + .75, 2.55, 2.7), (x - .75, 2.55, 2.7)], closed)
    box((x - .85, 2.48, .90), (x + .85, 2.64, 1.0), trim, .01)
    box((x - .03, 2.52, 1.0), (x + .03, 2.6, 2.7), frame, .004)
for e in (1.2, 14.4):  # two glazed entrances with an empty hall behind, the second below the canopy
    for k in range(6):
        x = e + k * .84
        box((x - .03, 3.12, .15), (x + .03, 3.24, 4.3), frame, .004)
        if k < 5:
            quad([(x + .03, 3.17, .2), (x + .81, 3.17, .2), (x + .81, 3.17, 4.25), (x + .03, 3.17, 4.25)], pane)
    for z in (.15, 2.5, 4.22):
        box((e, 3.11, z), (e + 4.2, 3.25, z + .08), frame, .004)
    for x in (e + 1.57, e + 1.79):  # pulls of the double door, beside its middle post
        box((x - .02, 3.02, .95), (x + .02, 3.06, 1.85), steel, .006)
    box((e + .87, 3.12, .15), (e + 2.49, 3.24, .40), frame, .004)
    for lo, hi, mat in (((-.2, 8.6, 0), (4.4, 8.7, 4.4), plaster), ((-.1, 3.3, .05), (4.3, 8.6, .15), floor), ((-.1, 3.3, 4.3), (4.3, 8.6, 4.4), plaster),
                        ((-.2, 3.4, 0), (-.05, 8.6, 4.4), plaster), ((4.25, 3.4, 0), (4.4, 8.6, 4.4), plaster)):
        box((e + lo[0], *lo[1:]), (e + hi[0], *hi[1:]), mat, 0)
    for y in (4.4, 6.2, 7.8):
        box((e + .4, y, 4.27), (e + 3.8, y + .2, 4.295), ceiling, 0)
    box((e + .8, 7.2, .15), (e + 3.4, 7.9, 1.2), timber, .02)
for x in (.2, 6.4):
    box((x - .06, 2.78, 2.5), (x + .06, 2.98, 3.0), frame, .006)
    box((x - .04, 2.80, 2.55), (x + .04, 2.94, 2.95), lamp, 0)
# the canopy over the drive, on round-cornered columns
CX0, CX1, CY0, H = 9.2, 18.6, -8.2, 3.62
box((CX0, CY0, H), (CX1, 2.95, 4.35), fascia, .03)
box((CX0 - .06, CY0 - .06, 4.28), (CX1 + .06, 2.95, 4.46), trim, .015)
plane(CX0 + .15, CY0 + .15, CX1 - .15, 2.9, H - .004, plain('deck', (.66, .655, .63), .45))
for k in range(27):
    box((CX0 + .2 + k * .34, CY0 + .2, H - .02), (CX0 + .22 + k * .34, 2.9, H - .002), dark, 0)
for x in (11.4, 13.9, 16.4):
    for y in (-6.4, -3.4, -.6):
        lathe([(.01, 0), (.13, 0), (.13, .03)], lamp, (x, y, H - .035), 20)
for x in (10.2, 17.6):
    for y in (-7.2, -1.2):
        box((x - .40, y - .40, 0), (x + .40, y + .40, H), column, .05, 4)
        box((x - .48, y - .48, 0), (x + .48, y + .48, .72), base, .02)
        box((x - .52, y - .52, .72), (x + .52, y + .52, .80), trim, .012)
drips((CX0 - .006, CY0, 4.27), (CX0 - .006, 2.9, 4.27), .62, g)
drips((CX0, CY0 - .006, 4.27), (CX1, CY0 - .006, 4.27), .62, g)
# planting, trees, the street's far side for the glass
petals = flowers((.82, .40, .10))
for x0, x1 in ((-4.6, .4), (19.4, 30)):
    box((x0, 1.7, .1), (x1, 2.7, .40), trim, .02)
    plane(x0 + .1, 1.8, x1 - .1, 2.6, .405, VEG['soil'])
    hedge(x0 + .2, 2.15, x1 - .2, 2.6, .4, .42, 60, .8)
    for _ in range(60):
        scatter(petals, (rng.uniform(x0 + .2, x1 - .2), rng.uniform(1.85, 2.1), .5 + rng.uniform(-.05, .1)), rng.uniform(.4, .6))
for i, (x, y, h, lean) in enumerate(((-7.6, 1.2, 6.8, (.3, 0)), (-16.5, 1.0, 7.4, (-.2, 0)), (7.4, 1.4, 7.2, (.2, .1)), (21, 1.2, 7.8, (-.3, 0)), (-24, 16, 11, (0, 0)),
                                     (-10, 18, 11.5, (.3, 0)), (3, 17, 11, (-.3, 0)), (14, 18, 12, (.2, 0)), (27, 12, 10, (0, 0)), (-6, -30, 8, (.3, 0)), (8, -32, 9, (0, 0)))):
    if not crew or y > -20:  # the shadow of someone is to fall alone
        palm(x, y, h, .1, 610 + i, 24, lean, .17, 1.12)
    if 0 < y < 2:  # its pit in the walk
        box((x - .62, y - .62, .1), (x + .62, y + .62, .156), VEG['soil'], 0)
        grass(x - .55, y - .55, x + .55, y + .55, .15, 60, .8)
        for lo, hi in (((-.70, -.70), (.70, -.62)), ((-.70, .62), (.70, .70)), ((-.70, -.62), (-.62, .62)), ((.62, -.62), (.70, .62))):
            box((x + lo[0], y + lo[1], .10), (x + hi[0], y + hi[1], .17), kerb, .006)
for i in range(12):
    shrub(-36 + i * 6.4 + rng.uniform(-1, 1), -44 + rng.uniform(-2, 2), 0, rng.uniform(3, 4), rng.uniform(5, 8), 2, 4.2)
# the tools, each where its view looks
if view == 'track':  # a stall, its lines under the dirt
    for x in (-2.95, -.25):
        plane(x - .05, -8.2, x + .05, -3.2, .004, road_paint((.72, .72, .69), g))
    surface_cleaner(-1.5, -4.9, -math.pi / 2)
    hose([(-2.42, -5.06, .74), (-2.45, -5.16, .60), (-2.50, -5.40, .25), (-2.56, -5.60, .04), (-2.7, -5.8, .012), (-3.1, -5.9, .012), (-3.8, -5.7, .012), (-4.6, -5.3, .012), (-6, -5.2, .012), (-8, -5.4, .012)])
elif view == 'inlet':
    drain_mat(-8.85, -.645, 0, 2.0, .72, .145)
    held = boom([(-7.05, -.36), (-7.2, -.95), (-7.9, -1.5), (-8.85, -1.65), (-9.9, -1.5), (-10.45, -.95), (-10.6, -.36)], .048)  # from curb to curb
    puddle(held, (-8.85, -.3), .62)
    for x, turn in ((-6.95, 4.5), (-10.7, 1.8)):  # seals its ends against the curb
        sandbag(x, -.52, turn)
    suction_head(-8.2, -1.92, math.pi + .5)
    hose([(-8.0, -2.29, .09), (-7.9, -2.5, .06), (-7.6, -2.75, .033), (-6.9, -2.7, .033), (-6.2, -2.5, .033), (-5.4, -2.6, .033), (-3.4, -2.7, .033), (-1, -3.4, .033)], .030, (.05, .052, .056))
    cone(-11.2, -.9)
    cone(-6.5, -.75)
elif crew:
    worker(-9.38, -12.14, .89)
    truck(-3.89, -4.98, -1.02)
    for x, y in ((-8.3, -7.4), (-4.9, -8.4), (.9, -8.2)):
        cone(x, y)
    hose([(-6.81, -6.77, .92), (-6.87, -6.83, .68), (-6.97, -6.97, .40), (-7.12, -7.22, .15), (-7.26, -7.52, .030), (-7.36, -7.95, .012), (-7.22, -8.7, .012), (-7.30, -9.5, .012), (-8.0, -10.5, .012), (-9.1, -11.8, .012)])
trees((-58, -46), (-54, 10), 14)
trees((56, -40), (56, 20), 14)

sky(*((16, -143) if crew else (34, -142)), .5, 5.2)
shoot(a, ev=0., samples=14,
      pair=((-3.4, -8.6, 1.65), (2.0, 2.6, 1.65), 26, dict(shift_y=.06, fstop=8, focus=11)),
      wall=((-1.6, -4.6, 1.6), (1.0, 3.0, 1.6), 28, dict(shift_y=.07, fstop=8, focus=7.5, washed=[((-.35, 3, 0), (1, 0, .08))])),
      canopy=((5.4, -10.9, 1.5), (11.4, -2.6, 1.5), 26, dict(ev=.35, shift_y=.10, fstop=8, focus=6, dry=True, washed=[((9.0, -5.9, 0), (.25, -1, 0))])),
      # straight lanes: the nearer ones are done, the machine's own ends under it
      track=((-2.1, -7.9, 1.5), (-1.75, -4.6, .25), 27, dict(level=False, fstop=7, focus=4,
             washed=[[((0, -5.24, 0), (0, -1, 0), 0), ((-20, 0, 0), (1, 0, 0), 0)], [((0, -4.56, 0), (0, -1, 0), 0), ((-1.5, 0, 0), (-1, 0, 0), 0)]])),
      inlet=((-5.6, -4.2, 1.5), (-8.9, -.9, .25), 30, dict(level=False, fstop=7, focus=4.4, samples=24, washed=[((-8.0, -1.95, 0), (.1, -1, 0))])),
      hero_parked=((-12.0, -12.6, 1.4), (-6.0, -5.2, 1.35), 27, dict(shift_y=.03, fstop=8, focus=12, washed=[((-7.7, -8, 0), (1, -.2, 0))])))
