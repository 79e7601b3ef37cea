"""A small language for material node graphs."""
import os

import bpy

TEX = os.environ['STUDIO_TEX']


class Mat:
    """Builds a material from expressions: m = Mat('x'); m.done(m.surface(colour, roughness))."""

    def __init__(s, name):
        s.mat = bpy.data.materials.new(name)
        s.mat.use_nodes = True
        s.tree = s.mat.node_tree
        s.tree.nodes.clear()
        s.output = s.tree.nodes.new('ShaderNodeOutputMaterial')
        geo = s.tree.nodes.new('ShaderNodeNewGeometry')
        s.pos, s.normal = geo.outputs['Position'], geo.outputs['Normal']
        s.x, s.y, s.z = s.split(s.pos)

    def node(s, kind, inputs={}, **props):
        n = s.tree.nodes.new(kind)
        for k, v in props.items():
            setattr(n, k, v)
        for k, v in inputs.items():
            sock = n.inputs[k]
            if isinstance(v, bpy.types.NodeSocket):
                s.tree.links.new(v, sock)
            else:
                if isinstance(v, (tuple, list)) and len(v) == 3 and len(sock.default_value) == 4:
                    v = tuple(v) + (1,)
                sock.default_value = v
        return n

    def shader(s, kind, inputs={}):
        return s.node('ShaderNode' + kind, inputs).outputs[0]

    def math(s, op, a, b=0., clamp=False):
        return s.node('ShaderNodeMath', {0: a, 1: b}, operation=op, use_clamp=clamp).outputs[0]

    def add(s, a, b): return s.math('ADD', a, b)
    def sub(s, a, b): return s.math('SUBTRACT', a, b)
    def mul(s, a, b): return s.math('MULTIPLY', a, b)
    def max(s, a, b): return s.math('MAXIMUM', a, b)
    def abs(s, a): return s.math('ABSOLUTE', a)
    def invert(s, a): return s.math('SUBTRACT', 1., a)
    def lerp(s, f, a, b): return s.add(a, s.mul(f, s.sub(b, a)))
    def xyz(s, x, y, z): return s.node('ShaderNodeCombineXYZ', {0: x, 1: y, 2: z}).outputs[0]
    def split(s, v): return s.node('ShaderNodeSeparateXYZ', {0: v}).outputs
    def channels(s, c): return s.node('ShaderNodeSeparateRGB', {0: c}).outputs
    def scale(s, v, k): return s.node('ShaderNodeVectorMath', {0: v, 1: (k, k, k)}, operation='MULTIPLY').outputs[0]

    def noise(s, scale, detail=4, rough=.55, distortion=0, v=None):
        return s.node('ShaderNodeTexNoise', {'Vector': v or s.pos, 'Scale': scale, 'Detail': detail,
                                             'Roughness': rough, 'Distortion': distortion}).outputs['Fac']

    def voronoi(s, scale, v=None, feature='F1', out='Distance'):
        return s.node('ShaderNodeTexVoronoi', {'Vector': v or s.pos, 'Scale': scale}, feature=feature).outputs[out]

    def warp(s, scale, amount, v=None, detail=3):
        c = s.node('ShaderNodeTexNoise', {'Vector': v or s.pos, 'Scale': scale, 'Detail': detail}).outputs['Color']
        c = s.node('ShaderNodeVectorMath', {0: c, 1: (.5, .5, .5)}, operation='SUBTRACT').outputs[0]
        return s.node('ShaderNodeVectorMath', {0: s.scale(c, amount), 1: v or s.pos}, operation='ADD').outputs[0]

    def smooth(s, v, a, b, lo=0., hi=1.):
        return s.node('ShaderNodeMapRange', {'Value': v, 'From Min': a, 'From Max': b, 'To Min': lo, 'To Max': hi},
                      interpolation_type='SMOOTHSTEP').outputs[0]

    def linear(s, v, a, b, lo=0., hi=1.):
        return s.node('ShaderNodeMapRange', {'Value': v, 'From Min': a, 'From Max': b, 'To Min': lo, 'To Max': hi}).outputs[0]

    def mix(s, f, a, b, blend='MIX'):
        return s.node('ShaderNodeMixRGB', {0: f, 1: a, 2: b}, blend_type=blend).outputs[0]

    def blend(s, f, a, b): return s.node('ShaderNodeMixShader', {0: f, 1: a, 2: b}).outputs[0]

    def fresnel(s, ior, normal=None):
        """The same on both faces: thin panes and water have no total reflection from inside."""
        back = s.tree.nodes.new('ShaderNodeNewGeometry').outputs['Backfacing']
        i = {0: s.lerp(back, ior, 1 / ior)}
        if normal:
            i[1] = normal
        return s.node('ShaderNodeFresnel', i).outputs[0]

    def bump(s, h, strength=.3, dist=.01):
        return s.node('ShaderNodeBump', {'Height': h, 'Strength': strength, 'Distance': dist}).outputs[0]

    def image(s, file, v, data=False):
        im = bpy.data.images.load(os.path.join(TEX, file), check_existing=True)
        if data:
            im.colorspace_settings.name = 'Non-Color'
        return s.node('ShaderNodeTexImage', {'Vector': v}, image=im).outputs[0]

    def surface(s, colour, rough=.6, normal=None, spec=.5, metal=0., **extra):
        i = {'Base Color': colour, 'Roughness': rough, 'Specular': spec, 'Metallic': metal, **extra}
        if normal:
            i['Normal'] = normal
        return s.node('ShaderNodeBsdfPrincipled', i).outputs[0]

    def done(s, shader):
        s.tree.links.new(shader, s.output.inputs[0])
        return s.mat
