"""Candle, utensils, notebook."""
import math

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.furniture.parts import blend, plank
from models.handmade.textiles import blend_hex


@product('soy_candle', 'handmade', view='three_quarter', az=14, el=20)
def soy_candle(c='#8b978a'):
    """A soy candle in a ribbed stoneware tumbler; its cork lid leans against it."""
    glaze = M.ceramic(c, 0.5, matte=True)
    profile = [
        (0, 0),
        (0.40, 0),
        (0.435, 0.02),
        (0.45, 0.06),
        (0.45, 0.90),
        (0.447, 0.925),
        (0.437, 0.935),
        (0.42, 0.925),
        (0.415, 0.86),
        (0.412, 0.72),
        (0, 0.71),
    ]

    def ribs(a, r, z):
        front = abs((a + math.pi / 2 + math.pi) % math.tau - math.pi)
        plain = front < 0.62
        return r if plain or r < 0.43 or not 0.07 < z < 0.89 else r * (1 + 0.018 * abs(math.cos(a * 26)) - 0.004)

    G.lathe(G.smooth_path(profile, 3), 416, glaze, 'jar', auto=60, wob=ribs)
    wax = M.cream('#f4ead6', 0.5)
    G.lathe([(0, 0.772), (0.05, 0.774), (0.30, 0.772), (0.40, 0.778), (0.416, 0.79)], 64, wax, 'wax', smooth=4)
    wick = M.solid('#5a4a3c', 0.9)
    G.tube([(0, 0, 0.76), (0.003, 0, 0.85), (0.012, -0.004, 0.905)], [0.011, 0.011, 0.009], M.solid('#e9dcc2', 0.9), n=5, seg=8)
    G.tube([(0.011, -0.003, 0.895), (0.022, -0.008, 0.935)], [0.010, 0.006], wick, smooth=False, seg=8)
    paper = M.paper('#f5eee1', 0.8)
    G.label(0.452, 0.46, 0.42, 1.10, paper, 0.003)
    dark = M.solid('#4b3a30', 0.8)
    for words, size, z, face in (
        ('FIG & CEDAR', 0.088, 0.545, 'gothic_b'),
        ('soy wax candle', 0.074, 0.435, 'serif_i'),
        ('POURED BY HAND  220 g', 0.036, 0.325, 'gothic'),
    ):
        line = G.text(words, size, dark, face, 0.0015, width=0.42)
        G.wrap(line, 0.452, z, 0.0045)
    cork = M.N('cork')
    spots = cork.noise(26, 5, 0.7).outputs[0]
    cork.pr(
        Base_Color=cork.ramp(spots, [(0.30, '#7d5430'), (0.46, '#c99e6b'), (0.75, '#e0bd8e')]),
        Roughness=0.85,
        Specular=0.15,
        Normal=cork.bump(spots, 0.4, 0.02),
    )
    lid = G.cylinder(0.42, 0.11, 0.02, cork.m, 72)
    plug = G.cylinder(0.37, 0.08, 0.015, cork.m, 72)
    plug.location.z = -0.07
    G.group([lid, plug], (0.66, -0.22, 0.40), (-8, 72, -22))


@product('utensil_crock', 'handmade', view='front', el=10)
def utensil_crock(c='#e9dfce', timber='#b07a45'):
    """Hand-carved olive-wood spoons and a spatula in a stoneware crock."""
    clay = M.ceramic(c, 0.4, '#7a5a3e', matte=True)
    profile = [
        (0, 0),
        (0.30, 0),
        (0.33, 0.02),
        (0.345, 0.08),
        (0.35, 0.40),
        (0.345, 0.66),
        (0.352, 0.70),
        (0.35, 0.725),
        (0.33, 0.725),
        (0.322, 0.69),
        (0.32, 0.10),
        (0, 0.06),
    ]

    def throw(a, r, z):
        return r + 0.003 * math.sin(z * 58 + a) if r > 0.33 else r

    G.lathe([profile[0]] + G.smooth_path(profile[1:], 6), 96, clay, 'crock', auto=60, wob=throw)
    G.lathe([(0.3515, 0.60), (0.354, 0.605), (0.354, 0.625), (0.3515, 0.63)], 96, M.ceramic('#6f8794', 0.3), 'line', auto=60)

    def utensil(kind, tone):
        mat = M.wood(tone, blend(tone, '#2e1a0c', 0.62), s=1.7, axis=2, rings=9.0)
        sections = []
        count = 34
        for i in range(count + 1):
            t = i / count
            z = 1.95 * t
            if t < 0.70:
                w = 0.036 + 0.012 * math.cos(t * 8.5) + (0.03 * max(0, (t - 0.60) / 0.10) ** 2)
                th, dish = 0.030 - 0.006 * t, 0.0
            else:
                k = (t - 0.70) / 0.30
                if kind == 'spoon':
                    w = 0.068 + 0.150 * max(0, math.sin(math.pi * min(1, 0.10 + 0.90 * k) ** 0.9)) ** 0.72 if k < 0.97 else 0.06
                    w *= 1 if k < 0.86 else math.sqrt(max(0.04, 1 - ((k - 0.86) / 0.15) ** 2))
                    th, dish = 0.026, 0.11 * max(0, math.sin(math.pi * k)) ** 0.7
                else:
                    w = 0.075 + 0.125 * k**0.55
                    w *= 1 if k < 0.94 else 0.96
                    th, dish = 0.020 - 0.010 * k, 0.012
            ring = []
            for q in range(24):
                a = math.tau * q / 24
                x = w * math.cos(a)
                y = th * math.sin(a) + dish * (1 - (x / w) ** 2)
                skew = 0.07 * x / 0.2 if kind == 'spatula' and t > 0.93 else 0
                ring.append((x, y, z + skew))
            sections.append(ring)
        return G.loft(sections, mat, kind, sub=1)

    G.put(utensil('spoon', timber), (-0.05, 0.03, 0.08), (-4, -10, 12))
    G.put(utensil('spatula', blend_hex(timber, '#d9b07a', 0.5)), (0.07, 0.06, 0.07), (-3, 9, -10))
    G.put(utensil('spoon', blend_hex(timber, '#7a4a28', 0.5)), (0.00, -0.05, 0.07), (5, 2, -24), (0.85, 0.85, 0.86))


@product('leather_notebook', 'handmade', view='three_quarter', az=24, el=16)
def leather_notebook(c='#8a4f33', edge='#efe4cf'):
    """A hand-bound leather notebook, tied with a wrapped thong; a pencil lies beside it."""
    hide = M.leather(c, 1.6, 0.46)
    inner_w, inner_h, thick = 1.06, 1.46, 0.22
    plank((inner_w, thick, inner_h), (0.03, 0, inner_h / 2 + 0.05), M.pages(edge), 0.01)
    for sy in (-1, 1):
        outline = [(-0.56, 0.0), (0.585, 0.0), (0.62, 0.035), (0.62, 1.525), (0.585, 1.56), (-0.56, 1.56)]
        G.put(G.prism(outline, 0.034, 0.012, hide), (0, sy * (thick / 2 + 0.015), 0))
    spine = []
    for j in range(13):
        z = 1.56 * j / 12
        ring = []
        for k in range(13):
            a = math.pi / 2 + math.pi * k / 12
            ring.append((-0.555 + 0.10 * math.cos(a), (thick / 2 + 0.032) * math.sin(a), z))
        spine.append(ring)
    G.loft(spine, hide, 'spine', closed_ends=False, ring=False, sub=1, solid=0.02)
    thread = M.solid('#e8d8b8', 0.8)
    for z in (0.24, 0.62, 1.0, 1.32):
        G.tube([(-0.655, -0.02, z - 0.05), (-0.668, -0.0, z), (-0.655, 0.02, z + 0.05)], 0.008, thread, n=4, seg=6)
    stitches = []
    for i in range(38):
        stitches.append(((0.585), 0.06 + i * 0.0385, 0))
    for i in range(26):
        stitches.append((-0.42 + i * 0.0395, 0.035, 90))
        stitches.append((-0.42 + i * 0.0395, 1.525, 90))
    for x, z, turn in stitches:
        bead = G.box((0.008, 0.008, 0.022), 0, mat=thread)
        bead.location = (x, -thick / 2 - 0.033, z)
        bead.rotation_euler.y = math.radians(turn)
    thong = M.leather('#5e3420', 2.0, 0.5)
    front = -thick / 2 - 0.047
    back = thick / 2 + 0.047
    for dz in (-0.035, 0.035):
        z = 0.80 + dz
        ring = [
            (-0.50, front, z),
            (0.0, front - 0.004, z + dz * 0.3),
            (0.60, front, z),
            (0.645, 0, z),
            (0.60, back, z),
            (0, back, z),
            (-0.5, back, z),
            (-0.665, 0.0, z),
        ]
        G.tube(ring, 0.016, thong, n=6, closed=True, seg=10)
    knot_x = 0.20
    G.tube(
        [
            (knot_x, front - 0.02, 0.86),
            (knot_x + 0.05, front - 0.05, 0.80),
            (knot_x, front - 0.02, 0.74),
            (knot_x - 0.05, front - 0.05, 0.80),
        ],
        0.019,
        thong,
        n=6,
        closed=True,
        seg=10,
    )
    for sx, end in ((-1, 0.40), (1, 0.33)):
        G.tube(
            [(knot_x, front - 0.03, 0.79), (knot_x + sx * 0.06, front - 0.03, 0.64), (knot_x + sx * 0.045, front - 0.02, end)],
            [0.016, 0.015, 0.013],
            thong,
            n=8,
            seg=10,
        )
    emblem = G.text('notes', 0.15, M.leather('#5a2f1c', 2.0, 0.5), 'script', 0.002)
    emblem.location = (0.02, front + 0.013, 1.22)
    hexagon = M.solid('#2f4a4a', 0.4)
    pencil = [G.tube([(0, 0, 0), (0, 0, 1.0)], 0.036, hexagon, smooth=False, seg=6)]
    pencil.append(G.put(G.lathe([(0.036, 0), (0.010, 0.12), (0.0, 0.15)], 24, M.wood('#d9b483', axis=2, s=2), 'tip', auto=30), (0, 0, 1.0)))
    pencil.append(G.put(G.lathe([(0.012, 0), (0.0, 0.035)], 16, M.solid('#2a2a2c', 0.5), 'lead'), (0, 0, 1.118)))
    pencil.append(G.put(G.cylinder(0.038, 0.07, 0.004, M.brushed('#b08d57', 0.3), 24), (0, 0, -0.05)))
    G.group(pencil, (-0.30, -0.52, 0.034), (90, 0, 62))
