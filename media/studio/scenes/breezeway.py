"""Breezeway of a garden apartment building: doors on the left, stairs to the second floor, the lawn behind."""
from kit import *

a = begin()
g = a['g']
notice = a['view'] == 'notice'  # it hangs before the work: the wall is stained, mats and plants are out
W, DEEP, CEIL, FLOOR2, ROOF = 1.75, 9., 2.72, 2.98, 5.9  # half the width; depth; ceiling; second floor; eaves
floor = ground('walk', 14, (2.2, 5.1), g, .9, .010, (.74, .715, .675), (.44, .43, .37), .35)
tread = plain('tread', (.21, .205, .19) if not g else (.12, .115, .095), .8, vary=.10, vary_scale=3, bump=.15)
front, inner = hung('front', (.62, .55, .44), g, ROOF - .1, 3), hung('inner', (.62, .585, .52), 1. if notice else g, CEIL, 3, bump=.4)
band = hung('band', (.64, .62, .58), g, FLOOR2, 8)
trim, soffit = plain('trim', (.62, .60, .56), .5), plain('soffit', (.66, .63, .57), .8)
rail, dark = plain('rail', (.045, .048, .05), .4), plain('dark', (.03, .03, .032), .45)
door, groove, brass, mat = plain('door', (.045, .20, .235), .4), plain('groove', (.018, .085, .10), .5), plain('brass', (.55, .40, .16), .3, 1.), plain('mat', (.09, .075, .06), .95, bump=.6)
sconce, lamp, clay = glow('sconce', (1, .74, .44), 9), glow('lamp', (1, .88, .70), 6), plain('clay', (.40, .17, .09), .85, vary=.22, vary_scale=7, bump=.3)

# the ground: lawn, and the walk that runs through
plane(-60, -40, 60, 60, 0, VEG['soil'])
for x0, x1, y0, y1 in ((-7, -W, -7.5, -.3), (W, 7, -7.5, -.3), (-9, 9, DEEP + 1.2, DEEP + 13)):
    grass(x0, y0, x1, y1, .02, 80, .9)
box((-W, -9, -.1), (W, DEEP + 1.2, .10), floor, .012)
# the building around it, two storeys, a railing above
for s in (-1, 1):
    lo, hi = sorted((s * W, s * 9))
    box((lo, 0, 0), (hi, .3, ROOF), front, .015)
    lo, hi = sorted((s * W, s * (W + .15)))
    box((lo, .3, .02), (hi, DEEP, CEIL), inner, .01)
    box((lo, .3, FLOOR2), (hi, DEEP, ROOF), inner, .01)
    lo, hi = sorted((s * (W - .02), s * (W + .14)))
    box((lo, -.03, .1), (hi, .31, ROOF), trim, .01)
box((-W, -.06, CEIL), (W, .3, FLOOR2), band, .012)
box((-W - .15, .3, CEIL), (.32, DEEP, FLOOR2), soffit, 0)  # onto the walls; the stairs go up through the rest
box((.32, 6.62, CEIL), (W + .15, DEEP, FLOOR2), soffit, 0)  # the landing at their top
box((.32, .3, CEIL), (W + .15, 1.7, FLOOR2), soffit, 0)
box((W, 1.7, CEIL - .01), (W + .15, 6.62, FLOOR2 + .01), inner, 0)  # the wall beside the stairs runs through
box((-9.3, -.6, ROOF), (9.3, DEEP + .6, ROOF + .25), trim, .02)
for y in (.32, DEEP - .12):  # the second floor's railings
    box((-W, y, FLOOR2 + 1.03), (W, y + .05, FLOOR2 + 1.08), rail, .008)
    for k in range(27):
        x = -W + .06 + k * (2 * W - .12) / 26
        box((x - .009, y + .015, FLOOR2 + .06), (x + .009, y + .035, FLOOR2 + 1.04), rail, 0)
for x in (-5.4, 4.2):  # windows of the rooms in front
    for z in (1.0, 3.9):
        box((x - .8, -.02, z), (x + .8, .06, z + 1.3), plain('window', (.04, .055, .06), .06), 0)
        box((x - .9, -.06, z - .1), (x + .9, .05, z), trim, .01)
        for q in (-.8, -.02, .76):
            box((x + q, -.05, z), (x + q + .05, .04, z + 1.3), trim, .004)
# stairs: precast treads on steel, a railing on the open side
RUN, RISE, N, Y0 = .29, .18, 16, 2.3
for k in range(1, N):
    y, z = Y0 + (k - 1) * RUN, .10 + k * RISE
    box((.38, y, z - .06), (W - .08, y + .32, z), tread, .006)
    tube((.36, y + .16, z), (.36, y + .16, z + .92), .012, rail, 8)
for x in (.36, W - .06):
    corners = [(x + dx, y, z + dz) for dx in (-.022, .022) for y, z in ((Y0 - .14, .20), (Y0 + (N - 1) * RUN, .10 + N * RISE)) for dz in (-.13, .13)]
    link('stringer', make_mesh('stringer', corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 2, 6, 4), (1, 5, 7, 3), (0, 4, 5, 1), (2, 3, 7, 6)]), rail)
tube((.36, Y0 + .16, .10 + RISE + .92), (.36, Y0 + (N - 2) * RUN + .16, .10 + (N - 1) * RISE + .92), .024, rail, 12)
for k in (0, 5, 10, 14):  # along the wall, on brackets
    tube((W - .09, Y0 + k * RUN, .10 + k * RISE + .96), (W + .01, Y0 + k * RUN, .10 + k * RISE + .90), .012, rail, 8)
tube((W - .09, Y0 - .15, .97), (W - .09, Y0 + 14.5 * RUN, .10 + 14.5 * RISE + .97), .024, rail, 12)
tube((.36, Y0 - .1, .10), (.36, Y0 - .1, 1.16), .03, rail, 12)
tube((.36, Y0 - .1, 1.14), (.36, Y0 + .16, .10 + RISE + .92), .024, rail, 12)
# doors with number, lamp and mat
for y, number in ((1.75, '101'), (5.6, '103')):
    box((-W - .01, y - .53, .10), (-W + .05, y + .53, 2.25), trim, .008)
    box((-W, y - .45, .10), (-W + .075, y + .45, 2.17), door, .01)
    for z0, z1 in ((.35, .95), (1.15, 1.95)):
        for d in (-.36, -.02):
            box((-W + .05, y + d, z0), (-W + .079, y + d + .28, z1), groove, 0)
            box((-W + .05, y + d + .022, z0 + .022), (-W + .088, y + d + .258, z1 - .022), door, .006)
    lathe([(.001, 0), (.03, .01), (.035, .03), (.02, .05)], brass, (-W + .07, y + .34, 1.05), 16).rotation_euler = (0, math.pi / 2, 0)
    lathe([(.036, 0), (.036, .008), (.030, .011), (.017, .011), (.017, .018), (.001, .018)], brass, (-W + .072, y + .34, 1.24), 20).rotation_euler = (0, math.pi / 2, 0)
    box((-W + .088, y + .3385, 1.231), (-W + .0905, y + .3415, 1.249), dark, 0)  # its keyhole
    text(number, (-W + .012, y - .80, 1.58), .15, dark, .006, rot=(math.pi / 2, 0, math.pi / 2))
    box((-W, y - .92, 1.82), (-W + .10, y - .80, 2.12), dark, .01)
    box((-W + .10, y - .90, 1.85), (-W + .12, y - .82, 2.08), sconce, 0)
    if notice:
        box((-W + .15, y - .40, .10), (-W + .72, y + .40, .115), mat, .004)
for y in (1.2, 4.6, 7.8):
    lathe([(.01, 0), (.14, 0), (.14, .04)], lamp, (-.7, y, CEIL - .045), 20)
    light((-.7, y, CEIL - .25), 22)
if notice:
    lathe([(.02, 0), (.15, 0), (.20, .32), (.22, .34), (.18, .34), (.02, .28)], clay, (-W + .32, 3.7, .10), 28)
    lathe([(.001, .31), (.19, .31)], VEG['soil'], (-W + .32, 3.7, .10), 28)
    shrub(-W + .32, 3.7, .36, .27, .62, 190, .34)
# a notice on the first knob, with the card's hole around it
card, ink, teal = plain('card', (.78, .77, .73), .8), plain('ink', (.02, .04, .055), .6), plain('teal', (.02, .17, .20), .6)
box((-W + .092, 2.025, .80), (-W + .0935, 2.155, 1.10), card, 0)
box((-W + .0936, 2.025, .955), (-W + .094, 2.155, 1.010), teal, 0)
for word, z, size, mat in (('NOTICE', .9825, .026, card), ('WE WASH', .920, .019, ink), ('THIS BUILDING', .895, .0120, ink), ('TUESDAY 9 AM', .868, .0120, ink), ('Please take in', .840, .0108, ink), ('mats and plants', .824, .0108, ink)):
    text(word, (-W + .0942, 2.09, z), size, mat, .0004, rot=(math.pi / 2, 0, math.pi / 2))
# planting behind, and in front where its tips are not all that shows
petals = flowers((.80, .30, .12))
for s in (-1, 1) if a['view'] != 'stairs' else ():
    x0, x1 = sorted((s * (W + .25), s * 6.8))
    hedge(x0, -.95, x1, -.35, 0, .62, 46, .9)
    for _ in range(60):
        scatter(petals, (rng.uniform(x0, x1), rng.uniform(-1.25, -1.0), .16 + rng.uniform(-.05, .12)), rng.uniform(.4, .6))
hedge(-14, DEEP + 13.5, 14, DEEP + 14.6, 0, 1.5, 14, 1.8)  # clear of the building's shadow
for i, (x, y, h) in enumerate(((-3.4, DEEP + 5, 6.4), (4.6, DEEP + 6, 7.2), (-5.0, -3.2, 6.8), (6.2, DEEP + 4, 7))):
    palm(x, y, h, 0, 940 + i, 22, (.2, 0), .17, 1.1)
trees((-30, DEEP + 26), (30, DEEP + 24), 12)

sky(34, -172, .5, 2.2)
shoot(a, ev=.5, samples=16,
      notice=((-.62, 1.02, 1.22), (-1.50, 2.28, 1.0), 35, dict(level=False, fstop=3.5, focus=1.55, ev=1.35)),
      stairs=((-.35, -2.9, 1.5), (.07, 3.2, 1.21), 34, dict(ev=.5, fstop=8, focus=5, dry=True, washed=[((.1, 0, 0), (1, -.06, 0))])))
