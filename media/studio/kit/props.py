"""Tools of the trade: cones, hoses, a surface cleaner, drain mat and boom, a box truck lettered with the trade, not with a name."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from kit.geometry import box, cylinder, lathe, link, make_mesh, plane, quad, text, tube
from kit.materials import dusty, glow, plain
from kit.nodes import Mat

HOSE = (.035, .037, .042)  # on the ground and on the reel


def placed(x, y, turn, build):
    """Builds at the origin, looking along +y, then turns the parts about z and sets them down."""
    old = set(bpy.data.objects)
    build()
    at = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(turn, 4, 'Z')
    for part in set(bpy.data.objects) - old:
        part.matrix_basis = at @ part.matrix_basis


def curb_ramp(x0, x1, y0, y1, top, concrete, g):
    """A ramp from a drive at `y0` up to a curb of height `top` at `y1`, its sides flared, with the domed yellow mat that a cane feels."""
    low, slope, mat = -.003, lambda y: .007 + (top - .004) * (y - y0) / (y1 - y0), plain('mat', dusty((.62, .40, .03), .45 * g), .7)
    quad([(x0, y0, low), (x1, y0, low), (x1, y1, top), (x0, y1, top)], concrete)
    for x, flare in ((x0, x0 - 1.2), (x1, x1 + 1.2)):
        link('flare', make_mesh('flare', [(x, y0, low), (flare, y1, low), (x, y1, top)], [(0, 1, 2)]), concrete)
    a, b = y0 + .04, y0 + .60
    quad([(x0 + .05, a, slope(a)), (x1 - .05, a, slope(a)), (x1 - .05, b, slope(b)), (x0 + .05, b, slope(b))], mat)
    across = int((x1 - x0 - .16) / .06)
    for k in range(across * 9):
        x, y = x0 + .11 + k % across * .06, a + .04 + k // across * .06
        lathe([(.018, 0), (.012, .007), (.001, .007)], mat, (x, y, slope(y)), 8)


def gum(places):
    """Trodden gum at the points (x, y, z): flat blots of several shapes and tones, most of them small."""
    r, blots = random.Random(5), []
    for tone in (.030, .042, .060, .085, .050, .036, .070):
        a, b, c = (r.uniform(0, 6) for _ in range(3))
        round_ = lambda t: 1 + .12 * math.sin(2 * t + a) + .09 * math.sin(3 * t + b) + .04 * math.sin(5 * t + c)
        rim = [(math.cos(t) * round_(t), math.sin(t) * round_(t), 0) for t in (k * math.tau / 28 for k in range(28))]
        blots.append(make_mesh('gum', rim, [tuple(range(28))], plain('gum', (tone, tone * .92, tone * .82), .9)))
    for place in places:
        size = .008 + .018 * r.random() ** 2
        link('gum', r.choice(blots), None, place, (0, 0, r.uniform(0, 6)), (size * r.uniform(.9, 1.3), size, 1))


def hose(points, r=.010, colour=HOSE, mat=None):
    """A hose through points (x, y, z), rounded between them; gives the points of its curve."""
    mat, p = mat or plain('hose', colour, .5), [Vector(q) for q in points]
    p = [p[0] * 2 - p[1], *p, p[-1] * 2 - p[-2]]
    path = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for k in range(10):
            t = k / 10
            path.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    curve = bpy.data.curves.new('hose', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', r, 4, True
    curve.materials.append(mat)
    spline = curve.splines.new('POLY')
    spline.points.add(len(path))
    for point, q in zip(spline.points, [*path, p[-2]]):
        point.co = (*q, 1)
    link('hose', curve)
    return path


def cone(x, y, z=0.):
    orange, white = plain('cone', (.75, .13, .012), .5), plain('collar', (.72, .72, .70), .4)
    box((x - .18, y - .18, z), (x + .18, y + .18, z + .03), plain('foot', (.02, .02, .022), .7), .01)
    lathe([(.135, .03), (.028, .72), (.02, .72)], orange, (x, y, z), 32)
    for low, high in ((.28, .40), (.50, .58)):
        at = lambda q: .137 - (q - .03) * .155
        lathe([(at(low), low), (at(high), high)], white, (x, y, z), 32)


def surface_cleaner(x, y, turn, lean=.72):
    """A flat steel deck with a brush around it, on four casters; its bar and its trigger point toward -y, where one pushes it."""
    steel, deck = plain('bar', (.50, .51, .52), .28, 1.), plain('deck', (.46, .47, .48), .34, 1., vary=.10, vary_scale=9)
    black, brush, brass = plain('grip', (.02, .02, .022), .6), plain('brush', (.028, .027, .026), .95), plain('swivel', (.55, .40, .16), .3, 1.)

    def build():
        lathe([(.292, .004), (.306, .004), (.300, .062), (.288, .062)], brush, (0, 0, 0), 64)
        lathe([(.296, .052), (.312, .056), (.314, .082), (.302, .100), (.285, .106), (.12, .112), (.085, .128), (.01, .130)], deck, (0, 0, 0), 64)
        lathe([(.312, .060), (.322, .064), (.322, .084), (.312, .088)], black, (0, 0, 0), 64)  # its bumper
        lathe([(.05, .128), (.05, .150), (.030, .158), (.030, .205), (.018, .212), (.01, .212)], brass, (0, 0, 0), 24)
        top = Vector((0, -.98 * math.cos(lean) - .12, .13 + .98 * math.sin(lean)))
        foot = lambda s: Vector((s * .15, -.10, .115))
        for s in (-1, 1):
            box((s * .15 - .03, -.14, .104), (s * .15 + .03, -.06, .135), black, .006)
            bend = foot(s).lerp(top, .82) + Vector((s * .05, 0, 0))
            hose([foot(s), foot(s).lerp(bend, .55), bend, top + Vector((s * .25, .02, 0)), top + Vector((s * .33, -.06, -.01))], .0125, mat=steel)
            tube(top + Vector((s * .25, .02, 0)), top + Vector((s * .34, -.068, -.012)), .019, black)
            for q in (-1, 1):  # casters
                tube((s * .33 - .014, q * .17, .042), (s * .33 + .014, q * .17, .042), .042, black, 20)
                box((s * .33 - .022, q * .17 - .012, .04), (s * .33 + .022, q * .17 + .012, .10), steel, .004)
                tube((s * .27, q * .14, .092), (s * .335, q * .17, .098), .010, steel)
        tube(foot(-1).lerp(top, .55) + Vector((-.02, 0, 0)), foot(1).lerp(top, .55) + Vector((.02, 0, 0)), .010, steel)
        grip = top + Vector((.16, .10, -.075))  # the trigger gun on the bar, a lance down to the swivel
        hose([(0, 0, .205), (.02, -.06, .30), Vector((.02, -.06, .30)).lerp(grip, .6), grip], .0085, mat=steel)
        tube(grip, grip + Vector((0, -.14, .085)), .019, black)
        tube(grip + Vector((0, -.13, .08)), grip + Vector((.01, -.16, -.04)), .015, black)

    placed(x, y, turn, build)


def drain_mat(x, y, turn=0., w=.9, d=.62, up=0.):
    """A mat over a drain; `up` is how high its edge toward +y stands, over the opening in a curb."""
    mat = plain('mat', (.012, .05, .10), .45, vary=.2)

    def build():
        box((-w / 2, -d / 2, .002), (w / 2, d / 2, .020), mat, .009, 3)
        if up:
            box((.08 - w / 2, d / 2 - .038, .01), (w / 2 - .08, d / 2 - .015, up), mat, .010, 3)

    placed(x, y, turn, build)


def boom(points, r=.055):
    """A boom on the ground, filled with water so that no wash water passes; gives the points of its curve."""
    cloth, seam = plain('boom', (.46, .27, .025), .85, vary=.22, vary_scale=22, bump=.5, bump_scale=190), plain('seam', (.26, .14, .012), .8)
    path = hose([(x, y, r) for x, y in points], r, mat=cloth)
    for k in range(6, len(path) - 3, 7):  # its chambers are sewn off
        p, q = Vector(path[k]), Vector(path[k + 1])
        tube(p, p.lerp(q, .05 / max(.05, (q - p).length)), r * 1.05, seam, 20)
    return path


def suction_head(x, y, turn):
    """A low, wide nozzle that draws water off the ground; its pipe leaves toward +y, to a hose at (0, .42, .09)."""
    black, steel = plain('nozzle_lip', (.03, .03, .032), .6), plain('nozzle_plate', (.42, .43, .44), .35, .9)

    def build():
        box((-.26, -.05, .004), (.26, .05, .035), black, .008)
        box((-.25, -.035, .03), (.25, .06, .075), steel, .02, 3)
        tube((0, .02, .06), (0, .42, .09), .03, steel, 20)

    placed(x, y, turn, build)


def puddle(path, center, width, z=.008):
    """Water that a boom along `path` keeps away from `center`, about as wide as `width`; it darkens the ground and mirrors the sky."""
    m, last = Mat('puddle'), len(path) - 1
    ripple = m.bump(m.noise(7, 3), .05, .01)
    film = m.blend(m.fresnel(1.4, ripple), m.shader('BsdfTransparent', {0: (.66, .64, .61)}), m.shader('BsdfGlossy', {0: (1, 1, 1), 1: .01, 2: ripple}))
    inner, outer = [(q.x, q.y, z) for q in path], []
    for k, q in enumerate(path):
        t = k / last
        out = Vector((q.x - center[0], q.y - center[1], 0)).normalized()
        far = width * math.sin(math.pi * t) ** .7 * (1 + .30 * math.sin(11 * t + 1) + .16 * math.sin(23 * t) + .08 * math.sin(51 * t))
        outer.append((q.x + out.x * far, q.y + out.y * far, z))
    faces = [(k, k + 1, len(path) + k + 1, len(path) + k) for k in range(last)]
    link('puddle', make_mesh('puddle', inner + outer, faces, m.done(film)))


def sandbag(x, y, turn):
    """A filled bag, slumped where it lies, its neck tied."""
    sack = plain('sack', (.25, .22, .155), .95, vary=.22, vary_scale=14, bump=.8, bump_scale=210)

    def build():
        rings = []
        for k in range(11):  # from the seam to the neck
            t = k / 10
            wide, high = .17 * math.sin(math.pi * (.16 + .74 * t)) ** .6, .075 * math.sin(math.pi * (.12 + .76 * t)) ** .7
            rings.append([(.31 - .60 * t, wide * math.cos(q) * (1 + .05 * math.sin(3 * q + 7 * t)),
                           max(.004, high * (1 + math.sin(q)) + .006 * math.sin(5 * q + 9 * t))) for q in (n * .2618 for n in range(24))])
        faces = [(24 * k + n, 24 * k + (n + 1) % 24, 24 * k + 24 + (n + 1) % 24, 24 * k + 24 + n) for k in range(10) for n in range(24)]
        mesh = make_mesh('sandbag', [p for ring in rings for p in ring], [*faces, tuple(range(24)), tuple(range(240, 264))], sack)
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        link('sandbag', mesh)
        tube((-.29, 0, .05), (-.36, .01, .04), .03, sack, 12)

    placed(x, y, turn, build)


def wand(tip, butt):
    """A lance with its grip; `tip` is the nozzle."""
    tip, butt = Vector(tip), Vector(butt)
    steel, black = plain('lance', (.55, .55, .56), .22, 1.), plain('lance_grip', (.02, .02, .022), .45)
    tube(tip, butt, .009, steel)
    tube(tip, tip.lerp(butt, .05), .014, plain('nozzle', (.70, .48, .18), .3, 1.))
    tube(tip.lerp(butt, .62), butt, .019, black)
    tube(butt, butt + Vector((0, .02, -.16)), .017, black)


def reel(x, y, z, turn=0.):
    """A hose reel with its flanges upright, the axle along x."""
    steel, coil = plain('flange', (.06, .065, .07), .4), plain('coil', HOSE, .5)

    def build():
        for s in (-.24, .24):
            o = lathe([(.30, -.012), (.31, 0), (.30, .012), (.05, .012)], steel, (s, 0, z), 40)
            o.rotation_euler = (0, math.pi / 2, 0)
            box((s - .02, -.22, z - .36), (s + .02, .22, z - .30), steel, .004)
            tube((s, -.2, z - .33), (s, 0, z), .014, steel)
            tube((s, .2, z - .33), (s, 0, z), .014, steel)
        for layer in range(3):
            for k in range(14):
                o = lathe([(.13 + layer * .045, -.016), (.155 + layer * .045, 0), (.13 + layer * .045, .016)], coil, (-.225 + k * .034, 0, z), 32)
                o.rotation_euler = (0, math.pi / 2, 0)

    placed(x, y, turn, build)


def wheel(x, y, r, w, black, rim):
    o = lathe([(r * .58, -w / 2), (r * .9, -w / 2), (r, -w * .3), (r, w * .3), (r * .9, w / 2), (r * .58, w / 2)], black, (x, y, r), 40)
    o.rotation_euler = (0, math.pi / 2, 0)
    side = 1 if x > 0 else -1
    o = lathe([(r * .60, w / 2 - .01), (r * .58, w / 2 + .012), (r * .50, w / 2 + .004), (r * .24, w / 2 + .004), (r * .20, w / 2 + .03), (.01, w / 2 + .035)], rim, (x, y, r), 32)
    o.rotation_euler = (0, side * math.pi / 2, 0)


def work_lamp(x, y, turn):
    """A floodlight with two heads on a tripod, 2 m high, that shines toward +y. Its light is the scene's: kit.light."""
    black, yellow = plain('stand', (.03, .03, .032), .5), plain('head', (.62, .40, .02), .45)
    face, diode = plain('reflector', (.10, .10, .10), .4), glow('flood', (1, .95, .86), 26)

    def build():
        tube((0, 0, .55), (0, 0, 1.95), .018, black)
        for k in range(3):
            t = .5 + k * 2.094
            tube((0, 0, .95), (.52 * math.sin(t), .52 * math.cos(t), .01), .013, black)
        tube((-.30, 0, 2.0), (.30, 0, 2.0), .024, yellow)  # a crossbar that is seen by night, too
        for s in (-.24, .24):
            box((s - .16, -.05, 1.88), (s + .16, .05, 2.12), yellow, .015)
            quad([(s - .14, .053, 1.90), (s + .14, .053, 1.90), (s + .14, .053, 2.10), (s - .14, .053, 2.10)], face)
            for k in range(12):
                x, z = s - .105 + k % 4 * .07, 1.935 + k // 4 * .065
                quad([(x - .02, .056, z - .02), (x + .02, .056, z - .02), (x + .02, .056, z + .02), (x - .02, .056, z + .02)], diode)

    placed(x, y, turn, build)


def worker(x, y, turn):
    """Someone with a wand of whom only the shadow is seen: the wand points toward +y, the side toward x is the one to light."""
    body = plain('worker', (.1, .1, .1), .9)

    def build():
        egg = lambda at, r, z: lathe([(r * math.sin(q * math.pi / 12) + .001, -z * math.cos(q * math.pi / 12)) for q in range(13)], body, at, 20)
        parts = []

        def bone(p, q, a, b):
            p, q = Vector(p), Vector(q)
            o = lathe([(a * .6, -a * .5), (a, 0), (b, (q - p).length), (b * .6, (q - p).length + b * .5)], body, p, 16)
            o.rotation_euler = (q - p).to_track_quat('Z', 'Y').to_euler()
            parts.append(o)
        for s, knee, heel in ((-.10, .16, .10), (.10, -.05, -.26)):
            bone((s, knee, .50), (s * .9, -.02, .92), .075, .105)
            bone((s, heel, .08), (s, knee, .50), .062, .078)
            parts.append(box((s - .055, heel - .10, 0), (s + .055, heel + .20, .11), body, .04, 3))
        bone((0, -.02, .90), (0, .06, 1.40), .175, .20)
        bone((0, .06, 1.38), (0, .08, 1.50), .17, .085)
        bone((0, .08, 1.46), (0, .12, 1.64), .060, .052)
        parts.append(egg((0, .13, 1.71), .112, .122))
        for s, elbow, hand in ((-.22, (-.30, .10, 1.10), (-.12, .34, .98)), (.22, (.30, .26, 1.16), (.06, .66, 1.02))):
            bone((s, .06, 1.40), elbow, .062, .05)
            bone(elbow, hand, .05, .04)
        parts.append(tube((-.14, .10, .96), (.06, .68, 1.02), .022, body))
        parts.append(tube((.06, .68, 1.02), (.34, 1.62, .14), .011, body))
        for o in parts:
            o.visible_camera = o.visible_glossy = o.visible_diffuse = False

    placed(x, y, turn, build)


def truck(x, y, turn, lit=False):
    """A white box truck, 6.4 m long, its nose toward +y and a hose reel on the step behind. At night its lamps are lit.
    Its sides wear the slant of the site and its door the two strokes, so that it is somebody's truck whatever the name."""
    white, dark, black = plain('truck', (.68, .68, .67), .3, vary=.03), plain('chassis', (.03, .03, .032), .5), plain('tyre', (.012, .012, .013), .8)
    rim, glassy, grey = plain('rim', (.40, .40, .40), .4, .4), plain('cab_glass', (.012, .016, .02), .04, spec=.6), plain('trim', (.16, .16, .165), .5)
    navy, teal, amber_paint = plain('livery', (.009, .034, .062), .3), plain('stripe', (.02, .16, .19), .3), plain('stroke', (1, .45, .01), .3)
    alu, plate = plain('aluminum', (.42, .425, .43), .38, .7, vary=.08), plain('plate', (.66, .66, .64), .4)
    stripes = plain('reflector', (.62, .62, .60), .3), plain('reflector_red', (.42, .02, .015), .3)
    lamp, red, amber = plain('head_lamp', (.75, .76, .76), .08), plain('tail_lamp', (.35, .015, .012), .25), plain('marker', (.7, .25, .01), .3)
    if lit:
        lamp, red, amber = glow('head_lamp', (1, .94, .82), 16), glow('tail_lamp', (1, .03, .02), 5), glow('marker', (1, .40, .03), 7)

    def build():
        box((-.42, -2.9, .62), (.42, 3.0, .84), dark, .02)
        box((-1.16, -2.9, .92), (1.16, 1.25, 3.30), white, .04, 3)
        box((-1.18, -2.93, .86), (1.18, 1.28, .95), grey, .01)
        for s in (-1, 1):
            for mat, a, b in ((navy, -2.82, -1.05), (teal, -.97, -.73)):  # from y to y at the foot, forward with the height
                lean = .89 if mat is teal else 0
                quad([(s * 1.163, a, .98), (s * 1.163, b, .98), (s * 1.163, b + .89, 3.24), (s * 1.163, a + lean, 3.24)], mat)
            for word, z in (('PRESSURE', 2.60), ('WASHING', 2.31)):  # what the truck does, before the slant
                text(word, (s * 1.166, .60, z), .20, navy, .004, spacing=1.02, rot=(math.pi / 2, 0, s * math.pi / 2))
        for s in (-1.18, 1.14):  # rails of the box
            for z in (.95, 3.26):
                box((s, -2.92, z), (s + .04, 1.27, z + .06), grey, .008)
        for s in (-1.16, 1.04):  # behind: a frame of aluminum, in it the roll-up door
            box((s, -2.95, .92), (s + .12, -2.86, 3.30), alu, .012)
        box((-1.16, -2.95, 3.12), (1.16, -2.86, 3.31), alu, .012)
        box((-1.16, -2.95, .86), (1.16, -2.86, 1.02), alu, .012)
        for k in range(9):
            box((-1.03, -2.925, 1.03 + k * .232), (1.03, -2.90, 1.03 + k * .232 + .228), white, .006)
        for z in (1.75, 2.45):
            box((-1.0, -2.935, z), (1.0, -2.92, z + .03), alu, .004)
        for word, z in (('PRESSURE', 2.25), ('WASHING', 1.95)):
            text(word, (0, -2.93, z), .22, navy, .004, spacing=1.04)
        box((-.21, -2.93, 2.56), (.21, -2.925, 2.98), navy, .04)
        for mat, x in ((white, -.11), (amber_paint, .04)):
            quad([(x - .055, -2.935, 2.65), (x + .03, -2.935, 2.65), (x + .12, -2.935, 2.89), (x + .035, -2.935, 2.89)], mat)
        box((-.14, -2.96, 1.10), (.14, -2.92, 1.24), grey, .012)
        tube((-.09, -2.97, 1.30), (.09, -2.97, 1.30), .011, dark)
        for x in (-.16, 0, .16):
            box((x - .05, -2.97, 3.19), (x + .05, -2.94, 3.23), red, .008)
        for s in (-1, 1):
            box((s * 1.08 - .05, -2.97, 3.19), (s * 1.08 + .05, -2.94, 3.23), red, .008)
            tube((s * 1.09, -2.965, 1.2), (s * 1.09, -2.965, 2.1), .012, dark)  # grab rails
        box((-1.05, -3.45, .50), (1.05, -2.9, .58), grey, .01)  # the step, striped as trucks are
        for k in range(14):
            box((-1.05 + k * .15, -3.456, .515), (-1.05 + k * .15 + .15, -3.446, .565), stripes[k % 2], 0)
        for s in (-1.02, .72):
            box((s, -2.96, .62), (s + .30, -2.90, .80), dark, .012)
            box((s + .02, -2.975, .64), (s + .16, -2.93, .78), red, .02)
            box((s + .18, -2.975, .64), (s + .28, -2.93, .78), plate, .015)
        box((.40, -2.965, .64), (.70, -2.95, .79), plate, .008)
        # the cab: its side seen from the left, cut out for the wheel, as wide as the box below and narrower at the roof
        side = [(1.42, .56), (1.94, .56), *((2.45 - .52 * math.cos(t), .44 + .52 * math.sin(t)) for t in (.23 + k * .2447 for k in range(12))),
                (2.96, .56), (3.26, .56), (3.30, 1.10), (3.24, 1.52), (2.94, 2.40), (2.84, 2.50), (2.68, 2.55), (1.46, 2.55), (1.42, 2.50)]
        wide = lambda z: 1.02 - .085 * max(0, z - 1.5)
        v = [(s * wide(z), y, z) for s in (-1, 1) for y, z in side]
        n = len(side)
        faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1)), *((k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n))]
        cab = link('cab', make_mesh('cab', v, faces, white))
        edge = cab.modifiers.new('edge', 'BEVEL')
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = .05, 4, 'ANGLE', .6
        front = lambda x, z, d=.012: (x, 3.24 - (z - 1.52) * .341 + d, z)  # the windshield leans
        quad([front(-.86, 1.62), front(.86, 1.62), front(.80, 2.34), front(-.80, 2.34)], glassy)
        for x in (-.45, .25):
            tube(front(x, 1.62, .03), front(x + .34, 1.72, .03), .008, dark)
        box((-.72, 3.27, 1.16), (.72, 3.31, 1.40), dark, .02)
        for k in range(3):
            box((-.68, 3.30, 1.19 + k * .07), (.68, 3.32, 1.215 + k * .07), grey, .004)
        for s in (-1, 1):
            at = lambda y, z: (s * (wide(z) + .006), y, z)  # on the door
            quad([at(1.62, 1.60), at(3.02, 1.60), at(2.76, 2.36), at(1.62, 2.36)], glassy)
            tube(at(2.62, 1.60), at(2.62, 2.36), .014, dark)
            for p, q in (((1.55, .95), (1.55, 2.42)), ((1.55, .95), (1.98, .95)), ((2.93, .95), (3.10, 1.12)), ((3.10, 1.12), (3.10, 1.55)), ((1.55, 2.42), (2.80, 2.42))):
                tube(at(*p), at(*q), .006, grey)
            box((s * 1.03 - .02, 1.66, 1.36), (s * 1.03 + .02, 1.84, 1.41), dark, .008)
            tube((s * 1.0, 3.0, 2.1), (s * 1.12, 3.10, 2.0), .012, dark)
            box((s * 1.15 - .09, 3.08, 1.66), (s * 1.15 + .09, 3.13, 2.06), dark, .025, 3)
            box((s * .86 - .16, 3.24, .99), (s * .86 + .14, 3.315, 1.43), dark, .03, 3)
            for q in (-.075, .065):
                lathe([(.058, 0), (.058, .02), (.03, .035)], lamp, (s * .86 + q, 3.305, 1.29), 24).rotation_euler = (-math.pi / 2, 0, 0)
            box((s * .86 - .13, 3.30, 1.03), (s * .86 + .11, 3.33, 1.12), amber, .015)
            lathe([(.055, 0), (.055, .02), (.02, .03)], plain('fog', (.55, .56, .56), .1), (s * .72, 3.395, .58), 20).rotation_euler = (-math.pi / 2, 0, 0)
            box((s * .98 - .10, 3.235, 1.46), (s * .98 + .02, 3.26, 1.52), grey, .01)
            box((s * .88 - .16, 1.55, .34), (s * .88 + .14, 1.92, .58), grey, .02)  # the step
            wheel(s * .96, 2.45, .40, .24, black, rim)
            for inner in (0, .27):
                wheel(s * (.98 - inner), -1.55, .40, .22, black, rim)
            box((s * .98 - .28, -2.12, .25), (s * .98 + .22, -2.09, .86), black, .004)
            box((s * 1.0 - .14, -.75, .42), (s * 1.0 + .14, .55, .84), grey, .02)  # side boxes
            for q in (-.10, .0):
                tube((s * 1.145, -.62 + (q + .1) * 9.6, .72), (s * 1.145, -.50 + (q + .1) * 9.6, .72), .012, alu)
            for k in range(8):
                box((s * 1.182 - .004, -2.8 + k * .5, .885), (s * 1.182 + .004, -2.55 + k * .5, .925), stripes[k % 2], 0)
        box((-.98, 1.6, .50), (.98, 3.1, .62), black, .02)
        box((-1.06, 3.20, .46), (1.06, 3.40, .78), grey, .05, 3)
        box((-.16, 3.395, .52), (.16, 3.41, .68), plate, .006)
        for x in (-.42, 0, .42):
            box((x - .06, 2.78, 2.53), (x + .06, 2.86, 2.575), amber, .015)

    placed(x, y, turn, build)
    s, c = math.sin(turn), math.cos(turn)
    reel(x + 3.18 * s, y - 3.18 * c, .92, turn)
