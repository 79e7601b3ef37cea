"""A drive-through: asphalt with its arrow, curbs, the menu board."""
from kit import *

a = begin()
g = a['g']
road = ground('lot', 14, (7.1, 4.6), g, .9, .010, (.64, .62, .585), (.46, .44, .40), .45, plane='yx')
kerb = ground('lot', 14, (3.3, 1.1), g, .8, .008, (.74, .715, .675), curb=(.18, 0))
walk = ground('walk', 14, (2.2, 5.1), g, .9, .010, (.74, .715, .675), (.60, .58, .53), .35)
front, band = hung('front', (.62, .555, .45), g, 3.9, 4), hung('band', (.36, .13, .075), g, 4.5, 9)
base, trim = wall('base', (.33, .29, .25), g, 'lowall.png', (12, 2.4), 3, z0=-.3, bump=.8), wall('trim', (.62, .605, .57), g, 'gwall.png', (24, 8.2), 5, bump=.2)
dark, steel, bezel = plain('dark', (.025, .026, .028), .45), plain('steel', (.5, .5, .5), .35, .9), plain('bezel', (.05, .055, .06), .4)
white, yellow = road_paint((.72, .72, .69), g), road_paint((.70, .44, .03), g)


def outline(points, z, mat):
    link('paint', make_mesh('paint', [(x, y, z) for x, y in points], [tuple(range(len(points)))], mat))


# the lane runs along y between the building's curb on the right and an island on the left
plane(-60, -60, 60, 60, 0, road)
for x0, x1 in ((-2.05, -1.88), (2.2, 2.37)):
    box((x0, -30, -.1), (x1, 30, .15), kerb, .03, 4)
for x0, x1 in ((-1.88, -1.46), (1.78, 2.2)):  # gutter pans
    box((x0, -30, -.1), (x1, 30, .006), kerb, 0)
box((2.37, -30, -.1), (3.3, 30, .148), walk, .008)
plane(-7, -30, -2.05, 30, .11, VEG['turf'])
box((-7.2, -30, -.1), (-7, 30, .15), kerb, .03, 4)
grass(-5.2, -7.5, -2.08, 4.5, .11, 120, 1.)
grass(-5.2, 4.5, -2.08, 14, .11, 55, 1.2)
grass(-5.2, 14, -2.08, 30, .11, 34, 1.6)
hedge(-6.6, -8, -5.6, 22, .11, .95, 26, 1.2)
for x, y in ((-4.2, 1.9), (-3.4, 6.5), (-4.4, 10.5), (-4.0, -3.2)):
    shrub(x, y, .11, .55, .75, 34, 1.)
outline([(-.20, -1.6), (.06, -1.6), (.06, .1), (.34, .1), (-.07, 1.1), (-.48, .1), (-.20, .1)], .004, white)
outline([(-.20, 8.4), (.06, 8.4), (.06, 10.1), (.34, 10.1), (-.07, 11.1), (-.48, 10.1), (-.20, 10.1)], .004, white)
for y in (4.2,):
    plane(-1.4, y, 1.7, y + .32, .004, white)
plane(1.60, -30, 1.70, 30, .004, yellow)
if g:  # dust that gathers toward the curbs, and what drips in the middle, where cars wait
    m = Mat('dust')
    side = m.smooth(m.abs(m.sub(m.x, .1)), .35, 1.5)
    cover = m.mul(m.mul(side, m.smooth(m.noise(1.1, 7, .68), .28, .66)), m.smooth(m.noise(14, 4, .7), .2, .7, .5, 1.))
    plane(-1.46, -30, 1.78, 30, .006, film(m, m.mul(cover, .8 * g), (.15, .13, .10)))
    m = Mat('oil')
    spots = m.max(m.smooth(m.voronoi(1.1, m.warp(4., .26)), .30, .12), m.mul(m.smooth(m.voronoi(3.4, m.warp(7., .14)), .17, .08), .5))
    middle = m.mul(m.smooth(m.abs(m.add(m.x, .45)), .80, .30), m.smooth(m.noise(16, 6, .75), .30, .55, .25, 1.))
    plane(-1.46, -30, 1.6, 30, .008, film(m, m.mul(m.mul(spots, middle), .62 * g), (.020, .018, .016)))
# the blind side of the building: the pickup window is around the corner, on the driver's side
box((3.3, -8, 0), (14, 16, 3.9), front, .012)
box((3.22, -8.1, .148), (3.5, 16.1, .9), base, .012)
box((3.18, -8.1, .9), (3.5, 16.1, .98), trim, .01)
box((3.25, -8.1, 3.85), (14.1, 16.1, 4.5), band, .015)
box((3.12, -8.2, 4.45), (14.2, 16.2, 4.62), trim, .02)
for y in (-3.0, 2.2, 10.6):
    box((3.10, y - .06, 2.5), (3.3, y + .06, 2.95), dark, .008)
# the menu board on the island, a speaker post before it
page, ink = plain('page', (.016, .018, .020), .35), plain('ink', (.86, .84, .78), .5, **{'Emission': (1, .97, .90, 1), 'Emission Strength': .5})
MENU = (('BURGERS', ('Classic', 6.49), ('Cheese', 6.99), ('Bacon', 7.99), ('Double', 8.99), ('Garden', 6.99)),
        ('CHICKEN', ('Crispy', 6.99), ('Grilled', 7.29), ('Spicy', 6.99), ('Wrap', 5.99), ('Tenders', 7.49)),
        ('SIDES', ('Fries', 2.99), ('Rings', 3.49), ('Salad', 5.99), ('Iced tea', 2.29), ('Lemonade', 2.79)))
BX, BY = -2.62, 2.6


def board():
    """Faces -y: three lit panels in a frame on two posts."""
    for x in (-.95, .95):
        box((x - .06, -.06, 0), (x + .06, .06, 1.0), dark, .01)
    box((-1.28, -.10, .72), (1.28, .12, 2.12), bezel, .03, 3)
    box((-1.36, -.22, 2.10), (1.36, .16, 2.22), band, .015)
    for k, (head, *dishes) in enumerate(MENU):
        x = -1.2 + k * .81
        box((x, -.115, .80), (x + .77, -.10, 2.04), page, .004)
        text(head, (x + .07, -.118, 1.88), .085, yellow, .002, 'LEFT', 1.)
        for i, (dish, price) in enumerate(dishes):
            z = 1.66 - i * .17
            text(dish, (x + .07, -.118, z), .058, ink, .002, 'LEFT', 1.)
            text(str(price), (x + .70, -.118, z), .058, ink, .002, 'RIGHT', 1.)


placed(BX - .55, BY, math.radians(30), board)
SX, SY = -2.26, 4.3  # on the grass, where it hides none of the dishes
cylinder(SX, SY, .11, 1.2, .05, dark, 20)
box((SX - .09, SY - .11, 1.05), (SX + .09, SY + .07, 1.42), bezel, .03, 3)
box((SX - .06, SY - .118, 1.10), (SX + .06, SY - .108, 1.26), steel, .004)
for x, y in ((2.62, 5.1), (2.62, 7.9), (-2.4, 4.9)):
    cylinder(x, y, 0, 1.05, .085, plain('post', (.78, .46, .02), .45), 20)
for i, (x, y, h) in enumerate(((-4.6, 8.4, 7.0), (-4.2, -1.0, 6.6), (-9.6, 16, 8.2), (6, 24, 9.5), (-13, 5, 8.4), (-4.5, 16.5, 7.8), (0, 30, 9), (-16, 20, 9))):
    palm(x, y, h, .1, 820 + i, 22, (.3, 0), .17, 1.1)
hedge(-24, 34, 24, 35.5, 0, 2.6, 6, 2.6)
trees((-40, 40), (40, 44), 16)
trees((-34, -20), (-38, 40), 12)

sky(36, -148, .5, 3.7)
shoot(a, ev=.5, samples=14,
      curb=((1.0, -3.7, 1.35), (-1.15, .1, .32), 28, dict(level=False, fstop=7, focus=4, dry=True, washed=[((0, -.35, 0), (.12, -1, 0))])))
