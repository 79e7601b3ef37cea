"""Shopping centre across its entrance drive: a row of different shops under one arcade, a corner tower, empty parking."""
from kit import *

a = begin()
g = a['g']
near = a['view'] == 'crossing'
BAY, X0, FRONT = 4.2, -6.3, -3.4  # the arcade's columns stand at FRONT, the shops' glass at y=0
SHOPS = (  # word, bays, top of the parapet, colour of the front, of the inside
    ('PHARMACY', 2, 6.2, (.46, .40, .31), (.60, .62, .60)),
    ('BAKERY', 1, 5.7, (.42, .26, .175), (.60, .50, .36)), ('FITNESS', 2, 6.9, (.36, .375, .37), (.30, .38, .42)),
    ('SALON', 1, 5.7, (.50, .44, .36), (.62, .56, .54)),
    ('BOOKS', 2, 6.5, (.30, .34, .28), (.50, .40, .28)), ('SHOES', 2, 7.0, (.46, .39, .29), (.58, .57, .54)),
    ('CAFE', 1, 5.7, (.42, .265, .18), (.48, .36, .24)), ('MARKET', 3, 6.8, (.46, .42, .35), (.60, .60, .56)))
lot = ground('lot', 14, (7.4, 8.9), g, .9, .012, (.43, .42, .40), (.50, .48, .44), .4, least_rough=.6)
drive = ground('fuel', 14, (3.1, 5.2), g, .9, .012, (.56, .545, .52) if near else (.37, .36, .345), (.43, .415, .385), .4, plane='yx', gain=.92, least_rough=.6)
walk = ground('slate', 7.2, (.4, 1.2), g, .95, .010, (.58, .565, .54), (.62, .60, .56), .4)
kerb = ground('lot', 14, (3.3, 3.0), g, .8, .008, (.62, .60, .57), curb=(.18, 0))
stop = ground('lot', 14, (1.3, 2.5), g, .8, .008, (.66, .64, .60), curb=(.14, 0))
column, beam = hung('column', (.50, .47, .41), g, 3.62), hung('beam', (.50, .47, .41), g, 4.62, 5)
cap = wall('cap', (.54, .52, .48), g, 'gwall.png', (27, 8.2), 9, -1.2, bump=.2)
tower, tower_top = hung('tower', (.46, .33, .235), g, 6.3, 2, .8), hung('tower_top', (.46, .33, .235), g, 8.3, 8)
base = wall('base', (.34, .31, .27), g, 'lowall.png', (12, 2.4), 3, -.3)
frame, steel, dark = plain('frame', (.035, .036, .038), .38), plain('steel', (.50, .51, .52), .3, .9), plain('dark', (.03, .03, .032), .45)
wood, soffit = plain('wood', (.26, .15, .08), vary=.3), plain('soffit', (.50, .47, .42), .8)
louvre = plain('louvre', (.16, .19, .18), .5)
letter = plain('letter', (.045, .075, .085), .4)
pane = glass('pane', (.76, .82, .81), (1, 1, 1), 1.5, .03, g, 'pane.png', (20, 8.2), 7, .45)
dark_pane = glass('dark_pane', (.6, .6, .58), (1, 1, 1), 1.6, .10, g, 'pane.png', (20, 8.2), 3, .45)
lamp, tubes, lobby = glow('lamp', (1, .86, .66), 11), glow('tubes', (1, .93, .82), 7), glow('lobby', (1, .86, .66), .10)
goods = [plain('goods', c, .7) for c in ((.55, .50, .42), (.10, .24, .30), (.58, .20, .09), (.62, .61, .58), (.26, .34, .16),
                                           (.14, .11, .10), (.60, .42, .15), (.42, .09, .10), (.20, .22, .32))]
crust = [plain('crust', c, .7, vary=.25) for c in ((.42, .22, .08), (.52, .31, .13), (.30, .14, .05))]
paint = road_paint((.50, .495, .475), g) if near else plain('paint', (.47, .46, .435) if not g else (.20, .182, .145), .6, vary=.04 if not g else .22, vary_scale=2.5)
m = Mat('roof')
tile_rows = m.math('SINE', m.mul(m.z, 34.))
tiles = m.done(m.surface(m.mix(m.smooth(m.noise(9, 4), .3, .7), (.15, .058, .032), (.27, .112, .062)), .7, m.bump(tile_rows, .8, .05)))


def loaves(x, end, y, z):
    """Bread side by side on a shelf."""
    while x < end - .28:
        w = .17 + .09 * math.sin(x * 37) ** 2
        box((x, y, z), (x + w, y + .30, z + .10 + w * .2), crust[int(x * 97) % 3], .045, 3)
        x += w + .02


def shelves(xa, xb, y, top, wares):
    """Loaded shelves along a wall of a shop."""
    for x in (xa - .03, xb):
        box((x, y, .16), (x + .03, y + .4, top), wood, 0)
    box((xa, y + .37, .16), (xb, y + .4, top), wood, 0)
    z = .45
    while z < top:
        box((xa, y, z), (xb, y + .4, z + .03), wood, 0)
        if wares is crust:
            loaves(xa + .05, xb - .05, y + .06, z + .03)
        else:
            facings(xa + .05, xb - .05, y + .06, z + .03, wares, dark)
        z += .46


def shop(xa, xb, word, top, colour, inside):
    """Front with a door, the room behind it, and the sign on the parapet above the arcade."""
    wares = crust if word == 'BAKERY' else goods
    skin, room = hung('front', colour, g, top, xa), plain('room', inside, .8)
    box((xa, -.12, 3.35), (xb, .35, 4.4), skin, .01)
    box((xa + .01, FRONT + .05, 4.5), (xb - .01, .6, top), skin, .015)
    box((xa - .04, FRONT - .07, top - .12), (xb + .04, .7, top + .08), cap, .02)
    drips((xa + .01, FRONT + .044, top - .12), (xb - .01, FRONT + .044, top - .12), min(1.6, top - 4.75), g)
    middle, height = (xa + xb) / 2, .62 if xb - xa > 5 else .46
    text(word, (middle, FRONT + .02, (4.75 + top) / 2 + .02), height, letter, .08, spacing=1.15)
    for x in (xa, xb - .35):
        box((x, -.1, .1), (x + .35, .35, 3.4), skin, .01)
        box((x - .02 * (x > xa), -.14, .1), (x + .35 + .02 * (x == xa), .3, .6), base, .01)  # beside its neighbor's, not into it
    xs = [xa + .35 + (xb - xa - .7) * k / round((xb - xa - .7) / 1.15) for k in range(round((xb - xa - .7) / 1.15) + 1)]
    door = len(xs) // 2 - 1
    for k, x in enumerate(xs):
        box((x - .03, .0, .15), (x + .03, .1, 3.38), frame, .004)
        if k == len(xs) - 1:
            break
        low = .15 if k == door else .55
        for z0, z1 in ((low + .05, 2.45), (2.55, 3.35)):  # one face only: the back face of a box would mirror like a prism
            quad([(x + .03, .04, z0), (xs[k + 1] - .03, .04, z0), (xs[k + 1] - .03, .04, z1), (x + .03, .04, z1)], pane)
        for z in (low, 2.45):
            box((x, .0, z), (xs[k + 1], .1, z + .08), frame, .004)
        if k == door:
            box((x + .12, -.07, 1.0), (x + .15, -.03, 1.7), steel, .006)
        else:
            box((x + .03 * (k == door + 1), -.02, .15), (xs[k + 1] - .03 * (k + 1 == door), .12, .55), base, .006)  # before the posts
            if word != 'FITNESS' and rng.random() < .75:  # goods in the window
                for q in range(rng.choice((2, 3, 4))):
                    p, w, h = x + .1 + q * .26, rng.uniform(.14, .24), rng.uniform(.25, .85)
                    box((p, .35, .55), (p + w, .35 + w, .55 + h * (.3 if wares is crust else 1)), rng.choice(wares), .01)
                box((x + .04, .25, .1), (xs[k + 1] - .04, .75, .55), wood, 0)
    box((xa, .06, 3.3), (xb, .1, 3.42), frame, 0)
    for lo, hi in (((xa, 6.2, 0), (xb, 6.4, 3.6)), ((xa - .05, .3, 0), (xa + .06, 6.2, 3.6)), ((xb - .06, .3, 0), (xb + .05, 6.2, 3.6)),
                   ((xa, .2, 3.5), (xb, 6.4, 3.6))):
        box(lo, hi, room, 0)
    box((xa, .1, .05), (xb, 6.4, .16), plain('floor', (.36, .33, .29), .3), 0)
    for y in (1.4, 3.0, 4.8):
        box((xa + .5, y, 3.47), (xb - .5, y + .22, 3.495), tubes, 0)
    if word == 'FITNESS':  # treadmills, and a mirror behind them
        box((xa + .3, 6.1, .5), (xb - .3, 6.15, 2.6), steel, 0)
        for k in range(6):
            x = xa + .9 + k * 1.15
            box((x, 1.3, .16), (x + .7, 3.1, .34), dark, .03)
            for q in (.02, .62):
                box((x + q, 1.45, .3), (x + q + .06, 1.51, 1.4), steel, .01)
            tube((x + .02, 1.48, 1.38), (x + .68, 1.48, 1.38), .03, steel)
            box((x + .2, 1.36, 1.38), (x + .5, 1.42, 1.58), steel, .02)
        return
    shelves(xa + .2, xb - .2, 5.75, 2.6, wares)
    for x in (xa + 1.1, xb - 1.9):
        shelves(x, x + .9, rng.uniform(2.4, 3.6), 1.9, wares)
    box((middle - .9, 4.2, .15), (middle + .9, 4.8, 1.15), wood, .01)


x = X0
for word, bays, top, colour, inside in SHOPS:
    shop(x, x + bays * BAY, word, top, colour, inside)
    x += bays * BAY
END = x
for k in range(1, round((END - X0) / BAY) + 1):  # the arcade, whose first bay rests on the tower
    x = X0 + k * BAY
    box((x - .26, FRONT, .15), (x + .26, FRONT + .52, 3.62), column, .015)
    box((x - .34, FRONT - .08, .15), (x + .34, FRONT + .60, .78), base, .015)
    box((x - .33, FRONT - .07, 3.36), (x + .33, FRONT + .59, 3.52), cap, .01)
    lathe([(.01, 0), (.12, 0), (.12, .03)], lamp, (x - BAY / 2, -1.7, 3.66), 18)
box((X0 - .3, FRONT + .02, 3.6), (END, FRONT + .50, 4.56), beam, .012)
box((X0 - .3, FRONT - .10, 4.5), (END, FRONT + .60, 4.66), cap, .015)
plane(X0, FRONT + .3, END, 0, 3.7, soffit)
box((X0, .4, 3.5), (END, 22, 5.5), plain('roof_slab', (.45, .44, .42), .8), 0)
# corner tower
TX, TY, T = X0 - 6.4, FRONT - 1.1, 6.2
for x in (TX, TX + T - 1.1):
    for y in (TY, TY + T - 1.1):
        box((x, y, .15), (x + 1.1, y + 1.1, 3.9), tower, .015)
        box((x - .06, y - .06, .15), (x + 1.16, y + 1.16, .95), base, .015)
box((TX, TY, 3.9), (TX + T, TY + T, 6.4), tower, .015)
box((TX - .1, TY - .1, 6.3), (TX + T + .1, TY + T + .1, 6.5), cap, .02)
box((TX + .25, TY + .25, 6.4), (TX + T - .25, TY + T - .25, 8.4), tower_top, .015)
box((TX - .52, TY - .52, 8.3), (TX + T + .52, TY + T + .52, 8.5), cap, .02)  # the edge and the underside of the roof
for k in range(3):  # louvres of the tower
    p, q = TX + 1.05 + k * 1.5, TY + 1.05 + k * 1.5
    box((p - .06, TY + .17, 6.92), (p + 1.11, TY + .30, 7.98), frame, .008)
    box((p - .10, TY + .13, 6.85), (p + 1.15, TY + .28, 6.94), cap, .01)
    box((TX + T - .30, q - .06, 6.92), (TX + T - .17, q + 1.11, 7.98), frame, .008)
    box((TX + T - .28, q - .10, 6.85), (TX + T - .13, q + 1.15, 6.94), cap, .01)
    for r in range(9):
        slat = box((p, TY + .135, 6.99 + r * .107), (p + 1.05, TY + .155, 7.09 + r * .107), louvre, .003)
        slat.rotation_euler = (math.radians(-28), 0, 0)
        slat = box((TX + T - .155, q, 6.99 + r * .107), (TX + T - .135, q + 1.05, 7.09 + r * .107), louvre, .003)
        slat.rotation_euler = (0, math.radians(-28), 0)
peak = (TX + T / 2, TY + T / 2, 10.2)
eaves = [(TX - .5, TY - .5, 8.5), (TX + T + .5, TY - .5, 8.5), (TX + T + .5, TY + T + .5, 8.5), (TX - .5, TY + T + .5, 8.5)]
link('roof', make_mesh('roof', [peak] + eaves, [(0, 1 + k, 1 + (k + 1) % 4) for k in range(4)], tiles))
for top, y, length in ((6.28, TY, 2.3), (8.28, TY + .25, 1.5)):  # the tower, its side too
    inset = y - TY
    drips((TX + inset, y - .006, top), (TX + T - inset, y - .006, top), length, g)
    drips((TX + T - inset + .006, y, top), (TX + T - inset + .006, TY + T, top), length, g)
drips((X0, FRONT + .012, 4.48), (END, FRONT + .012, 4.48), .85, g)
text('PLAZA', (TX + T / 2, TY - .03, 5.2), .62, letter, .08, spacing=1.3)
lathe([(.01, 0), (.2, 0), (.2, .04)], lamp, (TX + T / 2, TY + T / 2, 3.84), 20)
box((TX - 30, .2, 0), (TX, 22, 5.6), hung('flank', (.46, .40, .31), g, 5.6, 3, .7), .015)
box((TX - 30, -.1, 5.5), (TX, 22, 5.7), cap, .02)
box((TX, 1.6, 0), (X0, 22, 5.5), hung('flank', (.46, .40, .31), g, 5.6, 11), 0)

for x in (TX + 1.55, TX + 2.6, TX + 3.65):  # doors under the tower
    box((x, 1.50, .15), (x + 1.0, 1.59, 2.9), lobby, 0)
    quad([(x + .03, 1.46, .25), (x + .97, 1.46, .25), (x + .97, 1.46, 2.8), (x + .03, 1.46, 2.8)], dark_pane)
    box((x - .04, 1.42, .15), (x + .03, 1.60, 2.95), frame, .004)
box((TX + 4.62, 1.42, .15), (TX + 4.72, 1.60, 2.95), frame, .004)
box((TX + 1.5, 1.41, 2.85), (TX + 4.73, 1.61, 2.95), frame, .004)
plane(TX - 18, -1.5, TX - .6, 0, .17, VEG['soil'])
hedge(TX - 18, -1.3, TX - .8, -.3, .15, .85, 34, 1.1)

# walkway, kerb, drive, parking
plane(TX - 30, -4.7, END + 20, .1, .15, walk)
box((TX - 30, -4.86, -.1), (END + 20, -4.68, .15), kerb, .03, 4)
plane(-80, -11.6, 100, -4.8, 0, drive)
plane(-80, -90, 100, -11.6, 0, lot)
for k in range(6):  # crosswalk from the parking to the tower
    box((-11, k - 11.5, -.01), (-8.2, k - 11, .005), paint, 0)
curb_ramp(-10.8, -8.4, -5.9, -4.8, .152, drive, g)  # at its end
for x in range(-24, 60, 9):  # the middle of the drive, but not across the walk
    if x not in (-15, -6):
        box((x, -8.28, -.01), (x + 3, -8.16, .005), paint, 0)
for x in [q + 14 * n - 7.4 + .475 for n in (-1, 0, 1, 2) for q in (1.15, 3.9, 6.65, 9.4, 12.15)]:  # wheel stops, amid the stripes of the tile
    if x > -18 and not -12.7 < x < -7.9 and not 14.9 < x < 19.2:
        box((x, -12.5, 0), (x + 1.8, -12.34, .115), stop, .03, 3)
for x0, x1 in ((16.6, 19.2), (-22.3, -19.3)):  # islands
    box((x0, -17.1, -.1), (x1, -11.9, .15), kerb, .06, 4)
    plane(x0 + .16, -16.94, x1 - .16, -12.06, .155, VEG['soil'])
    grass(x0 + .16, -16.9, x1 - .16, -12.1, .15, 90, 1.3)
    for q in range(4):
        shrub((x0 + x1) / 2 + rng.uniform(-.3, .3), -16.2 + q * 1.2, .15, .45, .6, 26, .9)
    if not near:  # its shadow would lie on the crossing
        palm((x0 + x1) / 2, -14.3, 6.6, .15, int(400 + x0), 24, (.3, .1), .17, 1.1)
for x, y in ((-19, -11.8), (10.49, -11.8))[near:]:  # light poles, beside an island and between two stops
    lathe([(.02, 0), (.30, 0), (.30, .72), (.26, .76), (.02, .76)], wall('pole_base', (.50, .48, .44), g, 'lowall.png', (12, 2.4), 3, -.3, around=(x, y, .3)), (x, y, 0), 28)
    cylinder(x, y, .75, 8.4, .075, dark, 16)
    for side in (-1, 1):
        box((x - .05, y + side * .15 - .05, 8.2), (x + .05, y + side * .9, 8.26), dark, .01)
        box((x - .20, y + side * .9 - .3, 8.14), (x + .20, y + side * .9 + .3, 8.30), dark, .02)
for k in (1, 3, 6, 8, 11):  # pots, benches and a bin under the arcade
    x = X0 + k * BAY
    lathe([(.02, 0), (.24, 0), (.34, .55), (.37, .60), (.33, .62), (.30, .5), (.05, .48)], base, (x + 1.0, FRONT + .3, .15), 28)
    shrub(x + 1.0, FRONT + .3, .7, .34, .6, 26, .62)
    box((x + 1.9, -.95, .55), (x + 3.4, -.5, .60), wood, .01)
    for e in (.1, 1.3):
        box((x + 1.9 + e, -.9, .15), (x + 1.98 + e, -.55, .55), dark, .005)
lathe([(.02, 0), (.24, 0), (.26, .85), (.22, .88), (.20, .80)], dark, (X0 + 2 * BAY + .7, FRONT + .3, .15), 24)
for i, (x, y, h, lean) in enumerate(((X0 + 7, 11, 10, (.4, 0)), (X0 + 16, 14, 11.5, (-.3, 0)), (X0 + 29, 12, 10.5, (.3, 0)),
                                     (END + 4, -6.3, 7.5, (.2, 0)), (END + 12, -3, 9, (0, 0)), (-17.5, 12, 11, (.3, 0)),
                                     (-4, -33, 7, (.3, 0)), (6, -35, 8, (0, 0)), (15, -33, 7, (.2, 0)), (24, -36, 8, (0, 0)))):
    palm(x, y, h, 0, 430 + i, 22, lean, .18, 1.15)
hedge(END + 6, 2, END + 60, 5, 0, 3.2, 6, 3.)
for i in range(12):  # trees across the road, seen only in the glass
    shrub(-20 + i * 6 + rng.uniform(-1, 1), -48 + rng.uniform(-2, 2), 0, rng.uniform(3, 4), rng.uniform(5, 8), 1.4, 4.6)
plane(-80, -90, 100, -43, .004, VEG['soil'])
hedge(-30, -45, 60, -44, 0, 1.5, 4, 3.)
trees((-70, -48), (-62, 6), 13)

sky(42, -140, .55, 9.3)
shoot(a, ev=.5, samples=9,
      pair=((-13.4, -24.4, 1.65), (-.6, 0, 1.65), 26, dict(ev=.69, shift_y=.045, fstop=9, focus=18)),
      hero=((13.2, -9.8, 1.65), (-2.4, -2.8, 2.3), 26, dict(samples=20, shift_y=.06, fstop=9, focus=12, dry=True, washed=[((8.2, -7.1, 0), (.45, .9, 0))])),
      crossing=((-6.9, -11.0, 1.45), (-9.7, -5.9, .1), 26, dict(ev=.2, level=False, fstop=8, focus=7, dry=True, washed=[((-8.7, -10.2, 0), (1, .3, 0))])),
      shops=((3.0, -12.2, 1.65), (8.6, -3.2, 1.65), 26, dict(shift_y=.14, fstop=9, focus=10, washed=[((7.2, -5, 0), (1, .2, 0))])))
