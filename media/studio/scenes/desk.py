"""Papers on one ground: a clipboard with a bid, and keys with door notices."""
from kit import *

a = begin()
g = a['g']
stone = ground('tile', 7.2, (2.3, .9), 0., .6, .004, (1., .97, .92), detail=.5)
paper, ink, teal, sand = plain('paper', (.78, .77, .74), .8), plain('ink', (.012, .035, .05), .6), plain('teal', (.02, .17, .20), .6), plain('sand', (.62, .52, .38), .7)
amber, board = plain('amber', (.80, .42, .02), .6), plain('board', (.20, .115, .055), .45, vary=.2, vary_scale=3)
steel = plain('steel', (.55, .55, .56), .25, 1.)
brass = plain('brass', (.62, .45, .20), .3, 1.)
plane(-8, -8, 8, 8, 0, stone)


def laid(x, y, turn, build):
    placed(x, y, turn, build)


def flat(x0, y0, x1, y1, z, mat, h=.0006):
    return box((x0, y0, z), (x1, y1, z + h), mat, 0)


def clipboard():
    box((-.115, -.16, 0), (.115, .16, .004), board, .003)
    flat(-.105, -.152, .105, .135, .0042, paper, .0008)
    box((-.045, .125, .005), (.045, .158, .012), steel, .003)
    box((-.055, .118, .005), (.055, .128, .010), steel, .002)
    z, line, pale = .00505, plain('line', (.10, .20, .26), .8), plain('lot', (.62, .68, .70), .8)  # the plan is printed: as thin as ink
    drawn = lambda *corners, mat=line, up=0: flat(*corners, z + up * .00003, mat, .00002)
    drawn(-.095, -.02, .095, .008, mat=pale)  # a road, buildings, a pond
    drawn(-.012, -.142, .014, -.02, mat=pale)
    for k, (x0, y0, x1, y1) in enumerate((x, y, x + .058, y + .038) for x, y in ((-.088, -.135), (-.088, -.085), (.03, -.135))):
        drawn(x0, y0, x1, y1)
        drawn(x0 + .0008, y0 + .0008, x1 - .0008, y1 - .0008, mat=paper, up=1)
        text(str(k + 1), ((x0 + x1) / 2, (y0 + y1) / 2, z + .00008), .012, line, .00002, rot=(0, 0, 0))
    lathe([(.001, 0), (.026, 0), (.026, .00002)], plain('pond', (.30, .50, .58), .6), (.066, -.065, z), 32)
    said = lambda words, x, y, size=.0078: text(words, (x, y, z), size, line, .00002, 'LEFT', 1.04, (0, 0, 0))
    said('PRESSURE WASHING BID', -.092, .110, .0100)
    drawn(-.092, .098, .092, .0995)
    for k, (area, size) in enumerate((('Sidewalks', '9,400 sq ft'), ('Curbs', '2,100 ft'), ('Sign wall', '620 sq ft'), ('Mailbox pads', '480 sq ft'))):
        y = .086 - k * .0185
        said(area, -.092, y)
        said(size, -.018, y)
        drawn(.060, y - .003, .086 + .006 * (k == 0), y + .003, mat=pale)  # a price, as a bar: it is a sample
        drawn(-.092, y - .0088, .092, y - .0082)
    for k in range(7):
        drawn(-.030 + k * .008, -.016, -.026 + k * .008, .004, mat=paper, up=1)
    tube((.085, -.14, .008), (.128, .02, .008), .0045, ink)                               # a pen
    tube((.085, -.14, .008), (.0825, -.149, .0075), .0018, steel)


def keys():
    for k, (x, turn) in enumerate(((-.055, .10), (.0, -.05), (.05, -.22))):
        def card(z=.001 + k * .0014):
            flat(-.048, -.125, .048, .125, z, paper, .0012)
            lathe([(.001, 0), (.017, 0), (.017, .0006)], stone, (0, .09, z + .0012), 32)
            flat(-.048, .028, .048, .058, z + .0012, teal)
            text('NOTICE', (0, .043, z + .0020), .013, paper, .0006, rot=(0, 0, 0))
            for i in range(5):
                flat(-.038, .006 - i * .017, (.036, .03, .036, .02, .032)[i], .010 - i * .017, z + .0012, ink)
            flat(-.038, -.105, .0, -.088, z + .0012, amber)
        laid(x - .06, .02, turn, card)
    cx, cy = .13, -.06
    for i in range(40):                                                                   # the ring
        t, u = math.tau * i / 40, math.tau * (i + 1) / 40
        tube((cx + .026 * math.cos(t), cy + .026 * math.sin(t), .004), (cx + .026 * math.cos(u), cy + .026 * math.sin(u), .004), .0016, steel, 8)
    for k, (turn, metal) in enumerate(((-2.9, brass), (-2.1, steel), (-1.3, brass), (-.5, steel))):
        def key(metal=metal, z=.0022 + k * .0024):  # its head on the ring, one key on the other
            lathe([(.006, -.0008), (.006, 0), (.0135, 0), (.0135, .0022), (.006, .0022), (.006, .0006)], metal, (.031, 0, z), 28)
            box((.043, -.0036, z), (.088, .0036, z + .0020), metal, .0004)
            for q in range(5):
                box((.058 + q * .006, -.0058, z + .0002), (.0615 + q * .006, -.003, z + .0016), metal, 0)
        laid(cx, cy, turn, key)


(keys if a['view'] == 'keys' else clipboard)()
palm(-1.3, 1.5, 1.2, 0, 5, 18, (.1, 0), .05, .36)  # the leaves whose shade falls across

sky(27, -48, .3, 2., 1.1)
shoot(a, ev=.4, samples=20,
      pair=((.03, -.42, .42), (0, 0, 0), 50, dict(level=False, fstop=8, focus=.6)),
      clipboard=((.10, -.50, .56), (.005, -.01, 0), 47, dict(level=False, fstop=8, focus=.75)),
      keys=((.06, -.44, .50), (.02, -.03, 0), 34, dict(level=False, fstop=8, focus=.66)))
