"""Mailboxes of a community below a roof, on a pad beside the sidewalk; homes behind."""
from kit import *

a = begin()
g = a['g']
walk = ground('walk', 14, (4.1, 1.3), g, .9, .010, (.74, .715, .675), (.46, .45, .39), .35)
kerb = ground('lot', 14, (3.3, 1.1), g, .8, .008, (.74, .715, .675), curb=(.18, -.05))
post, trim = hung('post', (.66, .64, .60), g, 2.45, 4), wall('trim', (.64, .62, .58), g, offset=3, bump=.2)
roof, home, shade, blind = tiles(), plain('home', (.74, .66, .54), .8, vary=.08), plain('shade', (.05, .07, .08), .05), plain('blind', (.50, .48, .43), .6)
body, leaf, brass = plain('body', (.060, .062, .055), .42, .5), plain('door', (.085, .085, .075), .40, .5), plain('brass', (.55, .42, .20), .3, 1.)
number, soffit = plain('number', (.78, .76, .70), .5), plain('soffit', (.66, .63, .57), .8)

# street, verge, sidewalk, pad
plane(-60, -60, 60, -2.6, -.05, asphalt(g))
box((-60, -2.6, -.2), (60, -2.44, .10), kerb, .03, 4)
plane(-60, -2.44, 60, 60, .03, VEG['turf'])
box((-60, -.75, -.1), (60, .75, .10), walk, .01)
box((-2.7, .74, -.1), (2.7, 3.5, .10), walk, .01)
for x0, x1, y0, y1, thick in ((-8, 6, -2.42, -.77, 110), (-9, -2.75, .78, 5, 90), (2.75, 9, .78, 5, 90), (-2.75, 2.75, 3.6, 6.6, 70), (-20, 20, 5, 13, 30), (-28, -9, -.7, 12, 60)):
    grass(x0, y0, x1, y1, .04, thick, 1.)
# three units of sixteen doors, each on its pedestal
for k, x in enumerate((-1.15, 0, 1.15)):
    box((x - .11, 2.55, .10), (x + .11, 2.79, .78), body, .01)
    box((x - .20, 2.46, .10), (x + .20, 2.88, .125), body, .006)
    box((x - .47, 2.42, .76), (x + .47, 2.92, 1.62), body, .012, 3)
    box((x - .50, 2.38, 1.61), (x + .50, 2.95, 1.65), body, .012)
    for row in range(4):
        for col in range(4):
            left, low = x - .435 + col * .22, .80 + row * .20
            box((left, 2.408, low), (left + .208, 2.43, low + .188), leaf, .006)
            lathe([(.001, 0), (.011, 0), (.011, .008), (.001, .009)], brass, (left + .175, 2.409, low + .10), 14).rotation_euler = (math.pi / 2, 0, 0)
            text(str(1 + k * 16 + (3 - row) * 4 + col), (left + .075, 2.406, low + .13), .030, number, .002)
# the roof on its four posts
for x in (-2.3, 2.3):
    for y in (1.35, 3.2):
        box((x - .10, y - .10, .10), (x + .10, y + .10, 2.5), post, .01)
        box((x - .14, y - .14, .10), (x + .14, y + .14, .34), post, .01)
box((-2.75, .95, 2.45), (2.75, 3.6, 2.66), trim, .015)
plane(-2.7, 1.0, 2.7, 3.55, 2.448, soffit)
hip(-2.95, .75, 2.95, 3.8, 2.78, 1.05, roof, trim)
# planting, homes behind, trees
petals = flowers((.82, .24, .14))
for x0, x1 in ((-5.2, -2.95), (2.95, 5.2)):
    hedge(x0, 2.5, x1, 3.1, .03, .62, 50, .9)
    for _ in range(70):
        scatter(petals, (rng.uniform(x0, x1), rng.uniform(2.1, 2.45), .2 + rng.uniform(-.06, .12)), rng.uniform(.4, .6))
hedge(-6, 6.7, 6, 7.4, .03, 1.5, 26, 1.3)  # clear of the roof's shadow
hedge(-40, 12.5, -17, 13.8, .03, 1.6, 9, 2.4)
for x, y in ((-15, 15), (-1.5, 16), (12, 15)):
    box((x, y, 0), (x + 10, y + 9, 3.0), home, .02)
    hip(x - .7, y - .7, x + 10.7, y + 9.7, 3.1, 2.3, roof, trim)
    for q in (1., 4.2, 7.2):  # windows with frames, sashes and a blind drawn up, as only their heads are seen
        box((x + q, y - .04, .9), (x + q + 1.6, y + .02, 2.3), shade, 0)
        box((x + q, y - .05, 2.08), (x + q + 1.6, y, 2.3), blind, 0)
        for lo, hi in (((-.12, .78), (1.72, .9)), ((-.08, 2.3), (1.68, 2.42)), ((-.08, .9), (.06, 2.3)), ((1.54, .9), (1.68, 2.3)), ((.77, .9), (.83, 2.3)), ((.06, 1.58), (1.54, 1.64))):
            box((x + q + lo[0], y - .1, lo[1]), (x + q + hi[0], y, hi[1]), trim, .005)
for i, (x, y, h) in enumerate(((-4.6, 5.6, 6.6), (3.6, 6.4, 7.2), (-9.5, 10, 7.6), (9, 9, 7.8), (.4, 12, 8.2), (-6.6, -1.6, 6.8), (15, 12, 8))):
    palm(x, y, h, 0, 860 + i, 22, (.2, 0), .17, 1.1)
trees((-46, 34), (46, 36), 18)

sky(38, -140, .5, 4.6)
shoot(a, ev=.4, samples=14,
      mailboxes=((1.9, -3.0, 1.55), (-.35, 2.4, .73), 27, dict(level=False, fstop=8, focus=5, dry=True, washed=[((.95, .6, 0), (1, .28, 0))])))
