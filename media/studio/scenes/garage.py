"""Parking garage: striped deck, double-tee ceiling, ramp to the next level, open sides."""
from kit import *

a = begin()
g = a['g']
MASK = dict(mask='deckwall.png', size=(12, 3.6))
deck = ground('deck', 14, (7, 8.4), g, .9, .012, (.84, .83, .81), (.62, .60, .56), .3, least_rough=.55, puddles=0)
ramp_mat = ground('fuel', 14, (3, 2), g, .9, .012, (.84, .83, .81), (.58, .56, .53), .3, plane='yx', least_rough=.55)
conc = wall('conc', (.60, .59, .57), g, offset=1, **MASK)
white = wall('white', (.78, .78, .76), g, offset=4, **MASK)
above = g * (.5 if a['view'] == 'pair' else 0)  # elsewhere the ceiling is done
ceiling = wall('ceiling', (.68, .68, .66), above, 'gwall.png', (24, 8.2), 2)
beams = wall('beams', (.55, .545, .525), above, 'gwall.png', (24, 8.2), 7)  # of another pour: in one tone their edges would be lost
blue = wall('blue', (.03, .14, .26), g, offset=7, rough=.5, strength=.85, **MASK)
yellow, dark, steel = plain('yellow', (.78, .45, .02), .5, vary=.1), plain('dark', (.03, .03, .032), .45), plain('steel', (.5, .5, .5), .35, .9)
tube_lamp, letter = glow('tube', (1, .96, .88), 60), plain('letter', (.85, .85, .82), .5)

H, X0, X1, Y1 = 2.95, -8.2, 13., 34.
plane(X0, -12, X1, Y1, 0, deck)
plane(X0 - .4, -12, X1 + .4, Y1, H + .55, ceiling)
for k in range(-3, 9):  # cross beams and double tees
    y = k * 4.4 + .8
    box((X0, y - .28, H + .05), (X1, y + .28, H + .55), beams, .02)
    tube((-3.4, y, H - .08), (-3.4, y, H + .08), .012, steel, 6)  # hangers of the pipe and the conduit
    box((-3.47, y - .02, H - .15), (-3.33, y + .02, H - .01), steel, .01)
    tube((-3.1, y, H - .02), (-3.1, y, H + .08), .01, steel, 6)
for k in range(14):
    x = X0 + .7 + k * 1.55
    box((x - .09, -12, H + .22), (x + .09, Y1, H + .55), beams, .02)
for x in (-4.3, 5.0, 9.8):
    for k in range(-2, 8):
        y = k * 4.4 + .8
        box((x - .28, y - .28, 0), (x + .28, y + .28, H + .06), white, .03)
        box((x - .285, y - .285, .0), (x + .285, y + .285, 1.1), wall('stripe%d%d' % (k, x), (.68, .40, .025), g, offset=k, strength=.9, rough=.6, **MASK), .03)
        box((x - .288, y - .288, 1.85), (x + .288, y + .288, 2.35), blue, .03)
        text('2%s' % 'ABCDEFGHIJ'[k + 2], (x, y - .292, 2.1), .26, letter, .005)
# open left side: parapet, cables, piers
box((X0 - .18, -12, 0), (X0, Y1, 1.05), conc, .02)
box((X0 - .22, -12, 1.05), (X0 + .04, Y1, 1.13), conc, .015)
for k in range(-2, 8):
    y = k * 4.4 + .8
    box((X0 - .35, y - .3, 0), (X0 + .1, y + .3, H + .6), white, .03)
for y0 in range(-2, 8):
    tube((X0 - .05, y0 * 4.4, 1.4), (X0 - .05, y0 * 4.4 + 4.4, 1.4), .012, steel, 6)
# ramp up on the right with side wall
rx0, rx1, ry0, ry1, top = 5.3, 9.5, 5.2, 26., .8
quad([(rx0, ry0, .005), (rx1, ry0, .005), (rx1, ry1, top), (rx0, ry1, top)], ramp_mat)
plane(rx0, ry1, rx1, Y1, top, ramp_mat)
v = [(rx0 - .1, ry0, 0), (rx0 - .1, ry1, 0), (rx0 - .1, ry1, top + 1.), (rx0 - .1, ry0 - .0, 1.), (rx0 + .1, ry0, 0), (rx0 + .1, ry1, 0), (rx0 + .1, ry1, top + 1.), (rx0 + .1, ry0, 1.)]
for e in (0, rx1 - rx0):
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 4, 7, 3), (3, 7, 6, 2)]
    link('rampwall', make_mesh('rampwall', [(x + e, y, z) for x, y, z in v], faces, conc))
    box((rx0 - .1 + e, ry1, 0), (rx0 + .1 + e, Y1, top + 1.), conc, 0)
box((X1, -12, 0), (X1 + .2, Y1, H + .6), conc, .02)
box((X0, Y1, 0), (X1, Y1 + .2, H + .6), conc, .02)
# lights, pipes, signs
for y in (-6.6, -2.2, 2.9, 7.3, 11.7, 16.1, 20.5, 24.9, 29.3):
    for x in (-.525, 7.225):  # between the stems of the double tees
        box((x - .44, y - .06, H + .10), (x + .44, y + .06, H + .15), tube_lamp, .01)
        box((x - .46, y - .09, H + .15), (x + .46, y + .09, H + .2), steel, .01)
        for e in (-.33, .33):
            tube((x + e, y, H + .2), (x + e, y, H + .55), .008, steel, 6)
tube((-3.4, -12, H - .08), (-3.4, Y1, H - .08), .055, plain('pipe', (.45, .05, .04), .4), 14)
tube((-3.1, -12, H - .02), (-3.1, Y1, H - .02), .03, plain('conduit', (.40, .40, .39), .55), 10)
box((-1.5, 4.9, H - .62), (1.5, 4.98, H - .12), blue, .02)
text('EXIT', (-.3, 4.895, H - .37), .24, letter, .006)
text('>', (.85, 4.895, H - .36), .24, letter, .006)
for s in (-1.3, 1.3):
    tube((s, 4.94, H - .15), (s, 4.94, H + .4), .012, steel, 8)
box((6.4, 4.6, 2.18), (9.4, 4.68, 2.44), yellow, .02)
text('CLEARANCE 7\'-2"', (7.97, 4.595, 2.31), .115, dark, .006)  # beside column 2C
for s in (6.6, 7.9, 9.2):
    tube((s, 4.64, 2.44), (s, 4.64, H + .5), .012, steel, 8)
# stalls on the left: wheel stops
line = road_paint((.68, .67, .64), g)
for k in range(-2, 7):
    box((X0 + .6, k * 2.75 + .5, 0), (X0 + .76, k * 2.75 + 2.2, .12), conc, .03)
    plane(X0 + .3, k * 2.75 - .05, X0 + 3.8, k * 2.75 + .05, .004, line)
# outside
plane(-120, -80, X0 - .4, 120, -3.2, plain('lawn', (.09, .14, .04), .9, vary=.4))
for i, (x, y, h) in enumerate(((-12.5, 2, 7.6), (-13.5, 8, 8.4), (-12, 14, 7.2), (-14, 21, 8.8), (-16, 5, 9), (-11.8, 27, 8))):
    palm(x, y, h, -3.2, 190 + i, 24, (.3, 0), .18, 1.25)
hedge(-24, -6, -21, 130, -3.2, 6.2, 5, 3.6)

sky(27, -104, .5, 3.2, 1.4)
shoot(a, ev=1.5, samples=9, bounces=7,
      pair=((1.3, -7.6, 1.62), (-.6, 8, 1.3), 23, dict(ev=2.35, shift_y=-.035, fstop=8, focus=9)),
      hero=((-2.3, -6.6, 1.62), (4.2, 6.4, 1.3), 24, dict(ev=2., shift_y=-.03, fstop=8, focus=9, dry=True, washed=[((1.1, -2.2, 0), (.9, -.44, 0))])),
      stalls=((-3.0, -3.6, 1.6), (-7.0, 2.6, .7), 26, dict(shift_y=-.05, fstop=8, focus=7, washed=[((-5.4, 1, 0), (.3, 1, 0))])))
