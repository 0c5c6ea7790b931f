"""Lipstick, nail lacquer, powder and perfume."""
import math

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.food.table import lay


@product('lipstick', 'beauty', view='front', el=12, light='gloss')
def lipstick(shade='#b23a48', case='#1d1b1e'):
    """A lipstick and its cap."""
    gold, body = M.gold(), M.solid(case, 0.25, 0, 0.6, 0.4)
    G.cylinder(0.40, 1.25, 0.03, body)
    r = G.cylinder(0.405, 0.12, 0.02, gold)
    r.location.z = 1.16
    t = G.cylinder(0.335, 0.75, 0.015, gold)
    t.location.z = 1.25
    prof = [(0, 0), (0.285, 0), (0.285, 0.75), (0.283, 0.85), (0.26, 1.0), (0.2, 1.12), (0.1, 1.2), (0, 1.225)]
    b = G.lathe(prof[:3] + G.smooth_path(prof[2:], 6), 64, M.solid(shade, 0.38, 0, 0.5, 0, 0.05), 'bullet')
    for v in b.data.vertices:  # the slanted cut
        if v.co.z > 0.45:
            v.co.z -= max(0, (v.co.z - 0.45)) * (0.42 + 0.95 * (v.co.x / 0.285)) * 0.42
    b.location.z = 1.85
    c = G.group([G.cylinder(0.425, 1.55, 0.035, body, name='cap')])
    G.put(c, (1.15, -0.35, 0.425), (90, 0, 62))
    c.rotation_euler = (math.pi / 2, 0, math.radians(62))
    rr = G.cylinder(0.43, 0.09, 0.02, gold)
    rr.parent = c
    rr.location.z = 0.03


@product('berry_lipstick', 'beauty', view='front', el=12, light='gloss')
def berry_lipstick():
    """The studio's lipstick in a deep berry."""
    lipstick('#a63450')


def polish_bottle(c, cap='#1f1c1b'):
    """Square-shouldered bottle full of lacquer with a tall cap."""
    levels = ((0.36, 0), (0.395, 0.012), (0.405, 0.05), (0.405, 0.30), (0.405, 0.56), (0.385, 0.64), (0.30, 0.70), (0.19, 0.72))
    lacquer = M.solid(c, 0.10, 0, 0.6, 0.7)
    parts = [G.loft([[(x, y, z) for x, y in G.superellipse(w, w, 4.2, 56)] for w, z in levels], lacquer, 'bottle', sub=2)]
    ring = G.cylinder(0.20, 0.06, 0.012, M.gold(0.22))
    ring.location.z = 0.71
    parts.append(ring)
    top = G.lathe(
        [(0, 0), (0.205, 0), (0.215, 0.015), (0.185, 0.86), (0.165, 0.90), (0.12, 0.915), (0, 0.92)],
        72,
        M.solid(cap, 0.34, 0, 0.5, 0.2),
        'cap',
        auto=35,
    )
    top.location.z = 0.765
    parts.append(top)
    return G.group(parts)


@product('nail_polish', 'beauty', view='three_quarter', az=0, el=25, light='gloss', fill=0.84)
def nail_polish(c1='#b23a48', c2='#d9a08f', c3='#7b3f55'):
    """Three bottles of nail lacquer, one lying down."""
    cream = M.solid('#f9efe2', 0.5)
    for c, loc, turn in ((c1, (-0.46, 0.06), 10), (c2, (0.47, 0.20), -12)):
        g = polish_bottle(c)
        lay(g, (loc[0], loc[1], 0), (0, 0, turn))
        t = G.text('lumi', 0.16, cream, 'gothic', 0.001, spacing=1.1)
        t.location = (0, -0.410, 0.33)
        t.parent = g
    g = polish_bottle(c3, '#efe3d6')
    lay(g, (-0.50, -1.42, 0.40), (90, 0, 80))


@product('powder_compact', 'beauty', view='three_quarter', az=-14, el=26, light='bright')
def powder_compact(c='#2b2527', powder='#d9a48a'):
    """Open round compact: pressed powder with an embossed sunburst, mirror in the lid, and a puff."""
    shell = M.solid(c, 0.28, 0, 0.55, 0.35)
    gold = M.gold(0.22)
    base = G.lathe(
        [(0, 0), (0.90, 0), (0.97, 0.03), (1.0, 0.09), (0.985, 0.15), (0.93, 0.165), (0.84, 0.165), (0.82, 0.12), (0, 0.12)],
        120,
        shell,
        'base',
        auto=35,
    )
    G.lathe([(0.79, 0.13), (0.80, 0.172), (0.845, 0.172), (0.85, 0.16)], 120, gold, 'ring', auto=35)

    def rays(a, r, z):
        return (r, z - 0.018 * (abs(math.sin(a * 12)) < 0.28) * (0.30 < r < 0.72) - 0.016 * (0.72 < r < 0.75))

    pan = [(r / 20 * 0.79, 0.16) for r in range(0, 21)]
    G.lathe(pan, 288, M.skin(powder, S.mix(powder, '#ffffff', 0.10), rough=0.85, s=3, bump=0.12), 'powder', wob=rays, auto=40)
    boss = G.cylinder(0.20, 0.012, 0.004, M.skin(powder, S.mix(powder, '#ffffff', 0.10), rough=0.85, bump=0.1))
    boss.location.z = 0.158
    lid_shell = G.lathe(
        [(0, 0), (0.90, 0), (0.97, 0.03), (1.0, 0.08), (0.985, 0.125), (0.93, 0.135), (0.84, 0.135), (0.83, 0.11), (0, 0.11)],
        120,
        shell,
        'lid',
        auto=35,
    )
    mirror = G.cylinder(0.82, 0.01, 0.002, M.metal('#e9ecee', 0.04), 96)
    mirror.location.z = 0.108
    rim = G.lathe([(0.80, 0.11), (0.805, 0.14), (0.85, 0.14), (0.855, 0.13)], 120, gold, 'rim', auto=35)
    lid = G.group([lid_shell, mirror, rim])
    lid.rotation_euler = (math.radians(86), 0, 0)
    lid.location = (0, 1.10, 1.15)
    hinge = G.tube([(-0.26, 0, 0), (0.26, 0, 0)], 0.05, gold, n=1, seg=16)
    hinge.location = (0, 1.0, 0.14)
    puff = G.lathe(
        G.smooth_path([(0, 0), (0.36, 0), (0.44, 0.05), (0.44, 0.11), (0.36, 0.16), (0, 0.17)], 5),
        64,
        M.velvet('#e9cfc2'),
        'puff',
        auto=180,
    )
    lay(G.group([puff]), (0.98, -0.70, 0.24), (0, -38, 28))
    return base
