"""Restaurant patio: slate pavers, bistro tables, umbrellas, folding glass front."""
from kit import *

a = begin()
g = a['g']
late = a['view'] in ('hero_night', 'hero_bar_night')
VIEWS = dict(
    pair=((-2.6, -9.4, 1.75), (.6, 0, 1.5), 24, dict(shift_y=-.01, fstop=6, focus=8)),
    hero_night=((-3.2, -9.2, 1.5), (.8, 0, 1.35), 24, dict(ev=1.3, samples=14, washed=[((-.7, -5.7, 0), (1, -.2, 0))])),
    hero_bar_night=((-5.4, -8.0, 1.5), (1.75, -1.8, 1.3), 24, dict(ev=1.3, samples=14, washed=[((-.7, -5.7, 0), (1, -.2, 0))])),
    hero=((6.1, -4.9, 1.75), (-.5, -.3, 1.55), 21, dict(shift_y=.02, fstop=8, focus=8, dry=True, washed=[((3, -2.75, 0), (.75, .66, 0))])),
    hero_bar=((-4.3, -7.2, 1.7), (2.0, -.4, 1.75), 24, dict(shift_y=.02, fstop=8, focus=8, dry=True, washed=[((1.6, -3.2, 0), (.8, -.6, 0))])),
    seats=((-3.4, -5.2, 1.35), (-5.6, -2.2, .5), 30, dict(level=False, fstop=5, focus=3.8, washed=[((-6.2, -2.6, 0), (1, .3, 0))])),
    pavers=((1.2, -5.6, 1.3), (-.6, -3.2, .1), 30, dict(level=False, fstop=7, focus=3, washed=[((.1, -3.6, 0), (1, .35, 0))])),
    chairs=((7.9, -5.0, 1.45), (4.9, -2.9, .7), 29, dict(shift_y=-.14, fstop=5, focus=3.6, washed=[((4.1, -3.2, 0), (1, .3, 0))])))
bar = a['view'] in ('hero_bar', 'hero_bar_night', 'seats')  # the same terrace with another owner, so that two pages do not show one restaurant
paint, edging = ((.60, .60, .575), (.055, .07, .085)) if bar else ((.60, .36, .22), (.62, .585, .515))
water = dict(wet=.9, puddles=.8) if late and not g else {}
MASK = dict(mask='bwall.png', size=(20, 6.2), offset=10, z0=-.14)  # its lowest ledge is the plinth's
pavers = ground('slate', 7.2, (1.1, 2.3), g, .95, .011, (.63, .59, .545), (.60, .575, .515), .4, **water)
border = ground('pav', 6, (.3, .2), g, .9, .010, (.80, .72, .64), (.66, .62, .55))
stucco, trim = wall('stucco', paint, g, **MASK), wall('trim', edging, g, bump=.2, strength=.75, **MASK)
upper, cap = hung('upper', paint, g, 5.2, 10), hung('cap', edging, g, 5.6, 10, bump=.2)
low = wall('low', (.66, .60, .50), g, 'lowall.png', (12, 2.4), 3, z0=-1.45)
wood, dark, steel = plain('wood', (.27, .14, .065), .45, vary=.35, vary_scale=6), plain('dark', (.022, .022, .024), .4), plain('steel', (.5, .5, .5), .3, .9)
beam = plain('beam', (.16, .085, .045), .55, vary=.06, vary_scale=5)
canvas = plain('canvas', (.02, .06, .13) if bar else (.34, .045, .03), .9, vary=.10, vary_scale=3, bump=.25, bump_scale=45)
cream, cushion = plain('cream', (.74, .70, .61), .9), plain('cushion', (.55, .30, .09) if bar else (.07, .17, .20), .9)
pane = glass('pane', (.72, .78, .76), (.9, .92, .92), 1.5, .05, g, 'pane.png', (20, 8.2), 10, .7)
bulb, warm, back = glow('bulb', (1, .66, .32), 14 if late else 4), glow('warm', (1, .74, .46), 16), plain('back', (.40, .30, .21), .8)
bottles = [plain('bottle', c, .12) for c in ((.015, .045, .018), (.05, .022, .008), (.20, .075, .012), (.012, .014, .013), (.30, .33, .30))]
plate = plain('plate', (.80, .79, .76), .15)

plane(-80, -80, 80, 80, -.03, VEG['turf'])
plane(-14, -14, 14, .1, 0, pavers)
if a['view'] == 'hero_bar':
    grass(14.05, -9, 30, 1.4, -.03, 50, 1.4)
box((-14, -.02, -.1), (14, .55, .012), border, .004)
# building
box((-12, .5, 3.1), (12, 4, 5.4), upper, .02)
box((-12.2, .25, 5.2), (12.2, 4.2, 5.6), cap, .03)
box((-12, .38, 3.02), (12, .6, 3.2), beam, .01)
for x in (-9.2, -4.6, 0, 4.6, 9.2):
    box((x - .38, .3, 0), (x + .38, .9, 3.1), stucco, .015)
    box((x - .44, .24, 0), (x + .44, .455, .5), trim, .015)
    box((x - .05, .12, 2.5), (x + .05, .3, 2.95), dark, .006)
    box((x - .035, .15, 2.55), (x + .035, .27, 2.9), bulb, 0)
for x0, x1 in ((-12, -9.5), (9.5, 12)):
    box((x0, .5, 0), (x1, .9, 3.12), stucco, .01)
    box((x0, .44, 0), (x1, .6, .5), trim, .015)
for i in range(4):
    xa, xb = -9.2 + 4.6 * i + .38, -9.2 + 4.6 * (i + 1) - .38
    n = 4
    for k in range(n + 1):
        x = xa + (xb - xa) * k / n
        box((x - .035, .46, 0), (x + .035, .56, 3.1), dark, .004)
    for z in (0, 2.3, 3.0):
        box((xa, .465, z), (xb, .555, z + .08), dark, .004)
    if i in (1, 2):  # the two leaves in the middle open
        for s in (-1, 1):
            x = (xa + xb) / 2 + s * .10
            box((x - .014, .39, .85), (x + .014, .418, 1.45), steel, .005)
            for z in (.9, 1.38):
                box((x - .01, .40, z), (x + .01, .47, z + .03), steel, .003)
    for k in range(n):
        x0, x1 = xa + (xb - xa) * k / n + .035, xa + (xb - xa) * (k + 1) / n - .035
        # one face only: seen aslant, the back face of a box would mirror like a prism
        quad([(x0, .51, .08), (x1, .51, .08), (x1, .51, 3.0), (x0, .51, 3.0)], pane)
    box((xa - .38, 4.6, 0), (xb + .38, 4.7, 3.4), back, 0)
    box((xa - .38, .6, -.02), (xb + .38, 4.6, .01), wood, 0)
    for y in (1.5, 2.4, 3.3):
        box((xa + .6, y, 3.06), (xb - .6, y + .16, 3.11), warm, 0).visible_camera = False  # their light is wanted, their glare is not
    box((xa, 3.3, 0), (xb, 3.9, 1.1), beam, .01)
    for z in (1.3, 1.75, 2.2):
        box((xa + .1, 4.3, z), (xb - .1, 4.6, z + .03), wood, 0)
        x = xa + .2
        while x < xb - .2:
            h, (r, shoulder) = rng.uniform(.20, .33), rng.choice(((.036, .62), (.042, .55), (.048, .48)))
            lathe([(r, 0), (r, h * shoulder), (.014, h * (shoulder + .16)), (.014, h)], rng.choice(bottles), (x, 4.45, z + .03), 12)
            lathe([(r + .001, h * .12), (r + .001, h * (shoulder - .12))], rng.choice((cream, back, dark)), (x, 4.45, z + .03), 12)
            x += rng.uniform(.09, .2)
    for q in range(3):
        x = xa + .7 + q * 1.2
        lathe([(.005, 0), (.035, .012), (.055, .04), (.06, .075), (.05, .115), (.02, .145), (.008, .15)], bulb, (x, 2.2, 2.2), 20)
        tube((x, 2.2, 2.34), (x, 2.2, 3.12), .006, dark, 6)
for x in (-9.3, 9.2):  # end walls of the dining room
    box((x, .6, 0), (x + .1, 4.7, 3.4), back, 0)
drips((-12, .494, 5.19), (12, .494, 5.19), 1.7, g)
drips((-12.2, .244, 5.58), (12.2, .244, 5.58), .5, g)
text('OYSTER BAR' if bar else 'TRATTORIA', (2.3, .47, 4.2), .46, plain('letters', (.10, .045, .025), .4), .05)

# low wall, planters, pergola posts with string lights
for x0, x1 in ((-12, -6.8), (7.4, 12)):
    box((x0, -5.9, 0), (x1, -5.55, .85), low, .02)
    box((x0 - .05, -5.97, .85), (x1 + .05, -5.48, .93), trim, .02)
petals = flowers((.85, .42, .08))
for x, y in ((-8.9, -.35), (-4.6, -.35), (0, -.35), (4.6, -.35), (8.9, -.35), (-6.4, -5.7), (7.0, -5.7)):
    lathe([(.02, 0), (.26, 0), (.34, .5), (.37, .56), (.33, .6), (.3, .5)], low, (x, y, 0), 32)
    lathe([(.02, 0), (.31, 0), (.29, .03), (.02, .04)], VEG['soil'], (x, y, .5))
    shrub(x, y, .5, .38, .7, 24, .7)
    for _ in range(12):
        t, tilt = rng.uniform(0, 6.3), rng.uniform(.2, 1.3)  # on the leaves, not in the air beside them
        scatter(petals, (x + .34 * math.sin(tilt) * math.cos(t), y + .34 * math.sin(tilt) * math.sin(t), .73 + .38 * math.cos(tilt)), .45)
for x in (-8.6, -4.9, 3.9, 8.8):
    box((x - .07, -5.2, 0), (x + .07, -5.06, 3.3), beam, .01)
wire = [((-8.6, -5.1, 3.25), (-4.6, .4, 3.5)), ((-4.9, -5.1, 3.25), (-4.6, .4, 3.5)), ((-4.9, -5.1, 3.25), (0, .4, 3.5)), ((3.9, -5.1, 3.25), (0, .4, 3.5)),
        ((3.9, -5.1, 3.25), (4.6, .4, 3.5)), ((8.8, -5.1, 3.25), (4.6, .4, 3.5)), ((-8.6, -5.1, 3.25), (-4.9, -5.1, 3.25)), ((3.9, -5.1, 3.25), (8.8, -5.1, 3.25))]
for x in (-4.6, 0, 4.6):  # brackets that hold them on the wall
    box((x - .025, .37, 3.46), (x + .025, .52, 3.54), dark, .006)
for p, q in wire:
    p, q = Vector(p), Vector(q)
    at = lambda t: p.lerp(q, t) - Vector((0, 0, .42 * 4 * t * (1 - t)))
    if late:
        for t in (.2, .5, .8):
            light(at(t) - Vector((0, 0, .12)), 16, colour=(1, .66, .34)).visible_glossy = False
    for k in range(12):
        tube(at(k / 12), at((k + 1) / 12), .006, dark, 6)
        if k:
            lathe([(.013, -.042), (.016, -.038), (.016, -.012), (.006, 0)], dark, at(k / 12), 12)  # the socket
            lathe([(.005, -.108), (.022, -.096), (.028, -.078), (.026, -.062), (.014, -.042)], bulb, at(k / 12), 16)


def chair(x, y, turn, z=0., cushions=True):
    rig = join(bpy.data.objects.new('chair', None))
    rig.location, rig.rotation_euler = (x, y, z), (0, 0, turn)
    parts = [box((-.21, -.21, .43), (.21, .21, .46), wood, .012)]
    parts += [box((-.20, -.20, .46), (.20, .19, .50), cushion, .02, 3)] if cushions else []
    parts += [box((sx - .014, sy - .014, 0), (sx + .014, sy + .014, .88 if sy > 0 else .44), dark, .004) for sx in (-.19, .19) for sy in (-.19, .19)]
    parts += [box((-.20, .18, z), (.20, .205, z + .07), wood, .008) for z in (.58, .69, .80)]
    for o in parts:
        o.parent = rig


def table(x, y, umbrella, stacked=False):
    lathe([(.24, 0), (.24, .02), (.03, .05), (.03, .70), (.12, .72)], dark, (x, y, 0), 24)
    lathe([(.44, .72), (.45, .735), (.44, .75)], wood, (x, y, 0), 40)
    for t in (.4, 2.3, 4.4) if a['view'] == 'pair' else ():  # before a crew comes the tables are cleared
        lathe([(.02, 0), (.09, .004), (.11, .016)], plate, (x + .26 * math.cos(t), y + .26 * math.sin(t), .752), 24)
    lathe([(.03, 0), (.035, .09), (.03, .1)], plate, (x + .05, y - .1, .752), 16)
    t0 = rng.uniform(0, 1.5)
    for k in range(4):
        t = t0 + k * math.pi / 2 + rng.gauss(0, .12)
        if stacked and 'hero' not in a['view']:  # before a first screen's crew they are carried away
            chair(x + .72 + .012 * k, y + .25 - .03 * k, .35, .13 * k, False)
        elif not stacked:
            chair(x + .68 * math.cos(t), y + .68 * math.sin(t), t - math.pi / 2)
    if umbrella:
        lathe([(.026, 0), (.022, 2.7)], beam, (x, y, 0), 12)
        n, R = 8, 1.45
        ring = lambda z, s=1.: [(x + s * R * math.cos(6.2832 * k / n + .3), y + s * R * math.sin(6.2832 * k / n + .3), z) for k in range(n)]
        faces = [f for k in range(n) for f in ((0, 1 + k, 1 + (k + 1) % n), (1 + k, 1 + n + k, 1 + n + (k + 1) % n, 1 + (k + 1) % n))]
        link('umbrella', make_mesh('umbrella', [(x, y, 2.78)] + ring(2.25) + ring(2.07), faces, canvas))
        for k in range(n):
            tube((x, y, 2.66), ring(2.21, .97)[k], .008, beam, 6)
            tube((x, y, 2.785), ring(2.252)[k], .009, canvas, 6)  # seams
        lathe([(.03, 0), (.03, .05), (.006, .09)], beam, (x, y, 2.76), 12)


def soiled(x, y):
    """Whether the place is beyond the edge of the work: there the chairs wait in stacks."""
    *_, more = VIEWS.get(a['view'], [{}])  # shoot says so if there is no such view
    return any((Vector((x, y, 0)) - Vector(point)).dot(Vector(normal)) < 0 for point, normal in more.get('washed', ()))


put_back = dict(hero=(3.35, -1.05), hero_bar=(3.2, -2.7)).get(a['view'], (1.5, -2.3))
for x, y, u in ((-5.4, -2.4, 1), (-1.9, -2.9, 0), (*put_back, 1), (4.9, -3.0, 0), (8.0, -2.4, 1), (-8.4, -3.0, 0)):
    if (not late or x < 0) and (a['view'] != 'hero' or x != 4.9):  # what stood where the crew works, or before the camera, is carried away
        table(x, y, u, soiled(x, y))
for i, (x, y, h) in enumerate(((-10.8, -4.2, 6.5), (10.4, -4.0, 7), (-14, 3, 8), (13.5, 6, 9), (-6, 9, 9.5), (3, 10, 10), (8, -16, 7.5), (-5.5, -15, 7))):
    if a['view'] not in ('hero', 'pavers', 'hero_bar', 'chairs') or y > -10:  # no shadow on the edge of what was washed
        palm(x, y, h, 0, 130 + i, 24, (rng.uniform(-.4, .4), .1), .17, 1.1)
hedge(-20, -22, 20, -20.5, 0, 1.8, 5, 3.)
hedge(-16, -20, -14.3, 1.4, 0, 1.5, 16, 1.6)
hedge(-22, 1.5, -12.2, 2.6, 0, 2.2, 12, 1.8)
hedge(12.2, 1.5, 22, 2.6, 0, 2.2, 12, 1.8)
trees((-36, -30), (-34, 4), 10)
trees((34, -34), (32, 8), 12)

if late and g:  # what a season of guests leaves: gum, spilled sauce and wine, grease where they walk
    m = Mat('spills')
    ragged = m.mul(m.sub(m.noise(4.5, 6, .72), .5), .55)  # else each spill would be an oval
    spots = m.mul(m.smooth(m.add(m.voronoi(1.15, m.warp(2.2, .40)), ragged), .40, .16), m.smooth(m.noise(.8, 5, .7), .40, .54))
    small = m.mul(m.smooth(m.voronoi(5.5, m.warp(9, .05)), .16, .10), m.smooth(m.noise(1.6, 4), .42, .52))
    tread = m.mul(m.smooth(m.noise(.55, 6, .66), .40, .64), .42)
    cover = m.max(m.max(m.mul(spots, .74), m.mul(small, .9)), tread)
    plane(-14, -14, 14, -.1, .004, m.done(m.blend(cover, m.shader('BsdfTransparent', {0: (1, 1, 1)}), m.surface((.030, .021, .013), .9, None, .1))))
if late:  # after the last guest: a lamp, a machine, a hose
    bulb.cycles.sample_as_light = False  # too many and too small; the points beside them are their light
    for x in (8.2, 10.4):  # lamps in the low wall
        box((x - .09, -5.912, .52), (x + .09, -5.895, .60), bulb, 0)
        light((x, -6.2, .5), 7, colour=(1, .66, .34)).visible_glossy = False
    work_lamp(3.4, -4.3, 2.2)
    beam_of = lambda watts, radius: light((3.3, -4.4, 2.0), watts, (-.6, -6.6, 0), 110, (1, .95, .86), radius)
    beam_of(1600, .12).visible_glossy = False
    beam_of(300, .55).visible_diffuse = False  # dimmer in its mirror: else wet stone would burn white
    surface_cleaner(-.25, -5.3, -.15)
    hose([(-.22, -6.23, .67), (-.20, -6.48, .60), (-.10, -6.80, .30), (.10, -7.04, .05), (.5, -7.15, .012), (1.1, -6.9, .012), (1.6, -6.3, .012), (2.4, -5.8, .012), (3.6, -6.4, .012), (6, -5.9, .012), (9, -7, .012)])
    cone(2.3, -4.4)
    night()
else:
    sky(33, -150, .5, 4.4, 1.2)
shoot(a, ev=.42, samples=9, **VIEWS)
