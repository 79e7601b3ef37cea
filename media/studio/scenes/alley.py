"""Behind the shops: a block wall with a back door and an exhaust, a grease pad with its dumpster, a drain in the slab."""
from kit import *

a = begin()
g = a['g']
homes = a['view'] == 'pad_homes'  # an enclosure of another owner, so that two pages do not show one place


def blocks(m, u, w, colour):
    """Painted concrete blocks, 40 by 20 cm."""
    n = m.node('ShaderNodeTexBrick', {'Vector': m.xyz(u, w, 0.), 'Color1': colour, 'Color2': tuple(c * .95 for c in colour), 'Mortar': tuple(c * .72 for c in colour),
                                      'Scale': 1., 'Mortar Size': .007, 'Mortar Smooth': .3, 'Brick Width': .4, 'Row Height': .2}, offset=.5)
    return n.outputs['Color'], m.mul(n.outputs['Fac'], -1.6)


slab = ground('fuel', 14, (2.6, 9.8), g, .9, .012, (.66, .645, .615), (.42, .39, .35), .45, plane='yx')
lane = ground('lot', 14, (9.3, 2.8), g, .9, .012, (.58, .565, .54), (.56, .54, .50), .4)
kerb = ground('lot', 14, (3.3, 1.1), g, .8, .008, (.66, .64, .60), curb=(.15, 0))
TOP = 7. if homes else 4.4
back = dict(pattern=None if homes else blocks, bump=.3 if homes else .7)
wall_ = hung('back', (.50, .44, .33), g, TOP, 4, .9, **back) if homes else wall('back', (.58, .525, .43), g, 'tiltwall.png', (20, 4.6), 4, TOP - 4.58, **back)
low = wall('low', (.30, .40, .40) if homes else (.50, .475, .42), g, 'lowall.png', (12, 2.4), 6, z0=-.1, pattern=None if homes else blocks, bump=.7)
trim = hung('trim', (.60, .585, .55), g, TOP + .2, 9, bump=.2)
door = wall('door', (.10, .20, .24), g, 'tiltwall.png', (20, 2.8), 3, z0=0, rough=.45, bump=.05, strength=.7)
green = wall('green', (.03, .075, .16) if homes else (.045, .125, .075), max(g, .5), 'tiltwall.png', (20, 2.4), 8, z0=0, rough=.45, bump=.1, strength=.85)
gate = wall('gate', (.16, .105, .07) if homes else (.13, .145, .15), g, 'tiltwall.png', (20, 2.8), 4, z0=0, rough=.5, bump=.1, strength=.8)
yellow = hung('yellow', (.78, .46, .02), g, 1.1, 5, .8, rough=.45, bump=.1)
steel, dark, black = plain('steel', (.5, .5, .5), .35, .9), plain('dark', (.03, .03, .032), .45), plain('black', (.012, .012, .013), .7)
iron, rubber = plain('iron', (.19, .18, .165), .6, .3, vary=.15), plain('mat_rubber', (.016, .016, .018), .75)
lamp, lid = glow('lamp', (1, .84, .6), 12), plain('lid', (.02, .022, .024), .5)

plane(-40, -40, 40, -4.4, 0, lane)
plane(-40, -4.4, 40, 2.0, .004, slab)
box((-40, -4.5, -.1), (40, -4.38, .012), kerb, .01)
# the back of the building: wall, parapet, doors, exhaust, meters, downspout
box((-30, 2.0, 0), (30, 3.0, TOP), wall_, .01)
box((-30, 1.92, TOP - .04), (30, 3.1, TOP + .2), trim, .02)

def windows(z):
    """A row of apartment windows with blinds, two panes each."""
    for x in (-7.6, -4.4, .2, 3.4, 8.0, 11.2, 15.8):
        box((x - .75, 1.97, z - .1), (x + .75, 2.1, z + 1.4), trim, .01)
        box((x - .80, 1.90, z - .16), (x + .80, 2.05, z - .08), trim, .01)
        box((x - .66, 1.985, z), (x + .66, 1.99, z + 1.3), blind, 0)
        quad([(x - .66, 1.962, z), (x + .66, 1.962, z), (x + .66, 1.962, z + 1.3), (x - .66, 1.962, z + 1.3)], pane)
        for q in (-.66, 0, .66):
            box((x - q - .03, 1.945, z - .02), (x - q + .03, 1.975, z + 1.32), frame, .004)
        for q in (0, .62, 1.3):
            box((x - .66, 1.945, z + q - .03), (x + .66, 1.975, z + q + .03), frame, .004)


if homes:
    pane, frame, blind = glass('pane', (.55, .58, .57), (.9, .95, .95), 1.5, .05), plain('frame', (.62, .61, .58), .5), blinds()
    windows(1.3)
    windows(4.3)
    box((-30, 1.93, 3.35), (30, 2.06, 3.55), trim, .01)
    for x in (-1.9, 6.0, 13.5):  # downspouts
        tube((x, 1.93, .25), (x, 1.93, 6.9), .05, trim, 14)
else:
    for x in (-3.4, 7.4, -14):
        box((x - .56, 1.94, 0), (x + .56, 2.1, 2.2), trim, .01)
        box((x - .46, 1.90, .02), (x + .46, 1.98, 2.12), door, .01)
        box((x - .42, 1.885, .06), (x + .42, 1.905, .34), steel, .004)
        tube((x + .34, 1.84, 1.02), (x + .34, 1.84, 1.20), .012, steel)
        for z in (1.02, 1.20):
            tube((x + .34, 1.84, z), (x + .34, 1.91, z), .010, steel)
        box((x - .8, 1.3, 2.62), (x + .8, 2.02, 2.70), dark, .01)
        for side in (-1, 1):  # beside the hood, where it sheds the rain
            drips((x + side * .76, 1.994, 2.62), (x + side * .9, 1.994, 2.62), 1.5, g)
        for s in (-.7, .7):
            tube((x + s, 1.36, 2.62), (x + s, 2.0, 2.32), .014, dark)
        box((x - .12, 1.78, 2.42), (x + .12, 2.0, 2.52), dark, .01)
        box((x - .10, 1.80, 2.405), (x + .10, 1.96, 2.42), lamp, 0)
        box((x - .6, 1.1, 0), (x + .6, 1.95, .035), rubber, .01)
    hood = plain('hood', (.12, .095, .06) if g else (.27, .27, .265), .75, 0., vary=.3)
    for x in (-.4,):  # the kitchen's exhaust: a hood of sheet metal with louvers
        box((x - .62, 1.80, 2.62), (x + .62, 2.05, 3.62), hood, .015)
        for k in range(7):
            o = box((x - .54, 1.785, 2.70 + k * .125), (x + .54, 1.80, 2.80 + k * .125), hood, .003)
            o.rotation_euler = (math.radians(-24), 0, 0)
        box((x - .68, 1.62, 3.60), (x + .68, 2.05, 3.66), dark, .01)
    for x in (-6.6, 4.6):
        tube((x, 1.93, .25), (x, 1.93, 4.4), .06, trim, 14)
        tube((x, 1.93, .27), (x, 1.70, .10), .06, trim, 14)
        for z in (1.2, 3.0):
            box((x - .08, 1.90, z), (x + .08, 2.01, z + .03), steel, .004)
    for k in range(3):  # meters and their pipe
        x = 2.3 + k * .42
        box((x - .13, 1.86, 1.3), (x + .13, 2.0, 1.75), plain('meter', (.38, .39, .39), .4), .02)
        lathe([(.001, 0), (.10, .0), (.10, .05), (.08, .07), (.001, .075)], plain('dial', (.30, .33, .34), .1), (x, 1.86, 1.58), 24).rotation_euler = (math.pi / 2, 0, 0)
        tube((x, 1.95, .1), (x, 1.95, 1.3), .02, iron)
    tube((-1.9, 1.94, .1), (-1.9, 1.94, .72), .014, steel)  # the spigot
    tube((-1.9, 1.94, .72), (-1.9, 1.80, .72), .014, steel)
    tube((-1.9, 1.82, .72), (-1.9, 1.80, .62), .012, plain('brass', (.62, .44, .18), .35, 1.))
    # used-oil container beside the door, mats on a rail
    box((-5.6, .95, .12), (-4.5, 1.75, 1.15), dark, .04, 3)
    box((-5.66, .90, 1.15), (-4.44, 1.80, 1.22), lid, .02)
    box((-5.35, .92, .55), (-4.75, .96, .85), steel, .006)
    for word, z in (('CARDBOARD' if a['view'] == 'door' else 'USED OIL', .76), ('ONLY', .64)):  # behind a shop, or behind a kitchen
        text(word, (-5.05, .915, z), .072, black, .006)
    for x in (-5.5, -4.6):
        for y in (1.05, 1.65):
            cylinder(x, y, .004, .12, .05, black, 16)
    tube((.9, 1.55, 1.12), (2.0, 1.55, 1.12), .018, steel)
    for x in (.92, 1.98):
        tube((x, 1.55, 0), (x, 1.55, 1.12), .018, steel)
        tube((x, 1.2, .01), (x, 1.9, .01), .018, steel)
    for x, w in ((1.0, .44), (1.5, .42)):
        box((x, 1.51, .42), (x + w, 1.53, 1.14), rubber, .004)
        for i in range(5):
            for k in range(8):
                lathe([(.001, 0), (.026, 0), (.026, .004)], plain('hole', (.19, .17, .145), .8), (x + .06 + i * .08, 1.509, .48 + k * .08), 10).rotation_euler = (math.pi / 2, 0, 0)
# the enclosure: block walls on three sides, steel gates standing open, the dumpster
for lo, hi in (((9.0, -3.8, 0), (9.2, 1.2, 1.9)), ((13.4, -3.8, 0), (13.6, 1.2, 1.9)), ((9.2, 1.0, 0), (13.4, 1.2, 1.9))):
    box(lo, hi, low, .01)
    box((lo[0] - .04, lo[1] - .04, 1.9), (hi[0] + .04, hi[1] + .04, 1.98), trim, .012)


def leaf(s):
    """One leaf of the gate: boards in a frame of tube, from the post at the origin along the side of `s`."""
    for z in (.18, 1.82):
        tube((s * .08, 0, z), (s * 1.98, 0, z), .028, steel)
    for x in (.10, 1.96):
        tube((s * x, 0, .16), (s * x, 0, 1.84), .028, steel)
    tube((s * .10, .02, .22), (s * 1.96, .02, 1.78), .016, steel)
    for k in range(10):
        box((s * (.13 + k * .182) - .085 + s * .09, -.045, .12), (s * (.13 + k * .182) + .085 + s * .09, -.025, 1.88), gate, .004)
    tube((s * 1.88, -.06, .02), (s * 1.88, -.06, .95), .012, dark)  # its drop rod


for s, x, turn in ((-1, 9.1, -.68), (1, 13.5, -.27)):  # the left one folded back to the wall
    cylinder(x, -3.95, 0, 2.0, .06, gate, 20)
    placed(x, -3.95, turn, lambda: leaf(s))
v = [(10.1, -2.9, .14), (12.5, -2.9, .14), (12.5, .6, .14), (10.1, .6, .14), (10.0, -3.1, 1.30), (12.6, -3.1, 1.30), (12.6, .7, 1.62), (10.0, .7, 1.62)]
link('dumpster', make_mesh('dumpster', v, [(0, 1, 2, 3), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], green))
for s in (10.0, 11.306):
    quad([(s, -3.16, 1.33), (s + 1.294, -3.16, 1.33), (s + 1.294, .74, 1.66), (s, .74, 1.66)], lid)
    box((s, -3.18, 1.26), (s + 1.294, -3.13, 1.335), lid, .008)  # its lip
    for k in range(5):
        tube((s + .12 + k * .26, -3.1, 1.35), (s + .12 + k * .26, .7, 1.67), .016, lid, 8)
for z in (.45, .85, 1.2):
    box((9.97, -3.0 - z * .08, z), (12.63, -2.94 - z * .08, z + .08), green, .012)
for x in (10.0, 12.48):
    box((x, -2.2, .75), (x + .12, -.2, .98), green, .01)
for x in (10.2, 12.4):  # its feet, far enough out to be seen below it
    for y in (-2.8, .5):
        cylinder(x, y, .005, .15, .08, iron, 16)
for x in (9.38, 13.22) if homes else (9.38, 13.22, -2.1, .9):  # inside the gate's swing, beside the walls
    cylinder(x, -3.62 if x > 5 else .75, 0, 1.05, .075, yellow, 20)
    lathe([(.075, 0), (.055, .04), (.01, .06)], yellow, (x, -3.62 if x > 5 else .75, 1.05), 20)
# the drain
box((-.92, -2.52, -.02), (.02, -1.58, .008), iron, .003)
for k in range(9):
    box((-.84 + k * .092, -2.44, .004), (-.79 + k * .092, -1.66, .009), black, 0)
# what no tile knows: grease below the exhaust, from the door to the dumpster and around the container
if g:
    m = Mat('grease_run')
    u = m.add(m.x, m.mul(m.sub(m.noise(1.6, 3), .5), .22))
    run = m.smooth(m.abs(m.add(u, .4)), .62, .12)
    cover = m.mul(m.mul(run, m.smooth(m.noise(5, 5, .65, v=m.xyz(m.mul(m.x, 3.2), 0., m.mul(m.z, .35))), .25, .75, .25, .9)), m.smooth(m.z, .2, 2.6, .15, 1.))
    if not homes:
        quad([(-1.3, 1.993, .05), (.5, 1.993, .05), (.5, 1.993, 2.7), (-1.3, 1.993, 2.7)], film(m, m.mul(cover, g), (.060, .034, .012)))
    m = Mat('grease')
    d = m.math('SQRT', m.add(m.mul(m.sub(m.x, 11.3), m.sub(m.x, 11.3)), m.mul(m.mul(m.add(m.y, 3.4), m.add(m.y, 3.4)), .6)))
    pool = m.smooth(m.add(d, m.mul(m.sub(m.noise(1.2, 5, .6), .5), 1.6)), 2.6, .6)
    near = m.math('SQRT', m.add(m.mul(m.add(m.x, 5.), m.add(m.x, 5.)), m.mul(m.sub(m.y, .9), m.sub(m.y, .9))))
    pool = m.max(pool, m.smooth(m.add(near, m.mul(m.sub(m.noise(1.9, 5, .6), .5), .9)), 1.25, .4))
    path = m.smooth(m.abs(m.sub(m.add(m.y, m.mul(m.sub(m.noise(.5, 3), .5), 1.3)), m.mul(m.add(m.x, 3.4), -.24))), .85, .15)
    path = m.mul(path, m.mul(m.smooth(m.x, -4.4, -3.2), m.smooth(m.x, 10.8, 9.4)))
    cover = m.mul(m.max(pool, m.mul(path, .62)), m.smooth(m.noise(7, 5, .68), .22, .68, .35, 1.))
    layer = m.done(m.blend(m.mul(cover, .92 * g), m.shader('BsdfTransparent', {0: (1, 1, 1)}), m.surface((.030, .024, .018), .30)))
    plane(-7, -4.35, 13.4, 1.95, .008, layer)
for i, (x, y, h) in enumerate(((-20, 8, 9), (-9, 7, 8.6), (2, 8, 9.4), (17, 6, 8.4), (24, 3, 9))):
    palm(x, y, h, 0, 710 + i, 22, (.3, 0), .17, 1.12)
hedge(14.4, -3.6, 30, -2.2, 0, 1.9, 14, 1.6)
hedge(-40, -30, 40, -28, 0, 2.6, 4, 3.)
if a['view'] == 'drain':
    drain_mat(-.45, -2.05, .03, .80, .80)
    held = boom([(-1.46, -1.69), (-1.49, -2.37), (-1.13, -2.91), (-.45, -3.09), (.27, -2.91), (.63, -2.34), (.56, -1.62), (.09, -1.19), (-.56, -1.08), (-1.17, -1.26), (-1.46, -1.69)], .044)
    puddle(held[:62], (-.45, -2.05), .48, .012)
    suction_head(-1.75, -3.05, 2.21)
    hose([(-2.09, -3.30, .09), (-2.3, -3.42, .06), (-2.7, -3.45, .03), (-3.6, -3.2, .03), (-5, -2.9, .03), (-7, -3.3, .03)], .030, (.05, .052, .056))
wand((9.42, -4.72, .02), (9.11, -4.03, .98))  # leaning on the gate's post
hose([(9.11, -4.01, .82), (9.02, -4.3, .3), (8.6, -5.1, .02), (7.8, -6.0, .02), (6.2, -5.6, .02), (4.4, -6.2, .02), (2, -5.7, .02)])
trees((44, -34), (44, 10), 11)
trees((-46, -34), (-44, 2), 9)

sky(36 if a['view'] in ('pair', 'hero', 'door', 'vent', 'drain') else 52, -146, .45, 3.7)
shoot(a, ev=0., samples=14,
      pair=((-6.2, -7.6, 1.65), (1.6, 1.6, 1.65), 26, dict(ev=.2, shift_y=.04, fstop=8, focus=9)),
      hero=((5.4, -9.4, 1.65), (11.0, -2.2, 1.4), 25, dict(fstop=8, focus=9, washed=[((10.4, -5, 0), (1, .1, 0))])),
      pad=((7.6, -8.0, 1.6), (11.2, -3.0, .5), 28, dict(level=False, fstop=8, focus=6, washed=[((10.0, -5.2, 0), (1, -.2, 0))])),
      pad_homes=((13.4, -8.6, 1.65), (11.0, -2.8, .55), 27, dict(level=False, fstop=8, focus=6, washed=[((10.9, -5, 0), (1, -.3, 0))])),
      door=((-1.2, -4.4, 1.65), (-3.0, 2.0, 1.0), 29, dict(shift_y=-.03, fstop=8, focus=5.4, washed=[((-2.9, 0, 0), (1, .2, 0))])),
      vent=((.9, -3.6, 1.6), (-.5, 2.0, 1.6), 28, dict(shift_y=.12, fstop=8, focus=5.4, washed=[((-.05, 2, 0), (1, 0, .08))])),
      drain=((2.1, -5.2, 1.5), (-.7, -2.1, .1), 26, dict(level=False, fstop=7, focus=4.2, dry=True, washed=[((-.1, -2.4, 0), (.74, .67, 0))])))
