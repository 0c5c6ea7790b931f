"""Leaves, petals, soil and bark."""
from kit.colour import mix
from kit.nodes import N, cached


@cached
def leaf(c='#3f7a3b', veins=9.0, rough=0.4, vein_c=None):
    """A leaf with veins, a little translucent."""
    n = N('leaf')
    uvs = n.nd('SeparateXYZ', n.tc('UV'))
    u, v = uvs.outputs[0], uvs.outputs[1]
    au = n.math('ABSOLUTE', n.math('SUBTRACT', u, 0.5))
    mid = n.ramp(au, [(0.0, 1), (0.018, 0.8), (0.045, 0)])
    side = n.math('SINE', n.math('MULTIPLY', n.math('SUBTRACT', v, n.math('MULTIPLY', au, 0.75)), veins * 6.283))
    sv = n.ramp(side, [(0.9, 0), (0.995, 1)])
    vf = n.math('MAXIMUM', mid, n.math('MULTIPLY', sv, 0.55))
    f = n.noise(3, 3).outputs[0]
    col = n.ramp(f, [(0.3, mix(c, '#10230c', 0.3)), (0.7, mix(c, '#b9d67a', 0.12))])
    col = n.mixc(vf, col, vein_c or mix(c, '#d9e8a8', 0.42))
    n.pr(Base_Color=col, Roughness=rough, Specular=0.45, Normal=n.bump(n.math('SUBTRACT', 1, vf), 0.25, 0.02), Subsurface=0.0)
    tl = n.nd('BsdfTranslucent')
    n.set(tl, 0, n.mixc(0.5, col, '#8fb53c'))
    mx = n.nd('MixShader')
    mx.inputs[0].default_value = 0.22
    n.set(mx, 1, n.b.outputs[0])
    n.set(mx, 2, tl.outputs[0])
    n.t.links.new(mx.outputs[0], n.t.nodes['Material Output'].inputs[0])
    return n.m


@cached
def petal(c='#e8a0a8', tip=None, base=None, rough=0.55):
    """A petal that lightens to its base."""
    n = N('petal')
    uvs = n.nd('SeparateXYZ', n.tc('UV'))
    v = uvs.outputs[1]
    str_ = n.noise(1, 2, vec=n.scaled((34, 2, 1), 'UV')).outputs[0]
    col = n.ramp(v, [(0.0, base or mix(c, '#f7f3c8', 0.45)), (0.4, c), (1, tip or mix(c, '#ffffff', 0.15))])
    col = n.mixc(n.ramp(str_, [(0.35, 0.0), (0.75, 0.22)]), col, mix(c, '#7a1030', 0.25))
    n.pr(Base_Color=col, Roughness=rough, Specular=0.25, Sheen=0.3, Normal=n.bump(str_, 0.12, 0.01))
    tl = n.nd('BsdfTranslucent')
    n.set(tl, 0, col)
    mx = n.nd('MixShader')
    mx.inputs[0].default_value = 0.3
    n.set(mx, 1, n.b.outputs[0])
    n.set(mx, 2, tl.outputs[0])
    n.t.links.new(mx.outputs[0], n.t.nodes['Material Output'].inputs[0])
    return n.m


@cached
def soil(c='#3a2a1f'):
    """Potting soil."""
    n = N('soil')
    h = n.noise(18, 6, 0.7).outputs[0]
    n.pr(
        Base_Color=n.ramp(h, [(0.3, mix(c, '#000000', 0.5)), (0.7, mix(c, '#8a6a4c', 0.35))]),
        Roughness=1.0,
        Specular=0.05,
        Normal=n.bump(h, 1.0, 0.06),
    )
    return n.m


@cached
def bark(c='#7d5f45'):
    """Bark."""
    n = N('bark')
    h = n.noise(1, 5, 0.65, vec=n.scaled((14, 14, 3))).outputs[0]
    n.pr(Base_Color=n.ramp(h, [(0.3, mix(c, '#000000', 0.5)), (0.7, c)]), Roughness=0.95, Specular=0.1, Normal=n.bump(h, 0.8, 0.04))
    return n.m
