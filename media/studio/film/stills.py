"""Stills of the film: mode=dirty | wet | wand (a transparent sprite). Also writes hero-camera.json beside them."""
import json
from kit import *

SPRITE_SHIFT = .15  # the sprite is seen through a frame this share of its width higher, so that the wand is not cut off when it moves

a = begin(mode='dirty')
mode = a['mode']

if mode == 'wand':
    steel, black, brass = plain('steel', (.55, .55, .56), .22, 1.), plain('black', (.02, .02, .022), .45), plain('brass', (.72, .50, .20), .28, 1.)
    rig = bpy.data.objects.new('wand', None)
    bpy.context.scene.collection.objects.link(rig)
    for profile, mat in (([(.010, .07), (.010, 1.6)], steel),
                         ([(.0085, 0), (.012, .004), (.0125, .03), (.016, .034), (.016, .07), (.013, .075)], brass),
                         ([(.0165, .075), (.0165, .11), (.012, .115)], black), ([(.018, .95), (.021, .97), (.021, 1.5), (.018, 1.52)], black)):
        lathe(profile, mat, (0, 0, 0), 20).parent = rig
    rig.rotation_euler = Vector((.62, .42, .80)).to_track_quat('Z', 'Y').to_euler()
    rig.location = (.30, .33, .30)
else:
    wet = mode == 'wet'
    brick = ground('pav', 6, (1.9, 3.3), float(not wet), .9, .012, (.90, .83, .75), (.33, .315, .275), .3 if wet else .12, wet=float(wet))
    plane(-14, -5, 14, 5.2, 0, brick)
    walk = ground('lot', 14, (3.3, 1.1), .3, .8, .008, (.42, .40, .37), (.36, .34, .31))
    box((-20, 5.2, -.1), (20, 5.36, .13), walk, .02, 3)
    plane(-20, 5.3, 20, 12, .12, walk)
    # evening storefront, to be thrown out of focus
    wall_, dark, trim = plain('wall', (.045, .045, .055), .85), plain('dark', (.02, .02, .022)), plain('trim', (.16, .15, .15), .7)
    windows = [glow('window', c, s) for c, s in (((1, .47, .15), .85), ((1, .55, .22), .60), ((1, .40, .12), .40), ((.95, .62, .34), .7))]
    bulb, cool = glow('bulb', (1, .66, .30), 26), glow('cool', (.35, .75, .9), 2.2)
    box((-24, 11.6, 0), (24, 14, 5.2), wall_, .02)
    box((-24, 11.3, 4.3), (24, 11.7, 4.7), trim, .02)
    r, x = random.Random(11), -15.
    while x < 15:
        w = r.uniform(2.2, 3.4)
        n = int(w / .42)
        for k in range(n):
            if r.random() < .86:
                box((x + k * w / n + .03, 11.52, .55), (x + (k + 1) * w / n - .03, 11.56, r.uniform(2.3, 2.9)), r.choice(windows), 0)
        for k in range(6):
            p, z = x + r.uniform(0, w - .3), r.uniform(.55, 1.6)
            box((p, 11.44, z), (p + r.uniform(.2, .6), 11.48, z + r.uniform(.2, .5)), dark if r.random() < .6 else wall_, 0)
        box((x - .15, 10.4, 2.75), (x + w + .15, 11.5, 2.95), dark, .01)
        x += w + r.uniform(.5, 1.1)
    light = lambda x, y, z, mat=bulb: lathe([(.01, 0), (.05, .04), (.05, .09), (.01, .13)], mat, (x, y, z), 10)
    x = -14.
    while x < 14:
        light(x, 8.6, 3.35 - .5 * (1 - abs(2 * (x / 4 % 1) - 1)))
        x += r.uniform(.5, .8)
    for i in range(-3, 4):
        box((i * 4 - .04, 8.55, 0), (i * 4 + .04, 8.65, 3.4), dark, .01)
    for x in (-9, -5.4, -2.2, 1.5, 4.4, 7.8):
        lathe([(.2, 0), (.26, .45), (.22, .45), (.2, .4)], trim, (x, 6.6, .12), 20)
        shrub(x, 6.6, .5, .42, .8, 22, .8)
        light(x + 1.1, 9.6, 1.1 + .4 * math.sin(x * 3))
    for k in range(9):
        light(-11 + k * 2.7, 11.2, .9 + .3 * (k % 3), cool if k % 3 == 0 else bulb)
    for i, (x, y, h) in enumerate(((-3.2, 7.6, 6.5), (3.6, 7.2, 6.5), (1.9, 9.4, 7.0))):
        palm(x, y, h, .1, i, 22, (.3, 0), .17, 1.1)

sky(33, 35, .4, 2., 1.3)
cam = camera((-.25, -1.75, .80), (.12, .62, .10), 27, SPRITE_SHIFT if mode == 'wand' else 0., fstop=1.25, focus=2.3)
bpy.context.view_layer.update()
with open(os.path.join(os.path.dirname(os.path.abspath(a['out'])), 'hero-camera.json'), 'w') as file:
    json.dump(dict(matrix=[list(row) for row in cam.matrix_world], lens=27, sensor=36, sprite_shift=SPRITE_SHIFT), file)
render(a, transparent=mode == 'wand')
