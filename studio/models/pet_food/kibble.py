"""Kibble pouch and carton, bird seed."""
import math
import random

import bpy

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.food.table import COOL, PET_BG, disc_outline, front_text, lay, printed


def kibble_heap(centre, r, n, mat, size=0.045, seed=3, shape='star', dome=0.12):
    """A dome of small biscuits inside a dish."""
    rnd = random.Random(seed)
    arms = 5 if shape == 'star' else 1
    src = G.lathe(
        G.smooth_path([(0, -0.5), (0.8, -0.45), (1.0, 0), (0.8, 0.45), (0, 0.5)], 3),
        30,
        mat,
        'kibble',
        auto=180,
        wob=lambda a, rr, z: rr * (1 + 0.18 * math.cos(arms * a)),
    )
    src.scale = (size,) * 3
    cx, cy, cz = centre
    for i in range(n):
        q = r * math.sqrt(rnd.random())
        a = rnd.uniform(0, math.tau)
        loc = (cx + q * math.cos(a), cy + q * math.sin(a), cz + dome * (1 - (q / r) ** 2) + rnd.uniform(-0.02, 0.02))
        if i == 0:
            lay(src, loc, (20, 10, 0))
            src.scale = (size,) * 3
        else:
            G.copy(src, loc, (rnd.uniform(-60, 60), rnd.uniform(-60, 60), rnd.uniform(0, 360)), size)
    return src


@product('cat_kibble', 'pet', view='three_quarter', az=24, el=13, bg=PET_BG, wb=COOL)
def cat_kibble(c='#d98f6b', c2='#f3e6d2'):
    """A carton of cat kibble with a printed cat's head and a filled saucer."""
    W, D, H = 1.15, 0.46, 1.75
    box = G.box((W, D, H), 0.014, 3, M.paper(c, 0.55), 'carton')
    box.location.z = H / 2
    y = -D / 2 - 0.003
    lower = G.box((W + 0.004, D + 0.004, 0.44), 0.012, 2, M.paper(c2, 0.55), 'band')
    lower.location.z = 0.225
    cream = M.solid(c2, 0.6)
    ink = M.solid('#4a2f26', 0.6)
    front_text('Whisker', 0.27, cream, (0, y, 1.50), 'serif_b', 1.0, 0.95)
    front_text('INDOOR CAT KIBBLE', 0.062, cream, (0, y, 1.32), 'gothic_b', 1.25, 0.95)
    head = [
        (-0.27, 0.27),
        (-0.22, 0.24),
        (-0.10, 0.17),
        (0, 0.16),
        (0.10, 0.17),
        (0.22, 0.24),
        (0.27, 0.27),
        (0.30, 0.05),
        (0.25, -0.13),
        (0.12, -0.22),
        (0, -0.235),
        (-0.12, -0.22),
        (-0.25, -0.13),
        (-0.30, 0.05),
    ]
    o = G.prism(head, 0.006, 0.001, ink, 'cat', smooth=4)
    o.location = (0, y, 0.85)
    for x in (-0.11, 0.11):
        eye = G.prism(disc_outline(0.045, 0.035, 24), 0.006, 0.001, M.solid('#f0c56a', 0.5), 'eye')
        eye.location = (x, y - 0.005, 0.86)
        slit = G.prism(disc_outline(0.010, 0.030, 16), 0.006, 0.001, ink, 'slit')
        slit.location = (x, y - 0.009, 0.86)
    nose = G.prism([(-0.03, 0.015), (0.03, 0.015), (0, -0.025)], 0.006, 0.001, M.solid(c, 0.5), 'nose')
    nose.location = (0, y - 0.005, 0.765)
    front_text('TURKEY + CRANBERRY', 0.06, ink, (0, y - 0.004, 0.30), 'gothic_b', 1.2, 0.95)
    front_text('750 G', 0.055, ink, (0, y - 0.004, 0.16), 'gothic', 1.2)
    seam = G.box((W * 0.99, 0.004, 0.10), 0.001, 1, M.paper(S.mix(c, '#000000', 0.08), 0.55), 'flap')
    saucer = G.lathe(
        [(0, 0.02), (0.28, 0.02), (0.30, 0), (0.32, 0.02)]
        + G.smooth_path([(0.34, 0.03), (0.43, 0.10), (0.48, 0.18), (0.485, 0.19), (0.46, 0.195), (0.40, 0.12), (0.30, 0.08), (0, 0.07)], 5),
        96,
        M.ceramic('#f2ece1', 0.3),
        'saucer',
        auto=50,
    )
    seam.location = (0, 0, H - 0.06)
    saucer.location = (0.62, -0.80, 0)
    brown = M.kibble('#a57b4e')
    kibble_heap((0.62, -0.80, 0.12), 0.36, 170, brown, 0.05, 3, 'star', 0.14)
    for x, yy in ((0.05, -0.86), (-0.08, -0.70), (0.16, -1.06)):
        kibble_heap((x, yy, 0.025), 0.001, 1, brown, 0.05, 5, 'star', 0)


def seed_mix_heap(r, z, n, seed=2, dome=0.2):
    """Sunflower, millet and maize scattered over a dome."""
    rnd = random.Random(seed)
    striped = M.solid('#3a342f', 0.5)
    pale = M.solid('#d9bd85', 0.55)
    maize = M.solid('#dba23c', 0.45)
    kinds = [(striped, (0.030, 0.018, 0.062)), (pale, (0.026, 0.026, 0.026)), (maize, (0.05, 0.035, 0.052)), (pale, (0.022, 0.016, 0.045))]
    sources = [G.ico(1, 2, m, 'seed') for m, _ in kinds]
    base = G.lathe(
        [(r, z - 0.02)] + [(r * math.cos(t), z + dome * math.sin(t) - 0.02) for t in [math.pi / 2 * i / 10 for i in range(1, 11)]],
        64,
        M.kibble('#a98a5a'),
        'under',
        auto=180,
    )
    for i in range(n):
        k = rnd.choice((0, 0, 0, 1, 1, 2, 3))
        q = r * math.sqrt(rnd.random())
        a = rnd.uniform(0, math.tau)
        o = G.copy(
            sources[k],
            (q * math.cos(a), q * math.sin(a), z + dome * math.sqrt(max(0, 1 - (q / r) ** 2)) + rnd.uniform(-0.01, 0.02)),
            (rnd.uniform(50, 130), rnd.uniform(-30, 30), rnd.uniform(0, 360)),
        )
        o.scale = kinds[k][1]
    for o, (_, sc) in zip(sources, kinds):
        o.location = (0, 0, z + dome)
        o.scale = sc
    return base


@product('bird_seed', 'pet', view='three_quarter', az=0, el=20, bg=PET_BG, wb=COOL)
def bird_seed(c='#d9cbb2'):
    """An open linen sack of seed with a rolled rim and a tin scoop's worth spilled."""
    linen = M.fabric(c, 0.9, fuzz=0.2, var=0.1)
    sections = []
    for t, r in (
        (0, 0.62),
        (0.01, 0.68),
        (0.08, 0.74),
        (0.3, 0.80),
        (0.6, 0.80),
        (0.9, 0.75),
        (1.12, 0.70),
        (1.28, 0.70),
        (1.36, 0.74),
        (1.40, 0.79),
        (1.36, 0.84),
        (1.28, 0.855),
        (1.18, 0.84),
        (1.12, 0.815),
    ):
        ring = []
        for k in range(72):
            a = math.tau * k / 72
            fold = 1 + 0.018 * math.sin(a * 9 + t * 3) * (1 if t > 0.8 else 0.5) + 0.015 * math.sin(a * 4 + t * 5)
            ring.append((r * fold * math.cos(a), r * fold * 0.88 * math.sin(a), t + 0.02 * math.sin(a * 5) * (t > 0.9)))
        sections.append(ring)
    G.loft(sections, linen, 'sack', sub=1)
    inner = [[(x * 0.97, y * 0.97, z) for x, y, z in sections[k]] for k in (6, 7, 8)]
    G.loft(inner, linen, 'lining', closed_ends=False, sub=1)
    seed_mix_heap(0.66, 1.22, 420, 2, 0.26)
    ink = M.solid('#3f5a48', 0.7)
    sack = bpy.data.objects['sack']
    for s, size, z, f in (
        ('Robin & Finch', 0.20, 0.72, 'serif_b'),
        ('WILD BIRD SEED', 0.075, 0.54, 'gothic_b'),
        ('2 KG', 0.075, 0.38, 'gothic_b'),
    ):
        o = G.text(s, size, ink, f, 0.001, spacing=1.05, width=1.05)
        printed(o, sack, 0, z, 0.005)
    rnd = random.Random(9)
    seeds = [o for o in bpy.context.scene.objects if o.name.startswith('seed')][:4]
    for i in range(46):
        a = rnd.uniform(-0.9, 0.6)
        q = rnd.uniform(0.92, 1.20)
        src = seeds[rnd.choice((0, 0, 1, 2))]
        o = G.copy(src, (q * math.sin(a + 0.5), -q * math.cos(a + 0.5), 0.025), (90, 0, rnd.uniform(0, 360)))
        o.scale = src.scale
