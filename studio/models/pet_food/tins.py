"""Tins and dental sticks."""
import math
import random

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.food.table import COOL, CREAM_PAPER, GOLDEN, PET_BG, lay, round_text


def tin(label_c, title, kind, r=0.62, h=0.66):
    """Ring-pull tin with a printed sleeve; text faces -y."""
    steel = M.metal('#c9c7c2', 0.42)
    p = [
        (0, 0.02),
        (r * 0.88, 0.02),
        (r * 0.93, 0.0),
        (r, 0.01),
        (r * 1.01, 0.035),
        (r * 0.985, 0.06),
        (r * 0.985, h - 0.06),
        (r * 1.01, h - 0.035),
        (r, h - 0.005),
        (r * 0.95, h),
        (r * 0.91, h - 0.03),
        (r * 0.80, h - 0.035),
        (r * 0.78, h - 0.045),
        (0, h - 0.045),
    ]
    parts = [G.lathe(p, 96, steel, 'tin', auto=35)]
    parts.append(
        G.lathe(
            [(r * 0.99, 0.075), (r * 0.996, 0.08), (r * 0.996, h - 0.08), (r * 0.99, h - 0.075)],
            96,
            M.paper(label_c, 0.6),
            'sleeve',
            auto=30,
        )
    )
    parts.append(
        G.lathe(
            [(r * 0.9975, 0.085), (r * 0.999, 0.09), (r * 0.999, 0.165), (r * 0.9975, 0.17)], 96, M.paper('#f3ead9', 0.6), 'stripe', auto=30
        )
    )
    ink = M.solid('#f7efe0', 0.6)
    parts.append(round_text(title, 0.17, ink, r, h * 0.62, 'serif_b', 1.0, 0.004))
    parts.append(round_text(kind, 0.058, ink, r, h * 0.405, 'gothic_b', 1.2, 0.004))
    ring = G.tube(
        [(r * 0.34 + 0.13 * math.cos(a), 0.10 * math.sin(a), 0) for a in [math.tau * i / 20 for i in range(20)]],
        0.022,
        steel,
        n=2,
        closed=True,
        seg=8,
    )
    ring.location.z = h - 0.02
    parts.append(ring)
    tab = G.box((0.16, 0.11, 0.02), 0.01, 2, steel)
    tab.location = (r * 0.62, 0, h - 0.025)
    parts.append(tab)
    return G.group(parts)


@product('pet_tins', 'pet', view='three_quarter', az=0, el=14, bg=PET_BG, wb=COOL, fill=0.86)
def pet_tins():
    """A small pyramid of ring-pull tins in three recipes."""
    lay(tin('#4f6d5c', 'Rabbit', 'GRAIN FREE  CAT FOOD'), (-0.66, 0, 0), (0, 0, 8))
    lay(tin('#b8694f', 'Chicken', 'GRAIN FREE  CAT FOOD'), (0.66, 0.04, 0), (0, 0, -6))
    lay(tin('#3f5f7a', 'Tuna', 'GRAIN FREE  CAT FOOD'), (0.02, 0.02, 0.665), (0, 0, 2))
    lay(tin('#c09a4c', 'Turkey', 'GRAIN FREE  CAT FOOD'), (0.02, 0.02, 1.33), (0, 0, -7))


@product('dental_sticks', 'pet', view='three_quarter', az=0, el=15, bg=PET_BG, wb=COOL)
def dental_sticks(c='#8fae9b'):
    """A mint card tube filled with ridged dental sticks."""
    tube_c = M.paper(c, 0.6)
    p = [
        (0, 0.02),
        (0.52, 0.02),
        (0.53, 0),
        (0.55, 0.0),
        (0.555, 0.02),
        (0.555, 1.30),
        (0.545, 1.315),
        (0.52, 1.31),
        (0.515, 1.2),
        (0.515, 0.1),
        (0, 0.08),
    ]
    G.lathe(p, 96, tube_c, 'tube', auto=35)
    G.lathe([(0.556, 0.0), (0.562, 0.01), (0.562, 0.10), (0.556, 0.11)], 96, M.metal('#cfc6b4', 0.3), 'foot', auto=30)
    G.lathe([(0.556, 1.24), (0.562, 1.25), (0.562, 1.315), (0.55, 1.325)], 96, M.metal('#cfc6b4', 0.3), 'rim', auto=30)
    G.label(0.555, 0.66, 0.74, 2.2, M.paper(CREAM_PAPER), 0.006)
    ink = M.solid('#2f4a40', 0.6)
    round_text('Fresh', 0.22, ink, 0.555, 0.84, 'serif_b', 1.0, 0.010)
    round_text('DENTAL STICKS', 0.07, ink, 0.555, 0.66, 'gothic_b', 1.25, 0.010)
    round_text('MINT + PARSLEY', 0.05, ink, 0.555, 0.53, 'gothic', 1.25, 0.010)
    round_text('28 PIECES', 0.045, ink, 0.555, 0.38, 'gothic', 1.25, 0.010)
    green = M.skin('#7d9a52', '#647f3f', rough=0.5, s=3, bump=0.25)
    star = []
    for i in range(16):
        r = 0.098 if i % 2 == 0 else 0.058
        star.append((r * math.cos(math.tau * i / 16), r * math.sin(math.tau * i / 16)))

    def stick(length):
        """A ridged stick along y, centred."""
        o = G.prism(star, length, 0.016, green, 'stick', smooth=3, res=2)
        o.rotation_euler = (0, 0, 0)
        for v in o.data.vertices:
            t = v.co.y
            v.co = Vector((v.co.x * (1 + 0.05 * math.sin(t * 30)), v.co.z * (1 + 0.05 * math.sin(t * 30)), t))
        return G.group([o])

    rnd = random.Random(5)
    for i in range(12):
        q = 0.38 * math.sqrt((i + 0.5) / 12)
        a = i * GOLDEN
        lean = 6 * q / 0.38
        lay(
            stick(1.5),
            (q * math.cos(a), q * math.sin(a), 0.86 + rnd.uniform(-0.06, 0.10)),
            (-lean * math.sin(a), lean * math.cos(a), rnd.uniform(0, 60)),
        )
    lay(stick(0.95), (0.60, -0.86, 0.10), (90, 0, 66))
    lay(stick(0.95), (0.36, -1.12, 0.10), (90, 0, 84))
