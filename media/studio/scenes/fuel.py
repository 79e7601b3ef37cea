"""Gas station: canopy, pump islands, convenience store, oil-stained concrete."""
from kit import *

a = begin()
g = a['g']
MASK = dict(mask='gwall.png', size=(24, 8.2))
slab = ground('fuel', 14, (7, 3.5), g, .9, .012, (.50, .485, .465), (.49, .47, .43), .4)
kerb = ground('fuel', 14, (2, 3), g, .8, .008, (.64, .62, .595), curb=(.18, 0))
white = wall('white', (.66, .65, .625), g, offset=4, strength=.8, **MASK)
fascia, post = hung('fascia', (.66, .65, .625), g, 5.65, 4, .8), hung('post', (.66, .65, .625), g, 4.7, 4, .4)
# bollards: splashed and rubbed at the foot
bollard = wall('bollard', (.72, .42, .02), g, 'lowall.png', (12, 2.4), 3, rough=.45, bump=.08, strength=.7)
stucco, far = hung('stucco', (.62, .56, .47), g, 3.5, 9), hung('far', (.62, .56, .47), g, 5.8, 9)
band = hung('band', (.66, .65, .625), g, 6.4, 4, .8)
stone = wall('stone', (.34, .30, .26), g, 'gwall.png', (24, 9), 1, .16, .9)  # its ledge is their top
navy = wall('navy', (.030, .090, .150), g, offset=2, rough=.4, bump=.05, strength=.55, **MASK)
steel, dark, black = plain('steel', (.55, .55, .55), .3, .9), plain('dark', (.035, .035, .038), .4), plain('black', (.012, .012, .013), .5)
red, screen = plain('red', (.45, .05, .03), .35), glow('screen', (.55, .8, .9), 1.4)
lamp, inside_lamp = glow('lamp', (1, .95, .86), 11), glow('inside', (1, .86, .66), 5)
back, floor = plain('back', (.52, .49, .44)), plain('floor', (.42, .40, .37), .3)
cooler, tube_light = plain('cooler', (.50, .52, .52), .5), glow('tube_light', (.92, .97, 1), 7)
goods = [plain('goods', c) for c in ((.33, .06, .05), (.06, .14, .23), (.44, .27, .02), (.42, .40, .36), (.07, .19, .09), (.41, .17, .05), (.55, .54, .50), (.10, .10, .11))]
pane = glass('pane', (.74, .79, .78), (.8, .85, .86), 1.5, .09, g, film=.8, mask='bwall.png', size=(20, 6.2), offset=10)
soffit = plain('soffit', (.66, .66, .65), .45)
screen_dark, digits, lit = plain('price', (.01, .02, .03), .2), plain('digits', (.78, .80, .78), .5), glow('lit', (.75, .95, .85), 1.6)

plane(-40, -24, 40, 9.2, 0, slab)
box((-40, 9.2, -.05), (40, 9.4, .16), kerb, .03, 3)
plane(-30, 9.3, 30, 12, .155, ground('tile', 7.2, (0, 0), g, clean_tint=(.84, .80, .74)))
plane(-60, 12, 60, 60, -.03, VEG['soil'])

# canopy
CX0, CX1, CY0, CY1, H = -9.6, 9.6, -4.2, 4.6, 4.7
box((CX0, CY0, H), (CX1, CY1, H + .95), fascia, .03)
box((CX0 - .02, CY0 - .03, H + .16), (CX1 + .02, CY0 + .05, H + .40), navy, .01)
box((CX1 - .05, CY0, H + .16), (CX1 + .03, CY1, H + .40), navy, .01)
box((CX0 - .03, CY0, H + .16), (CX0 + .05, CY1, H + .40), navy, .01)
plane(CX0 + .1, CY0 + .1, CX1 - .1, CY1 - .1, H - .004, soffit)
for i in range(9):
    box((CX0 + .3 + i * 2.3, CY0 + .1, H - .012), (CX0 + .32 + i * 2.3, CY1 - .1, H - .004), dark, 0)
for x in (-8.0, -3.1, 3.1, 8.0):
    for y in (-2.6, .2, 3):
        box((x - .34, y - .34, H - .05), (x + .34, y + .34, H - .02), lamp, .01)
        box((x - .40, y - .40, H - .035), (x + .40, y + .40, H - .005), steel, .01)
if a['view'] != 'hero':  # whose angle nobody could read them at
    text('OPEN 24 HOURS', (.4, CY0 - .04, H + .66), .30, plain('letters', (.03, .09, .15)), .03)
    text('FUEL', (5.8, CY0 - .04, H + .66), .34, plain('letters', (.03, .09, .15)), .03)


def pump(x, y):
    """Built with its faces to +-y, then turned to the lanes."""
    old, gallons = set(bpy.data.objects), random.Random(f'{x} {y}').uniform(3, 18)
    box((x - .42, y - .28, .16), (x + .42, y + .28, 1.0), white, .03)
    box((x - .42, y - .28, 1.0), (x + .42, y + .28, 2.05), dark, .03)
    box((x - .46, y - .30, 2.05), (x + .46, y + .30, 2.35), navy, .03)
    for s in (-1, 1):
        f = y + s * .285
        lo, hi = sorted((f, f + s * .012))
        turn = (math.pi / 2, 0, 0 if s < 0 else math.pi)
        face = lambda u, z, w, h, mat, out=.012: box(  # seen from the lane, u to the right of the middle
            (x - s * u - w / 2, min(f, f + s * out), z), (x - s * u + w / 2, max(f, f + s * out), z + h), mat, .002)
        say = lambda words, u, z, h, mat: text(words, (x - s * u, f + s * .016, z), h, mat, .003, rot=turn)
        face(-.08, 1.50, .44, .30, steel, .008)
        face(-.08, 1.52, .40, .26, screen_dark)
        say(f'{gallons * 3.299:.2f}', -.05, 1.71, .065, lit)
        say(f'{gallons:.3f}', -.05, 1.61, .065, lit)
        say('SALE', -.235, 1.71, .022, lit)
        say('GALLONS', -.225, 1.61, .022, lit)
        face(.27, 1.36, .16, .42, steel)
        face(.27, 1.64, .12, .11, screen, .016)
        for row in range(4):
            for k in range(3):
                face(.23 + k * .04, 1.44 + row * .042, .028, .030, dark, .018)
        face(.27, 1.385, .11, .018, black, .02)
        for k, (grade, price, colour) in enumerate((('87', '3.29', red), ('89', '3.69', goods[2]), ('93', '4.09', goods[4]))):
            face(-.25 + k * .17, 1.17, .14, .24, colour)
            say(grade, -.25 + k * .17, 1.35, .055, digits)
            face(-.25 + k * .17, 1.20, .11, .065, screen_dark, .014)
            say(price, -.25 + k * .17, 1.232, .034, lit)
        # seams, the number
        for z in (.30, .90):
            lo, hi = sorted((y + s * .283, y + s * .263))
            box((x - .34, lo, z), (x + .34, hi, z + .015), dark, 0)
        f = y + s * .302
        lo, hi = sorted((f, f - s * .02))
        box((x - .38, lo, 2.10), (x + .38, hi, 2.30), screen_dark, .004)
        text(str(1 + 4 * (int(x > -3) + int(x > 3)) + 2 * (y > 0) + (s > 0)), (x + s * .30, f + s * .004, 2.2), .12, digits, .004, rot=turn)
    for s in (-1, 1):  # nozzle holsters and hoses at the ends
        e = x + s * .42
        box((min(e, e + s * .10), y - .12, 1.02), (max(e, e + s * .10), y + .12, 1.42), black, .02)
        # the nozzle hangs with its spout in the holster: a grip, the guard around the lever, the spout
        tube((e + s * .13, y, 1.17), (e + s * .15, y, 1.40), .030, red, 12)
        tube((e + s * .15, y, 1.40), (e + s * .09, y, 1.53), .026, red, 12)
        tube((e + s * .09, y, 1.53), (e + s * .02, y, 1.45), .013, steel, 10)
        tube((e + s * .15, y, 1.19), (e + s * .20, y, 1.25), .008, black, 8)
        tube((e + s * .20, y, 1.25), (e + s * .19, y, 1.38), .008, black, 8)
        pts = [(e + s * (.12 * t + .16 * math.sin(math.pi * t)), y + .14 * (1 - t), 2.0 - .8 * t - .75 * math.sin(math.pi * t)) for t in [q / 20 for q in range(21)]]
        for p, q in zip(pts, pts[1:]):
            tube(p, q, .021, black, 8)
    turned = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(-math.pi / 2, 4, 'Z') @ Matrix.Translation((-x, -y, 0))
    for o in set(bpy.data.objects) - old:
        o.matrix_basis = turned @ o.matrix_basis


for x in (-6.2, 0, 6.2):
    box((x - .62, -3.0, 0), (x + .62, 3.4, .16), kerb, .05, 4)
    pump(x, -1.2)
    pump(x, 1.6)
    for yy in (-2.55, 2.95):
        box((x - .24, yy - .24, .1), (x + .24, yy + .24, H), post, .02)
        box((x - .27, yy - .27, .16), (x + .27, yy + .27, 1.25), stone, .02)
    for yy in (-3.25, 3.65):
        for dx in (-.42, .42):
            cylinder(x + dx, yy, 0, 1.05, .07, bollard, 20)
            lathe([(.07, 0), (.05, .04), (.01, .06)], bollard, (x + dx, yy, 1.05), 20)
    lathe([(.02, 0), (.20, 0), (.23, .75), (.24, .8), (.14, .95), (.02, .97)], dark, (x, -.05 + .2, .16), 24)
    box((x - .2, .40, .16), (x + .2, .62, .62), steel, .02)

# convenience store
box((-13, 17, 0), (13, 20, 4.2), stucco, .02)
box((-13, 12, 3.2), (13, 17, 4.2), stucco, .02)
for x in (-13, 11.9):
    box((x, 12, 0), (x + 1.1, 17, 4.2), stucco, .02)
box((-12, 12, 0), (12, 17, .17), floor, 0)
box((-12, 16.9, .1), (12, 17, 3.3), back, 0)
box((-13.2, 11.7, 3.5), (13.2, 20.2, 4.5), white, .03)
box((-13.22, 11.66, 3.62), (13.22, 11.8, 3.86), navy, .01)
text('MARKET', (0, 11.69, 4.16), .36, plain('letters', (.03, .09, .15)), .04)
for k in range(-4, 5):
    x = k * 2.6
    # one face only: seen aslant, the back face of a box would mirror like a prism
    z = .45 if k else 2.42  # the doors are below
    quad([(x - 1.2, 11.75, z), (x + 1.2, 11.75, z), (x + 1.2, 11.75, 3.2), (x - 1.2, 11.75, 3.2)], pane)
    for e in (-1.3, 1.22):
        box((x + e, 11.68, .45 if k else .17), (x + e + .08, 11.82, 3.5), dark, .005)
    box((x - 1.22, 11.69, 2.35), (x + 1.22, 11.81, 2.42), dark, .005)
    for y in (12.8, 14.6, 16.2):
        box((x - .6, y, 3.16), (x + .6, y + .3, 3.19), inside_lamp, 0)
    # a low gondola near the panes, and the row of lit coolers on the back wall
    for y, top, levels in ((13.6, 1.5, (.3, .7, 1.1)), (16.3, 2.35, (.35, .85, 1.35, 1.85))):
        if y > 16:
            box((x - 1.2, 16.72, .25), (x + 1.2, 16.76, 2.3), cooler, 0)
            for e in (-1.24, -.02, 1.2):  # door frames, each with its lamp behind it
                box((x + e, 16.15, .2), (x + e + .04, 16.8, top), dark, 0)
                box((x + e + .005, 16.20, .3), (x + e + .035, 16.24, top - .05), tube_light, 0)
            box((x - 1.24, 16.2, top), (x + 1.24, 16.85, top + .35), navy, 0)
        else:
            box((x - .95, y + .2, .17), (x + .95, y + .24, top), steel, 0)
        for z in levels:
            box((x - 1.0 - .2 * (y > 16), y, z - .03), (x + 1.0 + .2 * (y > 16), y + .4, z), steel, 0)
            if y > 16:
                facings(x - 1.18, x + 1.18, y + .03, z, goods, black, .28, .44)
            else:
                facings(x - .98, x + .98, y + .03, z, goods, black, .18, .33)
for s in (-1, 1):  # the two leaves of the door, and the sill beside them
    x0, x1 = sorted((s * .02, s * 1.0))
    for q in (x0, x1 - .06):
        box((q, 11.69, .17), (q + .06, 11.81, 2.35), dark, .004)
    box((x0 + .06, 11.70, .17), (x1 - .06, 11.80, .27), dark, .004)
    quad([(x0, 11.75, .27), (x1, 11.75, .27), (x1, 11.75, 2.35), (x0, 11.75, 2.35)], pane)
    box((s * .14 - .015, 11.60, 1.0), (s * .14 + .015, 11.64, 1.4), steel, .004)
    x0, x1 = sorted((s * 1.0, s * 1.22))
    box((x0, 11.70, .17), (x1, 11.80, 2.36), dark, .004)
    x0, x1 = sorted((s * 1.3, s * 13))
    box((x0, 11.7, 0), (x1, 12, .45), stone, .01)
for x in (-10, 9.6):
    box((x, 11.0, .16), (x + 1.2, 11.5, 1.5), white, .03)  # ice chest
    box((x + .05, 10.98, .4), (x + 1.15, 11.0, 1.3), navy, .01)

# planting, palms
for x0, x1 in ((-30, -13.8), (13.8, 30)):
    hedge(x0, 10.4, x1, 11.4, .1, 1., 20, 1.5)
for i, (x, y, h) in enumerate(((-15, 12.5, 8), (15, 12.5, 8.4), (-18.5, 10, 7.5), (19, 9, 7.6), (-11.2, 16, 10.5),
                               (8.5, 22, 11), (-3, 22, 11.5), (-22, -2, 8), (-14.2, -9, 7), (17, -12, 8))):
    palm(x, y, h, 0, 70 + i, 24, (rng.uniform(-.4, .4), .1), .17, 1.15)
for x0, x1, y0, y1 in ((20.2, 26.6, -16, 18), (-24.6, -19.4, -4.6, 1.4)):  # beds
    box((x0, y0, -.05), (x1, y1, .17), kerb, .03, 4)
    plane(x0 + .2, y0 + .2, x1 - .2, y1 - .2, .175, VEG['soil'])
hedge(-24, -4, -20, .8, .17, .5, 30, .9)
hedge(23, -14, 24.6, 16, 0, 2.4, 9, 2.8)
for k in range(15):  # trees behind the shop, each of its own height
    shrub(-30 + k * 5 + rng.uniform(-1, 1), 27 + rng.uniform(-2, 2), 0, rng.uniform(2.8, 4.2), rng.uniform(5.2, 8.2), 22, 1.4)
box((13.2, 24, 0), (40, 24.3, 2.4), far, .02)
box((27, -2, 0), (40, 18, 6.2), far, .02)
box((26.8, -2.2, 5.8), (40, 18.2, 6.4), band, .03)
for i, (x, y, h) in enumerate(((21.5, 2, 8), (22, 9, 8.8), (21, -6, 7.6), (20.5, 14.5, 9.5))):
    palm(x, y, h, 0, 90 + i, 22, (.3, 0), .17, 1.15)
trees((-50, -34), (-46, 26), 15)

sky(40, -140, .5, 8.1)
shoot(a, ev=.25, samples=9,
      pair=((-7.6, -11.6, 1.85), (.6, .6, 1.4), 25, dict(shift_y=.03, fstop=8, focus=13)),
      hero=((10.6, -9.4, 1.75), (-1.2, 1.0, 2.1), 25, dict(shift_y=.05, fstop=8, focus=12, dry=True, washed=[((7.9, -5.3, 0), (.6, .8, 0))])),
      lane=((-1.6, -6.6, 1.5), (-3.4, -1.0, .2), 28, dict(level=False, fstop=8, focus=5, dry=True, washed=[((-3.0, -2, 0), (1, .2, 0))])))
