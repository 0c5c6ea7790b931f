"""Cloth of the wardrobe: wool, cotton, shells, knits, prints; and the small maths of garments."""
import math

from kit import materials as M
from kit import studio as S


def ease(a, b, x):
    """Smoothstep from a to b."""
    t = max(0.0, min(1.0, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


def bell(x, centre, width):
    """A smooth bump around a centre."""
    return math.exp(-(((x - centre) / width) ** 2))


def spow(v, e):
    """A power that keeps the sign."""
    return math.copysign(abs(v) ** e, v)


def shade(c, t):
    """Darker for t < 0, lighter for t > 0."""
    return S.mix(c, '#000000' if t < 0 else '#ffffff', abs(t))


def seam_colour(c):
    """A stitch that stays visible on black and on white."""
    r, g, b, _ = S.lin(c)
    return shade(c, 0.16) if (r + g + b) / 3 < 0.06 else shade(c, -0.34)


def toned(c, factor):
    """The colour, darker or lighter by a factor."""
    return tuple(min(1, v * factor) for v in S.lin(c)[:3]) + (1,)


def creases(n, strength=0.30, size=5.0):
    """Normal of soft drag lines and dents, the first layer of every cloth."""
    stretched = n.noise(1, 4, 0.55, vec=n.scaled((size, size, size * 0.42)), dist=1.1).outputs[0]
    return n.bump(stretched, strength, 0.06)


@M.cached
def wool(c):
    """Brushed wool: two-tone fibres over soft creases."""
    n = M.N('wool')
    fibre = n.noise(85, 3, 0.7).outputs[0]
    cloud = n.noise(3.0, 4).outputs[0]
    tone = n.ramp(fibre, [(0.34, toned(c, 0.74)), (0.5, c), (0.68, toned(c, 1.34))])
    col = n.mixc(n.ramp(cloud, [(0.35, 0.16), (0.65, 0.0)]), tone, S.mix(c, '#000000', 0.4))
    n.pr(Base_Color=col, Roughness=0.95, Specular=0.06, Sheen=0.6, Sheen_Tint=0.6, Normal=n.bump(fibre, 0.55, 0.012, creases(n, 0.34, 4.0)))
    return n.m


@M.cached
def cotton(c):
    """Twill: fine diagonal ribs, small wrinkles, a little wear."""
    n = M.N('cotton')
    twill = n.nd(
        'TexWave', Vector=n.scaled((1, 1, 1), rot=(0, 0.8, 0)), Scale=42.0, Distortion=1.4, Detail=2.0, bands_direction='X'
    ).outputs[1]
    cloud = n.noise(4.0, 5, 0.6).outputs[0]
    tone = n.ramp(cloud, [(0.3, S.mix(c, '#0c0a08', 0.14)), (0.55, c), (0.8, toned(c, 1.12))])
    col = n.mixc(n.ramp(twill, [(0.1, 0.16), (0.6, 0.0)]), tone, S.mix(c, '#000000', 0.5))
    n.pr(Base_Color=col, Roughness=0.9, Specular=0.12, Sheen=0.04, Sheen_Tint=0.6, Normal=n.bump(twill, 0.22, 0.008, creases(n, 0.42, 6.0)))
    return n.m


@M.cached
def shell_cloth(c, rough, wrinkle):
    """Technical cloth: crinkled, with a broken sheen instead of a plastic gleam."""
    n = M.N('shell_cloth')
    crinkle = n.noise(13, 4, 0.6, dist=0.9).outputs[0]
    grid = n.noise(150, 2).outputs[0]
    col = n.ramp(n.noise(3.0, 4).outputs[0], [(0.3, S.mix(c, '#0c0a08', 0.10)), (0.7, toned(c, 1.06))])
    shine = n.ramp(crinkle, [(0.3, rough - 0.08), (0.7, rough + 0.12)])
    n.pr(
        Base_Color=col,
        Roughness=shine,
        Specular=0.42,
        Sheen=0.25,
        Normal=n.bump(crinkle, wrinkle, 0.035, n.bump(grid, 0.12, 0.004, creases(n, 0.26, 5.0))),
    )
    return n.m


@M.cached
def silk(c):
    """Heavy satin: long soft folds that catch the light."""
    n = M.N('silk')
    folds = n.noise(1, 3, 0.5, vec=n.scaled((5.5, 5.5, 0.7)), dist=0.8).outputs[0]
    weave = n.noise(1, 2, vec=n.scaled((160, 160, 5))).outputs[0]
    col = n.ramp(folds, [(0.3, toned(c, 0.82)), (0.7, toned(c, 1.06))])
    n.pr(Base_Color=col, Roughness=0.40, Specular=0.40, Sheen=0.5, Normal=n.bump(weave, 0.06, 0.003, n.bump(folds, 0.14, 0.03)))
    return n.m


def coated(c):
    """Rubberised rainwear: soft highlights."""
    return shell_cloth(c, 0.38, 0.10)


def nylon(c):
    """Matte nylon of jackets and down coats."""
    return shell_cloth(c, 0.52, 0.26)


@M.cached
def ribbed(c, count=60, along=0):
    """Knitted rib: ridges that follow one UV axis."""
    n = M.N('ribbed')
    sep = n.nd('SeparateXYZ', n.tc('UV'))
    h = n.math('MULTIPLY_ADD', n.math('SINE', n.math('MULTIPLY', sep.outputs[along], math.tau * count)), 0.5)
    h.node.inputs[2].default_value = 0.5
    col = n.ramp(h, [(0.0, S.mix(c, '#000000', 0.40)), (0.55, c), (1, S.mix(c, '#ffffff', 0.08))])
    n.pr(Base_Color=col, Roughness=0.95, Specular=0.08, Sheen=0.6, Sheen_Tint=0.8, Normal=n.bump(h, 0.5, 0.012))
    return n.m


@M.cached
def corduroy(c, s=1.0):
    """Vertical wales."""
    n = M.N('corduroy')
    w = n.nd('TexWave', Vector=n.tc('UV'), Scale=21 * s, Distortion=0.4, Detail=1.0, bands_direction='X')
    f = n.noise(3.0 * s, 3).outputs[0]
    base = n.ramp(f, [(0.3, S.mix(c, '#000000', 0.10)), (0.7, c)])
    col = n.mixc(n.ramp(w.outputs[1], [(0.05, 0.42), (0.45, 0.0)]), base, S.mix(c, '#000000', 0.55))
    n.pr(Base_Color=col, Roughness=0.92, Specular=0.1, Sheen=0.8, Sheen_Tint=0.8, Normal=n.bump(w.outputs[1], 0.5, 0.014 / s))
    return n.m


@M.cached
def boucle_cloth(c):
    """Small irregular loops, low contrast."""
    n = M.N('loops')
    v = n.nd('TexVoronoi', Vector=n.tc(), Scale=120.0)
    h = n.math('ADD', n.math('SUBTRACT', 1, v.outputs['Distance']), n.math('MULTIPLY', n.noise(60, 3).outputs[0], 0.6))
    f = n.noise(105, 3).outputs[0]
    col = n.ramp(f, [(0.32, S.mix(c, '#3a2a24', 0.24)), (0.52, c), (0.74, S.mix(c, '#ffffff', 0.26))])
    n.pr(Base_Color=col, Roughness=0.96, Specular=0.08, Sheen=0.7, Sheen_Tint=0.6, Normal=n.bump(h, 0.6, 0.010))
    return n.m


def horn(c='#3a2a20'):
    """Polished horn."""
    return M.solid(c, 0.34, coat=0.2, name='horn')
