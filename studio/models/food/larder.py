"""Eggs, honey and olive oil."""
import math

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.food.table import COOL, CREAM_PAPER, FOOD_BG, lay, leaf_at, round_text


EGG = G.smooth_path([(0, 0), (0.14, 0.02), (0.29, 0.15), (0.345, 0.36), (0.30, 0.60), (0.18, 0.80), (0.07, 0.88), (0, 0.895)], 6)


def pulp_tray(nx, ny, cell=0.78, h=0.42):
    """Moulded egg tray: cups with posts between them, and a rolled rim."""
    step = 16
    W, D = nx * cell, ny * cell
    margin = 0.10
    cols, rows = nx * step, ny * step
    v, f = [], []
    for j in range(rows + 1):
        for i in range(cols + 1):
            x, y = i / step, j / step
            cup = abs(math.sin(math.pi * x)) ** 0.7 * abs(math.sin(math.pi * y)) ** 0.7
            edge = min(x, nx - x, y, ny - y)
            z = h * (1 - cup * 0.92)
            if edge < 0.02:
                z = h
            elif edge < 0.5:
                z = min(z, h * (0.86 + 0.14 * (edge < 0.08)))
            else:
                z = min(z, h * 1.08)
            v.append((x * cell - W / 2, y * cell - D / 2, z))
    for j in range(rows):
        for i in range(cols):
            a = j * (cols + 1) + i
            f.append((a, a + 1, a + cols + 2, a + cols + 1))
    mat = pulp_paper()
    G.obj(v, f, 'tray', mat, sub=1, solid=0.02)
    outer = G.superellipse(W / 2 + margin, D / 2 + margin, 9, 96)
    inner = G.superellipse(W / 2 - 0.03, D / 2 - 0.03, 9, 96)
    foot = G.superellipse(W / 2 - 0.06, D / 2 - 0.06, 9, 96)
    sections = [
        [(x, y, 0.0) for x, y in foot],
        [(x * 1.02, y * 1.03, h * 0.5) for x, y in foot],
        [(x, y, h * 0.93) for x, y in G.superellipse(W / 2 + 0.02, D / 2 + 0.02, 9, 96)],
        [(x, y, h * 0.95) for x, y in outer],
        [(x, y, h * 1.0) for x, y in outer],
        [(x, y, h * 1.0) for x, y in inner],
    ]
    G.loft(sections, mat, 'skirt', closed_ends=False, sub=0, auto=40)
    return W, D


def pulp_paper(c='#a9a69c'):
    """Grey moulded pulp with flecks."""
    m = M.N('pulp')
    f = m.noise(70, 4, 0.7).outputs[0]
    col = m.ramp(f, [(0.34, S.mix(c, '#4c483f', 0.35)), (0.5, c), (0.75, S.mix(c, '#ffffff', 0.22))])
    return m.pr(Base_Color=col, Roughness=0.95, Specular=0.1, Normal=m.bump(f, 0.5, 0.015))


@product('eggs', 'food', view='three_quarter', el=34, az=24, bg=FOOD_BG, wb=COOL, fill=0.86)
def eggs():
    """Six eggs, brown and cream, in a pulp tray."""
    W, D = pulp_tray(3, 2)
    tones = ['#c98f66', '#e6cdb0', '#b97a52', '#d8ab84', '#c08660', '#ead8c2']
    for k in range(6):
        i, j = k % 3, k // 3
        o = G.lathe(EGG, 56, M.skin(tones[k], S.mix(tones[k], '#8a5a3a', 0.12), rough=0.48, s=6, bump=0.06), 'egg', auto=180)
        o.location = ((i + 0.5) * 0.78 - W / 2, (j + 0.5) * 0.78 - D / 2, 0.10)
        o.rotation_euler = (0.07 * math.sin(k * 3.1), 0.07 * math.cos(k * 2.3), 0)
    for c, loc, rot in (('#d3a27a', (0.55, -1.32, 0.345), (90, 0, 62)),):
        o = G.lathe(EGG, 56, M.skin(c, S.mix(c, '#8a5a3a', 0.12), rough=0.48, s=6, bump=0.06), 'egg', auto=180)
        lay(o, loc, rot)


@product('honey', 'food', view='three_quarter', el=13, az=0, bg=FOOD_BG, wb=COOL, light='soft')
def honey(c='#c9801f'):
    """A jar of wildflower honey with a wooden dipper."""
    jar = [(0, 0), (0.55, 0)] + G.smooth_path(
        [(0.55, 0), (0.645, 0.04), (0.66, 0.14), (0.66, 0.6), (0.66, 1.12), (0.63, 1.26), (0.55, 1.34), (0.54, 1.40)], 5
    )
    G.lathe(jar, 80, M.solid(c, 0.12, 0, 0.55, 0.6), 'jar', auto=40)
    lid = G.lathe(
        [(0, 0), (0.58, 0), (0.60, 0.02), (0.60, 0.24), (0.575, 0.28), (0.54, 0.29), (0, 0.285)],
        96,
        M.metal('#d9b574', 0.28),
        'lid',
        auto=30,
        wob=lambda a, r, z: r * (1 + 0.006 * math.cos(a * 60)) if 0.03 < z < 0.23 else r,
    )
    lid.location.z = 1.36
    G.label(0.66, 0.64, 0.66, 2.3, M.paper(CREAM_PAPER), 0.012)
    ink = M.solid('#5a3a17', 0.6)
    round_text('Wildflower', 0.155, ink, 0.66, 0.76, 'serif_i', 1.0, 0.016)
    round_text('HONEY', 0.13, ink, 0.66, 0.58, 'gothic_b', 1.5, 0.016)
    round_text('RAW  ORGANIC  340 G', 0.05, ink, 0.66, 0.42, 'gothic', 1.3, 0.016)
    wood = M.wood('#c49a68', axis=2, s=1.2)
    grooves = [(0, 0), (0.06, 0.01)]
    for i in range(6):
        r = 0.17 * math.sin(math.pi * (i + 1.2) / 7.6) + 0.03
        z = 0.03 + i * 0.07
        grooves += [(r, z), (r, z + 0.04), (r - 0.05, z + 0.05), (r - 0.05, z + 0.065)]
    grooves += [(0.05, 0.50), (0.035, 0.62), (0.035, 1.25), (0.05, 1.33), (0.03, 1.38), (0, 1.385)]
    d = G.lathe(grooves, 40, wood, 'dipper', auto=30)
    lay(G.group([d]), (0.26, -1.02, 0.18), (86, 0, 74))


@product('olive_oil', 'food', view='front', el=9, bg=FOOD_BG, wb=COOL, light='gloss')
def olive_oil(c='#26331c'):
    """Dark green bottle of olive oil with a sprig of olives."""
    p = (
        [(0, 0), (0.34, 0)]
        + G.smooth_path(
            [(0.34, 0), (0.395, 0.03), (0.405, 0.10), (0.405, 0.5), (0.405, 1.28), (0.36, 1.46), (0.20, 1.62), (0.135, 1.74), (0.125, 2.0)],
            6,
        )
        + [(0.15, 2.02), (0.155, 2.08), (0.13, 2.10), (0, 2.1)]
    )
    G.lathe(p, 80, M.solid(c, 0.1, 0, 0.6, 0.5), 'bottle', auto=40)
    cap = G.lathe([(0, 0), (0.165, 0), (0.17, 0.01), (0.17, 0.26), (0.155, 0.28), (0, 0.285)], 64, M.solid('#1d1c1a', 0.35), 'cap', auto=30)
    cap.location.z = 2.06
    ring = G.cylinder(0.175, 0.05, 0.01, M.gold(0.25))
    ring.location.z = 2.03
    G.label(0.405, 0.72, 0.84, 2.7, M.paper(CREAM_PAPER), 0.008)
    ink = M.solid('#3a4423', 0.6)
    round_text('Oliveto', 0.17, ink, 0.405, 0.92, 'serif_i', 1.0, 0.012)
    round_text('EXTRA VIRGIN', 0.062, ink, 0.405, 0.76, 'gothic_b', 1.3, 0.012)
    round_text('OLIVE OIL', 0.062, ink, 0.405, 0.67, 'gothic_b', 1.3, 0.012)
    round_text('COLD PRESSED  500 ML', 0.036, ink, 0.405, 0.42, 'gothic', 1.3, 0.012)
    stem = M.skin('#7a7a48', rough=0.6)
    G.tube([(0.40, -0.52, 0.05), (0.72, -0.46, 0.10), (1.0, -0.30, 0.07)], [0.018, 0.015, 0.008], stem, n=6, seg=8)
    for i in range(9):
        t = i / 8
        x, y = 0.42 + 0.58 * t, -0.52 + 0.22 * t * t
        leaf_at((x, y, 0.08), (8, 14 * math.sin(i * 2), (-60 if i % 2 else -130) + 12 * math.sin(i)), 0.34, 0.055, '#66794c', 0.3, 3)
    for x, y, col in ((0.58, -0.66, '#5c6a2d'), (0.78, -0.62, '#6b7836'), (0.30, -0.66, '#3d2f38')):
        o = G.ico(0.085, 4, M.skin(col, S.mix(col, '#000000', 0.2), rough=0.25, coat=0.3), 'olive')
        o.scale = (1.25, 1, 1)
        lay(o, (x, y, 0.085), (0, 0, 40 * x * 3))
        o.scale = (1.25, 1, 1)
