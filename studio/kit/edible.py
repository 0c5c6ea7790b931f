"""Fruit skin, sponge, cream, chocolate, crust and kibble."""
from kit.colour import mix
from kit.nodes import N, cached


@cached
def skin(c, c2=None, rough=0.3, sss=0.0, s=1.0, axis=None, coat=0.0, bump=0.05):
    """Fruit and vegetable skin: two tones, a little subsurface."""
    n = N('skin')
    f = n.noise(2.4 * s, 4).outputs[0]
    if axis is not None:
        g = n.nd('SeparateXYZ', n.tc('Generated')).outputs[axis]
        f = n.math('ADD', n.math('MULTIPLY', f, 0.35), n.math('MULTIPLY', g, 0.75))
    col = n.ramp(f, [(0.3, c2 or mix(c, '#000000', 0.15)), (0.68, c)])
    n.pr(
        Base_Color=col,
        Roughness=rough,
        Specular=0.5,
        Subsurface=sss,
        Subsurface_Color=col,
        Subsurface_Radius=(0.12, 0.05, 0.03),
        Clearcoat=coat,
        Normal=n.bump(n.noise(26 * s, 3).outputs[0], bump, 0.01),
    )
    return n.m


@cached
def sponge(c='#e7bd78', s=1.0):
    """Cake crumb."""
    n = N('sponge')
    v = n.nd('TexVoronoi', Vector=n.tc(), Scale=30 * s, Randomness=1.0)
    v2 = n.noise(44 * s, 4, 0.7).outputs[0]
    h = n.math('ADD', n.ramp(v.outputs['Distance'], [(0.1, 0.0), (0.5, 1)]), n.math('MULTIPLY', v2, 0.8))
    col = n.ramp(n.math('MULTIPLY', h, 0.55), [(0.1, mix(c, '#5d3410', 0.55)), (0.5, c), (0.95, mix(c, '#fff2cf', 0.4))])
    n.pr(
        Base_Color=col,
        Roughness=0.95,
        Specular=0.1,
        Subsurface=0.06,
        Subsurface_Color=c,
        Subsurface_Radius=(0.06, 0.04, 0.02),
        Normal=n.bump(h, 0.9, 0.03 / s),
    )
    return n.m


@cached
def cream(c='#fbf3e4', rough=0.45):
    """Whipped cream."""
    n = N('cream')
    n.pr(Base_Color=c, Roughness=rough, Specular=0.4, Normal=n.bump(n.noise(7, 3).outputs[0], 0.10, 0.04))
    return n.m


@cached
def chocolate(c='#3b2013', rough=0.22):
    """Glossy chocolate."""
    n = N('chocolate')
    n.pr(
        Base_Color=c,
        Roughness=rough,
        Specular=0.55,
        Subsurface=0.03,
        Subsurface_Color='#7a3d1c',
        Subsurface_Radius=(0.04, 0.02, 0.01),
        Normal=n.bump(n.noise(9, 2).outputs[0], 0.05, 0.03),
    )
    return n.m


@cached
def crust(c='#b8712f', s=1.0):
    """Bread: pale flour on top of a browned crust."""
    n = N('crust')
    f = n.noise(2.6 * s, 6, 0.65).outputs[0]
    g = n.nd('SeparateXYZ', n.tc('Generated')).outputs[2]
    k = n.math('ADD', n.math('MULTIPLY', f, 0.8), n.math('MULTIPLY', g, 0.25))
    col = n.ramp(k, [(0.32, mix(c, '#3c1605', 0.55)), (0.5, c), (0.66, mix(c, '#eeb76a', 0.5)), (0.86, '#ecd2a4')])
    h = n.noise(30 * s, 6, 0.7).outputs[0]
    n.pr(Base_Color=col, Roughness=0.62, Specular=0.3, Normal=n.bump(n.math('ADD', h, n.math('MULTIPLY', f, 1.5)), 0.5, 0.035))
    return n.m


@cached
def kibble(c='#8a5a33'):
    """Dry pet food."""
    n = N('kibble')
    h = n.noise(9, 5, 0.7).outputs[0]
    n.pr(
        Base_Color=n.ramp(h, [(0.3, mix(c, '#1d0d04', 0.4)), (0.65, c), (0.85, mix(c, '#e5bd8a', 0.3))]),
        Roughness=0.85,
        Specular=0.15,
        Normal=n.bump(h, 0.7, 0.06),
    )
    return n.m
