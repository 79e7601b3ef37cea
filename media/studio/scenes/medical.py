"""Medical office: drop-off canopy, glazed lobby, stone and stucco front."""
from kit import *

a = begin()
g = a['g']
MASK = dict(mask='gwall.png', size=(24, 8.2))
drive = ground('fuel', 14, (9.1, 4.4), g, .9, .012, (.57, .55, .515), (.55, .53, .49), .4, least_rough=.62)
plaza = ground('slate', 7.2, (.4, 1.2), g, .95, .010, (.84, .815, .77), (.47, .44, .36) if a['view'] == 'plaza' else (.52, .50, .45), .4)
kerb = ground('lot', 14, (3.3, 1.1), g, .8, .008, (.72, .695, .66), curb=(.18, 0))
white, grey = hung('white', (.58, .56, .52), g, 4.3, 3), hung('grey', (.17, .21, .25), g, 8.2, 11)
canopy = hung('canopy', (.58, .56, .52), g, 4.15, 9)
band = hung('band', (.34, .35, .36), g, 4.06, 5, rough=.4, spec=.6, bump=.1)
trim = wall('trim', (.55, .55, .54), g, offset=7, bump=.2, **MASK)


def travertine(m, u, w, colour):
    """Large stone panels in a stack bond, the columns one panel wide: 4.8 m beside the middle, 4.3 and .7 m along the drive."""
    ax = m.smooth(m.abs(m.split(m.normal)[0]), .6, .8)
    u = m.lerp(ax, m.add(m.abs(m.x), .13), m.add(m.abs(m.y), -.25))
    n = m.node('ShaderNodeTexBrick', {'Vector': m.xyz(u, w, 0.), 'Color1': (.46, .40, .32), 'Color2': (.58, .51, .42), 'Mortar': (.16, .14, .12), 'Scale': 1.,
                                      'Mortar Size': .006, 'Brick Width': .9, 'Row Height': .45}, offset=0.)
    return n.outputs['Color'], m.mul(n.outputs['Fac'], -1.5)


stone = hung('stone', (.5, .45, .37), g, 4.3, 6, pattern=travertine, bump=.5)
column = hung('column', (.5, .45, .37), g, 3.55, 6, .4, pattern=travertine, bump=.5)
column_back = hung('column_back', (.5, .45, .37), g, 3.55, 13, .25, pattern=travertine, bump=.5)  # no rain comes so far in
frame, steel, dark = plain('frame', (.05, .055, .06), .35), plain('steel', (.55, .56, .57), .3, .9), plain('dark', (.03, .03, .032), .45)
pane = glass('pane', (0, 0, 0), (.80, .93, 1), 1.6, .12, g, film=.28, mask='pane.png', size=(20, 8.2), offset=10)  # black behind: every sample mirrors, no grain
shaded_pane, shade = glass('shaded_pane', (.84, .86, .85), (.8, .85, .86), 1.45, .04, g, film=.28, mask='pane.png', size=(20, 8.2), offset=10), plain('shade', (.38, .38, .35), .8)
lobby_pane = glass('lobby_pane', (.88, .92, .91), (.8, .85, .86), 1.45, .01, g, film=.12, mask='pane.png', size=(20, 8.2), offset=4)
lamp, ceiling, back = glow('lamp', (1, .93, .82), 12), glow('ceiling', (1, .92, .80), 7.5), plain('back', (.56, .54, .50), .8)
indoor = plain('indoor', (.55, .55, .54), .6)
wood, cloth = plain('wood', (.30, .18, .09), vary=.06), plain('cloth', (.10, .22, .27), .9)
red, letter = plain('red', (.55, .04, .03), .4), plain('letter', (.012, .035, .06), .4)
m = Mat('timber')  # boards of the soffit: grain along them, each of its own tone
tone = m.math('FRACT', m.mul(m.math('SINE', m.mul(m.math('FLOOR', m.mul(m.add(m.x, 5.4), 1 / .45)), 12.99)), 43758.5))
grain = m.smooth(m.noise(1., 5, v=m.xyz(m.mul(m.x, 26.), m.mul(m.y, 1.1), 0.)), .3, .7)
c = m.mix(grain, (.22, .12, .057), (.33, .185, .09))
timber = m.done(m.surface(m.mix(m.mul(tone, .25), c, (.16, .085, .04)), .5))

plane(-40, -30, 40, -.3, 0, drive)
box((-40, -.3, -.1), (40, -.12, .15), kerb, .03, 4)
plane(-40, -.14, 40, 4.2, .148, plaza)
# building: lobby glass between stone piers, grey upper storey with ribbon windows
box((-16, 4.6, 0), (-4.6, 14, 4.4), white, .02)
box((4.6, 4.2, 0), (19, 14, 4.4), stone, .02)  # past the column, as the camera sees it
box((-16.1, 4.1, 4.3), (19.1, 14, 4.75), trim, .02)
box((-16, 4.4, 4.7), (16, 14, 8.3), grey, .02)
box((-16.1, 4.2, 8.2), (16.1, 14, 8.6), trim, .03)
for x0, n, y, z0, z1 in ((-15, 5, 4.4, 5.4, 7.3), (-3.6, 4, 4.4, 5.4, 7.3), (5.4, 5, 4.4, 5.4, 7.3), (-14.6, 4, 4.6, 1.1, 3.2), (6, 4, 4.2, 1.1, 3.2)):
    for k in range(n):
        x = x0 + k * 2.0
        shaded = z0 < 2  # examination rooms, each with its shade as its patient wants it
        box((x, y - .012, z0), (x + 1.8, y, z1), plain('behind', (.05, .06, .065)), 0)  # before the wall's face, or that would show
        for half, drawn in ((0, (.55, .8, .35, .65)[k % 4]), (.9, (.55, .4, .75, .3)[k % 4])) if shaded else ():
            box((x + half, y - .03, z1 - drawn * (z1 - z0)), (x + half + .9, y - .014, z1), shade, 0)
        # one face only: the back face of a box would mirror like a prism
        quad([(x, y - .05, z0), (x + 1.8, y - .05, z0), (x + 1.8, y - .05, z1), (x, y - .05, z1)], shaded_pane if shaded else pane)
        for e in (-.03, .88, 1.8):
            box((x + e, y - .09, z0), (x + e + .06, y + .02, z1), frame, .004)
        for z in (z0, z1 - .05):
            box((x, y - .085, z), (x + 1.8, y + .02, z + .06), frame, .004)
        box((x - .08, y - .14, z0 - .1), (x + 1.9, y + .04, z0), trim, .01)
# lobby
for k in range(9):
    x = -4.6 + k * 1.15
    box((x - .04, 4.3, .15), (x + .04, 4.45, 4.3), frame, .004)
    if k < 8:
        quad([(x + .04, 4.36, .2), (x + 1.11, 4.36, .2), (x + 1.11, 4.36, 4.25), (x + .04, 4.36, 4.25)], lobby_pane)
for z in (.15, 2.55, 4.2):
    box((-4.6, 4.3, z), (4.6, 4.45, z + .08), frame, .004)
for x0, x1 in ((-1.11, -.04), (.04, 1.11)):  # the double door: stiles, rails and pulls
    for x in (x0, x1 - .08):
        box((x, 4.28, .18), (x + .08, 4.42, 2.55), frame, .004)
    for z0, z1 in ((.18, .40), (2.44, 2.55)):
        box((x0, 4.28, z0), (x1, 4.42, z1), frame, .004)
for x in (-.20, .16):
    box((x, 4.20, .95), (x + .04, 4.24, 1.75), steel, .005)
box((-1.19, 4.16, 2.55), (1.19, 4.30, 3.05), plain('fascia', (.012, .035, .06), .4), .01)
text('ENTRANCE', (0, 4.155, 2.80), .24, glow('sign', (1, .97, .92), 1.5), .02, spacing=1.1)
box((-4.6, 9, 0), (4.6, 9.2, 4.3), back, 0)
box((4.55, 4.5, .1), (4.60, 9, 4.3), back, 0)
box((-4.6, 4.4, .1), (4.6, 9, .16), plain('floor', (.46, .43, .39), .2), 0)
box((-4.2, 5, 4.1), (4.2, 8.6, 4.14), ceiling, 0)
box((-2.6, 7.6, .15), (1.6, 8.3, 1.25), wood, .02)
box((-2.7, 7.5, 1.25), (1.7, 8.4, 1.31), indoor, .01)
box((-3.2, 8.9, .16), (2.2, 9, 3.3), wood, .01)                      # slatted wall behind the reception
for k in range(27):
    box((-3.2 + k * .2, 8.86, .16), (-3.17 + k * .2, 8.9, 3.3), dark, 0)
box((-3.2, 8.7, 3.3), (2.2, 8.95, 3.36), lamp, 0)
for x in (3.0, -4.4):                                                 # doors to the practices
    box((x, 8.95, .16), (x + 1.0, 9, 2.3), plain('door', (.20, .12, .06), .5), .01)
    box((x + .85, 8.92, 1.1), (x + .92, 8.95, 1.2), steel, .005)
for x in (-1.6, -.5, .6):
    tube((x, 7.7, 2.3), (x, 7.7, 4.1), .014, dark, 6)
    lathe([(.02, .22), (.15, 0)], indoor, (x, 7.7, 2.1), 16)
    lathe([(.001, 0), (.13, .004)], lamp, (x, 7.7, 2.095), 16)
for x in (-4.2, 2.0, 4.1):
    lathe([(.02, 0), (.18, 0), (.22, .5), (.02, .48)], indoor, (x, 5.1 if x > 4 else 7.2, .16), 20)
    shrub(x, 5.1 if x > 4 else 7.2, .6, .34, .9, 20, .9)
for x in (-3.9, -3.0, 2.4, 3.3):
    chair(x, 5.6, .16, cloth, dark)
# canopy
box((-5.6, -5.2, 3.55), (5.6, 4.4, 4.15), canopy, .03)
box((-5.66, -5.26, 3.64), (5.66, -5.18, 4.06), band, .01)
for x in (-5.66, 5.58):
    box((x, -5.18, 3.64), (x + .08, 4.1, 4.06), band, .01)
plane(-5.4, -5.0, 5.4, 4.2, 3.545, timber)
for k in range(24):
    x = -5.4 + k * .45
    box((x, -5., 3.53), (x + .02, 4.2, 3.546), dark, 0)
for x in (-4.8, 4.8):
    box((x - .42, -4.7, 0), (x + .42, -3.9, 3.55), column, .02)
    box((x - .52, -4.8, 0), (x + .52, -3.8, .5), trim, .02)
    box((x - .42, .3, .1), (x + .42, 1.1, 3.55), column_back, .02)
    box((x - .52, .2, .1), (x + .52, 1.2, .65), trim, .02)
for x in (-3, 0, 3):
    for y in (-3.2, -.4, 2.4):
        lathe([(.01, 0), (.14, 0), (.14, .03)], lamp, (x, y, 3.51), 20)
text('MEDICAL OFFICES', (0, -5.27, 3.86), .32, letter, .04, spacing=1.25)
box((8.6, 4.1, 6.1), (9.5, 4.28, 6.4), red, .02)
box((8.9, 4.1, 5.8), (9.2, 4.28, 6.7), red, .02)
# accessible drop-off: bollards, painted hatch, bench, bins
for x in (-3.6, -2.4, -1.2, 1.2, 2.4, 3.6):
    cylinder(x, .05, .14, 1.05, .075, steel, 20)
    lathe([(.075, 0), (.05, .04), (.01, .05)], steel, (x, .05, 1.05), 20)
paint = road_paint((.64, .63, .60), g)
for k in range(9):
    x = -3.6 + k * .9
    quad([(x, -3.2, .004), (x + .14, -3.2, .004), (x + .84, -.5, .004), (x + .70, -.5, .004)], paint)
for y in (-3.3, -.5):
    box((-3.7, y, -.01), (4.4, y + .1, .005), paint, 0)
curb_ramp(-1.0, 1.0, -1.35, -.2, .152, kerb, g)
for x in (-8.0, 7.0):
    box((x, 2.6, .55), (x + 1.7, 3.05, .60), wood, .01)
    for z in (.65, .79, .93):
        box((x, 3.02, z), (x + 1.7, 3.06, z + .12), wood, .01)
    for e in (.15, 1.5):
        box((x + e, 2.65, .15), (x + e + .06, 3.0, .55), dark, .005)
        box((x + e, 3.0, .15), (x + e + .06, 3.06, 1.02), dark, .005)
petals = flowers((.86, .86, .80))
box((-8.1, .4, .1), (-6.7, 1.7, .156), VEG['soil'], 0)                # pit of the palm in the paving
grass(-8.05, .45, -6.75, 1.65, .15, 110, 1.2)
for lo, hi in (((-8.18, .32), (-6.62, .40)), ((-8.18, 1.70), (-6.62, 1.78)), ((-8.18, .40), (-8.10, 1.70)), ((-6.70, .40), (-6.62, 1.70))):
    box((*lo, .10), (*hi, .19), kerb, .006)
for x in (-5.9, 5.9):
    box((x - .35, 1.6, .14), (x + .35, 3.9, .75), trim, .03)
    hedge(x - .28, 1.7, x + .28, 3.8, .7, .45, 60, .8)
for x0, x1 in ((-15.5, -8.), (9., 18.8)):
    plane(x0, 2.8, x1, 4.5, .16, VEG['soil'])
    hedge(x0 + .2, 3.3, x1 - .2, 4.1, .15, .8, 40, 1.1)
    for _ in range(90):
        scatter(petals, (rng.uniform(x0 + .2, x1 - .2), rng.uniform(2.9, 3.2), .3 + rng.uniform(-.08, .12)), rng.uniform(.4, .6))
for i, (x, y, h, lean) in enumerate(((-10.5, 2.6, 7.2, (.3, -.1)), (11.2, 2.8, 7.8, (-.3, 0)), (-7.4, 1., 6.4, (.2, 0)), (-18, 6, 10, (0, 0)),
                                     (21.5, 8, 10, (0, 0)), (-21, 2, 8.5, (0, 0)), (20.5, 2, 9, (0, 0)), (6, -14, 8, (0, 0)), (-9.5, -12.5, 8, (.3, 0)))):
    if i or a['view'] != 'plaza':  # the first would stand before the camera
        palm(x, y, h, .1, 260 + i, 24, lean, .17, 1.15)
hedge(-34, 5, -16.5, 7, 0, 2.4, 9, 2.2)
hedge(19.4, 5, 37, 7, 0, 2.4, 9, 2.2)
hedge(-46, -27, 46, -25.5, 0, 1.6, 4, 3.2)
trees((-52, -40), (-48, 8), 12)
if a['view'] == 'plaza':  # where the drive ends
    trees((44, -34), (40, 12), 12)

sky(38, -147, .5, 7.7)
shoot(a, ev=.25, samples=9,
      pair=((-4.9, -13.2, 1.8), (.9, 1, 1.8), 23, dict(ev=.42, shift_y=.05, fstop=8, focus=13)),
      hero=((9.4, -9.6, 1.7), (-1.8, 1.6, 2.0), 25, dict(shift_y=.05, fstop=8, focus=12, dry=True, washed=[((6.0, -4.4, 0), (.84, .55, 0))])),
      plaza=((-15.0, -2.9, 1.6), (-8.6, 1.9, .75), 25, dict(ev=.3, level=False, fstop=8, focus=6, samples=14, dry=True, washed=[((-11.4, 0, 0), (-1, -.25, 0))])))
