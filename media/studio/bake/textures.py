"""The textures of the scenes: python3 -m bake.textures [name ...] writes them into $STUDIO_TEX."""
import os
import sys
import time

import numpy as np

from bake.ground import detail, ground
from bake.joints import JOINTS
from bake.noise import OUT
from bake.wall import wall


def concrete(name, seed, **more):
    joint, *offset = JOINTS[name]
    ground(name, 14, 4096, seed, joint=joint, joint_offset=offset, **more)


def lot(name='lot', stripes=(2.75, 6.65, 5.7, 11.35, .05)):
    at = lambda x, y, r: (x + 7, y + 8.4, r)  # scene metres -> tile metres
    oil = [(.95, -.35, .52), (1.2, .45, .26), (-1.75, .5, .46), (3.75, -.1, .50), (.72, -1.5, .18), (-2.2, -.9, .2), (3.9, 1.1, .26),
           (-.9, -2.3, .17), (1.9, -1.9, .13), (4.4, -1.6, .3), (2.6, .9, .12)]
    tyres = [(0, 7.28, .17), (0, 8.72, .17), (0, 10.05, .17), (0, 11.5, .17), (0, 4.5, .17), (0, 5.9, .17), (1.45, 4.2, .25), (1.2, 6.6, .14), (1.2, 5.1, .14)]
    concrete(name, 11, stripes=stripes, oil=[at(*o) for o in oil], tyres=tyres, tyre_strength=.5)


def deck():
    """The floor of a garage, whose stalls its scene paints itself."""
    lot('deck', None)


def fuel():
    r = np.random.default_rng(77)
    oil = [(r.uniform(.5, 13.5), r.uniform(.5, 13.5), abs(r.normal(.12, .14)) + .06) for _ in range(46)]
    oil += [(3.2, 5.2, .62), (6.1, 4.8, .5), (8.4, 6.0, .68), (11.0, 5.1, .45), (5.0, 9.6, .55), (9.7, 9.2, .5), (2.2, 11.8, .4), (12.2, 11.2, .5), (7.4, 1.9, .48)]
    tyres = [(1.5708 + q, o, w) for q, o, w in ((0, 2.1, .19), (0, 3.7, .19), (.03, 8.0, .2), (.03, 9.5, .2), (-.03, 11.6, .18), (.2, 6.1, .16), (.2, 7.4, .16))]
    concrete('fuel', 211, base=(.44, .43, .40), oil=oil, tyres=tyres, gum=150, cracks=9, tyre_strength=.6, algae=.35)


def walk():
    concrete('walk', 311, base=(.44, .43, .40), gum=110, cracks=4)


def pav():
    ground('pav', 6, 4096, 31, gum=26, paver=dict(kind='herring', unit=.1, joint=(.20, .175, .14), palette=[(.30, .215, .165), (.40, .30, .235), (.47, .39, .31), (.33, .27, .225), (.52, .44, .355)]))


def tile():
    ground('tile', 7.2, 4096, 41, gum=22, gap=.0085, paver=dict(kind='running', unit=.1, size=(.9, .6), joint=(.20, .175, .14),
           palette=[(.45, .40, .325), (.57, .51, .43), (.50, .455, .385), (.62, .57, .49), (.47, .42, .34)]))


def slate():
    ground('slate', 7.2, 4096, 61, gum=60, gap=.0035, paver=dict(kind='running', unit=.1, size=(.6, .4), joint=(.15, .14, .12),
           palette=[(.36, .34, .32), (.44, .41, .38), (.40, .36, .33), (.49, .46, .43), (.33, .32, .315)]))


def walls():
    wall('bwall', 20, 6.2, 200, 5, [(5.46, 0, 20, 1.3, 1.), (6.2, 0, 20, 1., .95), (4.36, 0, 20, .95, 1.), (4.06, 0, 20, .8, .8), (.64, 0, 20, .5, .85), (3.4, 0, 20, .4, .5)], .42, .75)
    wall('awnmask', 20, 1., 200, 9, [(1., 0, 20, .8, 1.), (.2, 0, 20, .3, .8)], .7, .4)
    wall('curbmask', 8, .18, 512, 3, [(.18, -1, 9, .16, .95), (.17, -1, 9, .10, .9)], .5, .3)
    F = 3.05
    drips = [(10.45, 0, 26, 2.0, 1.), (F * 3 - .12, 0, 26, 1.6, 1.)]
    for k in (1, 2):
        drips += [(F * k + .13, 0, 26, .5, 1.), (F * k - .12, 0, 26, 1.7, 1.), (F * k + 1.1, 0, 26, .4, .6)]
    wall('cwall', 26, 10.6, 140, 19, drips, .55, .72)
    # generic building: ledges at 8, 6, 4.6, 3 and 1 m over a 24 x 8.2 m repeat
    wall('gwall', 24, 8.2, 160, 23, [(8.1, 0, 24, 1.6, 1.), (6., 0, 24, 1.5, .9), (4.6, 0, 24, 1.2, 1.), (3., 0, 24, .9, .8), (1., 0, 24, .45, .8)], .45, .85)
    # one ledge, for walls that have no other; and none, for glass
    wall('hang', 24, 8.2, 160, 37, [(8.1, 0, 24, 1.6, 1.)], .45, .85, 0.)
    wall('pane', 20, 8.2, 140, 13, [], .42, .7, .35)
    wall('signwall', 12, 2.9, 300, 43, [(2.88, 0, 12, .30, 1.), (2.62, 0, 12, .26, .9), (2.2, 0, 12, 1., 1.), (.62, 0, 12, .4, .9)], .5, .7)
    wall('tiltwall', 20, 4.6, 200, 47, [(4.58, 0, 20, 1.5, 1.)], .45, .7)
    wall('deckwall', 12, 3.6, 260, 29, [(3.55, 0, 12, .5, .6)], .45, .7)
    wall('railmask', 12, 3.05, 200, 41, [(3.04, 0, 12, .35, .9)], .5, .6)
    wall('lowall', 12, 2.4, 300, 29, [(2.38, 0, 12, .9, 1.), (1.9, 0, 12, .8, .9), (1.2, 0, 12, .7, .9), (.7, 0, 12, .4, .7)], .55, .7)


SETS = dict(detail=detail, lot=lot, deck=deck, fuel=fuel, walk=walk, pav=pav, tile=tile, slate=slate, walls=walls)

if __name__ == '__main__':
    os.makedirs(OUT, exist_ok=True)
    for name in sys.argv[1:] or SETS:
        start = time.time()
        SETS[name]()
        print(name, '%.0f s' % (time.time() - start), flush=True)
