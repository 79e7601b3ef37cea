"""Concrete parking lot in low evening sun, retail arcade out of focus behind."""
from kit import *

a = begin()
g = a['g']
MASK = dict(mask='gwall.png', size=(24, 8.2))
concrete = ground('lot', 14, (7, 8.4), g, .9, .012, (.80, .775, .735), (.72, .68, .62), .4)
kerb = ground('lot', 14, (3.3, 1.1), g, .8, .008, (.80, .775, .735), curb=(.18, 0))

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
    link('stop', m, kerb, (x, y, 0), (0, 0, rng.gauss(0, .012)))


for k in range(-3, 6):
    wheel_stop(-.35 + 2.75 * (k + .5), 2.35)

# planted strip
quad([(-40, 3.64, .12), (40, 3.64, .12), (40, 30, .14), (-40, 30, .14)], VEG['soil'])
grass(-6, 3.68, 14, 5.4, .125, 230)
grass(-7, 5.4, 16, 7.4, .125, 95)
petals = flowers((.80, .28, .10))
for k in range(17):
    x = -8 + k * 1.5 + rng.uniform(-.3, .3)
    shrub(x, 6.6 + rng.uniform(-.2, .3), .1, rng.uniform(.4, .6), rng.uniform(.45, .75), 26, .95)
    for _ in range(10):
        scatter(petals, (x + rng.gauss(0, .3), 6.4 + rng.gauss(0, .2), .5 + rng.uniform(-.12, .15)), .5)
for i, (x, y, h, lean) in enumerate(((-1.9, 6.2, 5.2, (.4, -.2)), (3.6, 6.4, 6.4, (-.3, .2)), (9.4, 6.2, 5.6, (.3, .1)), (15, 6.5, 6.2, (.2, 0)),
                                     (-9.4, 6.4, 6.0, (.2, .3)), (-17.2, 5.6, 6.5, (.2, 0)))):
    palm(x, y, h, .12, i, 24, lean, .16, 1.05)

# service road and retail arcade
plane(-60, 8.2, 60, 15.6, .13, asphalt())
pave = ground('pav', 6, (0, 0), g, clean_tint=(.82, .78, .72), dirty_tint=(.7, .68, .62))
box((-40, 15.6, 0), (40, 22, .27), pave, .02)
stucco, cream = wall('stucco', (.56, .40, .27), g, offset=3, **MASK), wall('cream', (.72, .68, .60), g, offset=9, **MASK)
tiles = plain('roof', (.34, .13, .07), .7, vary=.3, vary_scale=12)
frame, wood = plain('frame', (.03, .028, .026), .4), plain('wood', (.22, .13, .07))
shop = [glow('shop', c, s) for c, s in (((1, .62, .30), .34), ((1, .70, .42), .24), ((.95, .55, .26), .28))]
goods = [plain('goods', c) for c in ((.30, .22, .14), (.10, .13, .14), (.34, .12, .07), (.12, .17, .09), (.05, .045, .04))]
pane = glass('pane', (.55, .6, .6), (1, 1, 1), 1.6, .12)
box((-40, 21.5, 0), (40, 30, 5.6), stucco, .02)
for k in range(-7, 9):
    x = k * 3.6
    box((x - .32, 18.1, .2), (x + .32, 18.75, 3.3), cream, .02)
    box((x - .42, 18., .2), (x + .42, 18.85, .75), cream, .02)
    box((x - .42, 18., 3.05), (x + .42, 18.85, 3.3), cream, .02)
    for q in range(3):
        xa = x + .5 + q * .9
        box((xa, 21.44, .5), (xa + .84, 21.48, 2.7), rng.choice(shop), 0)
        box((xa, 21.3, .3), (xa + .84, 21.34, 3.), pane, 0)
        box((xa - .05, 21.2, .2), (xa, 21.5, 3.1), frame, 0)
        for z in (.9, 1.35, 1.8):  # shelves behind the glass
            u = xa + .04
            while u < xa + .72:
                w = rng.uniform(.05, .16)
                box((u, 21.39, z), (u + w, 21.43, z + rng.uniform(.12, .36)), rng.choice(goods), 0)
                u += w + rng.uniform(0, .05)
box((-40, 18.05, 3.3), (40, 18.8, 4.3), stucco, .02)
box((-40, 17.9, 4.25), (40, 19, 4.45), cream, .03)
quad([(-40, 17.6, 4.45), (40, 17.6, 4.45), (40, 23, 6.6), (-40, 23, 6.6)], tiles)
for x, word in ((-9, 'FITNESS'), (-1.8, 'PHARMACY'), (5.4, 'DELI'), (12.6, 'SALON')):
    text(word, (x + 1.8, 18.0, 3.8), .42, plain('letter', (.85, .82, .75)), .05)
for x in (-6.4, 8.6):  # lamp posts
    cylinder(x, 8.0, .1, 6.5, .07, frame, 16)
    box((x - .5, 7.8, 6.45), (x + .5, 8.2, 6.6), frame, .02)

sky(24, -58, .45, 3.1, 1.6)
camera((-1.5, -4.3, 1.62), (1.15, 2.4, .34), 30, fstop=2.8, focus=5.2)
render(a, ev=.2, samples=18)
