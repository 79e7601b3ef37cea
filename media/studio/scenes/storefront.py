"""Retail row at street level: stucco front, striped awnings, paver sidewalk."""
from kit import *

a = begin()
g = a['g']
late = a['view'] == 'hero_night'
water = dict(wet=.6, puddles=.75) if late and not g else {}
MASK = dict(mask='bwall.png', size=(20, 6.2), offset=10)

pavers = ground('pav', 6, (1.3, .7), g, .9, .010, (1.25, 1.2, 1.12) if late else (.74, .70, .65), (.40, .385, .34) if late else (.58, .56, .50), **water)
kerb = ground('lot', 14, (3.3, 1.1), g, .8, .008, (.66, .64, .605), curb=(.18, -.15))
gutter = ground('lot', 14, (9, 4.1), g, .8, .008, (.62, .60, .57))
# each wall has its own height: streaks hang from the ledge above it
pilaster, parapet = hung('pilaster', (.57, .495, .385), g, 4.36, 10), hung('parapet', (.57, .495, .385), g, 5.46, 3)
side = hung('side', (.57, .495, .385), g, 4.95, 19)
cream, cream_top = hung('cream', (.64, .615, .56), g, 4.36, 6), hung('cream_top', (.64, .615, .56), g, 6.2, 14)
stone = wall('stone', (.40, .355, .30), g, bump=.8, **MASK)
trim = wall('trim', (.60, .585, .54), g, bump=.2, **MASK)
frame, dark = plain('frame', (.028, .026, .024), .38), plain('dark', (.06, .06, .065))
pane = glass('pane', (.74, .80, .78), (1, 1, 1), 1.55, .06, g, film=.45, mask='pane.png', size=(20, 8.2), offset=10)
wood, brass = plain('wood', (.26, .15, .08), vary=.3), plain('brass', (.65, .45, .2), .3, 1.)
inside, floor = plain('inside', (.75, .70, .60), .8), plain('floor', (.36, .28, .2), .35, vary=.2, vary_scale=2)
lamp, ceiling = glow('lamp', (1, .72, .42), 14), glow('ceiling', (1, .80, .56), 8.5)
side_goods = random.Random(5)  # of their own, as those of the kit
goods = [plain('goods', c) for c in ((.62, .55, .42), (.12, .25, .30), (.60, .22, .10), (.70, .68, .62), (.30, .36, .18), (.16, .12, .10), (.65, .45, .16), (.75, .62, .20), (.50, .10, .10))]
letters = plain('letters', (.030, .075, .095), .35, vary=.1)
bread, apple, lemon = plain('bread', (.50, .27, .10), .7, vary=.35, vary_scale=20), plain('apple', (.50, .05, .04), .3), plain('lemon', (.80, .60, .08), .4)

m = Mat('awning')
stripe = m.smooth(m.math('PINGPONG', m.x, .16), .078, .082)
c = m.mix(stripe, (.030, .085, .115), (.78, .76, .70))
c = m.mix(.35, c, m.image('det_c.png', m.xyz(m.mul(m.x, 2.), m.mul(m.z, 2.), 0.), True), 'OVERLAY')
if g > 0:
    k = m.channels(m.image('awnmask.png', m.xyz(m.mul(m.add(m.x, 10.), 1 / 20), m.mul(m.add(m.z, -2.7), 1.), 0.)))
    c = m.mix(m.mul(m.math('POWER', k[0], .5), g * .85), c, m.mix(k[2], (.05, .055, .03), (.11, .11, .075)))
awning = m.done(m.blend(.15, m.surface(c, .8, None, .2), m.shader('BsdfTranslucent', {0: m.mix(.5, c, (.2, .2, .2))})))

# street
plane(-30, -3.33, 30, .4, 0, pavers)  # up to the curb's edge, or a black slit would show
box((-30, -3.46, -.3), (30, -3.3, .004), kerb, .025, 4)
plane(-60, -40, 60, -3.46, -.145, asphalt())
plane(-30, -3.95, 30, -3.455, -.141, gutter)
plane(-60, -40, 60, 60, -.16, VEG['soil'])  # below all, or the sky would show through each gap
plane(-30, .4, -14.4, 40, -.004, pavers)

# shell
BAY, X0, COUNT, TOP = 4.2, -8.4, 4, 3.0
X1 = X0 + COUNT * BAY
for i in range(COUNT + 1):
    x = X0 + i * BAY
    box((x - .36, -.10, 0), (x + .36, .6, 4.35), pilaster, .012)
    box((x - .42, -.16, 0), (x + .42, .5, .62), stone, .012)
    box((x - .45, -.19, .62), (x + .45, .5, .68), trim, .012)
    box((x - .40, -.14, 4.05), (x + .40, .5, 4.13), trim, .01)
    box((x - .045, -.24, 2.42), (x + .045, -.12, 2.78), frame, .006)
    box((x - .03, -.225, 2.45), (x + .03, -.21, 2.75), lamp, 0)
box((X0, .02, 3.35), (X1, .6, 4.75), cream, .012)
box((X0 - .4, -.20, 4.35), (X1 + .4, .7, 4.62), trim, .02)
box((X0 - .36, 0, 4.6), (X1 + .36, .7, 5.55), parapet, .012)
box((X0 - .48, -.16, 5.45), (X1 + .48, .8, 5.58), trim, .02)
box((X0 - .55, -.23, 5.58), (X1 + .55, .85, 5.72), trim, .02)
box((X0 + BAY - .36, -.25, 4.6), (X0 + 2 * BAY + .36, .8, 6.25), cream_top, .015)
box((X0 + BAY - .55, -.42, 6.2), (X0 + 2 * BAY + .55, 1, 6.42), trim, .03)
box((X0 - 6, .2, 0), (X0 - .36, 6, 5.), side, .012)
box((X0 - 6, .14, 0), (X0 - .36, .3, .62), stone, .012)
box((X0 - 6, .11, .62), (X0 - .36, .3, .68), trim, .012)
box((X0 - 6, .08, 4.95), (X0 - .36, 6, 5.15), trim, .02)
for i, word in enumerate(('PRODUCE', 'MARKET', 'BAKERY', 'COFFEE')):
    z = 5.42 if word == 'MARKET' else 3.88
    text(word, (X0 + (i + .5) * BAY, -.27 if word == 'MARKET' else -.005, z), .50 if word == 'MARKET' else .30, letters, .06)


def window_display(xa, xb, y, kind):
    """Stepped stand right behind the glass with crates of bread or fruit."""
    for step in (0, 1):
        y0, z = y + step * .42, .55 + step * .28
        box((xa + .15, y0, 0), (xb - .15, y0 + .40, z), wood, .006)
        x = xa + .25
        while x < xb - .65:
            w = rng.uniform(.36, .55)
            box((x, y0 + .03, z), (x + w, y0 + .37, z + .09), goods[0] if step else wood, .006)
            mats = [bread] if kind else rng.choice(([apple], [lemon], [apple, lemon], [goods[4]]))
            for _ in range(int(w * 46)):
                r = rng.uniform(.035, .055)
                stretch = (1.7, 1, .8) if kind else (1, 1, 1)
                o = lathe([(.001, -r), (r * .7, -r * .7), (r, 0), (r * .7, r * .7), (.001, r)], rng.choice(mats),
                          (x + rng.uniform(.06, w - .06), y0 + rng.uniform(.08, .32), z + .09 + rng.uniform(0, .05)), 10)
                o.scale, o.rotation_euler = stretch, (0, 0, rng.uniform(0, 6))
            x += w + rng.uniform(.03, .12)


for i in range(COUNT):
    xa, y, F = X0 + i * BAY + .36, .30, .055
    xb, door = xa + BAY - .72, (0, 1, 0, None)[i]  # the third of the bay that is its door
    xs = [xa + (xb - xa) * q / 3 for q in range(4)]
    da, db = (xs[door] + F / 2, xs[door + 1] - F / 2) if door is not None else (xb, xb)
    sills = [(p, q) for p, q in ((xa, da - F / 2), (db + F / 2, xb)) if q - p > .1]
    for p, q in sills:
        box((p, y - .06, 0), (q, y + .06, .32), stone, .01)
        box((p, y - .05, .32), (q, y + .05, .32 + F), frame, .004)
    for x in xs:
        box((x - F / 2, y - .05, 0 if x in (da - F / 2, db + F / 2) else .32), (x + F / 2, y + .05, TOP + .35), frame, .004)
    for z in (2.35, TOP + .35 - F):
        box((xa, y - .05, z), (xb, y + .05, z + F), frame, .004)
    if door is not None:
        box((da, y - .075, 0), (da + .1, y + .02, 2.35), frame, .004)
        box((db - .1, y - .075, 0), (db, y + .02, 2.35), frame, .004)
        box((da + .1, y - .075, .01), (db - .1, y + .02, .22), frame, .004)
        box((da + .1, y - .075, 2.26), (db - .1, y + .02, 2.35), frame, .004)
        box((da + .05, y - .14, .9), (da + .075, y - .11, 1.5), brass, .006)
        for z in (.95, 1.42):
            box((da + .05, y - .12, z), (da + .075, y - .07, z + .025), brass, .004)
    for k in range(3):
        # one face only: seen aslant, the back face of a box would mirror like a prism
        low = .20 if k == door else .34
        quad([(xs[k] + F / 2, y, low), (xs[k + 1] - F / 2, y, low), (xs[k + 1] - F / 2, y, TOP + .3), (xs[k] + F / 2, y, TOP + .3)], pane)
    # awning: sloped cloth and scalloped valance
    ya, za, zb, n = -1.15, 2.72, 3.42, 12
    verts, faces = [], []
    for k in range(n + 1):
        t = k / n
        for x in (xa + .01, xb - .01):
            verts.append((x, ya * t, zb + (za - zb) * t - .05 * math.sin(math.pi * t)))
    faces += [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n)]
    n, base = int((xb - xa - .02) / .04), len(verts)
    for k in range(n + 1):
        x = xa + .01 + (xb - xa - .02) * k / n
        verts += [(x, ya, za), (x, ya - .012, za - .17 - .055 * abs(math.sin(math.pi * x / .32)))]
    faces += [(base + 2 * k, base + 2 * k + 1, base + 2 * k + 3, base + 2 * k + 2) for k in range(n)]
    link('awning', make_mesh('awning', verts, faces, awning))
    for x in (xa + .01, xb - .01):
        box((x - .012, ya, za - .012), (x + .012, y - .05, za + .012), frame, .004)
    # interior
    box((xa - .36, .36, -.02), (xb + .36, 6, .01), floor, 0)
    box((xa - .36, 4.2, 0), (xb + .36, 4.4, 3.6), inside, 0)
    box((xb + .30, .5, 0), (xb + .42, 4.4, 3.6), inside, 0)
    if i == 0:  # the other bays have this wall from their neighbour: two in one place would be black
        box((xa - .42, .5, 0), (xa - .30, 4.4, 3.6), inside, 0)
        box((xa - .30, .66, 1.05), (xa - .27, 1.20, 1.95), wood, .006)  # a slate where the door shows the wall
        box((xa - .27, .70, 1.10), (xa - .265, 1.16, 1.90), dark, 0)
    box((xa - .36, .4, 3.4), (xb + .36, 4.4, 3.5), inside, 0)
    box((xa + .3, .9, 3.36), (xb - .3, 3.9, 3.39), ceiling, 0)
    for p in (.87, 1.62, 2.37, 3.12):  # slats, so that the glowing ceiling shows nowhere as a white patch
        box((xa + .2, p, 3.22), (xb - .2, p + .03, 3.39), inside, 0)
    for k in range(5):
        z = .35 + k * .48
        box((xa + .1, 3.75, z), (xb - .1, 4.18, z + .035), wood, .004)
        facings(xa + .2, xb - .25, 3.83, z + .035, goods, frame)
    for z in (.9, 1.38, 1.86):  # shelves on the left wall too, with a stream of their own
        box((xa - .30, 1.3, z), (xa + .02, 3.6, z + .035), wood, .004)
        for q in range(9):
            h = side_goods.uniform(.14, .32)
            box((xa - .22, 1.4 + q * .24, z + .035), (xa - .02, 1.58 + q * .24, z + .035 + h), side_goods.choice(goods), .006)
            box((xa - .02, 1.41 + q * .24, z + .035 + h * .3), (xa - .014, 1.57 + q * .24, z + .035 + h * .7), side_goods.choice(goods), 0)
    if door != 1:
        window_display(xa if door is None else xs[1] - .12, xb, .45, i >= 2)
    box((xa + .5, 2.3, 0), (xb - .6, 2.9, .95), wood, .01)
    box((xa + .45, 2.25, .95), (xb - .55, 2.95, 1.), trim, .006)
    for k in range(3):
        x = xa + .6 + k * 1.1
        box((x - .006, 1.6, 2.4), (x + .006, 1.612, 3.4), dark, 0)
        lathe([(.03, .22), (.16, 0), (.15, 0), (.02, .20)], dark, (x, 1.6, 2.2), 20)
        lathe([(.005, 0), (.05, .04), (.05, .08), (.01, .13)], lamp, (x, 1.6, 2.2), 12)

# pots, bench, palms
petals = flowers()
for i in range(COUNT + 1):
    if a['view'] == 'wall' and i == 2:
        continue  # here the column itself is to be seen
    x = X0 + i * BAY + (.05, 0, 0, -.07, 0)[i]  # before its pilaster, as the camera sees it
    lathe([(.02, 0), (.23, 0), (.25, .03), (.33, .55), (.36, .58), (.36, .64), (.31, .64), (.29, .5), (.05, .48)], stone, (x, -.75, 0), 36)
    lathe([(.30, 0), (.01, .03)], VEG['soil'], (x, -.75, .56))
    shrub(x, -.75, .55, .36, .62, 60, .62)
    shrub(x, -.75, .50, .20, .52, 110, .55)  # its inside, or the wall would show through
    for _ in range(14):
        t, p = rng.uniform(0, 6.3), rng.uniform(.2, 1.35)
        scatter(petals, (x + .34 * math.sin(p) * math.cos(t), -.75 + .34 * math.sin(p) * math.sin(t), .55 + .62 * (.32 + .58 * math.cos(p))), .45)
box((1.75, -.62, .42), (3.55, -.22, .46), wood, .008)
for x in (1.9, 3.35):
    box((x, -.6, 0), (x + .06, -.25, .42), frame, .006)
for x, h, lean, seed in ((-6.6, 6.4, (.25, .1), 3), (7.6, 6.9, (-.3, 0), 4)):
    box((x - .6, -3., -.05), (x + .6, -1.95, .004), VEG['soil'], 0)
    for lo, hi in (((-.66, -3.06), (.66, -3.)), ((-.66, -1.95), (.66, -1.89)), ((-.66, -3.), (-.6, -1.95)), ((.6, -3.), (.66, -1.95))):
        box((x + lo[0], lo[1], -.05), (x + hi[0], hi[1], .02), kerb, .006)
    palm(x, -2.48, h, 0, seed, 26, lean, .17, 1.05)
    grass(x - .55, -2.95, x + .55, -2., 0, 220, .7)
for i, (x, y, h) in enumerate(((-11.5, 9, 8.5), (-4, 12, 9.5), (1.2, 10, 8.6), (9.8, 9, 9.2), (13, 3, 7.6), (-16, 4, 7.5), (16, 8, 9))):
    palm(x, y, h, 0, 20 + i, 24, (rng.uniform(-.5, .5), .2), .17, 1.15)
hedge(9.3, .2, 16, 1.3, 0, 1.2, 24, 1.5)
# across the street, seen only in the glass
for i, (x, h) in enumerate(((-14, 6), (-9, 7.5), (-5, 5.5), (-1, 7), (3, 6.4), (7, 7.6), (11, 6), (15, 7))):
    palm(x, -15 - (i % 3), h, 0, 40 + i, 20, (.3, 0), .17, 1.2)
for x in range(-26, 26, 6):
    hedge(x, -21.5, x + 3.4, -20.6, 0, .9, 9, 2.)
plane(-40, -24, 40, -20, .01, pavers)
far_glass = [plain('far_glass', (c, c * 1.1, c * 1.2), .15) for c in (.05, .10, .16)]
for i, x in enumerate(range(-36, 36, 9)):  # a row of shops of its own, so that the panes show more than a wall
    h = 4.6 + .9 * (i % 3)
    box((x, -34, 0), (x + 8.9, -24, h), (cream, parapet, stone)[i % 3], 0)
    box((x - .1, -34, h), (x + 9., -23.7, h + .3), trim, 0)
    for q in range(3):
        box((x + .6 + q * 2.7, -24.02, .5), (x + 2.9 + q * 2.7, -23.95, 2.7), far_glass[(i + q) % 3], 0)
    quad([(x + .4, -23.95, 3.3), (x + 8.5, -23.95, 3.3), (x + 8.5, -22.9, 2.8), (x + .4, -22.9, 2.8)], awning)
if g:  # gum, most of it before the doors
    r = random.Random(5)
    gum((r.uniform(-7, 6), -2.9 * r.random() ** 1.4, .0025) for _ in range(320))
# the cross street at the row's end, and trees beyond it
plane(-60, -3.46, -30, 40, -.145, asphalt())
plane(-64, -40, -40, 40, 0, pavers)
box((-40, -40, -.3), (-39.8, 40, .004), kerb, .025, 4)
hedge(-46, -40, -43.6, 30, 0, 1.7, 12, 2.2)
for i, y in enumerate((-17, -9.5, -6, -1, 6)):
    palm(-41.5, y, 5.5 + i % 3, 0, 60 + i, 20, (.2, .1), .17, 1.1)
trees((-58, -40), (-54, 30), 15)

if late:  # after closing: a lamp, a machine, a hose
    work_lamp(3.5, -1.3, 2.75)
    light((3.4, -1.33, 2.0), 900, (-1.6, -2.2, 0), 110, (1, .95, .86), .12)
    light((-8.5, -4.6, 6.2), 900, (-5.5, -1.6, 0), 110, (1, .88, .70), .3)  # a street lamp, on what is dirty
    for i in range(COUNT):
        x = X0 + (i + .5) * BAY
        light((x, -1.3, 5.0), 70, (x, 0, 4.0), 110, (1, .80, .56), .1)  # on the signs
    light((-2.1, -2.2, 6.6), 120, (-2.1, 0, 5.6), 110, (1, .80, .56), .1)
    surface_cleaner(1.9, -2.15, 1.3)
    hose([(2.83, -2.23, .67), (2.96, -2.28, .42), (3.15, -2.4, .08), (3.4, -2.5, .012), (4.0, -2.8, .012), (4.8, -2.6, .012), (5.6, -2.95, .012), (7, -2.7, .012), (10, -3.0, .012)])
    cone(-.2, -2.9)
    night()
else:
    sky(38, -138, .6, 5.7)
shoot(a, ev=.15, samples=12,
      pair=((3.6, -9.9, 1.62), (-.5, 0, 1.5), 25, dict(ev=.36, shift_y=.062, fstop=8, focus=9.5)),
      hero=((6.2, -5.4, 1.6), (-2.6, .1, 1.75), 24, dict(shift_y=.05, fstop=8, focus=7, washed=[((.9, -1.2, 0), (1, .22, 0))])),
      hero_night=((6.4, -5.6, 1.55), (-2.2, .1, 1.7), 24, dict(ev=1.35, samples=14, shift_y=.03, washed=[((1.7, -1.2, 0), (1, .22, 0))])),
      sidewalk=((2.7, -3.15, 1.5), (-1.2, -1.85, .05), 27, dict(level=False, fstop=8, focus=3.4, dry=True, washed=[((.1, -1.6, 0), (1, .35, 0))])),
      wall=((2.3, -5.6, 1.6), (-.3, -.1, 1.6), 30, dict(shift_y=.2, fstop=7, focus=5.6, washed=[((.1, -.2, 0), (1, 0, .06))])),
      awning=((2.6, -3.6, 1.6), (.2, -.6, 1.6), 30, dict(shift_y=.16, fstop=8, focus=4, washed=[((-.4, 0, 0), (1, 0, 0))])))
