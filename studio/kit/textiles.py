"""Cloth and leather."""
from kit.colour import mix
from kit.nodes import N, cached


@cached
def fabric(c, s=1.0, uv=False, weave=0.35, fuzz=0.35, var=0.12, rough=0.9):
    """Plain weave: two crossed waves + soft sheen."""
    n = N('fabric')
    co = n.tc('UV' if uv else 'Object')
    w1 = n.nd('TexWave', Vector=co, Scale=55 * s, Distortion=1.2, Detail=1.0, bands_direction='X')
    w2 = n.nd('TexWave', Vector=co, Scale=55 * s, Distortion=1.2, Detail=1.0, bands_direction='Y' if uv else 'Z')
    h = n.math('ADD', w1.outputs[1], w2.outputs[1])
    f = n.noise(3.2 * s, 4).outputs[0]
    col = n.ramp(f, [(0.25, mix(c, '#000000', var)), (0.75, mix(c, '#ffffff', var * 0.5))])
    n.pr(Base_Color=col, Roughness=rough, Specular=0.15, Sheen=fuzz, Sheen_Tint=0.6, Normal=n.bump(h, weave, 0.006 / s))
    return n.m


@cached
def canvas(c, s=1.0):
    """Canvas: uneven yarns across and along that show in the colour, soft dents, dry."""
    n = N('canvas')
    warp = n.noise(1, 3, 0.6, vec=n.scaled((95 * s, 95 * s, 3.5 * s))).outputs[0]
    weft = n.noise(1, 3, 0.6, vec=n.scaled((3.5 * s, 3.5 * s, 95 * s))).outputs[0]
    yarn = n.math('MULTIPLY', n.math('ADD', warp, weft), 0.5)
    cloud = n.noise(2.2 * s, 4, 0.6).outputs[0]
    base = n.ramp(cloud, [(0.3, mix(c, '#0c0a08', 0.07)), (0.7, c)])
    dark = n.mixc(n.ramp(yarn, [(0.38, 0.42), (0.50, 0.0)]), base, mix(c, '#1a1208', 0.55))
    col = n.mixc(n.ramp(yarn, [(0.52, 0.0), (0.64, 0.30)]), dark, mix(c, '#ffffff', 0.45))
    dents = n.noise(1, 4, 0.55, vec=n.scaled((3.2, 3.2, 1.6)), dist=1.0).outputs[0]
    n.pr(Base_Color=col, Roughness=0.94, Specular=0.08, Sheen=0.15, Normal=n.bump(yarn, 0.55, 0.007 / s, n.bump(dents, 0.42, 0.05)))
    return n.m


@cached
def jersey(c, s=1.0, stripes=None, stripe_w=0.1):
    """T-shirt cotton, optionally with horizontal stripes (Breton)."""
    n = N('jersey')
    col = c
    f = n.noise(60 * s, 2, vec=n.scaled((1, 1, 0.25))).outputs[0]
    if stripes:
        sep = n.nd('SeparateXYZ', n.tc())
        w = n.math('FRACT', n.math('MULTIPLY', sep.outputs[2], 1 / stripe_w))
        col = n.mixc(n.math('LESS_THAN', w, 0.36), c, stripes)
    else:
        col = n.ramp(n.noise(4 * s, 3).outputs[0], [(0.3, mix(c, '#000000', 0.06)), (0.7, c)])
    n.pr(Base_Color=col, Roughness=0.92, Specular=0.12, Sheen=0.4, Sheen_Tint=0.7, Normal=n.bump(f, 0.16, 0.006 / s))
    return n.m


@cached
def knit(c, s=1.0, uv=False):
    """Stockinette: V stitches from a sheared wave."""
    n = N('knit')
    co = n.tc('UV' if uv else 'Object')
    w = n.nd('TexWave', Vector=co, Scale=11 * s, bands_direction='X', wave_profile='SIN')
    sx = n.nd('SeparateXYZ', co)
    ax = n.math('PINGPONG', sx.outputs[0], 0.142 / s)
    z = n.math('ADD', sx.outputs[1 if uv else 2], ax)
    w2 = n.math('SINE', n.math('MULTIPLY', z, 46 * s))
    h = n.math('ADD', n.math('MULTIPLY', w.outputs[1], 1.0), n.math('MULTIPLY', w2, 0.5))
    col = n.ramp(h, [(0.0, mix(c, '#000000', 0.38)), (0.6, c), (1, mix(c, '#ffffff', 0.12))])
    n.pr(Base_Color=col, Roughness=0.95, Specular=0.08, Sheen=0.8, Sheen_Tint=0.8, Normal=n.bump(h, 0.55, 0.025 / s))
    return n.m


@cached
def denim(c='#37547a', s=1.0):
    """Denim with slubs and a twill."""
    n = N('denim')
    tw = n.nd('TexWave', Vector=n.scaled((1, 1, 1), rot=(0, 0.9, 0)), Scale=70 * s, Distortion=2.0, Detail=2.0, bands_direction='X')
    f = n.noise(1.3 * s, 3, 0.5).outputs[0]
    st = n.noise(1, 2, vec=n.scaled((150 * s, 150 * s, 14 * s))).outputs[0]
    col = n.ramp(f, [(0.3, mix(c, '#0b1424', 0.16)), (0.5, c), (0.8, mix(c, '#dfe7f0', 0.14))])
    col = n.mixc(n.ramp(st, [(0.4, 0.0), (0.7, 0.14)]), col, mix(c, '#ffffff', 0.35))
    n.pr(Base_Color=col, Roughness=0.9, Specular=0.12, Sheen=0.2, Normal=n.bump(tw.outputs[1], 0.22, 0.006 / s))
    return n.m


@cached
def velvet(c):
    """Velvet."""
    n = N('velvet')
    f = n.noise(3, 4).outputs[0]
    n.pr(
        Base_Color=n.ramp(f, [(0.3, mix(c, '#000000', 0.25)), (0.7, c)]),
        Roughness=0.75,
        Specular=0.1,
        Sheen=1.0,
        Sheen_Tint=0.9,
        Normal=n.bump(n.noise(120, 2).outputs[0], 0.12, 0.004),
    )
    return n.m


@cached
def boucle(c='#efe8db', s=1.0):
    """Looped wool."""
    n = N('boucle')
    v = n.nd('TexVoronoi', Vector=n.tc(), Scale=34 * s)
    h = n.math('SUBTRACT', 1, v.outputs['Distance'])
    n.pr(
        Base_Color=n.ramp(h, [(0.15, mix(c, '#4b3a24', 0.22)), (0.6, c)]),
        Roughness=0.95,
        Specular=0.1,
        Sheen=0.6,
        Sheen_Tint=0.5,
        Normal=n.bump(h, 0.7, 0.02 / s),
    )
    return n.m


@cached
def satin(c):
    """Satin."""
    n = N('satin')
    n.pr(
        Base_Color=c,
        Roughness=0.36,
        Specular=0.4,
        Sheen=0.5,
        Anisotropic=0.4,
        Normal=n.bump(n.noise(1, 2, vec=n.scaled((4, 160, 160))).outputs[0], 0.05, 0.003),
    )
    return n.m


@cached
def leather(c='#8b5a36', s=1.0, rough=0.42, grain=0.28):
    """Grained leather."""
    n = N('leather')
    v = n.nd('TexVoronoi', Vector=n.tc(), Scale=48 * s)
    h = n.math('ADD', v.outputs['Distance'], n.math('MULTIPLY', n.noise(14 * s, 4).outputs[0], 0.6))
    f = n.noise(2.2 * s, 4).outputs[0]
    col = n.ramp(f, [(0.3, mix(c, '#1a0d06', 0.22)), (0.6, c), (0.85, mix(c, '#ffe9d0', 0.08))])
    n.pr(Base_Color=col, Roughness=n.ramp(h, [(0.2, rough - 0.1), (0.9, rough + 0.14)]), Specular=0.45, Normal=n.bump(h, grain, 0.008 / s))
    return n.m
