"""Three-storey office front: precast bands, ribbon windows, entrance under a flat canopy, paved walk with steps."""
from kit import *

a = begin()
g = a['g']
clay = a['view'] == 'hero_clay'  # another owner's front, so that two pages do not show one building
FLOOR, X0, X1, PORTAL = .45, -25.5, 14.4, 3.7
RIBBONS = ((1.45, 3.55), (5.2, 7.3), (8.9, 11.0))  # sill and head of the windows of each storey


def panels(m, u, w, colour):
    """Precast panels: fine open joints."""
    n = m.node('ShaderNodeTexBrick', {'Vector': m.xyz(u, m.add(w, .3), 0.), 'Color1': colour, 'Color2': tuple(c * .96 for c in colour),
                                      'Mortar': tuple(c * .35 for c in colour), 'Scale': 1., 'Mortar Size': .007,
                                      'Brick Width': 3., 'Row Height': 9.}, offset=0.)
    return n.outputs['Color'], m.mul(n.outputs['Fac'], -1.5)


def slabs(m, u, w, colour):
    """Stone cladding of the portal."""
    n = m.node('ShaderNodeTexBrick', {'Vector': m.xyz(u, w, 0.), 'Color1': tuple(c * .88 for c in colour), 'Color2': tuple(c * 1.1 for c in colour),
                                      'Mortar': (.05, .045, .04), 'Scale': 1., 'Mortar Size': .006, 'Brick Width': .9, 'Row Height': .6}, offset=.5)
    return n.outputs['Color'], m.mul(n.outputs['Fac'], -1.5)


band = [hung('band', (.34, .165, .105) if clay else (.56, .53, .48), g, top, 5 + 7.3 * i, pattern=panels)
        for i, top in enumerate((1.45, 5.2, 8.9, 12.75))]
foot = wall('foot', (.34, .165, .105) if clay else (.56, .53, .48), g, 'gwall.png', (31, 8.2), 3, .1)
stone = wall('stone', (.54, .52, .47) if clay else (.30, .265, .23), g, 'hang.png', (24, 12.1), 9, 1.2, pattern=slabs)
stone_foot = wall('stone', (.54, .52, .47) if clay else (.30, .265, .23), g, 'deckwall.png', (12, 3.6), 2, .4, pattern=slabs)
trim = wall('trim', (.60, .59, .57), g, 'gwall.png', (24, 8.2), 14, 4.6, bump=.2)
white = wall('canopy', (.70, .69, .67), g, 'gwall.png', (19, 8.2), 4, 4.22 - 8.1, bump=.15)
planter = hung('planter', (.40, .385, .36), g, .85, 6, strength=1.)
walk = ground('slate', 7.2, (2.7, 3.4), g, .95, .010, (.60, .58, .55), (.46, .445, .415), .35)
course = ground('slate', 7.2, (.9, 1.4), g, .95, .010, (.34, .325, .31), (.20, .195, .18), .35)
tread = ground('lot', 14, (2.2, 3.0), g, .7, .006, (.66, .64, .61), (.38, .36, .32), curb=(.15, .15))
drive = ground('fuel', 14, (1.2, 8.3), g, .9, .012, (.44, .43, .41), (.39, .375, .345), .4, plane='yx')
kerb = ground('lot', 14, (3.3, 1.1), g, .8, .008, (.62, .60, .57), curb=(.18, 0))
frame, steel, dark = plain('frame', (.055, .058, .062), .35), plain('steel', (.55, .56, .57), .28, .9), plain('dark', (.028, .03, .032), .45)
pane = glass('pane', (.50, .59, .59), (.95, 1, 1), 1.6, .10, g, 'pane.png', (20, 8.2), 4, .15)
clear = glass('clear', (.70, .77, .76), (.95, 1, 1), 1.55, .06, g, 'pane.png', (20, 8.2), 7, .15)
lamp, panel_light = glow('lamp', (1, .90, .76), 9), glow('panel_light', (1, .96, .90), 1.2)
plaster, carpet, tiles = plain('plaster', (.62, .61, .58), .8), plain('carpet', (.13, .14, .16), .95), plain('tiles', (.42, .40, .37), .25)
desk, screen, chair = plain('desk', (.42, .33, .23), .5), plain('screen', (.02, .022, .026), .25), plain('chair', (.06, .07, .08), .8)
oak = plain('oak', (.30, .19, .10), .5, vary=.12, vary_scale=3)
paint = [plain('paint', c, .8) for c in ((.50, .53, .54), (.56, .50, .42), (.28, .36, .38), (.60, .59, .56))]


def sheet(x0, x1, z0, z1, y, mat):
    quad([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], mat)


def office(xa, xb, floor, head):
    """What is seen through a stretch of ribbon window: ceiling lights, desks, a few partitions, cupboards."""
    ceiling, back = head + .12, 6.4
    box((xa, .32, floor - .1), (xb, back, floor), carpet, 0)
    box((xa, .32, ceiling), (xb, back, ceiling + .1), plaster, 0)
    box((xa, back, floor), (xb, back + .1, ceiling), rng.choice(paint), 0)
    x = xa
    while x < xb - 1.4:
        if rng.random() < .30:
            box((x, 1.2, floor), (x + .1, back, ceiling), rng.choice(paint), 0)
        if rng.random() < .82:
            for y in (1.5, 3.4, 5.2):
                box((x + .35, y, ceiling - .02), (x + 1.3, y + .3, ceiling - .005), panel_light, 0)
        y = rng.choice((1.1, 1.9, 2.6))
        if rng.random() < .75:
            box((x + .2, y, floor + .70), (x + 1.5, y + .7, floor + .74), desk, .005)
            box((x + .25, y + .1, floor), (x + .30, y + .6, floor + .70), dark, 0)
            box((x + .6, y + .3, floor + .86), (x + 1.15, y + .33, floor + 1.22), screen, .01)
            box((x + .65, y + .85, floor + .5), (x + 1.1, y + .95, floor + 1.12), chair, .05)
        elif rng.random() < .5:
            box((x + .2, back - .5, floor), (x + 1.2, back, floor + rng.uniform(1.2, 2.0)), oak, .01)
        x += 1.5


def ribbon(xa, xb, sill, head, lit_floor):
    n = round((xb - xa) / 1.5)
    step = (xb - xa) / n
    for k in range(n + 1):
        x = xa + k * step
        box((x - .03, .19, sill), (x + .03, .32, head), frame, .004)  # before the rails, or their crossing would be a black dot
        if k < n:
            sheet(x + .03, x + step - .03, sill + .05, head - .05, .25, pane)
    for z in (sill, head - .05, sill + .55):
        box((xa, .20, z), (xb, .32, z + .05), frame, .004)
    box((xa, -.09, sill - .07), (xb, .30, sill), trim, .012)
    office(xa, xb, lit_floor, head)


# the two wings
for xa, xb in ((X0, -PORTAL), (PORTAL, X1)):
    for i, (z0, z1) in enumerate(((.75, 1.39), (3.55, 5.14), (7.3, 8.84), (11.0, 12.75))):
        box((xa, 0, z0), (xb, .4, z1), band[i], .015)
    box((xa, -.06, -.1), (xb, .4, .78), foot, .015)
    for sill, head in RIBBONS:
        ribbon(xa + .35 if xa > 0 else xa, xb - .75 if xa > 0 else xb - .35, sill, head, sill - (.95 if sill > 2 else 1.2))
    box((xa, -.12, 12.70), (xb, .6, 12.86), trim, .02)
for i, (z0, z1) in enumerate(RIBBONS):
    box((X1 - .75, .02, z0 - .1), (X1, .5, z1 + .1), band[i + 1], .015)
    for x in (-PORTAL - .36, PORTAL):
        box((x, .02, z0 - .1), (x + .36, .5, z1 + .1), band[i + 1], .01)
box((X0, 6.6, 0), (X1, 17, 12.6), band[3], .02)
for x in (-PORTAL - .36, X1 - .76):  # ends of the rooms
    box((x, .45, .1), (x + .04, 6.6, 12.6), plaster, 0)
box((X1 - .3, .1, 0), (X1, 16, 12.7), band[3], .02)
# portal with the glazed stair hall
for x in (-PORTAL, PORTAL - .95):
    box((x, -.75, 1.5), (x + .95, 1.2, 11.4), stone, .012)
    box((x - .05, -.80, .1), (x + 1., 1.2, 1.5), stone_foot, .015)
box((-PORTAL, -.75, 11.4), (PORTAL, 1.2, 13.2), stone, .012)
box((-PORTAL - .08, -.83, 13.15), (PORTAL + .08, 1.3, 13.32), trim, .015)
GX, GY = PORTAL - .95, -.05
for k in range(7):  # the two in the middle are the doors
    x = -GX + k * GX / 3
    box((x - .035, GY - .08, FLOOR), (x + .035, GY + .08, 11.55), frame, .004)
    if k < 6:
        for z0, z1 in ((.5, 2.75), (2.85, 3.6), (3.6, 5.3), (5.3, 7.9), (7.9, 9.1), (9.1, 11.5)):
            sheet(x + .03, x + GX / 3 - .03, z0, z1, GY, clear if z1 < 4 else pane)
for z0, z1 in ((3.6, 5.3), (7.9, 9.1)):  # the floors, behind the same glass
    box((-GX, GY + .05, z0), (GX, GY + .12, z1), dark, .004)
for z in (2.77, 3.6, 5.27, 6.35, 7.9, 9.07, 10.1):
    box((-GX, GY - .07, z), (GX, GY + .07, z + .06), frame, .004)
for x in (-.12, .085):  # pulls of the double door
    box((x, GY - .13, 1.3), (x + .035, GY - .09, 2.1), steel, .006)
box((-GX / 3, GY - .09, FLOOR), (GX / 3, GY + .09, FLOOR + .015), frame, .004)
box((-GX / 3, GY - .06, FLOOR), (GX / 3, GY + .06, FLOOR + .2), frame, .004)
box((-PORTAL - .4, 1.1, 11.6), (PORTAL + .4, 6.7, 11.75), plaster, 0)  # roof and sides of the stair hall
for x in (-GX, GX):
    box((x - .05, .1, 0), (x + .05, 6.5, 11.65), plaster, 0)
for z, top in ((FLOOR, 3.7), (4.4, 8.0), (8.2, 11.6)):  # stair hall
    box((-GX, .1, z - .1), (GX, 6.4, z), tiles, 0)
    box((-GX, 6.2, z), (GX, 6.4, top), oak if z < 1 else paint[3], 0)
    for k in range(19 * (z < 1)):  # boards behind the desk
        box((-GX + k * .3, 6.18, z), (-GX + k * .3 + .02, 6.21, top), dark, 0)
    box((-GX, .2, top - .1), (GX, 6.4, top), plaster, 0)
    for y in (2.2, 4.2):
        box((-2.2, y, top - .13), (2.2, y + .25, top - .11), panel_light, 0)
    for x in (-1.8, 0, 1.8):
        for y in (1.2, 3.2, 5.2):
            lathe([(.01, 0), (.12, 0), (.12, .02)], lamp, (x, y, top - .13), 16)
box((-2.4, 4.4, FLOOR), (1.2, 5.1, 1.5), plaster, .02)
box((-2.5, 4.3, 1.5), (1.3, 5.2, 1.56), oak, .01)
for x in (-2.3, 1.7):
    lathe([(.02, 0), (.22, 0), (.27, .5), (.22, .5), (.2, .42)], dark, (x, 1.0, FLOOR), 20)
    shrub(x, 1.0, .9, .32, .9, 24, .8)
# flat canopy on two round columns
box((-5.0, -4.7, 3.80), (5.0, -.1, 4.22), white, .02)
box((-5.06, -4.76, 4.12), (5.06, -.1, 4.26), trim, .01)
plane(-4.9, -4.6, 4.9, -.8, 3.795, oak)
for k in range(28):  # its boards
    box((-4.9 + k * .36, -4.6, 3.782), (-4.88 + k * .36, -.8, 3.796), dark, 0)
if a['view'] == 'hero_steps':
    text('CITY HALL', (2., -4.712, 3.97), .21, dark, .02)
for x in (-4.3, 4.3):
    cylinder(x, -4.1, FLOOR, 3.8, .15, steel, 28)
    cylinder(x, -4.1, FLOOR, FLOOR + .06, .22, steel, 28)
for x in (-3, 0, 3):
    for y in (-3.6, -1.8):
        lathe([(.01, 0), (.11, 0), (.11, .03)], lamp, (x, y, 3.765), 20)

# ground: drive, kerb, entrance walk, two steps up to the landing
plane(-60, -60, 60, -13.4, 0, drive)
box((-60, -13.4, -.1), (-5.5, -13.22, .15), kerb, .03, 4)
box((5.5, -13.4, -.1), (60, -13.22, .15), kerb, .03, 4)
quad([(-5.5, -13.43, -.003), (5.5, -13.43, -.003), (5.5, -12.2, .15), (-5.5, -12.2, .15)], walk)  # dropped kerb
for x in (-5.5, 5.42):
    box((x, -13.38, -.1), (x + .08, -12.2, .152), kerb, .01)
plane(-5.5, -12.2, 5.5, -5.2, .15, walk)
box((-5.5, -5.6, .0), (5.5, -.0, .30), tread, .012)
box((-5.5, -5.2, .1), (5.5, .0, FLOOR), tread, .012)
plane(-5.46, -4.8, 5.46, .0, FLOOR + .003, walk)
for y in (-12.2, -9.1, -6.0):  # dark courses frame the fields of the walk
    plane(-5.5, y, 5.5, y + .4, .1515, course)
    if y < -6:
        for x in (-5.5, -2.0, 1.6, 5.1):
            plane(x, y + .4, x + .4, y + 3.1, .1515, course)
for x in (-5.5, 4.62):  # side walks along the wings
    plane(*((X0, -3.4, -8.4, -1.7) if x < 0 else (8.4, -3.4, X1 + 2, -1.7)), .155, walk)
for x in (-2.4, 2.4):  # handrails of the steps
    for q, z in ((-5.9, .15), (-4.9, .45)):
        tube((x, q, z), (x, q, z + .92), .022, steel)
    tube((x, -6.15, 1.0), (x, -5.9, 1.07), .022, steel)
    tube((x, -5.9, 1.07), (x, -4.9, 1.37), .022, steel)
    tube((x, -4.9, 1.37), (x, -4.6, 1.37), .022, steel)
for side in (-1, 1):  # planters at the steps, beds at the foot of the wings
    xa, xb = sorted((side * 5.5, side * 8.4))
    box((xa, -5.9, 0), (xb, -.1, .85), planter, .02)
    hedge(xa + .12, -5.75, xb - .12, -.3, .75, .6, 46, .9)
    petals = flowers((.62, .10, .16), 70)
    for _ in range(60):
        scatter(petals, (rng.uniform(xa + .2, xb - .2), rng.uniform(-5.5, -.5), 1.34 + rng.uniform(-.06, .06)), rng.uniform(.4, .6))
    plane(xa + .1, -5.8, xb - .1, -.2, .8, VEG['soil'])
    xa, xb = (X0, -8.5) if side < 0 else (8.5, X1 - .2)
    plane(xa, -1.7, xb, 0, .16, VEG['soil'])
    hedge(xa + .2, -1.35, xb - .2, -.35, .15, .75, 34, 1.1)
    xa, xb = (X0, -5.6) if side < 0 else (5.6, 24)
    plane(xa, -13.22, xb, -3.4, .13, VEG['soil'])
    grass(xa + .02, -13.2, xb, -3.42, .13, 80, .8)
    xa, xb = sorted((side * 5.75, side * 6.6))
    hedge(xa, -12.4, xb, -6.4, .13, .55, 52, .9)
plane(X1, -13.3, 60, 40, .12, VEG['turf'])
grass(X1, -3.4, 30, 14, .13, 22, 1.8)
# bollard lights, bench, bin
for x in (-5.2, 5.2):
    for y in (-11.6, -8.2):
        cylinder(x, y, .15, 1.05, .07, dark, 20)
        cylinder(x, y, .92, 1.0, .074, plain('lens', (.75, .74, .70), .3), 20)
for x, y in ((-4.9, -3.2),):
    box((x, y, .86), (x + .45, y + 1.9, .92), oak, .01)
    for e in (.15, 1.65):
        box((x + .06, y + e, FLOOR), (x + .39, y + e + .08, .86), dark, .006)
lathe([(.02, 0), (.24, 0), (.26, .85), (.22, .88), (.20, .80)], dark, (4.9, -2.4, FLOOR), 28)
for xa, xb in ((X0, -PORTAL - .36), (PORTAL + .36, X1)):  # what runs off the sills, the coping, the portal and the canopy
    for top, length in ((5.12, 1.45), (8.82, 1.45), (12.68, 1.7)):
        drips((xa, -.006, top), (xb, -.006, top), length, g)
for x in (-PORTAL, PORTAL - .95):
    drips((x, -.757, 11.4), (x + .95, -.757, 11.4), 3.2, g)
drips((-PORTAL, -.757, 13.13), (PORTAL, -.757, 13.13), 1.8, g)
drips((-5., -4.706, 4.12), (5., -4.706, 4.12), .5, g)
drips((-5.006, -.1, 4.12), (-5.006, -4.7, 4.12), .5, g)
# dirt that no tile knows: the black film of feet from the drive to the doors, and gum
if g:
    m = Mat('feet')
    path = m.smooth(m.abs(m.add(m.x, m.mul(m.sub(m.noise(.35, 2), .5), 3.))), 3.4, .4)
    patches = m.smooth(m.noise(.8, 6, .62), .36, .70)
    cover = m.mul(m.mul(m.add(m.mul(path, .55), m.mul(patches, .40)), m.smooth(m.noise(9, 4, .7), .2, .7, .55, 1.)), g * .5)
    feet = film(m, cover, (.042, .039, .034))
    quad([(-5.48, -13.4, .004), (5.48, -13.4, .004), (5.48, -12.19, .1535), (-5.48, -12.19, .1535)], feet)
    plane(-5.48, -12.19, 5.48, -5.62, .1535, feet)
    plane(-5.44, -4.78, 5.44, -.1, FLOOR + .006, feet)
    r = random.Random(5)
    spots = [(r.gauss(0, 2.0), r.uniform(-12.1, -.9)) for _ in range(230)]
    gum((x, y, .155 if y < -5 else FLOOR + .0075) for x, y in spots if abs(x) < 5.3 and not -5.7 < y < -4.75)
for i, (x, y, h, lean) in enumerate(((-9.6, -7.6, 7.4, (.25, 0)), (9.4, -7.8, 8.0, (-.3, 0)), (-15.8, -7.2, 7.0, (.2, .1)), (13.8, -6.2, 7.2, (.2, 0)),
                                     (18.4, -2, 9.5, (.3, 0)), (20.5, 5, 11, (0, 0)), (24, 12, 12, (0, 0)), (17.2, 9, 10, (-.4, 0)),
                                     (29, 3, 10, (0, 0)), (-3.5, -31, 8, (.3, 0)), (-14, -33, 9, (0, 0)), (6, -34, 8.5, (0, 0)),
                                     (13, -31, 9, (.2, 0)), (-22, -32, 8, (0, 0)))):
    palm(x, y, h, .1, 330 + i, 24, lean, .19, 1.15)
hedge(16, 14, 50, 16, 0, 3.4, 7, 2.8)
for i in range(17):  # trees across the road, seen only in the glass
    shrub(-44 + i * 5.6 + rng.uniform(-1, 1), -46 + rng.uniform(-3, 3), 0, rng.uniform(3.2, 4.4), rng.uniform(6, 9), 4, 2.4)
trees((-66, -40), (-60, 6), 12)
trees((-63, 7), (-58, 30), 6)
if clay:
    trees((30, 12), (66, 26), 14)
    trees((40, 8), (70, -10), 12)

sky(*((41, -168) if a['view'] == 'hero_steps' else (47, -128)), .5, 3.1)
shoot(a, ev=.52, samples=9,
      pair=((-7.2, -24.2, 1.65), (-.6, 0, 1.65), 26, dict(ev=.62, shift_y=.105, fstop=9, focus=18)),
      hero=((7.2, -15.4, 1.65), (-2.4, -2.0, 1.65), 25, dict(shift_y=.14, fstop=9, focus=13, dry=True, washed=[((1.9, -8.8, 0), (.81, .58, 0))])),
      hero_clay=((-6.8, -15.2, 1.65), (2.4, -2.0, 1.65), 25, dict(shift_y=.14, fstop=9, focus=13, dry=True, washed=[((-.2, -8.8, 0), (.86, -.5, 0))])),
      hero_steps=((3.9, -10.2, 1.6), (-1.0, -1.2, 1.6), 26, dict(shift_y=.06, fstop=9, focus=8, washed=[((.4, -5, 0), (1, .2, 0))])),
      bands=((-11.6, -12.8, 1.65), (-14.0, 0, 1.65), 37, dict(shift_y=.30, fstop=9, focus=12, washed=[((-13.4, 0, 0), (1, 0, .08))])))
