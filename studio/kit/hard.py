"""Hard materials: plastic, metal, glass, ceramic, clay and light."""
from kit.colour import lin, mix
from kit.nodes import N, cached


@cached
def solid(c, rough=0.5, metal=0.0, spec=0.5, coat=0.0, sss=0.0, name='solid'):
    """One colour, any gloss."""
    n = N(name)
    n.pr(Base_Color=c, Roughness=rough, Metallic=metal, Specular=spec, Clearcoat=coat, Clearcoat_Roughness=0.08)
    if sss:
        n.pr(Subsurface=sss, Subsurface_Color=c, Subsurface_Radius=(0.1, 0.05, 0.03))
    return n.m


@cached
def paper_sweep(c, rough=0.85, gloss=0.0):
    """The paper of the backdrop."""
    n = N('sweep')
    n.pr(Base_Color=c, Roughness=rough if not gloss else 0.28, Specular=0.25 if not gloss else 0.5)
    return n.m


@cached
def plastic(c, rough=0.32, grain=0.0):
    """Moulded plastic, with an optional fine grain."""
    n = N('plastic')
    n.pr(Base_Color=c, Roughness=rough, Specular=0.5)
    if grain:
        n.pr(Normal=n.bump(n.noise(160, 2).outputs[0], grain, 0.002))
    return n.m


@cached
def soft_touch(c):
    """Soft-touch plastic."""
    return plastic(c, 0.48, 0.12)


@cached
def rubber(c='#1c1c1e', s=1.0):
    """Dark rubber."""
    n = N('rubber')
    n.pr(Base_Color=c, Roughness=0.62, Specular=0.35, Normal=n.bump(n.noise(90 * s, 3).outputs[0], 0.15, 0.004))
    return n.m


@cached
def metal(c='#c9c9cb', rough=0.22):
    """Plain metal."""
    return solid(c, rough, 1.0, name='metal')


@cached
def brushed(c='#c4c4c6', rough=0.3, axis=2, s=1.0):
    """Metal brushed along an axis."""
    n = N('brushed')
    v = [220 * s] * 3
    v[axis] = 3 * s
    f = n.noise(1, 2, vec=n.scaled(v)).outputs[0]
    n.pr(Base_Color=c, Metallic=1.0, Roughness=n.math('MULTIPLY_ADD', f, 0.22), Normal=n.bump(f, 0.08, 0.002))
    n.b.inputs['Roughness'].links[0].from_node.inputs[2].default_value = rough - 0.08
    return n.m


@cached
def gold(rough=0.18):
    """Polished brass gold."""
    return metal('#e3b873', rough)


@cached
def rose_gold(rough=0.2):
    """Rose gold."""
    return metal('#e2a58f', rough)


@cached
def glass(c='#ffffff', rough=0.0, ior=1.45):
    """Shadow-friendly glass: transparent to shadow rays, so no caustics are needed."""
    n = N('glass')
    n.pr(Base_Color=c, Roughness=rough, Transmission=1.0, IOR=ior, Specular=0.5)
    lp = n.nd('LightPath')
    tr = n.nd('BsdfTransparent')
    tr.inputs[0].default_value = mix('#ffffff', c, 0.8)
    mx = n.nd('MixShader')
    n.set(mx, 0, lp.outputs['Is Shadow Ray'])
    n.set(mx, 1, n.b.outputs[0])
    n.set(mx, 2, tr.outputs[0])
    n.t.links.new(mx.outputs[0], n.t.nodes['Material Output'].inputs[0])
    return n.m


@cached
def tinted(c, alpha=0.35, rough=0.08):
    """Thin translucent plastic (bottles, jars): cheap mix of transparent and glossy."""
    n = N('tinted')
    n.pr(Base_Color=c, Roughness=rough, Specular=0.6, Alpha=alpha)
    return n.m


@cached
def ceramic(c='#f3eee6', rough=0.22, speckle=None, matte=False):
    """Glazed or matte ceramic, with optional speckles."""
    n = N('ceramic')
    col = c
    if speckle:
        v = n.nd('TexVoronoi', Vector=n.tc(), Scale=26.0)
        f = n.ramp(v.outputs['Distance'], [(0.0, 1), (0.12, 1), (0.17, 0), (1, 0)])
        f2 = n.math('MULTIPLY', f, n.ramp(n.noise(9).outputs[0], [(0.52, 0), (0.56, 1)]))
        col = n.mixc(f2, c, speckle)
    h = n.noise(5, 3).outputs[0]
    n.pr(Base_Color=col, Roughness=0.6 if matte else rough, Specular=0.5, Normal=n.bump(h, 0.06, 0.05))
    return n.m


@cached
def plaster(c):
    """Painted plaster."""
    n = N('plaster')
    n.pr(Base_Color=c, Roughness=0.9, Specular=0.2, Normal=n.bump(n.noise(40, 4).outputs[0], 0.07, 0.01))
    return n.m


@cached
def terracotta(c='#c0704a'):
    """Fired clay."""
    n = N('terracotta')
    f = n.noise(6, 6, 0.6).outputs[0]
    n.pr(
        Base_Color=n.ramp(f, [(0.3, mix(c, '#7a3d22', 0.25)), (0.6, c), (0.8, mix(c, '#f0d5c0', 0.3))]),
        Roughness=0.85,
        Specular=0.2,
        Normal=n.bump(n.noise(70, 4).outputs[0], 0.18, 0.01),
    )
    return n.m


@cached
def emit(c, strength=3.0):
    """A glowing surface."""
    n = N('emit')
    e = n.nd('Emission')
    e.inputs[0].default_value = lin(c)
    e.inputs[1].default_value = strength
    n.t.links.new(e.outputs[0], n.t.nodes['Material Output'].inputs[0])
    return n.m


@cached
def screen(c1='#f2b38c', c2='#6b4f8f', c3='#1e2a55'):
    """A lit display with an abstract dune wallpaper."""
    n = N('screen')
    g = n.tc('Generated')
    sp = n.nd('SeparateXYZ', g)
    w = n.noise(2.1, 2, vec=n.scaled((1.4, 0.0, 0.6), 'Generated')).outputs[0]
    k = n.math('ADD', n.math('MULTIPLY', sp.outputs[2], 0.8), n.math('MULTIPLY', w, 0.45))
    st = n.math(
        'ADD',
        n.math('MULTIPLY', n.math('FLOOR', n.math('MULTIPLY', k, 6)), 0.16),
        n.math('MULTIPLY', n.math('FRACT', n.math('MULTIPLY', k, 6)), 0.05),
    )
    col = n.ramp(st, [(0.1, c3), (0.5, c2), (0.95, c1)])
    e = n.nd('Emission')
    n.set(e, 0, col)
    e.inputs[1].default_value = 0.8
    gl = n.nd('BsdfGlossy')
    gl.inputs['Roughness'].default_value = 0.04
    mx = n.nd('MixShader')
    mx.inputs[0].default_value = 0.06
    n.set(mx, 1, e.outputs[0])
    n.set(mx, 2, gl.outputs[0])
    n.t.links.new(mx.outputs[0], n.t.nodes['Material Output'].inputs[0])
    return n.m
