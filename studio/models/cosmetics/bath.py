"""Perfume and soap."""
import math

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.food.table import CREAM_PAPER, front_text, lay


@product('perfume', 'beauty', view='three_quarter', az=18, el=10, light='gloss')
def perfume(c='#d9a08f', title='amaranth'):
    """Blush lacquered flacon with a ribbed gold neck and a round oak stopper."""
    body = G.loft(
        [
            [(x, y, z) for x, y in G.superellipse(w, d, 5, 64)]
            for w, d, z in (
                (0.66, 0.30, 0),
                (0.70, 0.335, 0.015),
                (0.715, 0.35, 0.06),
                (0.715, 0.35, 0.3),
                (0.715, 0.35, 1.0),
                (0.715, 0.35, 1.14),
                (0.69, 0.33, 1.20),
                (0.60, 0.27, 1.235),
                (0.30, 0.20, 1.245),
            )
        ],
        M.solid(c, 0.12, 0, 0.6, 0.6),
        'flacon',
        sub=2,
    )
    neck = G.lathe(
        [(0, 0), (0.20, 0), (0.21, 0.01), (0.21, 0.14), (0.20, 0.15), (0, 0.15)],
        120,
        M.gold(0.22),
        'neck',
        auto=35,
        wob=lambda a, r, z: r * (1 + 0.015 * math.cos(a * 40)) if r > 0.2 else r,
    )
    neck.location.z = 1.22
    stopper = G.lathe(
        G.smooth_path([(0, 0), (0.22, 0.0), (0.30, 0.04), (0.355, 0.22), (0.30, 0.42), (0.14, 0.51), (0, 0.52)], 7),
        80,
        M.wood('#9a6a42', axis=2, s=1.1, rough=0.35),
        'stopper',
        auto=180,
    )
    stopper.location.z = 1.37
    patch = G.box((0.86, 0.012, 0.52), 0.004, 2, M.paper(CREAM_PAPER), 'label')
    patch.location = (0, -0.352, 0.60)
    ink = M.solid('#5e3a34', 0.5)
    front_text(title, 0.17, ink, (0, -0.362, 0.66), 'serif_i', 1.0, 0.74)
    front_text('EAU DE PARFUM', 0.052, ink, (0, -0.362, 0.49), 'gothic', 1.4, 0.7)
    edge = M.gold(0.25)
    for z in (0.355, 0.845):
        line = G.box((0.82, 0.004, 0.008), 0.001, 1, edge)
        line.location = (0, -0.360, z)
    return body


def soap_bar(c, swirl_c, stamp, size=(1.25, 0.80, 0.40)):
    """A cold-process soap bar with marbled colour and a pressed stamp."""
    m = M.N('soap')
    f = m.noise(1.5, 3, 0.5, dist=2.2).outputs[0]
    band = m.math('SINE', m.math('MULTIPLY', f, 13))
    col = m.ramp(band, [(0.10, c), (0.60, S.mix(c, swirl_c, 0.30)), (1.0, S.mix(c, swirl_c, 0.80))])
    m.pr(Base_Color=col, Roughness=0.48, Specular=0.4, Normal=m.bump(m.noise(9, 3).outputs[0], 0.10, 0.02))
    bar = G.pillow(size, m.m, 'soap', n=18, edge=0.07, crown=0.012)
    if not stamp:
        return G.group([bar])
    ink = M.solid(S.mix(c, '#5a4636', 0.45), 0.6)
    t = G.text(stamp, 0.20, ink, 'serif_i', 0.001, spacing=1.05, width=0.9)
    t.rotation_euler = (-math.pi / 2, 0, 0)
    t.location.z = size[2] / 2 + 0.020
    return G.group([bar, t])


@product('soap_bars', 'beauty', view='three_quarter', az=22, el=24, light='bright', fill=0.86)
def soap_bars():
    """Three marbled soap bars stacked on a slatted oak dish, the middle one in a paper band."""
    wood = M.wood('#b98a5c', axis=0, s=0.9)
    for k in range(5):
        slat = G.box((1.75, 0.17, 0.09), 0.025, 3, wood, 'slat')
        slat.location = (0, (k - 2) * 0.235, 0.13)
    for x in (-0.55, 0.55):
        foot_bar = G.box((0.16, 1.06, 0.09), 0.02, 3, M.wood('#a9764a', axis=1, s=0.9), 'foot')
        foot_bar.location = (x, 0, 0.045)
    lay(soap_bar('#e9dcc4', '#c9a36f', ''), (-0.02, 0.02, 0.375), (0, 0, 4))
    lay(soap_bar('#b8c2a3', '#83956f', ''), (0.03, 0.0, 0.785), (0, 0, -9))
    lay(soap_bar('#e6bdb2', '#c98a80', 'rosa'), (-0.01, 0.01, 1.195), (0, 0, 7))
    band = G.pillow((0.46, 0.835, 0.432), M.paper(CREAM_PAPER), 'band', n=14, edge=0.06)
    lay(band, (0.03, 0, 0.785), (0, 0, -9))
    t = G.text('olive', 0.16, M.solid('#55633f', 0.6), 'serif_i', 0.001, width=0.38)
    t.location = (-0.040, -0.440, 0.780)
    t.rotation_euler = (0, 0, math.radians(-9))
    bud = M.skin('#8a7aa8', '#64568a', rough=0.7, s=4, bump=0.3)
    stem = M.skin('#7b8a5a', rough=0.6)
    for k, (x, y) in enumerate(((0.50, -0.86), (0.58, -0.98), (0.44, -1.06))):
        d = Vector((-1, 0.10 * (k - 1), 0.0)).normalized()
        b = Vector((x, y, 0.05))
        G.tube([b, b + d * 0.6 + Vector((0, 0, 0.02)), b + d * 1.15], 0.012, stem, n=4, seg=8)
        src = G.ico(1, 2, bud, 'bud')
        for i in range(26):
            p = b + d * (0.62 + 0.022 * i) + Vector((0, 0.045 * math.sin(i * 2.4), 0.03 + 0.040 * math.cos(i * 2.4)))
            c = src if i == 0 else G.copy(src)
            lay(c, p, (0, 0, 40 * math.sin(i)))
            c.scale = (0.045, 0.030, 0.030)
