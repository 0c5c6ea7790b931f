"""Day cream, face oil, hand cream and soap."""
import math

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.food.table import printed


@product('cream_jar', 'beauty', view='three_quarter', el=22, light='bright')
def cream_jar(tint='#f3d9cf', lid='#d9a27f', title='rosa'):
    """A glass jar with a metal lid."""
    tap = 1.0
    G.lathe(
        [(0, 0), (0.86, 0)]
        + G.smooth_path([(0.86, 0), (0.97, 0.03), (1.0, 0.13), (1.0, 0.4), (1.0, 0.78), (0.95, 0.9), (0.86, 0.94), (0.8, 0.96)], 5)
        + [(0.8, 1.02), (0.0, 1.02)],
        96,
        M.solid(tint, 0.14, 0, 0.55, 0.5, 0.12),
        'jar',
    )
    l = G.lathe(
        [(0, 0.0), (0.9, 0), (0.94, 0.02), (0.95, 0.06), (0.95, 0.42), (0.93, 0.47), (0.88, 0.49), (0, 0.49)],
        96,
        M.brushed('#e0b090', 0.3, 2, 0.6),
        'lid',
        auto=30,
    )
    l.location.z = 1.0
    dark = M.solid('#6b4136', 0.5)
    t = G.text(title.upper(), 0.21, dark, 'gothic', 0.0, spacing=1.35)
    G.wrap(t, tap, 0.56, 0.004, angle=0.25)
    t = G.text('DAY CREAM  50 ML', 0.07, dark, 'gothic', 0.0, spacing=1.35)
    G.wrap(t, tap, 0.38, 0.004, angle=0.25)


@product('serum', 'beauty', view='front', light='bright')
def serum(tint='#c98a4b', title='CALM'):
    """A dropper bottle with a label."""
    g = M.tinted(tint, 0.62, 0.06)
    p = (
        [(0, 0), (0.42, 0)]
        + G.smooth_path(
            [
                (0.42, 0),
                (0.485, 0.03),
                (0.5, 0.12),
                (0.5, 0.13),
                (0.5, 0.6),
                (0.5, 1.14),
                (0.5, 1.15),
                (0.46, 1.3),
                (0.3, 1.38),
                (0.21, 1.44),
                (0.2, 1.5),
            ],
            5,
        )
        + [(0.2, 1.6)]
    )
    G.lathe(p, 80, g, 'bottle', auto=40)
    G.lathe([(0, 0.05), (0.44, 0.06), (0.45, 0.1), (0.45, 0.9), (0, 0.92)], 64, M.solid(tint, 0.2, 0, 0.5), 'liquid')
    c = G.lathe(
        [(0, 0), (0.235, 0), (0.245, 0.02), (0.245, 0.36), (0.22, 0.39), (0.1, 0.4), (0, 0.4)],
        96,
        M.solid('#1f1c1b', 0.4),
        'cap',
        wob=lambda a, r, z: r * (1 + 0.012 * math.cos(a * 48)) if 0.03 < z < 0.36 else r,
        auto=30,
    )
    c.location.z = 1.54
    b = G.lathe([(0.1, 0), (0.13, 0.1), (0.16, 0.25), (0.15, 0.38), (0.08, 0.45), (0, 0.47)], 48, M.rubber('#26221f'), 'bulb', smooth=4)
    b.location.z = 1.92
    G.label(0.5, 0.62, 0.72, 3.4, M.paper('#f7f0e6'), 0.010)
    d = M.solid('#3b2b22', 0.6)
    G.wrap(G.text(title, 0.17, d, 'gothic', 0, spacing=1.3), 0.5, 0.74, 0.014)
    G.wrap(G.text('FACE OIL', 0.065, d, 'gothic', 0, spacing=1.4), 0.5, 0.58, 0.014)
    G.wrap(G.text('30 ML  1.0 FL OZ', 0.045, d, 'gothic', 0, spacing=1.3), 0.5, 0.38, 0.014)


@product('rose_cream', 'beauty', view='three_quarter', el=22, light='bright')
def rose_cream():
    """The studio's cream jar, rose."""
    cream_jar()


@product('face_oil', 'beauty', view='front', light='bright')
def face_oil():
    """The studio's dropper bottle, amber."""
    serum()


@product('hand_cream', 'beauty', view='three_quarter', az=12, el=11, light='bright')
def hand_cream(c='#a9b79c', title='sage & oat'):
    """A soft aluminium tube standing on its cap, with a dollop of cream."""
    tube_m = M.solid(c, 0.36, 0, 0.5, 0.15)
    sections = []
    for t, w, d in (
        (0, 0.40, 0.40),
        (0.02, 0.43, 0.43),
        (0.06, 0.44, 0.44),
        (0.2, 0.452, 0.42),
        (0.45, 0.475, 0.36),
        (0.75, 0.505, 0.24),
        (1.05, 0.535, 0.12),
        (1.28, 0.555, 0.04),
        (1.38, 0.56, 0.018),
        (1.52, 0.56, 0.016),
        (1.54, 0.56, 0.016),
    ):
        sections.append([(x, y, 0.34 + t) for x, y in G.superellipse(w, d, 2.3, 64)])
    body = G.loft(sections, tube_m, 'tube', sub=1)
    G.displace(body, 0.010, 2.8, 2, 3)
    crimp = G.box((1.135, 0.045, 0.15), 0.012, 3, M.metal('#d6c3a4', 0.32), 'crimp')
    crimp.location.z = 1.82
    for i in range(4):
        line = G.box((1.12, 0.052, 0.008), 0.002, 1, M.metal('#b39e7c', 0.35))
        line.location.z = 1.775 + i * 0.03
    G.lathe(
        [(0, 0), (0.40, 0), (0.42, 0.02), (0.42, 0.31), (0.40, 0.34), (0, 0.345)],
        160,
        M.plastic('#f1e9dc', 0.4),
        'cap',
        auto=35,
        wob=lambda a, r, z: r * (1 + 0.010 * math.cos(a * 56)) if r > 0.41 else r,
    )
    ink = M.solid('#36422f', 0.55)
    printed(G.text(title, 0.18, ink, 'serif_i', 0.001, spacing=1.0, width=0.80), body, 0, 1.18, 0.008)
    printed(G.text('HAND CREAM', 0.066, ink, 'gothic_b', 0.001, spacing=1.4, width=0.72), body, 0, 1.00, 0.008)
    printed(G.text('75 ML', 0.048, ink, 'gothic', 0.001, spacing=1.3), body, 0, 0.62, 0.008)
    dollop = G.lathe(
        G.smooth_path([(0.21, 0), (0.225, 0.03), (0.19, 0.08), (0.12, 0.115), (0.07, 0.17), (0.02, 0.215), (0, 0.22)], 6),
        96,
        M.cream('#fbf4e6', 0.32),
        'dollop',
        wob=lambda a, r, z: r * (1 + 0.10 * math.sin(2 * a + 1) + 0.07 * math.sin(a * 3 - z * 26)),
        auto=180,
    )
    G.put(dollop, (0.66, -0.50, 0), (0, 0, 30), (1.15, 0.9, 1))
