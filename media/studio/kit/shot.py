"""What every scene begins and ends with: arguments, sky, camera, render."""
import json
import math
import os
import sys

import bpy
from mathutils import Vector

from kit.geometry import THINGS, link
from kit.materials import edge
from kit.nodes import Mat
from kit.plants import build_plants


def begin(**defaults):
    """Read the key=value arguments, empty the scene, build the plants.

    g is grime (0 clean, 1 dirty), view the camera or several with commas between them, w the width in pixels, out the EXR
    to write, with % for the view; a preview asks for fewer samples with spp. A scene's own arguments come as defaults."""
    a = dict(g='0', view='pair', w='640', spp='0', out='out.exr', **defaults)
    a.update(x.split('=', 1) for x in sys.argv[sys.argv.index('--') + 1:])
    a['g'], a['w'], a['spp'] = float(a['g']), int(a['w']), int(a['spp'])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = 'CYCLES'
    build_plants()
    return a


def empty_world():
    w = bpy.data.worlds.new('world')
    bpy.context.scene.world = w
    w.use_nodes = True
    m = Mat.__new__(Mat)
    m.tree = w.node_tree
    m.tree.nodes.clear()
    return m


def shine(m, colour, strength):
    out = m.tree.nodes.new('ShaderNodeOutputWorld')
    m.tree.links.new(m.node('ShaderNodeBackground', {0: colour, 1: strength}).outputs[0], out.inputs[0])


def sky(elevation, rotation, clouds=.5, seed=0., dust=1., strength=.12, cloud_light=9., sun=1., cloud_scale=1.1):
    """Nishita sky with a noise cloud layer. The sun stands toward (-sin(-rotation), cos(rotation))."""
    m = empty_world()
    c = m.node('ShaderNodeTexSky', sky_type='NISHITA', sun_elevation=math.radians(elevation), sun_rotation=math.radians(rotation),
               dust_density=dust, sun_intensity=sun, sun_size=math.radians(.6), ozone_density=2.).outputs[0]
    if clouds:
        view = m.scale(m.tree.nodes.new('ShaderNodeNewGeometry').outputs['Incoming'], -1.)
        x, y, z = m.split(view)
        up = m.add(m.max(z, 0.), .09)
        m.pos = m.xyz(m.math('DIVIDE', x, up), m.math('DIVIDE', y, up), seed)
        v = m.warp(.7, .8, detail=2)
        mask = m.mul(m.smooth(m.noise(cloud_scale, 9, .58, 0, v), .66 - .28 * clouds, .90 - .28 * clouds), m.smooth(z, 0., .10))
        shade = m.smooth(m.noise(cloud_scale, 6, .6, 0, v), .5, .8, 1., .72)
        k = cloud_light
        c = m.mix(m.mul(mask, .92), c, m.mix(shade, (k * .62, k * .68, k * .78), (k, k * .985, k * .95)))
    shine(m, c, strength)


def night(glow=(.030, .022, .018), strength=1.8):
    """The sky after dusk: nearly black above, blue lower down, with the town's glow at the horizon. Lamps do the rest."""
    for node in bpy.data.materials['far'].node_tree.nodes:  # no light lies in the air before far leaves
        if node.type == 'EMISSION':
            node.inputs[1].default_value = 0
    m = empty_world()
    up = m.split(m.scale(m.tree.nodes.new('ShaderNodeNewGeometry').outputs['Incoming'], -1.))[2]
    c = m.mix(m.smooth(up, -.05, .75), (.011, .022, .058), (.0022, .0050, .016))
    c = m.mix(1., c, m.mix(m.smooth(up, 0., .22), glow, (0, 0, 0)), 'ADD')
    shine(m, c, strength)


def light(place, watts, target=None, angle=70, colour=(1, .86, .68), radius=.08):
    """A lamp without a body: a point, or a spot where it has a target."""
    data = bpy.data.lights.new('light', 'SPOT' if target else 'POINT')
    data.energy, data.color, data.shadow_soft_size = watts, colour, radius
    o = link('light', data)
    o.location = place
    if target:
        data.spot_size, data.spot_blend = math.radians(angle), .35
        o.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    return o


def camera(loc, target, lens=35, shift_y=0., fstop=None, focus=None, level=False):
    """level=True keeps verticals vertical (architectural shift lens)."""
    c = bpy.data.cameras.new('camera')
    o = bpy.data.objects.new('camera', c)
    bpy.context.scene.collection.objects.link(o)
    d = Vector(target) - Vector(loc)
    if level:
        d.z = 0
    o.location, o.rotation_euler = loc, d.to_track_quat('-Z', 'Y').to_euler()
    c.lens, c.sensor_width, c.shift_y, c.clip_end = lens, 36, shift_y, 2000
    if fstop:
        c.dof.use_dof, c.dof.aperture_fstop, c.dof.focus_distance, c.dof.aperture_blades = True, fstop, focus or d.length, 7
    bpy.context.scene.camera = o
    return o


def shoot(a, ev=0., samples=20, bounces=6, **views):
    """Renders the views that are asked for: `pair` is the camera of before and after, the others open pages and cards.

    A view is (place, target, focal length, more); `more` is what camera() takes, `ev` and `samples` of its own, and
    `washed`: planes (point, normal) on the ground or a wall. Where all normals point, the picture is clean, and dirty
    on the other side (join.py). Several fields are several lists of planes. `dry` leaves no wet strip along the edge."""
    for view in a['view'].split(','):
        if view not in views:
            sys.exit(f"no view {view}; there are: {', '.join(views)}")
        place, target, lens, more = (*views[view], {})[:4]
        washed, light, spp, dry = more.pop('washed', None), more.pop('ev', ev), more.pop('samples', samples), more.pop('dry', False)
        if washed and isinstance(washed[0], tuple):
            washed = [washed]
        # the ground is wet along the first upright plane, unless it has dried
        upright = ((point, Vector(normal).normalized()) for point, normal, *_ in (washed or [[]])[0] if not normal[2] and not dry)
        nodes = edge().nodes
        nodes['point'].inputs[1].default_value, nodes['normal'].inputs[1].default_value = next(upright, ((0, 0, 0), (0, 0, 0)))
        camera(place, target, lens, **dict(level=True) | more)
        render(a | dict(out=a['out'].replace('%', view)), light, spp, bounces, washed=washed)


def render(a, ev=0., samples=20, bounces=6, transparent=False, washed=None):
    """Write a multilayer EXR with the albedo and normal passes that grade.py needs, and beside it a JSON with what
    join.py needs and `ev`, the exposure of the grade: one for both pictures, so that a pair is honest."""
    s = bpy.context.scene
    if THINGS not in s.collection.children:
        s.collection.children.link(bpy.data.collections[THINGS])
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = a['w'], a['w'] * 9 // 16, 100
    c, spp = s.cycles, a['spp'] or samples
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = spp, True, .02, max(4, spp // 4)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces, 3, 4, 6, 12
    c.sample_clamp_indirect, c.blur_glossy, c.caustics_reflective, c.caustics_refractive, c.use_denoising = 8, .6, False, False, False
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    s.render.film_transparent = transparent
    s.render.use_persistent_data = True  # the next view sees the same things
    s.render.threads_mode, s.render.threads = 'FIXED', os.cpu_count() or 2
    s.view_layers[0].cycles.denoising_store_passes, s.view_layers[0].use_pass_position = True, bool(washed)
    f = s.render.image_settings
    f.file_format, f.color_depth, f.exr_codec = 'OPEN_EXR_MULTILAYER', '16', 'ZIP'
    s.render.filepath = os.path.abspath(a['out'])
    with open(s.render.filepath[:-4] + '.json', 'w') as f:
        json.dump(dict(ev=ev, washed=washed, eye=list(s.camera.location)), f)
    bpy.ops.render.render(write_still=True)
