"""Tools of the trade: cones, hoses, a surface cleaner, drain mat and vacuum boom, a box truck. None is lettered."""
import math

import bpy
from mathutils import Matrix, Vector

from kit.geometry import box, cylinder, lathe, link, make_mesh, quad, tube
from kit.materials import plain


def placed(x, y, turn, build):
    """Builds at the origin, looking along +y, then turns the parts about z and sets them down."""
    old = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    at = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(turn, 4, 'Z')
    for part in set(bpy.data.objects) - old:
        part.matrix_world = at @ part.matrix_world


def hose(points, r=.013, colour=(.30, .025, .02)):
    """A hose through points (x, y, z), rounded between them."""
    mat, p = plain('hose', colour, .5), [Vector(q) for q in points]
    p = [p[0] * 2 - p[1], *p, p[-1] * 2 - p[-2]]
    path = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for k in range(10):
            t = k / 10
            path.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    for q, w in zip(path, path[1:] + [p[-2]]):
        tube(q, w + (w - q) * .08, r, mat, 10)


def cone(x, y, z=0.):
    orange, white = plain('cone', (.75, .13, .012), .5), plain('collar', (.72, .72, .70), .4)
    box((x - .18, y - .18, z), (x + .18, y + .18, z + .03), plain('foot', (.02, .02, .022), .7), .01)
    lathe([(.135, .03), (.028, .72), (.02, .72)], orange, (x, y, z), 32)
    for low, high in ((.28, .40), (.50, .58)):
        at = lambda q: .137 - (q - .03) * .155
        lathe([(at(low), low), (at(high), high)], white, (x, y, z), 32)


def surface_cleaner(x, y, turn, lean=.62):
    """A round housing on the ground, its bar toward -y as the one who pushes it stands."""
    steel, black, blue = plain('bar', (.55, .56, .57), .25, 1.), plain('grip', (.02, .02, .022), .6), plain('housing', (.02, .10, .17), .3)

    def build():
        lathe([(.30, .012), (.315, .05), (.30, .12), (.20, .165), (.06, .17), (.06, .24), (.03, .26), (.01, .26)], blue, (0, 0, 0), 48)
        lathe([(.305, 0), (.325, .012), (.325, .04), (.305, .05)], black, (0, 0, 0), 48)
        top = Vector((0, -1.05 * math.cos(lean), .20 + 1.05 * math.sin(lean)))
        for s in (-.09, .09):
            tube((s, -.12, .16), (s * 1.4, top.y, top.z), .014, steel)
        tube((-.26, top.y, top.z), (.26, top.y, top.z), .015, steel)
        for s in (-.26, .15):
            tube((s, top.y, top.z), (s + .11, top.y, top.z), .021, black)
        tube((.03, top.y + .06, top.z - .05), (0, -.03, .27), .011, black)
        for s in (-.24, .24):
            tube((s - .02, -.30, .07), (s + .02, -.30, .07), .07, black, 20)

    placed(x, y, turn, build)


def drain_mat(x, y, turn=0., w=.9, d=.62):
    placed(x, y, turn, lambda: box((-w / 2, -d / 2, .004), (w / 2, d / 2, .028), plain('mat', (.012, .05, .10), .45, vary=.2), .012, 3))


def boom(points, r=.055):
    """A vacuum boom on the ground: a fat tube with a fitting at its first end, from which the hose leads away."""
    hose([(x, y, r) for x, y in points], r, (.62, .36, .02))
    cylinder(points[0][0], points[0][1], .02, .16, .07, plain('fitting', (.03, .03, .032), .4))


def wand(tip, butt):
    """A lance with its grip; `tip` is the nozzle."""
    tip, butt = Vector(tip), Vector(butt)
    steel, black = plain('lance', (.55, .55, .56), .22, 1.), plain('lance_grip', (.02, .02, .022), .45)
    tube(tip, butt, .009, steel)
    tube(tip, tip.lerp(butt, .05), .014, plain('nozzle', (.70, .48, .18), .3, 1.))
    tube(tip.lerp(butt, .62), butt, .019, black)
    tube(butt, butt + Vector((0, .02, -.16)), .017, black)


def reel(x, y, z, turn=0., colour=(.03, .09, .16)):
    """A hose reel with its flanges upright, the axle along x."""
    steel, coil = plain('flange', (.06, .065, .07), .4), plain('coil', colour, .5)

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


def truck(x, y, turn):
    """A white box truck, 6.4 m long, its nose toward +y and a hose reel on the step behind."""
    white, dark, black = plain('truck', (.68, .68, .67), .3, vary=.03), plain('chassis', (.03, .03, .032), .5), plain('tyre', (.012, .012, .013), .8)
    rim, glassy, grey = plain('rim', (.40, .40, .40), .4, .4), plain('cab_glass', (.012, .016, .02), .04, spec=.6), plain('trim', (.16, .16, .165), .5)
    lamp, red, amber = plain('head_lamp', (.75, .76, .76), .08), plain('tail_lamp', (.35, .015, .012), .25), plain('marker', (.7, .25, .01), .3)

    def build():
        box((-.42, -2.9, .62), (.42, 3.0, .84), dark, .02)
        box((-1.16, -2.9, .92), (1.16, 1.25, 3.30), white, .04, 3)
        box((-1.18, -2.93, .86), (1.18, 1.28, .95), grey, .01)
        for s in (-1.18, 1.14):  # rails of the box
            for z in (.95, 3.26):
                box((s, -2.92, z), (s + .04, 1.27, z + .06), grey, .008)
        for k in range(9):  # the roll-up door behind
            box((-1.02, -2.94, 1.04 + k * .235), (1.02, -2.90, 1.04 + k * .235 + .225), white, .012)
        box((-.10, -2.975, 1.14), (.10, -2.93, 1.20), grey, .01)
        box((-1.05, -3.45, .50), (1.05, -2.9, .58), grey, .01)  # the step
        for s in (-.98, .80):
            box((s, -2.96, .66), (s + .18, -2.90, .80), red, .01)
        # the cab, its windshield leaning
        box((-1.02, 1.42, .62), (1.02, 3.15, 1.62), white, .10, 4)
        v = [(-1.0, 1.42, 1.58), (1.0, 1.42, 1.58), (1.0, 3.08, 1.58), (-1.0, 3.08, 1.58), (-.92, 1.46, 2.52), (.92, 1.46, 2.52), (.92, 2.72, 2.52), (-.92, 2.72, 2.52)]
        link('cab', make_mesh('cab', v, [(0, 3, 7, 4), (1, 5, 6, 2), (3, 2, 6, 7), (0, 4, 5, 1)], white))
        box((-.93, 1.45, 2.48), (.93, 2.74, 2.58), white, .05, 3)
        inset = lambda quad_, d: [tuple(Vector(p) + Vector(d)) for p in quad_]
        quad(inset([(-.88, 3.05, 1.66), (.88, 3.05, 1.66), (.82, 2.75, 2.44), (-.82, 2.75, 2.44)], (0, .022, 0)), glassy)
        for s in (-1, 1):
            quad(inset([(s * .995, 1.60, 1.68), (s * .995, 2.92, 1.68), (s * .925, 2.62, 2.42), (s * .925, 1.60, 2.42)], (s * .012, 0, 0)), glassy)
            box((s * 1.06 - .05, 2.70, 1.75), (s * 1.06 + .09 * s + .05, 2.78, 2.15), dark, .02)
            box((s * .80 - .17, 3.13, .92), (s * .80 + .17, 3.19, 1.10), lamp, .02)
            box((s * .80 - .17, 3.13, .84), (s * .80 + .17, 3.18, .90), amber, .01)
            box((s * 1.03 - .02, 2.0, 1.35), (s * 1.03 + .02, 2.18, 1.40), grey, .006)
            wheel(s * .96, 2.45, .40, .24, black, rim)
            for inner in (0, .27):
                wheel(s * (.98 - inner), -1.55, .40, .22, black, rim)
            box((s * .98 - .28, -2.12, .25), (s * .98 + .22, -2.09, .86), black, .004)
            box((s * 1.0 - .14, -.75, .42), (s * 1.0 + .14, .55, .84), grey, .02)  # side boxes
        box((-.62, 3.13, .98), (.62, 3.17, 1.30), grey, .01)
        box((-1.02, 3.05, .48), (1.02, 3.25, .70), grey, .03)

    placed(x, y, turn, build)
    s, c = math.sin(turn), math.cos(turn)
    reel(x + 3.18 * s, y - 3.18 * c, .92, turn)
