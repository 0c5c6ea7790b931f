"""Wood, paper, card and pouch film."""
from kit.colour import mix
from kit.nodes import N, cached


@cached
def wood(c='#b98955', dark=None, s=1.0, axis=0, rough=0.42, rings=7.0):
    """Wood with rings and fibres along an axis."""
    n = N('wood')
    dark = dark or mix(c, '#3a1e0a', 0.42)
    v = [1.0, 1.0, 1.0]
    v[axis] = 0.09
    vec = n.scaled([x * s for x in v])
    w = n.noise(rings * 1.3, 4, 0.6, vec=vec, dist=0.9).outputs[0]
    ring = n.math('SINE', n.math('MULTIPLY', w, 30))
    fib = n.noise(1, 3, vec=n.scaled([2.2 * s if i == axis else 90 * s for i in range(3)])).outputs[0]
    a = n.ramp(n.math('MULTIPLY_ADD', ring, 0.5), [(0.0, dark), (0.75, c), (1, mix(c, '#fff0d8', 0.12))])
    a_n = a.node.inputs[0].links[0].from_node
    a_n.inputs[2].default_value = 0.5
    soft = n.mixc(0.55, c, a)
    col = n.mixc(n.ramp(fib, [(0.35, 0.0), (0.75, 0.42)]), soft, dark)
    n.pr(Base_Color=col, Roughness=rough, Specular=0.4, Normal=n.bump(fib, 0.10, 0.004 / s))
    return n.m


@cached
def paper(c='#f6f1e7', rough=0.8, s=1.0):
    """Uncoated paper."""
    n = N('paper')
    n.pr(Base_Color=c, Roughness=rough, Specular=0.25, Normal=n.bump(n.noise(120 * s, 3).outputs[0], 0.08, 0.003))
    return n.m


@cached
def pages(c='#f3ead8'):
    """The cut edge of a book block."""
    n = N('pages')
    st = n.noise(1, 2, vec=n.scaled((1, 1, 160))).outputs[0]
    n.pr(Base_Color=n.ramp(st, [(0.3, mix(c, '#7d6a4c', 0.45)), (0.6, c)]), Roughness=0.9, Specular=0.1, Normal=n.bump(st, 0.3, 0.004))
    return n.m


@cached
def kraft(c='#c49a6c'):
    """Kraft paper."""
    n = N('kraft')
    f = n.noise(1, 3, vec=n.scaled((40, 40, 6))).outputs[0]
    n.pr(
        Base_Color=n.ramp(f, [(0.3, mix(c, '#5a3a1c', 0.2)), (0.65, c)]),
        Roughness=0.85,
        Specular=0.15,
        Normal=n.bump(n.noise(60, 3).outputs[0], 0.12, 0.004),
    )
    return n.m


@cached
def foil(c, rough=0.3, s=1.0):
    """Matte pouch film with soft crinkles."""
    n = N('foil')
    h = n.noise(3.2 * s, 3, 0.55, dist=0.6).outputs[0]
    n.pr(Base_Color=c, Roughness=rough, Specular=0.55, Clearcoat=0.25, Clearcoat_Roughness=0.25, Normal=n.bump(h, 0.35, 0.06))
    return n.m
