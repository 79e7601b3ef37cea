"""Boxes, planes, turned and bent shapes, raised letters. Lengths in metres, z is up."""
import math
import os
import random

import bmesh
import bpy
from mathutils import Vector

FONT = os.environ.get('STUDIO_FONT', '/usr/share/fonts/opentype/inter/Inter-SemiBold.otf')
THINGS = 'things'  # all of a scene, put into it at the end: Blender 3.4 sorts a scene anew for each thing that joins it
rng = random.Random(7)  # one seeded stream: the before and the after picture are built alike


def join(o):
    """Takes an object among the things of the scene."""
    (bpy.data.collections.get(THINGS) or bpy.data.collections.new(THINGS)).objects.link(o)
    return o


def link(name, mesh, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)):
    o = bpy.data.objects.new(name, mesh)
    o.location, o.rotation_euler, o.scale = loc, rot, scale
    join(o)
    if mat and not mesh.materials:
        mesh.materials.append(mat)
    return o


def make_mesh(name, verts, faces, mat=None, smooth=False):
    m = bpy.data.meshes.new(name)
    m.from_pydata(verts, [], faces)
    m.update()
    if smooth:
        m.polygons.foreach_set('use_smooth', [True] * len(m.polygons))
    if mat:
        m.materials.append(mat)
    return m


def box(lo, hi, mat, bevel=.008, segments=2, name='box'):
    lo, hi = Vector(lo), Vector(hi)
    size, centre = hi - lo, (lo + hi) / 2
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector((v.co.x * size.x, v.co.y * size.y, v.co.z * size.z))
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:] + bm.verts[:], offset=min(bevel, min(size) * .45),
                        segments=segments, affect='EDGES', profile=.5)
    m = bpy.data.meshes.new(name)
    bm.to_mesh(m)
    bm.free()
    return link(name, m, mat, centre)


def plane(x0, y0, x1, y1, z, mat):
    return link('plane', make_mesh('plane', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)]), mat)


def hip(x0, y0, x1, y1, z, h, mat, fascia):
    """A hipped roof over its eaves, with a board around them; its ridge runs along the longer side."""
    q, long = min(x1 - x0, y1 - y0) / 2, x1 - x0 >= y1 - y0
    ridge = [(x0 + q, y0 + q, z + h), (x1 - q, y1 - q, z + h)]
    v = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z), *ridge]
    faces = [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)] if long else [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)]
    box((x0, y0, z - .16), (x1, y1, z), fascia, .01)
    link('hip', make_mesh('hip', v, faces, mat))
    for p, q in ((0, 4), (1, 5 if long else 4), (2, 5), (3, 4 if long else 5), (4, 5)):  # caps along ridge and hips, none over the board
        tube(Vector(v[p]) + (Vector(v[q]) - Vector(v[p])).normalized() * .12, v[q], .09, mat, 8)


BARREL = .27, .327  # meters: how wide a barrel tile is, and how far apart its courses lie


def barrels(x0, y0, x1, depth, z, h, mat):
    """Barrel tiles on the front slope of `hip`, which is `depth` deep: each course lies on the one below it, ends in a butt, and is cut along the hips."""
    (width, course), verts, faces, n = BARREL, [], [], 10
    for k in range(int(depth / course)):
        near, far = k * course, (k + 1) * course + .04
        first, last = math.floor(near / width * n), math.ceil((x1 - x0 - near) / width * n)
        start = len(verts)
        for j in range(first, last + 1):
            bow = .062 * abs(math.sin(math.pi * j / n)) ** .8 + .005 * (1 + math.sin(j // n * 2.4 + k * 1.7))
            for y, lift in ((near, .004), (near, bow + .040), (far, bow + .010)):
                verts.append((min(max(x0 + j * width / n, x0 + y), x1 - y), y0 + y, z + h * y / depth + lift))
        for j in range(last - first):
            b = start + 3 * j
            faces += [(b, b + 3, b + 4, b + 1), (b + 1, b + 4, b + 5, b + 2)]
    eave, ridge = z + .06, z + h + .06
    for p, q in (((x0, y0, eave), (x0 + depth, y0 + depth, ridge)), ((x1, y0, eave), (x1 - depth, y0 + depth, ridge)), ((x0 + depth, y0 + depth, ridge), (x1 - depth, y0 + depth, ridge))):
        caps(p, q, mat)
    return link('barrels', make_mesh('barrels', verts, faces, mat))


def caps(p, q, mat):
    """Round tiles along a hip or a ridge from `p` to `q`, each over the narrow end of the one before it."""
    p, along, n = Vector(p), Vector(q) - Vector(p), 16
    side = along.cross((0, 0, 1)).normalized()
    up, count = side.cross(along).normalized(), round(along.length / .36)
    verts, faces = [], []
    for k in range(count):
        low, high = p + along * (k / count), p + along * ((k + 1) / count) + along.normalized() * .05
        b = len(verts)
        for at, r in ((low, .125), (low, .145), (high, .124)):
            verts += [tuple(at + (side * math.cos(t) + up * math.sin(t)) * r) for t in (j * math.tau / n for j in range(n))]
        faces += [(b + i * n + j, b + i * n + (j + 1) % n, b + (i + 1) * n + (j + 1) % n, b + (i + 1) * n + j) for i in (0, 1) for j in range(n)]
    return link('caps', make_mesh('caps', verts, faces, mat))


def quad(points, mat):
    return link('quad', make_mesh('quad', points, [(0, 1, 2, 3)]), mat)


def lathe(profile, mat, loc=(0, 0, 0), segments=24, path=None):
    """Revolve [(radius, z)...] about z; path(z) -> (dx, dy) bends the axis."""
    verts, faces = [], []
    for r, z in profile:
        ox, oy = path(z) if path else (0, 0)
        for k in range(segments):
            t = 2 * math.pi * k / segments
            verts.append((ox + r * math.cos(t), oy + r * math.sin(t), z))
    for i in range(len(profile) - 1):
        for k in range(segments):
            n = (k + 1) % segments
            faces.append((i * segments + k, i * segments + n, (i + 1) * segments + n, (i + 1) * segments + k))
    faces.append(tuple(range(segments - 1, -1, -1)))
    faces.append(tuple((len(profile) - 1) * segments + k for k in range(segments)))
    mesh = make_mesh('lathe', verts, faces, mat, True)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(60)  # a straight drum with rounded edges would be shaded as a barrel
    return link('lathe', mesh, None, loc)


def cylinder(x, y, z0, z1, r, mat, segments=24):
    return lathe([(r, 0), (r, z1 - z0)], mat, (x, y, z0), segments)


def tube(p, q, r, mat, segments=12):
    p, q = Vector(p), Vector(q)
    o = lathe([(r, 0), (r, (q - p).length)], mat, p, segments)
    o.rotation_euler = (q - p).to_track_quat('Z', 'Y').to_euler()
    return o


def text(body, loc, height, mat, depth=.03, align='CENTER', spacing=1.12, rot=(math.pi / 2, 0, 0)):
    """Raised sign letters; `height` is the cap height in metres."""
    c = bpy.data.curves.new('text', 'FONT')
    c.body, c.size, c.extrude, c.bevel_depth = body, height / .7, depth / 2, min(.004, height * .012)
    c.align_x, c.align_y, c.space_character = align, 'CENTER', spacing
    c.materials.append(mat)
    if os.path.exists(FONT):
        c.font = bpy.data.fonts.load(FONT, check_existing=True)
    o = bpy.data.objects.new('text', c)
    o.location, o.rotation_euler = loc, rot
    return join(o)
