"""Palms, hedges, shrubs, grass and flowers."""
import math
import random

from mathutils import Matrix, Vector, noise as perlin

from kit.geometry import box, lathe, link, make_mesh, rng
from kit.materials import leaf_material, plain
from kit.nodes import Mat

VEG = {}


def frond_mesh(name, leaf, stem, length=2.6, pairs=52, leaflet=.62, droop=1., seed=0):
    r = random.Random(seed)
    verts, faces, slots = [], [], []

    def spine(t):
        return Vector((length * (t - .10 * t * t * droop), 0, length * (.20 * t - .52 * droop * t ** 3)))

    for i in range(pairs):
        t = .16 + .84 * i / (pairs - 1)
        p, tangent = spine(t), (spine(min(1, t + .02)) - spine(t - .02)).normalized()
        env = math.sin(math.pi * min(1, (t - .08) * .98)) ** .55
        l, w = leaflet * max(.18, env) * r.uniform(.88, 1.1), .020 * r.uniform(.85, 1.15) * (.6 + .5 * env)
        for sign in (1, -1):
            ang = math.radians(r.gauss(58 - 26 * t, 5))
            d = (tangent * math.cos(ang) + Vector((0, sign, 0)) * math.sin(ang) + Vector((0, 0, r.gauss(.16, .09)))).normalized()
            side, up, base, steps = tangent.cross(d).cross(d).normalized(), Vector((0, 0, 1)), len(verts), 5
            for k in range(steps + 1):
                q = k / steps
                c = p + d * l * q + up * (-.55 * droop * l * q ** 2.1 * r.uniform(.9, 1.1))
                ww = w * (1 - q ** 2.2) * (.55 + .45 * min(1, q * 5))
                verts += [tuple(c + side * ww), tuple(c - up * ww * .35), tuple(c - side * ww)]
            for k in range(steps):
                b = base + 3 * k
                faces += [(b, b + 1, b + 4, b + 3), (b + 1, b + 2, b + 5, b + 4)]
                slots += [0, 0]
    base, steps = len(verts), 16
    for k in range(steps + 1):
        t = k / steps
        p, w = spine(t), .028 * (1 - t) ** .8 + .004
        verts += [tuple(p + Vector(o)) for o in ((0, w, 0), (0, 0, w * .7), (0, -w, 0), (0, 0, -w * .7))]
    for k in range(steps):
        b = base + 4 * k
        for j in range(4):
            faces.append((b + j, b + (j + 1) % 4, b + 4 + (j + 1) % 4, b + 4 + j))
            slots.append(1)
    m = make_mesh(name, verts, faces, leaf, True)
    m.materials.append(stem)
    m.polygons.foreach_set('material_index', slots)
    return m


def leaf_cluster(seed, mat, n=90, radius=.2, leaf=.055):
    r = random.Random(seed)
    g3 = lambda z=0., s=1.: Vector((r.gauss(0, s), r.gauss(0, s), r.gauss(z, s)))
    verts, faces = [], []
    for _ in range(n):
        d = g3(.25).normalized()
        p, t = d * radius * r.uniform(.35, 1), (d + g3(.2, .5)).normalized()
        s = t.cross(g3()).normalized()
        nn, l, b = t.cross(s), leaf * r.uniform(.7, 1.35), len(verts)
        w = l * .34
        verts += [tuple(q) for q in (p, p + t * l * .45 + s * w + nn * w * .25, p + t * l * .45,
                                     p + t * l * .45 - s * w + nn * w * .25, p + t * l - nn * l * .15)]
        faces += [(b, b + 1, b + 2), (b, b + 2, b + 3), (b + 1, b + 4, b + 2), (b + 2, b + 4, b + 3)]
    return make_mesh('cluster', verts, faces, mat, True)


def grass_tuft(seed, mat, n=55, radius=.12, height=(.045, .10)):
    r = random.Random(seed)
    verts, faces = [], []
    for _ in range(n):
        a, q, a2 = r.uniform(0, 6.28), radius * math.sqrt(r.random()), r.uniform(0, 6.28)
        p, lean = Vector((q * math.cos(a), q * math.sin(a), 0)), Vector((math.cos(a2), math.sin(a2), 0)) * r.uniform(.15, .9)
        h, s, b = r.uniform(*height), Vector((-math.sin(a2), math.cos(a2), 0)) * r.uniform(.0022, .0042), len(verts)
        for k in range(4):
            t = k / 3
            c, w = p + Vector((0, 0, h * t * (1 - .25 * t))) + lean * h * t * t, s * (1 - t * .92)
            verts += [tuple(c + w), tuple(c - w)]
        faces += [(b + 2 * k, b + 2 * k + 1, b + 2 * k + 3, b + 2 * k + 2) for k in range(3)]
    return make_mesh('tuft', verts, faces, mat, True)


def build_plants():
    v = VEG
    v['palm'] = leaf_material('palm', (.050, .095, .018), (.105, .150, .030), rough=.6)
    stem = plain('stem', (.20, .22, .07))
    dead = leaf_material('dead', (.20, .14, .07), (.28, .20, .10), (.3, .2, .08), .25, .7)
    v['fronds'] = [frond_mesh('frond', v['palm'], stem, rng.uniform(2.3, 2.9), 54, rng.uniform(.55, .7), d, i)
                   for i, d in enumerate((.55, .8, 1., 1.2, 1.45))]
    v['dead_frond'] = frond_mesh('dead', dead, dead, 2.1, 40, .45, 1.6, 9)
    m = Mat('trunk')  # rings where fronds fell, and fibres along it
    rings = m.math('SINE', m.add(m.mul(m.z, 52.), m.mul(m.noise(3, 3), 5.)))
    fibre = m.noise(1., 5, v=m.xyz(m.mul(m.x, 70.), m.mul(m.y, 70.), m.mul(m.z, 6.)))
    c = m.mix(m.smooth(m.noise(5, 6, .65), .3, .7), (.17, .145, .12), (.36, .325, .285))
    c = m.mix(m.smooth(fibre, .35, .65, .45, 0.), c, (.10, .085, .07))
    c = m.mix(m.smooth(rings, .70, .98, 0., .45), c, (.07, .058, .046))
    v['trunk'] = m.done(m.surface(c, .9, m.bump(m.add(m.mul(m.smooth(rings, .5, 1.), -.9), m.mul(fibre, 1.2)), .7, .02), .15))
    v['shaft'] = plain('shaft', (.16, .22, .07), .45, vary=.25, vary_scale=3)
    shrub_leaf = leaf_material('shrub', (.042, .088, .020), (.085, .138, .032), (.18, .31, .05), .4, .55)
    v['clusters'] = [leaf_cluster(i, shrub_leaf) for i in range(5)]
    far_leaf = leaf_material('far', (.085, .125, .050), (.150, .195, .080), (.26, .36, .13), .45, .7, .10)
    v['far'] = [leaf_cluster(i, far_leaf) for i in range(5)]
    blade = leaf_material('grass', (.050, .105, .016), (.115, .165, .032), (.18, .30, .04), .3, .5)
    v['tufts'] = [grass_tuft(i, blade) for i in range(6)]
    v['soil'] = plain('soil', (.055, .062, .028), .95, vary=.5, vary_scale=9, bump=.6, bump_scale=40)
    m = Mat('turf')  # lawns beyond the tufts, or they end in a bare olive plain
    blades = m.mix(m.smooth(m.noise(55, 6, .75), .30, .70), (.018, .042, .008), (.085, .130, .026))
    patches = m.smooth(m.noise(.6, 5, .6), .30, .70)
    v['turf'] = m.done(m.surface(m.mix(m.mul(patches, .5), blades, (.085, .095, .028)), .95, m.bump(m.noise(55, 6, .75), 1., .03), .1))


def flowers(colour=(.75, .15, .30), seed=90):
    m = leaf_material('flower', tuple(x * .72 for x in colour), colour, tuple(x * .9 for x in colour))
    return [leaf_cluster(seed + i, m, 26, .2, .05) for i in range(2)]


def palm(x, y, height=6.5, z=0., seed=0, fronds=26, lean=(.3, .1), radius=.15, scale=1.):
    r = random.Random(seed + 100)
    bend = lambda q: (lean[0] * (q / height) ** 2, lean[1] * (q / height) ** 2)
    foot = height * .1
    profile = [(radius * (1.55 - .55 * min(1, q / foot) if q < foot else 1 - .22 * q / height), q)
               for q in (height * i / 70 for i in range(71))]
    lathe(profile, VEG['trunk'], (x, y, z), 20, bend)
    tx, ty, crown = x + lean[0], y + lean[1], .75 * scale
    lathe([(radius * .80, 0), (radius * .98, .12), (radius * .9, .4 * scale), (radius * .55, crown)], VEG['shaft'], (tx, ty, z + height - .05), 16)
    for i in range(fronds):
        q = i / (fronds - 1)
        yaw, pitch = i * 2.39996 + r.gauss(0, .12), math.radians(78 - 118 * q ** .85 + r.gauss(0, 5))
        mesh = VEG['dead_frond'] if q > .97 else VEG['fronds'][min(4, int(q * 5))]
        s = scale * r.uniform(.88, 1.1) * (.72 + .28 * min(1, q * 3))
        rot = Matrix.Rotation(yaw, 3, 'Z') @ Matrix.Rotation(-pitch, 3, 'Y') @ Matrix.Rotation(r.gauss(0, .25), 3, 'X')
        link('frond', mesh, None, (tx + .06 * math.cos(yaw), ty + .06 * math.sin(yaw), z + height + crown * (.92 - .35 * q)), rot.to_euler(), (s, s, s))


def scatter(mesh_list, loc, scale, tilt=6.3):
    link('leaf', rng.choice(mesh_list), None, loc, (rng.uniform(0, tilt), rng.uniform(0, tilt), rng.uniform(0, 6.3)), (scale,) * 3)


def grass(x0, y0, x1, y1, z=0., density=70, size=1., height=None):
    for _ in range(int((x1 - x0) * (y1 - y0) * density)):
        x, y, q = rng.uniform(x0, x1), rng.uniform(y0, y1), size * rng.uniform(.7, 1.25)
        link('tuft', rng.choice(VEG['tufts']), None, (x, y, height(x, y) if height else z),
             (rng.gauss(0, .08), rng.gauss(0, .08), rng.uniform(0, 6.3)), (q, q, q * rng.uniform(.8, 1.2)))


def hedge(x0, y0, x1, y1, z, h, density=42, size=1., clusters=None):
    """Clipped box hedge: leaf clusters over the shell of a dark core."""
    w, d = x1 - x0, y1 - y0
    area = 2 * (w + d) * h + w * d
    box((x0 + .12, y0 + .12, z), (x1 - .12, y1 - .12, z + h - .12), VEG['soil'], 0)
    for _ in range(int(area * density)):
        u = rng.random() * area
        if u < w * d:
            p = (rng.uniform(x0, x1), rng.uniform(y0, y1), z + h)
        else:
            q, zz = rng.random() * (w + d) * 2, z + h * rng.random()
            p = ((x0 + q, y0, zz) if q < w else (x1, y0 + q - w, zz) if q < w + d
                 else (x0 + q - w - d, y1, zz) if q < 2 * w + d else (x0, y0 + q - 2 * w - d, zz))
        lump = .05 * perlin.noise(Vector(p) * 1.7)
        scatter(clusters or VEG['clusters'], (p[0] + rng.gauss(0, .05), p[1] + rng.gauss(0, .05), p[2] - .08 + lump + rng.gauss(0, .04)), size * rng.uniform(.75, 1.25))


def shrub(x, y, z, radius, h, density=70, size=1., clusters=None):
    for _ in range(int(radius * radius * density * 12)):
        a, ph, q = rng.uniform(0, 6.3), math.acos(1 - rng.random() * 1.25), rng.uniform(.62, 1.)
        p = (x + radius * q * math.sin(ph) * math.cos(a), y + radius * q * math.sin(ph) * math.sin(a), z + h * .32 + h * .6 * q * math.cos(ph))
        scatter(clusters or VEG['clusters'], p, size * rng.uniform(.7, 1.2))


def trees(start, end, n, size=1., leaf=3.4):
    """A far row of trees of several heights, where a camera would see the end of the ground. It draws from a stream of its own.
    `leaf` scales the clusters of leaves: finer ones, and more of them, for trees that are seen from near."""
    r = random.Random(41)
    n *= 2
    for k in range(n):
        t = (k + r.uniform(-.45, .45)) / max(1, n - 1)
        x, y = (p + (q - p) * t + r.uniform(-3, 3) for p, q in zip(start, end))
        radius, height = size * r.uniform(2.4, 4.6), size * r.uniform(4., 9.5)
        for _ in range(int(radius * radius * 15 * (3.4 / leaf) ** 2)):
            a, tilt, q = r.uniform(0, 6.3), math.acos(1 - r.random() * 1.25), r.uniform(.62, 1.)
            at = (x + radius * q * math.sin(tilt) * math.cos(a), y + radius * q * math.sin(tilt) * math.sin(a), height * (.10 + .82 * q * math.cos(tilt)))
            link('leaf', r.choice(VEG['far']), None, at, (r.uniform(0, 6.3), r.uniform(0, 6.3), r.uniform(0, 6.3)), (leaf * r.uniform(.7, 1.2),) * 3)
