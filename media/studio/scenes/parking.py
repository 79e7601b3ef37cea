"""Concrete parking lot in low evening sun, retail arcade out of focus behind."""
from kit import *

a = begin()
g = a['g']
view = a['view']
late = view == 'hero_night'
town = view == 'hero_town'  # another owner's row of shops behind the same lot
MASK = dict(mask='gwall.png', size=(24, 8.2))
# what was just washed is wet in the pictures of the work
water = dict(wet=.8, puddles=.62, half=((.3, 0), (1, -.1)), least_rough=.75) if late else {}
concrete = ground('lot', 14, (7, 8.4), g, .9, .012, (.92, .89, .84) if late else (.74, .715, .68), (.27, .215, .15) if late else (.52, .49, .44) if view == 'stop' else (.72, .68, .62), .4, **water)
kerb = ground('lot', 14, (3.3, 1.1), g, .8, .008, (.80, .775, .735), curb=(.18, 0), gain=.65)
step = ground('lot', 14, (1.7, 1.1), g, .8, .008, (.80, .775, .735), curb=(.15, .13), gain=.65)
grimes = (g, 1. if late else g)  # right and left of the edge of the work
stops = [ground('lot', 60, (3.56, 2.6), grime, .8, .008, (.80, .775, .735), (.62, .59, .55)) for grime in grimes]  # so large that no joint of the ground runs up a stop

plane(-40, -40, 40, 3.5, 0, concrete)
box((-40, 3.5, -.1), (40, 3.66, .15), kerb, .03, 4)


def wheel_stop(x, y, half=.92):
    bm = bmesh.new()
    profile = [(-.085, 0), (.085, 0), (.06, .115), (-.06, .115)]
    ends = [[bm.verts.new((s * half, p, q)) for p, q in profile] for s in (-1, 1)]
    bm.faces.new(ends[0][::-1])
    bm.faces.new(ends[1])
    for i in range(4):
        n = (i + 1) % 4
        bm.faces.new((ends[0][i], ends[0][n], ends[1][n], ends[1][i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    bmesh.ops.bevel(bm, geom=bm.edges[:] + bm.verts[:], offset=.016, segments=3, affect='EDGES', profile=.5)
    m = bpy.data.meshes.new('stop')
    bm.to_mesh(m)
    bm.free()
    link('stop', m, stops[x < .3], (x, y, 0), (0, 0, rng.gauss(0, .012)))


for k in range(-3, 6):
    wheel_stop(-.35 + 2.75 * (k + .5), 2.35)

if g or late:  # two tracks into each stall, darkest where cars stop
    m = Mat('tyres')
    u = m.add(m.sub(m.x, 1.025), m.mul(m.sub(m.noise(.3, 2), .5), .25))
    t = m.smooth(m.abs(m.sub(m.math('PINGPONG', u, 1.375), .70)), .15, .09)
    cover = m.mul(m.mul(t, m.smooth(m.noise(6, 6, .75), .34, .66, .02, .30)), m.mul(m.smooth(m.y, -6., 1.2, .25, 1.), m.smooth(m.y, 2.20, 2.10)))
    plane(-40, -12, -.2 if late else 40, 2.25, .003, film(m, cover))


def lines(grime):
    """Fresh paint over the worn lines of the tile; where it is dirty, gray and under the same film as the ground."""
    m = Mat('lines')
    worn = m.smooth(m.noise(11, 5, .7), .22, .48, .62, 1.)
    soil = m.mul(m.smooth(m.noise(1.6, 6, .68), .30, .66, .25, 1.), grime)
    return film(m, m.mul(worn, m.lerp(soil, .94, .38)), (.66, .63, .565) if grime else (.93, .92, .89))


paints = [lines(grime) for grime in grimes]
for k in range(-6, 9):
    plane(-.40 + 2.75 * k, -2.72, -.30 + 2.75 * k, 2.97, .004, paints[k < 1])

# planted strip
quad([(-40, 3.64, .12), (40, 3.64, .12), (40, 30, .14), (-40, 30, .14)], VEG['soil'])
grass(-6, 3.68, 14, 5.4, .125, 230)
grass(-7, 5.4, 16, 7.4, .125, 95)
grass(14, 3.68, 40, 7.4, .125, 60)
petals = flowers((.80, .28, .10))
for k in range(17):
    x = -8 + k * 1.5 + rng.uniform(-.3, .3)
    shrub(x, 7.0 + rng.uniform(-.1, .2), .1, rng.uniform(.4, .6), rng.uniform(.45, .75), 26, .95)
    for _ in range(10):
        scatter(petals, (x + rng.gauss(0, .17), 6.4 + rng.gauss(0, .12), .5 + rng.uniform(-.12, .10)), .5)
for i, (x, y, h, lean) in enumerate(((-1.9, 6.2, 5.2, (.4, -.2)), (3.6, 6.4, 6.4, (-.3, .2)), (9.4, 6.2, 5.6, (.3, .1)), (15, 6.5, 6.2, (.2, 0)),
                                     (-17.2, 5.6, 6.5, (.2, 0)))):  # none stands where its shadow would hide the oil
    if view not in ('hero', 'rows', 'hero_town') or x > -9:  # nor where it would cover the lines
        palm(x, y, h, .12, i, 24, lean, .16, 1.05)

# service road and retail arcade
plane(-60, 8.2, 60, 15.6, .13, asphalt())
box((-60, 8.1, 0), (60, 8.25, .27), kerb, .03)
box((-40, 15.5, 0), (40, 15.64, .275), step, .02)
pave = ground('pav', 6, (0, 0), g, clean_tint=(.82, .78, .72), dirty_tint=(.7, .68, .62))
box((-40, 15.6, 0), (40, 22, .27), pave, .02)
front = (.46, .54, .57) if town else (.56, .40, .27)
stucco, inner = hung('stucco', front, g, 4.3, 3), wall('inner', front, g * .35, offset=3, **MASK)
cream = wall('cream', (.75, .68, .56), g, offset=9, **MASK)
m = Mat('roof')
if town:  # metal, with a seam every 45 cm
    seam = m.smooth(m.math('FRACT', m.mul(m.x, 1 / .45)), .12, .02)
    tiles = m.done(m.surface(m.mix(m.noise(.8, 4), (.15, .16, .17), (.20, .21, .22)), .5, m.bump(seam, .5, .03), .4))
else:  # rounded tiles in courses
    wave, course = m.abs(m.math('SINE', m.mul(m.x, math.pi / .28))), m.math('FRACT', m.mul(m.y, 1 / .34))
    c = m.mix(m.smooth(course, .0, .22, .55, 0.), m.mix(m.noise(3.5, 3), (.27, .10, .055), (.40, .16, .09)), (.10, .04, .025))
    tiles = m.done(m.surface(c, .75, m.bump(m.add(wave, m.mul(course, .5)), .9, .06), .25))
frame, wood, steel = plain('frame', (.03, .028, .026), .4), plain('wood', (.22, .13, .07)), plain('steel', (.5, .5, .5), .3, .9)
lamp, inside, floor = glow('lamp', (1, .80, .55), 1.5), plain('inside', (.56, .50, .42), .9), plain('floor', (.30, .26, .21), .4)
goods = [plain('goods', c) for c in ((.46, .36, .24), (.14, .22, .28), (.42, .15, .09), (.20, .27, .15), (.58, .55, .49), (.10, .095, .09), (.36, .33, .29))]
letter = glow('letter', (1, .94, .82), .9) if town else plain('letter', (.85, .82, .75))
pane = glass('pane', (.88, .91, .90), (.75, .78, .78), 1.45, .01)
box((-40, 26, 0), (40, 30, 5.6), stucco, .02)
box((-40, 21.5, 3.1), (40, 26, 5.6), inner, 0)
box((-40, 22, 0), (40, 26, .26), floor, 0)
box((-40, 25.9, .2), (40, 25.98, 3.2), inside, 0)
for k in range(-7, 12):
    x = k * 3.6
    box((x - .32, 18.1, .2), (x + .32, 18.75, 3.3), cream, .02)
    box((x - .42, 18., .2), (x + .42, 18.85, .75), cream, .02)
    box((x - .42, 18., 3.05), (x + .42, 18.85, 3.3), cream, .02)
    box((x - .50, 21.4, .2), (x + .45, 21.6, 3.2), inner, 0)      # piers, and a party wall in every second one
    if k % 2:
        box((x - .1, 21.6, .2), (x + .05, 26, 3.2), inside, 0)
    for z0, z1 in ((2.45, 2.52), (3.02, 3.1)):
        box((x + .45, 21.25, z0), (x + 3.1, 21.45, z1), frame, 0)
    for q in range(3):  # the sill, lower under the door
        xa = x + .45 + q * .88
        box((xa, 21.25, .2), (xa + .93, 21.45, .33 if k % 2 == 0 and q == 1 else .45), frame, 0)
    for q in range(4):
        xa = x + .45 + q * .88
        box((xa, 21.25, .2), (xa + .05, 21.45, 3.1), frame, 0)
        if k % 2 == 0 and q == 1:  # the handle of the door
            box((xa + .12, 21.14, 1.0), (xa + .15, 21.18, 1.45), steel, 0)
        if q < 3:
            quad([(xa + .05, 21.33, .27), (xa + .88, 21.33, .27), (xa + .88, 21.33, 3.05), (xa + .05, 21.33, 3.05)], pane)
    box((x + .6, 22.3, 3.06), (x + 2.9, 25.4, 3.09), lamp, 0)
    if k in (1, 2):  # the deli: a glazed counter before boards with its dishes
        box((x + .2, 23.0, .2), (x + 3.4, 23.7, 1.0), wood, .01)
        box((x + .25, 23.05, 1.0), (x + 3.35, 23.65, 1.06), inside, 0)
        box((x + .25, 23.05, 1.40), (x + 3.35, 23.65, 1.44), steel, 0)
        facings(x + .3, x + 3.3, 23.2, 1.06, goods, frame, .06, .16)
        for q in (.25, 1.4, 2.55):
            box((x + q, 25.84, 1.75), (x + q + .95, 25.9, 2.45), frame, 0)
            for r in range(5):
                box((x + q + .1, 25.83, 2.32 - r * .11), (x + q + (.5, .7, .6, .75, .55)[r], 25.84, 2.35 - r * .11), letter, 0)
        box((x + .1, 25.5, 1.2), (x + 3.5, 25.9, 1.24), wood, 0)
        facings(x + .2, x + 3.4, 25.6, 1.24, goods, frame, .14, .3)
    elif k in (3, 4):  # the salon: mirrors with a lamp above, a counter and a chair before each
        for q in (.45, 1.65, 2.85):
            box((x + q - .36, 25.82, 1.15), (x + q + .36, 25.9, 2.35), wood, .01)
            quad([(x + q - .32, 25.81, 1.2), (x + q + .32, 25.81, 1.2), (x + q + .32, 25.81, 2.3), (x + q - .32, 25.81, 2.3)], steel)
            box((x + q - .3, 25.72, 2.42), (x + q + .3, 25.8, 2.47), lamp, 0)
            box((x + q - .42, 25.5, .95), (x + q + .42, 25.9, 1.0), wood, 0)
            cylinder(x + q, 24.7, .2, .65, .05, steel)
            box((x + q - .27, 24.45, .65), (x + q + .27, 24.98, .77), frame, .03)
            box((x + q - .25, 24.42, .75), (x + q + .25, 24.52, 1.25), frame, .03)
    else:
        box((x + .7, 23.2, .2), (x + 2.3, 23.8, 1.15), wood, .01)
        for z in (.5, .95, 1.4, 1.85, 2.3):  # shelves on the back wall
            box((x + .1, 25.5, z - .04), (x + 3.5, 25.9, z), wood, 0)
            facings(x + .15, x + 3.3, 25.55, z, goods, frame, .16, .34)
box((-40, 18.05, 3.3), (40, 18.8, 4.3), stucco, .02)
box((-40, 17.9, 4.25), (40, 19, 4.45), cream, .03)
quad([(-40, 17.6, 4.45), (40, 17.6, 4.45), (40, 23, 6.6), (-40, 23, 6.6)], tiles)
signs = ((-6.0, 'HARDWARE'), (3.6, 'CAFE'), (10.2, 'BARBER'), (20.6, 'GIFTS')) if town else ((-9, 'FITNESS'), (-1.8, 'PHARMACY'), (5.4, 'DELI'), (12.6, 'SALON'))
for x, word in signs:
    text(word, (x + 1.8, 18.0, 3.8), .42, letter, .05)
for x in (8.6,) if town else (-6.4, 8.6):  # lamp posts; of one, the town's frame would show the head alone
    cylinder(x, 8.0, .1, 6.5, .07, frame, 16)
    box((x - .5, 7.8, 6.45), (x + .5, 8.2, 6.6), frame, .02)
    if late:
        plane(x - .42, 7.84, x + .42, 8.16, 6.445, glow('post_lamp', (1, .90, .74), 14))
        light((x, 7.9, 6.4), 900, (x, 3.5, 0), 140, (1, .88, .70), .2)
if late:
    truck(8.2, .3, -1.2, lit=True)
    light((4.6, -1.0, 3.2), 260, (4.4, -1.3, .4), 80, (1, .93, .82))  # over its reel
    work_lamp(2.2, 2.9, 2.95)
    light((2.1, 2.75, 2.0), 430, (.8, -2.6, 0), 110, (1, .95, .86), .12)
    light((-3.4, -7.5, 6.4), 500, (-.6, -1.2, 0), 110, (1, .88, .70), .3)  # the next lamp post's, on what is dirty
    surface_cleaner(.72, -1.7, -.2)
    hose([(.70, -2.63, .67), (.76, -2.87, .59), (.90, -3.16, .29), (1.14, -3.38, .05), (1.55, -3.48, .012), (2.2, -3.3, .012), (3.0, -2.8, .012), (3.9, -2.6, .012), (4.5, -1.9, .012), (4.72, -1.4, .2), (4.85, -1.0, .75)])
    cone(-3.1, 1.3)
    cone(3.4, -3.9)
    boom([(.42, 2.1), (.02, 1.0), (-.18, -.2), (.10, -1.4), (.14, -2.6), (-.32, -3.8), (-.5, -5.2), (-.1, -7)])  # keeps the water of the wash in
trees((-52, -30), (-50, 20), 13)

trees((34, 34), (78, 10), 16)
trees((78, 10), (70, -40), 10)
if late:
    night()
else:
    sky(24, -58, .45, 3.1, 1.6)
shoot(a, ev=.2, samples=9,
      pair=((-1.5, -4.3, 1.62), (1.03, 2.4, .34), 30, dict(ev=1.52, shift_y=-.148, fstop=2.8, focus=5.2)),
      hero=((-5.4, -6.0, 1.6), (2.4, 3.0, .9), 28, dict(ev=.75, shift_y=-.08, fstop=4, focus=8, washed=[((-2.7, -3.8, 0), (.8, -.6, 0))])),
      hero_night=((-5.4, -6.2, 1.5), (2.4, 3.0, .95), 27, dict(ev=2.1, samples=14, shift_y=-.05)),
      stall=((-1.2, -3.6, 1.5), (1.5, .9, .05), 30, dict(ev=.6, level=False, fstop=5, focus=4.6, dry=True, washed=[((1.0, 0, 0), (.86, -.51, 0))])),
      stop=((1.5, -.7, 1.15), (3.3, 2.5, .1), 32, dict(ev=1.1, level=False, fstop=5, focus=3.3, dry=True, washed=[((3.1, 0, 0), (1, -.2, 0))])),
      hero_town=((-3.4, -9.6, 1.7), (3.4, 3.4, 1.1), 24, dict(ev=.7, shift_y=-.02, fstop=5, focus=10, washed=[((.9, 0, 0), (1, -.1, 0))])),
      rows=((-6.6, -8.8, 1.7), (2.6, 3.5, .8), 26, dict(shift_y=-.05, fstop=5, focus=11, washed=[((-3.3, 0, 0), (1, -.1, 0))])))
