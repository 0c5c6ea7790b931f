"""A short way to write shader nodes, and a cache of finished materials."""
import bpy

from kit.colour import lin


_cache = {}


class N:
    """Tiny node DSL: n.nd('ShaderNodeTexNoise', Scale=5, Vector=sock) -> node ; n.out(node) -> first output."""

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.b = s.t.nodes['Principled BSDF']
        s._tc = None

    def nd(s, typ, *args, **kw):
        """A new node: inputs by position or name, properties in lower case."""
        n = s.t.nodes.new('ShaderNode' + typ)
        for k, v in list(kw.items()):
            if k[0].islower():
                setattr(n, k, v)
                kw.pop(k)
        for i, v in enumerate(args):
            s.set(n, i, v)
        for k, v in kw.items():
            s.set(n, k.replace('_', ' '), v)
        return n

    def set(s, n, k, v):
        """Set an input to a number, a colour, a node or a socket."""
        if v is None:
            return
        if isinstance(v, bpy.types.Node):
            v = v.outputs[0]
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, n.inputs[k])
            return
        if isinstance(v, str):
            v = lin(v)
        n.inputs[k].default_value = v

    def tc(s, which='Object'):
        """A texture coordinate."""
        if not s._tc:
            s._tc = s.nd('TexCoord')
        return s._tc.outputs[which]

    def scaled(s, vec=(1, 1, 1), which='Object', rot=(0, 0, 0)):
        """Texture coordinates, scaled and rotated."""
        m = s.nd('Mapping')
        s.set(m, 'Vector', s.tc(which))
        m.inputs['Scale'].default_value = vec
        m.inputs['Rotation'].default_value = rot
        return m.outputs[0]

    def noise(s, scale, detail=2, rough=0.5, vec=None, dist=0):
        """A noise texture."""
        return s.nd('TexNoise', Vector=vec or s.tc(), Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)

    def ramp(s, fac, stops, interp='LINEAR'):
        """A colour ramp with stops (position, colour)."""
        r = s.nd('ValToRGB', fac)
        cr = r.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = lin(c) if not isinstance(c, (int, float)) else (c, c, c, 1)
        return r.outputs[0]

    def mixc(s, fac, a, b, mode='MIX'):
        """Two colours mixed."""
        n = s.nd('MixRGB', fac, a, b)
        n.blend_type = mode
        return n.outputs[0]

    def math(s, op, a, b=0, clamp=False):
        """One arithmetic step."""
        n = s.nd('Math', a, b)
        n.operation = op
        n.use_clamp = clamp
        return n.outputs[0]

    def bump(s, h, strength=0.3, dist=0.01, normal=None):
        """A normal from a height."""
        return s.nd('Bump', Strength=strength, Distance=dist, Height=h, Normal=normal).outputs[0]

    def pr(s, **kw):
        """Set inputs of the principled shader and return the material."""
        for k, v in kw.items():
            s.set(s.b, k.replace('_', ' '), v)
        return s.m


def cached(f):
    """Reuse a material that was made with the same arguments in this scene."""

    def g(*a, **k):
        key = (f.__name__,) + a + tuple(sorted(k.items()))
        m = _cache.get(key)
        try:
            if m is not None and m.name in bpy.data.materials:
                return m
        except ReferenceError:
            pass
        m = f(*a, **k)
        _cache[key] = m
        return m

    g.__name__ = f.__name__
    g.__doc__ = f.__doc__
    return g
