"""The surfaces of the scenes. `g` is grime: 0 clean, 1 dirty."""
import math

import bpy

from bake.joints import JOINTS
from kit.geometry import BARREL, quad
from kit.nodes import Mat

DENSE = .64  # below 1, thin streaks and films of the wall masks cover more
DARK = .68  # of dirty ground
WORN, GHOST = .40, .50  # of washed ground: how far it is from new, what is left of oil


def plain(name, colour, rough=.5, metal=0., spec=.5, vary=0., vary_scale=4., bump=0., bump_scale=60., **extra):
    m = Mat(name)
    c = colour
    if vary:
        c = m.mix(m.smooth(m.noise(vary_scale, 5), .35, .65), tuple(x * (1 - vary) for x in colour),
                  tuple(min(1, x * (1 + vary)) for x in colour))
    n = m.bump(m.noise(bump_scale, 4), bump, .004) if bump else None
    return m.done(m.surface(c, rough, n, spec, metal, **extra))


def glow(name, colour, strength):
    m = Mat(name)
    return m.done(m.shader('Emission', {0: colour, 1: strength}))


def leaf_material(name, dark, light, through=(.22, .34, .05), translucency=.35, rough=.42, air=0.):
    """Leaves, each of its own green; `air` is the share of daylit haze in front of far ones, which a night takes away."""
    m = Mat(name)
    f = m.node('ShaderNodeObjectInfo').outputs['Random']
    back = m.shader('BsdfTranslucent', {0: m.mix(f, through, tuple(x * .7 for x in through))})
    leaf = m.blend(translucency, m.surface(m.mix(f, dark, light), rough, None, .45), back)
    return m.done(m.blend(air, leaf, m.shader('Emission', {0: (.20, .25, .24), 1: 1.})) if air else leaf)


def edge():
    """The node group that gives meters behind the edge of the work; `shoot` sets it for each view, 0 where a view has none."""
    if 'edge' in bpy.data.node_groups:
        return bpy.data.node_groups['edge']
    tree = bpy.data.node_groups.new('edge', 'ShaderNodeTree')
    tree.outputs.new('NodeSocketFloat', 'behind')
    place, out = tree.nodes.new('ShaderNodeNewGeometry'), tree.nodes.new('NodeGroupOutput')
    for name, operation in (('point', 'SUBTRACT'), ('normal', 'DOT_PRODUCT')):
        node = tree.nodes.new('ShaderNodeVectorMath')
        node.name, node.operation = name, operation
    tree.links.new(place.outputs['Position'], tree.nodes['point'].inputs[0])
    tree.links.new(tree.nodes['point'].outputs[0], tree.nodes['normal'].inputs[0])
    tree.links.new(tree.nodes['normal'].outputs['Value'], out.inputs[0])
    return tree


def ground(tile, size, offset, g, bump=.8, depth=.012, clean_tint=(.90, .875, .83), dirty_tint=(.74, .70, .64),
           spec=.35, detail=1.3, curb=None, plane='xy', gain=1., wet=0., puddles=.4, half=None, least_rough=0., through=0.):
    """Paving from the baked tile_{clean,dirty,mask,h}.png set, `size` metres a tile.
    curb=(height, z0): adds vertical run-off streaks to a kerb face. least_rough keeps oil from mirroring lamps.
    through: the share of dirt through which bricks and joints still show.
    wet: a sheen of water, and `puddles`, the share of it that stands; what was washed last is wet anyway, a strip along
    the edge of the view. half=((x, y), normal): half washed in one render, clean and wet where the normal points."""
    m = Mat(tile)
    axis = dict(x=m.x, y=m.y, z=m.z)
    u, w = axis[plane[0]], axis[plane[1]]
    if plane == 'xy':  # upright faces, those of kerbs, take their texture from the side
        nx, _, nz = [m.abs(q) for q in m.split(m.normal)]
        u, w = m.lerp(m.smooth(nx, .6, .8), m.x, m.y), m.lerp(m.smooth(nz, .5, .8), m.z, m.y)
    v = m.xyz(m.mul(m.add(u, offset[0]), 1 / size), m.mul(m.add(w, offset[1]), 1 / size), 0.)
    fine = m.xyz(m.mul(m.add(m.mul(u, .98), m.mul(w, .21)), 1 / detail), m.mul(m.add(m.mul(w, .98), m.mul(u, -.21)), 1 / detail), 0.)
    mask = m.channels(m.image(tile + '_mask.png', v))  # R rough clean, G rough dirty, B gum
    dirt, behind = float(min(1., g * gain)), m.node('ShaderNodeGroup', node_tree=edge()).outputs[0]
    if half:
        (x, y), (a, b) = half
        waver = m.mul(m.sub(m.noise(.9, 3), .5), .16)
        behind = m.add(m.add(m.mul(m.sub(m.x, x), a / math.hypot(a, b)), m.mul(m.sub(m.y, y), b / math.hypot(a, b))), waver)
        dirt = m.smooth(behind, .03, -.03)
        wet = m.mul(m.invert(dirt), wet)
    # wet along the edge, and not at all where `behind` is 0 because the view has none
    dries = m.add(behind, m.mul(m.sub(m.noise(.8, 4), .5), 1.6))
    strip = m.mul(m.smooth(dries, 1.7, .7), m.mul(m.math('GREATER_THAN', m.abs(behind), 0.), m.smooth(behind, -.9, -.8)))
    wet = m.max(wet, m.mul(strip, m.mul(m.invert(dirt), .55)))
    clean = m.mix(1., m.image(tile + '_clean.png', v), clean_tint, 'MULTIPLY')
    if tile in JOINTS:  # washed, not new: each slab of its own tone, and a ghost of oil, which is what is smooth in the dirty picture
        joint, x, y = JOINTS[tile]
        slab = m.xyz(*(m.math('FLOOR', m.mul(m.add(q, o - start), 1 / joint)) for q, o, start in ((u, offset[0], x), (w, offset[1], y))), 0.)
        tone = m.add(m.node('ShaderNodeTexWhiteNoise', {'Vector': slab}).outputs['Value'], m.smooth(m.noise(.45, 5, .62), .30, .70, 1., .35))
        clean = m.mix(m.mul(tone, WORN), clean, m.mix(1., clean, (.50, .49, .47), 'MULTIPLY'))
        clean = m.mix(m.mul(m.smooth(mask[1], .52, .32), GHOST), clean, m.mix(1., clean, (.45, .42, .38), 'MULTIPLY'))
    soiled = m.mix(1., m.image(tile + '_dirty.png', v), tuple(x * DARK for x in dirty_tint), 'MULTIPLY')
    if through:
        soiled = m.mix(through, soiled, m.mix(1., clean, (.31, .315, .30), 'MULTIPLY'))
    c = m.mix(dirt, clean, soiled)
    c = m.mix(.85, c, m.image('det_c.png', fine, True), 'OVERLAY')
    if curb and g > 0:
        k = m.channels(m.image('curbmask.png', m.xyz(m.mul(u, 1 / 8), m.mul(m.add(m.z, -curb[1]), 1 / curb[0]), 0.)))
        c = m.mix(m.mul(m.mul(k[0], m.smooth(m.abs(m.split(m.normal)[2]), .8, .5)), dirt * .9), c, m.mix(k[2], (.03, .03, .02), (.07, .07, .035)))
    rough = m.lerp(dirt, mask[0], mask[1])
    if least_rough:
        rough = m.max(rough, least_rough)
    h = m.add(m.image(tile + '_h.png', v, True), m.add(m.mul(m.image('det_h.png', fine, True), .30), m.mul(m.mul(mask[2], .10), dirt)))
    if half or not g:
        film = m.mul(m.smooth(m.noise(2.3, 3), .30, .62, .62, 1.), wet)
        c = m.mix(m.mul(film, .85), c, m.mix(1., c, (.38, .355, .33), 'MULTIPLY'))
        rough, h = m.lerp(film, rough, .10), m.mul(h, m.linear(film, 0., 1., 1., .55))
        if puddles:  # water that stands, smooth as glass
            level = m.add(m.noise(.42, 4, .5), m.mul(m.sub(m.noise(3.1, 3), .5), .06))
            pool = m.mul(m.smooth(level, .60 - .2 * puddles, .66 - .2 * puddles), wet)
            c = m.mix(pool, c, m.mix(1., c, (.62, .60, .57), 'MULTIPLY'))
            rough, h = m.lerp(pool, rough, .015), m.mul(h, m.linear(pool, 0., 1., 1., .03))
    return m.done(m.surface(c, rough, m.bump(h, bump, depth), spec))


def wall(name, colour, g, mask=None, size=None, offset=0., z0=0., bump=.45, rough=.85, spec=.25, strength=.93, pattern=None, around=None):
    """Stucco; mask PNG (R dirt, G green, B mottle) spans size=(width, height) metres and repeats.
    pattern(m, u, w, colour) may return (colour, height) for blocks, panels or stripes.
    around=(x, y, radius) winds it about a round wall."""
    m = Mat(name)
    ax, _, az = [m.abs(q) for q in m.split(m.normal)]
    u, w = m.lerp(m.smooth(ax, .6, .8), m.x, m.y), m.lerp(m.smooth(az, .6, .8), m.z, m.y)
    if around:
        u = m.mul(m.math('ARCTAN2', m.sub(m.y, around[1]), m.sub(m.x, around[0])), around[2])
    fine = m.xyz(m.mul(u, 1 / 1.3), m.mul(w, 1 / 1.3), 0.)
    broad = m.mix(m.smooth(m.noise(3.5, 5, .6), .3, .7), (.42, .40, .365), (.52, .50, .455))
    height = m.image('det_h.png', fine, True)
    c = colour
    if pattern:
        c, relief = pattern(m, u, w, colour)
        height = m.add(height, relief)
    c = m.mix(.25, c, m.mix(1., broad, (.95, 1, 1.08), 'MULTIPLY'), 'OVERLAY')
    c = m.mix(.30, c, m.image('det_c.png', fine, True), 'OVERLAY')
    if mask and g > 0:
        k = m.channels(m.image(mask, m.xyz(m.mul(m.add(u, offset), 1 / size[0]), m.mul(m.add(m.z, -z0), 1 / size[1]), 0.)))
        # a green foot, half a meter high, wherever rain splashes from the ground
        foot = m.smooth(m.add(m.z, m.mul(m.sub(m.noise(1.7, 5, .6), .5), .9)), .62, .08)
        dirt, green = m.max(m.math('POWER', k[0], DENSE), m.mul(foot, .9)), m.max(k[1], foot)
        grime = m.mix(green, m.mix(k[2], (.035, .032, .026), (.085, .078, .062)), m.mix(k[2], (.045, .055, .020), (.10, .115, .045)))
        c = m.mix(m.mul(m.mul(dirt, g * strength), m.smooth(m.split(m.normal)[2], -.8, -.5, .15, m.smooth(az, .5, .8, 1., .6))), c, grime)
    return m.done(m.surface(c, rough, m.bump(height, bump, .012), spec))


def hung(name, colour, g, top, offset=0., strength=.93, **more):
    """A wall below one ledge: its streaks hang from `top` and from nowhere else. Good for walls up to 8 m high."""
    return wall(name, colour, g, 'hang.png', (24, 8.2), offset, top - 8.1, strength=strength, **more)


def glass(name, through=(.72, .78, .76), reflect=(.9, .95, .95), ior=1.55, extra=.045, g=0., mask=None, size=None, offset=0., film=.5):
    """Thin window: transparent + mirror; dirty glass gains a dusty film from a wall mask."""
    m = Mat(name)
    if g > 0 and mask:  # the film swallows light; as a diffuse layer it was too rarely sampled and the denoiser smeared it
        k = m.channels(m.image(mask, m.xyz(m.mul(m.add(m.x, offset), 1 / size[0]), m.mul(m.z, 1 / size[1]), 0.)))
        through = m.mix(m.mul(m.add(m.mul(k[0], film), m.mul(k[2], .12)), g), through, (.24, .215, .165))
    mirror = m.shader('BsdfGlossy', {0: reflect, 1: .02})  # a perfect mirror of leaves would be mottled
    clear = m.shader('BsdfTransparent', {0: through})
    return m.done(m.blend(m.math('ADD', m.fresnel(ior), extra, clamp=True), clear, mirror))


def blinds():
    """Pale slats of window blinds, which hide a room."""
    m = Mat('blinds')
    return m.done(m.surface(m.mix(m.smooth(m.math('SINE', m.mul(m.z, 120.)), -.2, .6), (.36, .34, .29), (.58, .56, .50)), .7))


def dusty(colour, amount):
    """A colour under an even layer of dust, for what no rain streaks; `amount` is how much light it takes, 0 to 1."""
    return tuple(c * (1 - amount) for c in colour)


def film(m, cover, colour=(.03, .028, .026)):
    """Ends `m` as a thin layer over what is below it: rubber, the dirt of feet. `cover` is how much of it hides."""
    return m.done(m.blend(cover, m.shader('BsdfTransparent', {0: (1, 1, 1)}), m.shader('BsdfDiffuse', {0: colour})))


def tiles(soiled=None, laid=None):
    """Barrel tiles of a roof in courses; soiled(m, u, colour) may return the colour with stains. laid: the corner (x, y)
    from which `barrels` are laid; their shape and shadows are real, so that only their color is left to draw."""
    m = Mat('tiles')
    u = m.x if laid else m.lerp(m.smooth(m.abs(m.split(m.normal)[0]), .2, .3), m.x, m.y)
    row, barrel = m.math('FRACT', m.mul(m.z, 1 / .17)), m.abs(m.math('SINE', m.mul(u, math.pi / .27)))
    cell = zip((m.sub(m.x, laid[0]), m.sub(m.y, laid[1])), BARREL) if laid else ((u, .27), (m.z, .17))
    fired = m.node('ShaderNodeTexWhiteNoise', {'Vector': m.xyz(*(m.math('FLOOR', m.mul(q, 1 / size)) for q, size in cell), 0.)})
    tone = m.add(m.mul(m.noise(2.5, 5), .45), m.mul(fired.outputs['Value'], .55))
    if laid:  # seen from near: each tile fired to its own brown, and grained
        c = m.mix(tone, (.080, .036, .021), (.215, .098, .052))
        c = m.mix(m.smooth(m.noise(30, 6, .75), .38, .62, 0., .35), c, m.mix(1., c, (.50, .48, .46), 'MULTIPLY'))
    else:
        c = m.mix(tone, (.125, .050, .030), (.24, .105, .062))
        c = m.mix(m.mul(m.max(m.smooth(barrel, 0., .5, 1., 0.), m.smooth(row, 0., .2, 1., 0.)), .65), c, (.035, .018, .013))
    c = soiled(m, u, c) if soiled else c
    return m.done(m.surface(c, .85, m.bump(m.noise(60, 5, .7), .3, .004) if laid else m.bump(m.add(barrel, m.mul(row, -.6)), .8, .05), .2))


def road_paint(colour, g):
    """Painted line: fine chips where the concrete shows through, and a road film in the dirty picture."""
    m = Mat('road_paint')
    film = m.mul(m.smooth(m.noise(.9, 5), .25, .75, .72, .96), g)
    c = m.mix(film, m.mix(m.noise(1.3, 3), tuple(x * .92 for x in colour), colour), (.085, .072, .052))
    stays = m.smooth(m.noise(42, 6, .7), .30, .40)
    return m.done(m.blend(stays, m.shader('BsdfTransparent'), m.surface(c, .7, None, .3)))


def asphalt(g=0., colour=.068):
    m = Mat('asphalt')
    fine = m.xyz(m.mul(m.x, 1 / .9), m.mul(m.y, 1 / .9), 0.)
    c = m.mix(m.noise(1.2, 4), (colour * .74,) * 3, (colour * 1.25, colour * 1.22, colour * 1.18))
    if g:  # a tan film of dust and leaves, rubber, and oil where cars wait
        film = m.mul(m.smooth(m.noise(.55, 6, .62), .25, .7, .25, .85), m.smooth(m.noise(7, 4, .7), .15, .7, .55, 1.))
        c = m.mix(m.mul(film, .8 * g), c, (.108, .092, .066))
        for scale, wide, shade in ((.62, .44, .95), (2.6, .24, .85)):  # where engines drip, and spots of gum
            spot = m.mul(m.smooth(m.voronoi(scale, m.warp(2.4, .42)), wide, wide * .35), m.smooth(m.noise(scale * .7, 5, .7), .40, .56))
            c = m.mix(m.mul(spot, min(1., shade * g)), c, (.010, .009, .008))
    c = m.mix(1., c, m.image('det_c.png', fine, True), 'OVERLAY')
    return m.done(m.surface(c, .8, m.bump(m.image('det_h.png', fine, True), 1., .009), .35))


def rust(x, y, z, width, height, g):
    """What a sprinkler with well water leaves on a wall that faces -y: a fan of rust, dense at its foot."""
    if not g:
        return
    m = Mat('rust')
    u, v = m.mul(m.sub(m.x, x), 2 / width), m.mul(m.sub(m.z, z), 1 / height)
    edge = m.sub(m.sub(1., m.mul(u, u)), m.mul(m.noise(5, 5, .6), .35))
    runs = m.smooth(m.noise(1, 5, .6, v=m.xyz(m.mul(m.x, 9.), 0., m.mul(m.z, .8))), .25, .7, .35, 1.)
    cover = m.mul(m.mul(m.smooth(m.sub(edge, v), 0., .45), runs), .8 * g)
    a, b = x - width / 2, x + width / 2
    quad([(a, y - .004, z), (b, y - .004, z), (b, y - .004, z + height), (a, y - .004, z + height)], film(m, cover, (.30, .105, .028)))


def drips(a, b, length, g, cover=.80, colour=(.036, .033, .026)):
    """Black streaks that hang from the ledge between two points, each of its own length and in groups, where a cap sheds its water."""
    if not g:
        return
    m = Mat('drips')
    along, top = m.x if abs(b[0] - a[0]) > abs(b[1] - a[1]) else m.y, a[2]
    down = m.mul(m.sub(top, m.z), 1 / length)
    streak = m.noise(1, 5, .62, v=m.xyz(m.mul(along, 6.5), top, m.mul(m.z, .35)))
    group = m.smooth(m.noise(1, 3, .5, v=m.xyz(m.mul(along, .45), top + 9., 0.)), .34, .62, -.10, .12)
    edge = m.add(m.mul(down, .30), .43)
    strength = m.smooth(m.add(streak, group), edge, m.add(edge, .24))
    quad([a, b, (*b[:2], top - length), (*a[:2], top - length)], film(m, m.mul(m.mul(strength, m.smooth(down, 1., .5)), cover * g), colour))
