"""Avocados, lemons, apples and pumpkin."""
import math

from mathutils import Euler, Vector

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.food.table import COOL, FOOD_BG, deep_bowl, lay, leaf_at, rings_face, slab


AVOCADO = G.smooth_path(
    [(0, 0), (0.17, 0.012), (0.35, 0.15), (0.43, 0.42), (0.385, 0.70), (0.27, 0.95), (0.17, 1.12), (0.08, 1.19), (0, 1.20)], 6
)


def avocado_skin():
    """Nearly black green, pebbled."""
    m = M.N('avocado')
    pebble = m.nd('TexVoronoi', Vector=m.tc(), Scale=24.0).outputs['Distance']
    f = m.noise(5, 4, 0.6).outputs[0]
    col = m.ramp(f, [(0.3, '#20261a'), (0.55, '#36432a'), (0.8, '#51603a')])
    return m.pr(Base_Color=col, Roughness=0.42, Specular=0.5, Normal=m.bump(m.math('SUBTRACT', 1, pebble), 0.55, 0.03))


def avocado(half=False, pit=True):
    """One avocado along z; a half faces -y."""
    body = G.lathe(AVOCADO, 72, avocado_skin(), 'avocado', auto=180)
    if not half:
        nub = G.tube([(0, 0, 1.18), (0.01, 0, 1.25)], [0.05, 0.04], M.bark('#6b553a'), n=2, seg=10)
        return G.group([body, nub])
    for v in body.data.vertices:
        v.co.y = max(0, v.co.y)
    outline = [(r, z) for r, z in AVOCADO] + [(-r, z) for r, z in AVOCADO[::-1][1:-1]]
    stops = [(0.0, '#e9dd8f'), (0.55, '#e4dd8b'), (0.80, '#c6cf6b'), (0.93, '#8fae48'), (0.975, '#4f6b2c'), (1.0, '#2c3620')]
    parts = [body, rings_face(outline, (0, 0.46), stops, 0.38)]
    if pit:
        stone = G.ico(0.205, 4, M.skin('#8a5128', '#5c3216', rough=0.34, s=2, bump=0.15), 'pit')
        stone.scale = (1, 0.75, 1.08)
        stone.location = (0, -0.03, 0.42)
        parts.append(stone)
    else:
        hollow = G.ico(0.205, 4, M.solid('#cfc774', 0.5), 'hollow')
        hollow.scale = (1, 0.03, 1.08)
        hollow.location = (0, -0.004, 0.42)
        parts.append(hollow)
    return G.group(parts)


@product('avocados', 'food', view='three_quarter', el=40, az=0, bg=FOOD_BG, wb=COOL, fill=0.86)
def avocados():
    """Two whole avocados and a cut pair on a round board."""
    slab(1.46, 1.36, 0.07, M.wood('#b98a5c', axis=0, s=0.8), 2.3, 0.03, 'board')
    lay(avocado(), (-0.10, 0.80, 0.48), (86, 0, -62))
    lay(avocado(), (0.40, 0.28, 0.50), (90, 0, 152))
    lay(avocado(True), (-0.46, -0.86, 0.14), (-62, 0, 12))
    lay(avocado(True, False), (0.54, -0.92, 0.20), (-70, 0, -20))


LEMON = G.smooth_path(
    [
        (0, 0),
        (0.05, 0.008),
        (0.085, 0.05),
        (0.16, 0.13),
        (0.34, 0.30),
        (0.415, 0.58),
        (0.35, 0.86),
        (0.18, 1.05),
        (0.10, 1.13),
        (0.065, 1.19),
        (0, 1.21),
    ],
    6,
)


def lemon_skin(c='#f0c22e'):
    """Pored citrus peel."""
    m = M.N('peel')
    pores = m.nd('TexVoronoi', Vector=m.tc(), Scale=34.0).outputs['Distance']
    f = m.noise(2.5, 3).outputs[0]
    col = m.ramp(f, [(0.3, S.mix(c, '#c98a10', 0.35)), (0.65, c)])
    return m.pr(Base_Color=col, Roughness=0.36, Specular=0.5, Normal=m.bump(pores, 0.28, 0.02))


def lemon(seed=0):
    """A whole lemon along z."""
    k = seed * 1.3
    o = G.lathe(LEMON, 64, lemon_skin(), 'lemon', auto=180, wob=lambda a, r, z: r * (1 + 0.02 * math.sin(3 * a + k + z * 3)))
    return G.group([o])


def citrus_half(r=0.42, c='#f0c22e', flesh='#f3d35c', n=9):
    """Half a citrus fruit, cut face up at z=r."""
    prof = [(0, 0)] + [(r * math.sin(t), r - r * 1.06 * math.cos(t)) for t in [math.pi / 2 * i / 14 for i in range(1, 15)]]
    parts = [G.lathe(prof, 64, lemon_skin(c), 'rind', auto=180)]
    parts.append(G.lathe([(r, r - 0.001), (r * 0.985, r + 0.006), (0, r + 0.006)], 64, M.solid('#f4e6b4', 0.6), 'pith', auto=60))
    pulp = M.skin(flesh, S.mix(flesh, '#d99a1a', 0.35), rough=0.18, s=5, coat=0.4, bump=0.35)
    for i in range(n):
        a = math.tau * i / n
        w = math.tau / n * 0.42
        pts = [
            (r * 0.10, 0),
            (r * 0.5, r * 0.5 * math.tan(w) * 0.95),
            (r * 0.82, r * 0.82 * math.tan(w) * 0.88),
            (r * 0.87, 0),
            (r * 0.82, -r * 0.82 * math.tan(w) * 0.88),
            (r * 0.5, -r * 0.5 * math.tan(w) * 0.95),
        ]
        seg = G.prism(pts, 0.03, 0.010, pulp, 'segment', smooth=4)
        seg.rotation_euler = (-math.pi / 2, 0, a)
        seg.location = (0, 0, r + 0.006)
        parts.append(seg)
    return G.group(parts)


@product('lemons', 'food', view='three_quarter', el=25, az=0, bg=FOOD_BG, wb=COOL)
def lemons():
    """Lemons heaped in a blue-grey stoneware bowl with a cut half in front."""
    deep_bowl(M.ceramic('#8fa3ab', 0.4, '#5d7078'), 1.2, 0.72)
    places = [
        (-0.55, -0.30, 0.66, 80, 30),
        (0.30, -0.55, 0.64, 85, 110),
        (0.66, 0.20, 0.68, 75, 200),
        (-0.15, 0.50, 0.66, 80, 280),
        (-0.72, 0.32, 0.72, 70, 330),
        (0.02, -0.02, 1.02, 78, 55),
        (0.10, 0.42, 1.05, 82, 150),
    ]
    for i, (x, y, z, tilt, turn) in enumerate(places):
        g = lemon(i)
        g.scale = (0.92,) * 3
        e = Euler((math.radians(tilt), 0, math.radians(turn)))
        g.rotation_euler = e
        g.location = Vector((x, y, z)) - (e.to_matrix() @ Vector((0, 0, 0.56)))
    for loc, rot in (((0.34, -0.30, 1.08), (12, 20, -60)), ((-0.36, -0.24, 1.02), (14, -10, 50)), ((0.30, -0.12, 1.22), (24, 0, -140))):
        leaf_at(loc, rot, 0.62, 0.20, '#3f6f36', 0.5)
    half = citrus_half(0.42)
    lay(half, (0.86, -1.18, 0.12), (58, 0, 24))
    other = lemon(9)
    lay(other, (-0.25, -1.40, 0.38), (90, 0, 70))
