"""Three-storey condominium with balconies, travertine deck and pool."""
from kit import *

a = begin()
g = a['g']
F, BW, N, X0 = 3.05, 4.3, 5, -10.75
garden = a['view'] in ('hero_garden', 'hero_lawn')  # the same plan as apartments of another owner: painted, railed, roofed, on grass
MASK = dict(mask='cwall.png', size=(26, 10.6), offset=13)
white, sand = wall('white', (.36, .47, .47) if garden else (.64, .625, .595), g, strength=.93, **MASK), wall('sand', dusty((.60, .59, .56) if garden else (.53, .45, .35), .16 * g), g)
slab = wall('slab', (.62, .605, .57), g, bump=.2, **MASK)
deck = ground('tile', 7.2, (2.1, .6), g, .9, .010, (.70, .67, .615), (.58, .56, .50))
coping = ground('lot', 14, (2.3, 3.1), g, .6, .006, dirty_tint=(.8, .78, .7))
frame, rail, dark = plain('frame', (.70, .69, .66), .4), plain('rail', (.55, .55, .54), .3, .9), plain('dark', (.03, .03, .032), .45)
pane = glass('pane', (.62, .68, .68), (.85, .92, .95), 1.6, .05)
low_pane = glass('low_pane', (.72, .77, .76), (.85, .92, .95), 1.3, 0.)  # deck and hedge would be drawn across the rooms
rail_glass = glass('rail_glass', (.74, .83, .81), (.9, .95, .95), 1.5, 0., g, 'cwall.png', (26, 10.6), 13, .45)
wallpaint = plain('wallpaint', (.56, .50, .42), .8)
m = Mat('curtain')
curtain = m.done(m.blend(.45, m.surface((.70, .66, .58), .9), m.shader('BsdfTranslucent', {0: (.70, .65, .55)})))
wood, cloth, teal = plain('wood', (.30, .17, .085), vary=.3, vary_scale=5), plain('cloth', (.70, .67, .60), .9), plain('teal', (.05, .22, .26), .8)
lamp, sconce = glow('lamp', (1, .70, .40), 7), glow('sconce', (1, .70, .38), 12)
shade = plain('shade', (.80, .70, .54), .7, **{'Emission': (1, .72, .42, 1), 'Emission Strength': .5})
floor = plain('floor', (.36, .27, .18), .4, vary=.2)
art = [plain('art', c) for c in ((.10, .28, .32), (.55, .30, .12), (.20, .22, .24))]


def room(xa, xb, z, lit):
    """Shallow furnished room behind a slider; the body of the building starts behind it."""
    y0, y1 = 1.72, 4.6
    box((xa + .1, y1, z), (xb - .1, y1 + .08, z + F), wallpaint, 0)
    for x in (xa + .1, xb - .18):
        box((x, y0, z), (x + .08, y1, z + F), wallpaint, 0)
    box((xa + .1, y0, z), (xb - .1, y1, z + .13), floor, 0)
    box((xa + .1, y0, z + F - .2), (xb - .1, y1, z + F - .1), white, 0)
    if lit:
        y = 2.3 if z == 0 else 3.9  # upstairs a slim one: from below it would be a white sheet
        box((xa + .8, y, z + F - .26), (xb - .8, 4.2, z + F - .22), lamp, 0)
    if z == 0:  # seen from the deck: sideboard with books, rug, table under a pendant, a plant, mirror
        s = xb - 1.5
        box((s, y1 - .5, .13), (s + 1.1, y1, 1.0), wood, .01)
        for k in range(9):
            box((s + .1 + k * .09, y1 - .3, 1.0), (s + .17 + k * .09, y1 - .1, 1.0 + rng.uniform(.16, .28)), rng.choice(art), .003)
        box((xa + .8, 2.3, .131), (xb - .8, 4.1, .14), teal, 0)
        box((xa + .9, 2.5, .55), (xa + 1.9, 3.1, .60), wood, .01)
        for dx, dy in ((.95, 2.55), (1.8, 2.55), (.95, 3.0), (1.8, 3.0)):
            box((xa + dx, dy, .13), (xa + dx + .05, dy + .05, .56), dark, 0)
        tube((xa + 1.4, 2.8, 1.9), (xa + 1.4, 2.8, 2.85), .008, dark, 6)
        lathe([(.03, .26), (.06, .24), (.20, 0), (.02, .02)], shade, (xa + 1.4, 2.8, 1.66), 20)
        lathe([(.02, 0), (.15, 0), (.19, .4), (.02, .38)], white, (xa + .75, 4.2, .13), 18)
        shrub(xa + .75, 4.2, .45, .38, 1.3, 22, .9)
    x = rng.uniform(xa + .9, xb - 1.9)
    box((x, y1 - .12, z + 1.3), (x + .9, y1 - .04, z + 1.95), rng.choice(art), .01)
    box((x - .3, 3.4, z + .13), (x + 1.3, 4.2, z + .55), rng.choice((cloth, teal, wood)), .05)
    box((x - .3, 4.05, z + .5), (x + 1.3, 4.25, z + .95), rng.choice((cloth, teal)), .05)
    lathe([(.02, 0), (.02, 1.1), (.16, 1.1), (.11, 1.4), (.02, 1.4)], shade if lit else cloth, (xb - .6, 3.8, z + .13), 16)


def chair(x, y, z, seat):
    """Low armchair of wood that looks out to sea: slats in its leaning back, a cushion on its seat."""
    for sx in (x, x + .56):
        tube((sx, y, z), (sx, y, z + .54), .018, wood, 8)
        tube((sx, y + .52, z), (sx, y + .74, z + .88), .018, wood, 8)
        box((sx - .035, y - .04, z + .52), (sx + .035, y + .68, z + .545), wood, .006)
    for k in range(5):
        t = .45 + .13 * k
        tube((x, y + .52 + .22 * t, z + .88 * t), (x + .56, y + .52 + .22 * t, z + .88 * t), .022, wood, 8)
    box((x, y, z + .26), (x + .56, y + .60, z + .29), wood, .006)
    box((x + .03, y, z + .29), (x + .53, y + .56, z + .37), seat, .035, 3)


box((X0, 4.7, 0), (X0 + BW * N, 12, F * 3 + .9), white, .02)
for i in range(N):
    xa, xb, proud = X0 + i * BW, X0 + (i + 1) * BW, i % 2 == 0
    for k in range(3):
        z = F * k
        if k:
            box((xa - .02, -.12 if proud else .25, z - .14), (xb + .02, 1.75, z + .12), slab, .015)
        box((xa - .11, 0, z), (xa + .11, 1.75, z + F), white, .012)
        if i == N - 1:
            box((xb - .11, 0, z), (xb + .11, 1.75, z + F), white, .012)
        for lo, hi in (((xa + .1, z + 2.42), (xb - .1, z + F - .1)), ((xa + .1, z), (xa + .62, z + 2.42)), ((xb - .62, z), (xb - .1, z + 2.42))):
            box((lo[0], 1.55, lo[1]), (hi[0], 1.72, hi[1]), sand, 0)  # rounded, their joint would be a slit
        xs = [xa + .62 + (BW - 1.24) * q / 3 for q in range(4)]
        for x in xs:
            box((x - .035, 1.553, z + .12), (x + .035, 1.66, z + 2.42), frame, .006)
        for zz in (z + .12, z + 2.36):
            box((xs[0], 1.56, zz), (xs[3], 1.66, zz + .07), frame, .006)
        for q in range(3):
            box((xs[q], 1.60 + .02 * (q % 2), z + .15), (xs[q + 1], 1.612 + .02 * (q % 2), z + 2.4), pane if k else low_pane, 0)
        for side in (0, 1):  # curtains
            w = rng.uniform(.25, .8 if k == 0 else 1.2)
            x, n = xs[0] if side == 0 else xs[3] - w, int(w / .05)
            v = []
            for j in range(n + 1):
                px, py = x + w * j / n, 1.85 + .035 * math.sin(j * 1.9)
                v += [(px, py, z + .14), (px, py, z + 2.42)]
            link('curtain', make_mesh('curtain', v, [(2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2) for j in range(n)], curtain, True))
        room(xa, xb, z, k == 0 or rng.random() < .3)
        if k:
            y, top = (-.0 if proud else .37), z + 1.14
            box((xa + .11, y - .03, top - .03), (xb - .11, y + .03, top + .02), rail, .008)
            box((xa + .11, y - .02, z + .19), (xb - .11, y + .02, z + .22), rail, .005)
            for q in range(4):
                x = xa + .13 + (BW - .26) * q / 3
                box((x - .022, y - .022, z + .12), (x + .022, y + .022, top), rail, .006)
            for q in range(32 if garden else 0):
                x = xa + .2 + (BW - .4) * q / 31
                box((x - .011, y - .011, z + .2), (x + .011, y + .011, top), rail, 0)
            for q in range(0 if garden else 3):
                x = xa + .16 + (BW - .26) * q / 3
                box((x, y - .006, z + .23), (x + (BW - .26) / 3 - .06, y + .006, top - .05), rail_glass, 0)
            if rng.random() < .8:
                x, seat = xa + rng.uniform(.8, 2.4), cloth if i % 2 else teal
                for dx in (0, 1.3):
                    chair(x + dx, .8, z + .12, seat)
        box((xa + .30, 1.46, z + 1.95), (xa + .42, 1.56, z + 2.2), sconce if k == 0 else dark, .01)
    if proud:
        box((xa - .3, -.25, F * 3 + .1), (xb + .3, 2.2, F * 3 + .55), white, .02)
        box((xa - .45, -.42, F * 3 + .55), (xb + .45, 2.3, F * 3 + .75), slab, .025)
    box((xa - .05, -.12 if proud else .25, F * 3 - .14), (xb + .05, 1.9, F * 3 + .14), slab, .02)
box((X0 - .1, 1.2, F * 3 + .1), (X0 + BW * N + .1, 12, F * 3 + 1.15), white, .02)
box((X0 - .25, 1.05, F * 3 + 1.1), (X0 + BW * N + .25, 12.2, F * 3 + 1.3), slab, .03)
for x in (X0 - .1, X0 + BW * N - .1):
    box((x, 1.2, 0), (x + .2, 12, F * 3 + .2), white, .02)
for i in range(N):  # what drips from the caps, and from the slabs onto their own edges and the piers
    xa, xb, proud = X0 + i * BW, X0 + (i + 1) * BW, i % 2 == 0
    edge = -.12 if proud else .25
    if proud:
        drips((xa - .3, -.262, F * 3 + .55), (xb + .3, -.262, F * 3 + .55), .62, g)
    drips((xa, 1.19, F * 3 + 1.1), (xb, 1.19, F * 3 + 1.1), .9, g)
    for k in (1, 2, 3):
        drips((xa, edge - .012, F * k + .12), (xb, edge - .012, F * k + .12), .34, g)
        drips((xa - .11, -.008, F * k - .14), (xa + .11, -.008, F * k - .14), 1.9, g)

if garden:
    m = Mat('shingles')
    row = m.math('FRACT', m.mul(m.z, 1 / .14))
    shingles = m.done(m.surface(m.mix(m.smooth(row, 0, .2, .7, 0.), m.mix(m.noise(5, 5), (.045, .05, .055), (.085, .09, .095)), (.02, .022, .025)), .9))
    hip(X0 - .9, -.7, X0 + BW * N + .9, 13, F * 3 + 1.42, 3.2, shingles, slab)

# deck and pool, or a lawn with its walk
PX0, PX1, PY0, PY1 = -3.2, 9, -11.5, -5.2
if garden:
    plane(-60, -60, 60, 12, -.02, VEG['turf'])
    walk = ground('walk', 14, (2.2, 5.1), g, .9, .010, (.74, .715, .675), (.62, .60, .55), .35)
    for r in ((-30, -2.9, 30, -1.2), (-6.2, -16, -3.6, -2.9), (-11, -1.2, 11, 2)):
        plane(*r, 0, walk)
    for r, density in (((-14, -14, -6.3, -3.0), 190), ((-3.5, -14, 6, -3.0), 190), ((6, -12, 24, -3.0), 70), ((-26, -14, -14, -3.0), 50), ((-26, -1.15, -11, 2.5), 60), ((11, -1.15, 24, 2.5), 60)):
        grass(*r, -.015, density)
else:
    for r in ((-30, -2.7, 30, 2), (-30, -30, PX0, -2.7), (PX0, PY1, PX1, -2.7), (PX1, -30, 30, -2.7)):
        plane(*r, 0, deck)
    for r in ((PX0 - .02, PY1 - .02, PX1 + .02, PY1 + .30), (PX0 - .30, PY0, PX0 + .02, PY1 + .30), (PX1 - .02, PY0, PX1 + .3, PY1 + .3)):
        box((r[0], r[1], -.06), (r[2], r[3], .022), coping, .016, 3)
    m = Mat('water')
    wave = m.bump(m.add(m.noise(1.6, 3, .5, .6), m.mul(m.noise(5, 3, .5, .8), .35)), .18, .10)
    mirror = m.shader('BsdfGlossy', {0: (1, 1, 1), 1: 0., 'Normal': wave})
    plane(PX0, PY0, PX1, PY1, -.11, m.done(m.blend(m.fresnel(1.33, wave), m.shader('BsdfTransparent', {0: (.50, .86, .90)}), mirror)))
    m = Mat('pool')
    caustic = m.smooth(m.voronoi(3.4, m.warp(2.2, .45), 'DISTANCE_TO_EDGE'), 0., .30, 1., 0.)
    tiled = m.smooth(m.z, -.25, -.23)  # the band at the waterline
    # a glow of its own, as water scatters light: else walls and floor would meet in hard lines, like a block of glass
    pool = m.done(m.surface(m.mix(tiled, m.mix(caustic, (.14, .44, .52), (.34, .68, .74)), (.03, .12, .18)), .5, **{'Emission': (.12, .46, .52, 1), 'Emission Strength': .5}))
    plane(PX0, PY0, PX1, PY1, -.95, pool)
    for r in ((PX0, PY1 - .01, PX1, PY1 + .05), (PX0 - .05, PY0, PX0 + .01, PY1), (PX1 - .01, PY0, PX1 + .05, PY1)):
        box((r[0], r[1], -.95), (r[2], r[3], -.02), pool, 0)

# beds, loungers, umbrella, palms
petals = flowers((.80, .2, .25))
for i in (0, 1, 3, 4):
    xa = X0 + i * BW
    box((xa + .25, -1.35, -.05), (xa + BW - .25, -.35, .10), coping, .012)
    plane(xa + .33, -1.27, xa + BW - .33, -.43, .104, VEG['soil'])
    hedge(xa + .5, -1.08, xa + BW - .5, -.5, .16, .56, 60, .85)
    for _ in range(26):
        scatter(petals, (xa + rng.uniform(.5, BW - .5), rng.uniform(-1.2, -.6), .72 + rng.uniform(-.06, .08)), .5)


def lounger(x, y, turn):
    rig = join(bpy.data.objects.new('lounger', None))
    rig.location, rig.rotation_euler = (x, y, 0), (0, 0, turn)
    parts = [box((-.33, -.95, .26), (.33, .95, .31), wood, .012), box((-.31, -.93, .31), (.31, .35, .40), cloth, .035, 4)]
    for lo, hi, mat, at in (((-.31, 0, -.045), (.31, .72, .045), cloth, (0, .62, .58)), ((-.24, -.1, -.05), (.24, .1, .05), teal, (0, .80, .80))):
        o = box(lo, hi, mat, .035, 4)
        o.location, o.rotation_euler = at, (math.radians(38), 0, 0)
        parts.append(o)
    parts += [box((sx - .025, sy - .025, 0), (sx + .025, sy + .025, .27), wood, .006) for sx in (-.29, .29) for sy in (-.8, .8)]
    for o in parts:
        o.parent = rig


if not garden:
    for i, x in enumerate((-.9, .6, 3.4, 4.9)):
        lounger(x, -3.75, math.radians(2) * (-1) ** i)
    lathe([(.03, 0), (.025, 2.6)], wood, (2, -3.6, 0), 12)
    lathe([(.30, 0), (.30, .05), (.05, .08), (.04, .30)], dark, (2, -3.6, 0), 24)
    ring = lambda z: [(2 + 1.55 * math.cos(6.283 * k / 8), -3.6 + 1.55 * math.sin(6.283 * k / 8), z) for k in range(8)]
    link('umbrella', make_mesh('umbrella', [(2, -3.6, 2.75)] + ring(2.2) + ring(2.02),
         [f for k in range(8) for f in ((0, 1 + k, 1 + (k + 1) % 8), (1 + k, 9 + k, 9 + (k + 1) % 8, 1 + (k + 1) % 8))], cloth))
for i, (x, y, h, lean) in enumerate(((-6.6, -2.9, 6.6, (.5, .1)), (7.6, -2.2, 7.6, (-.4, 0)), (-9.6, -4.6, 5.4, (-.3, .2)), (11.6, -4.5, 6.4, (.3, 0)), (-13, 5, 9, (0, 0)),
                                     (13.5, 4, 10, (0, 0)), (-17, 9, 10, (0, 0)), (18, 8, 9, (0, 0)), (-4.5, -15, 7.5, (.4, .1)), (10, -17, 8, (0, 0)))):
    if a['view'] == 'stacks' and x == 7.6:  # it would stand before what was washed
        continue
    if garden and (x in (-6.6, 7.6, -9.6) or y < -10):  # before the front, or its shadow on the edge
        continue
    if y > -10:
        lathe([(.75, 0), (.75, .012)], VEG['soil'], (x, y, 0), 32)
        lathe([(.72, 0), (.72, .06), (.86, .06), (.86, 0)], coping, (x, y, 0), 48)
        shrub(x, y, 0, .55, .5, 20, .9)
    palm(x, y, h, 0, 60 + i, 26, lean, .16, 1.1)
hedge(-24, 2.5, -11.5, 3.8, 0, 2., 14, 1.8)
hedge(11.2, 2.5, 24, 3.8, 0, 2., 14, 1.8)
hedge(24, 2.5, 60, 3.8, 0, 2., 7, 2.2)
# the neighbourhood behind the right hedge: trees of several heights
for x, y, r, h in ((17, 17, 3.2, 5.6), (22, 14, 3.6, 5.0), (26.5, 20, 4.2, 7.4), (31, 15, 3.4, 4.8), (36, 22, 4.4, 6.6), (42, 17, 3.8, 5.2), (48, 24, 4.8, 7.), (56, 22, 4.8, 6.)):
    shrub(x, y, 0, r, h, 6, 3.2)
for i, (x, y, h) in enumerate(((20, 24, 9.5), (29, 26, 10.5), (39, 25, 9.8), (24, 11, 7.8))):
    palm(x, y, h, 0, 80 + i, 22, (.4, 0), .18, 1.2)
hedge(-20, -26, 20, -24.5, 0, 2.5, 4, 3.2)
box((-30, -44, 0), (30, -36, 8), sand, 0)
trees((-40, -38), (-38, 6), 12)
if a['view'] == 'hero':  # the deck's far end
    hedge(23, -26, 24.4, 3.8, 0, 2.2, 12, 2.)
    trees((36, -40), (44, 6), 14)

sky(34, -140, .5, 2.2)
shoot(a, ev=.2, samples=14,
      pair=((-5.9, -13.4, 1.9), (.6, 0, 1.9), 23, dict(shift_y=.055, fstop=8, focus=11)),
      hero=((-5.2, -5.9, 1.65), (3.4, .4, 1.65), 24, dict(shift_y=.10, fstop=8, focus=8, washed=[((3.3, 0, 0), (1, .15, 0))])),
      hero_garden=((-7.6, -12.6, 1.65), (-1.0, -1.2, 1.65), 25, dict(shift_y=.05, fstop=8, focus=10, washed=[((1.2, 0, 0), (.83, -.56, 0))])),
      hero_lawn=((6.2, -10.4, 1.65), (-1.4, .2, 1.65), 25, dict(shift_y=.06, fstop=8, focus=9)),
      pool=((-6.4, -10.2, 1.6), (1.0, -2.2, 1.1), 31, dict(fstop=8, focus=8, washed=[((1.3, -4, 0), (1, .15, 0))])),
      deck=((-6.6, -6.2, 1.3), (-3.6, -3.0, .1), 30, dict(level=False, fstop=8, focus=4, washed=[((-4.3, -3.6, 0), (1, .35, 0))])),
      balconies=((-5.2, -7.2, 1.7), (-.2, .2, 1.7), 28, dict(shift_y=.20, fstop=8, focus=9, washed=[((-.9, 0, 0), (1, 0, 0))])),
      stacks=((5.2, -6.4, 1.7), (7.0, .2, 1.7), 28, dict(shift_y=.22, fstop=8, focus=8, washed=[((7.1, 0, 0), (1, 0, 0))])))
