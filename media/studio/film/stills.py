"""Stills of the film: mode=dirty | clean | wand (a transparent sprite). Also writes hero-camera.json beside them."""
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
    stone = ground('slate', 7.2, (4.6, 4.1), float(mode == 'dirty'), .95, .009, (.98, .93, .86), (.29, .295, .235), .1)
    plane(-14, -5, 14, 5.2, 0, stone)
    kerb = ground('lot', 14, (3.3, 1.1), .2, .8, .008, (.80, .77, .72), (.5, .48, .45))
    box((-20, 5.2, -.1), (20, 5.5, .14), kerb, .03, 3)
    # a plaza in the morning, to be thrown out of focus: planting, a pale arcade, glass with warm rooms
    pale, shade, trim = plain('pale', (.66, .58, .47), .85), plain('shade', (.12, .13, .14), .6), plain('trim', (.70, .67, .61), .8)
    room = glow('room', (1, .74, .46), .9)
    plane(-20, 5.4, 20, 7.2, .12, VEG['soil'])
    hedge(-13, 5.9, 13, 6.5, .12, .26, 40, 1.)
    petals = flowers((.85, .32, .12))
    for _ in range(160):
        scatter(petals, (rng.uniform(-7, 7), rng.uniform(5.55, 5.9), .24 + rng.uniform(-.05, .08)), .6)
    plane(-30, 7.2, 30, 16, .02, stone)
    box((-24, 14.4, 3.4), (24, 18, 6.2), pale, .02)
    box((-24, 14.2, 6.1), (24, 18.2, 6.4), trim, .02)
    box((-24, 17, 0), (24, 18, 3.5), shade, 0)
    for x in range(-22, 24, 4):
        box((x - .4, 14.5, 0), (x + .4, 15.2, 3.4), pale, .02)
        box((x + .6, 16.9, .4), (x + 3.4, 16.95, 2.9), room if x % 3 else shade, 0)
    for i, (x, y, h) in enumerate(((-4.6, 6.3, 6.5), (2.2, 6.4, 7.), (6.2, 6.2, 6.4), (-8.5, 8.4, 7.5), (9.5, 9.4, 8))):
        palm(x, y, h, .3, i, 24, (.3, 0), .17, 1.1)

sky(23, 112, .35, 2., 1.3)
cam = camera((-.25, -1.75, .80), (.12, .62, .10), 27, SPRITE_SHIFT if mode == 'wand' else 0., fstop=1.25, focus=2.3)
bpy.context.view_layer.update()
with open(os.path.join(os.path.dirname(os.path.abspath(a['out'])), 'hero-camera.json'), 'w') as file:
    json.dump(dict(matrix=[list(row) for row in cam.matrix_world], lens=27, sensor=36, sprite_shift=SPRITE_SHIFT), file)
render(a, transparent=mode == 'wand')
