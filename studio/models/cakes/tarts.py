"""Berry tart and cheesecake."""
import math
import random

from mathutils import Euler, Vector

from kit import materials as M
from kit import shapes as G
from models.cakes.toppings import blueberry, cake_layer, dusted, raspberry, strawberry_obj
from models.catalog import product
from models.food.table import CAKE_BG, GOLDEN, cake_stand, lay, leaf_at, plate, slab


@product('fruit_tart', 'cakes', view='three_quarter', az=0, el=44, bg=CAKE_BG, wb=(0.985, 1, 1.03), fill=0.88)
def fruit_tart():
    """Fluted butter pastry, custard and rings of berries."""
    plate(1.46, M.ceramic('#f1ece3', 0.25))
    pastry = M.crust('#c98a45', 0.9)

    def flute(a, r, z):
        return r * (1 + 0.022 * math.cos(a * 36)) if r > 1.0 else r

    p = [
        (0, 0.08),
        (1.0, 0.08),
        (1.10, 0.10),
        (1.22, 0.22),
        (1.30, 0.42),
        (1.30, 0.46),
        (1.26, 0.475),
        (1.22, 0.46),
        (1.16, 0.38),
        (0, 0.36),
    ]
    G.lathe(p, 288, pastry, 'case', auto=50, wob=flute)
    G.lathe(
        [(0, 0.40), (1.0, 0.40), (1.17, 0.405), (1.20, 0.39)], 96, M.skin('#f0cd6a', '#e8bd55', rough=0.25, coat=0.3), 'custard', auto=180
    )
    n = 20
    for i in range(n):
        a = math.tau * i / n
        raspberry((1.02 * math.cos(a), 1.02 * math.sin(a), 0.42), 0.25, (12 * math.sin(i * 5), 12 * math.cos(i * 3), i * 40))
    n = 18
    for i in range(n):
        a = math.tau * (i + 0.5) / n
        blueberry((0.77 * math.cos(a), 0.77 * math.sin(a), 0.50), 0.125, (40 * math.sin(i * 3.3), 40 * math.cos(i * 2.1), 0))
    n = 8
    for i in range(n):
        a = math.tau * i / n
        g = strawberry_obj('#c4202c', i, 60, leaf=False)
        g.scale = (0.40,) * 3
        e = Euler((math.radians(-62), 0, a + math.pi / 2))
        g.rotation_euler = e
        g.location = Vector((0.48 * math.cos(a), 0.48 * math.sin(a), 0.58)) - (e.to_matrix() @ Vector((0, 0, 0.2)))
    for i in range(5):
        a = math.tau * i / 5
        blueberry((0.13 * math.cos(a), 0.13 * math.sin(a), 0.60), 0.125, (30 * math.sin(i), 30 * math.cos(i), 0))
    blueberry((0, 0, 0.76), 0.125, (-20, 10, 0))
    for a in (20, 150, 260):
        t = math.radians(a)
        leaf_at((0.10 * math.cos(t), 0.10 * math.sin(t), 0.74), (10, 0, a - 90), 0.30, 0.12, '#5c9a4e', 0.5)


@product('cheesecake', 'cakes', view='three_quarter', az=0, el=24, bg=CAKE_BG, wb=(0.985, 1, 1.03))
def cheesecake():
    """Baked cheesecake on a biscuit base under a blueberry compote."""
    cake_stand(1.5, M.ceramic('#efe7dc', 0.3), 0.34)
    G.displace(cake_layer(1.16, 0.35, 0.20, M.sponge('#a86c34', 1.6), 2, 0.012, 'base'), 0.015, 9, 3)
    cake_layer(1.145, 0.545, 0.56, M.cream('#f6e3bb', 0.55), 3, 0.006, 'filling')
    m = M.skin('#4a1f45', '#2b1030', rough=0.1, s=2, coat=0.6)
    K = 22
    rnd = random.Random(6)
    drop = [rnd.uniform(0.04, 0.26) for _ in range(K)]

    def run(a, r, z):
        """Pull the compote's edge down into drops."""
        q = a / math.tau * K
        t = q - int(q)
        w = max(0, 1 - abs(2 * t - 1) ** 2.4) ** 0.5
        if z < 1.06:
            return (r, 1.08 - (1.08 - z) * (0.2 + drop[int(q) % K] * w * 4))
        return r

    G.lathe(
        [(1.152, 0.90), (1.172, 0.93), (1.178, 1.0), (1.172, 1.05), (1.14, 1.115), (1.0, 1.128), (0.5, 1.13), (0, 1.13)],
        352,
        m,
        'compote',
        auto=180,
        wob=run,
    )
    for i in range(58):
        r = 1.0 * math.sqrt((i + 0.5) / 58)
        a = i * GOLDEN
        blueberry(
            (r * math.cos(a), r * math.sin(a), 1.175 + 0.02 * math.sin(i * 5)),
            0.105 + 0.012 * math.sin(i * 3),
            (50 * math.sin(i * 2.3), 50 * math.cos(i * 1.7), 0),
        )
    for i in range(12):
        r = 0.34 * math.sqrt((i + 0.5) / 12)
        a = i * GOLDEN
        blueberry((r * math.cos(a), r * math.sin(a), 1.32), 0.105, (40 * math.sin(i * 2.3), 40 * math.cos(i * 1.7), 0))
    for a in (30, 170, 280):
        t = math.radians(a)
        leaf_at((0.08 * math.cos(t), 0.08 * math.sin(t), 1.42), (12, 0, a - 90), 0.34, 0.13, '#5c9a4e', 0.5)


@product('swiss_roll', 'cakes', view='three_quarter', az=34, el=20, bg=CAKE_BG, wb=(0.985, 1, 1.03))
def swiss_roll(sp='#dba65c', filling='#f6d9d6'):
    """A rolled sponge with raspberry cream, the first slice cut."""

    def spiral(r_of, a0, a1, n=130):
        """Points along an Archimedean spiral."""
        return [(r_of(a) * math.cos(a), r_of(a) * math.sin(a)) for a in [a0 + (a1 - a0) * i / n for i in range(n + 1)]]

    def roll(depth, seed=0):
        """Sponge spiral with its cream, `depth` long."""
        turns = 2.55 * math.tau
        pitch = 0.235 / math.tau
        a0, a1 = -0.2, turns
        outer = spiral(lambda a: 0.20 + pitch * a, a0, a1)
        inner = spiral(lambda a: 0.20 + pitch * a - 0.155, a0 + 0.3, a1)
        sponge = G.prism(outer + inner[::-1], depth, 0.014, dusted(sp, amount=0.45), 'sponge', res=2)
        cream_ring = spiral(lambda a: 0.20 + pitch * a - 0.08, a1 - math.tau, a1, 72)
        cream = G.prism(cream_ring, depth - 0.05, 0.01, M.cream(filling), 'cream', res=2)
        for v in sponge.data.vertices:
            v.co.x += 0.006 * math.sin(v.co.z * 31 + seed)
        sponge.location.z = cream.location.z = 0.80
        cream.location.z = 0.80
        return G.group([sponge, cream])

    body = roll(2.2)
    body.location = (0, 0.75, 0)
    piece = roll(0.30, 2)
    lay(piece, (0.05, -1.02, 0.12), (-74, 0, 0))
    piece.location = (0.06, -1.55, 0.20)
    board = slab(1.15, 2.25, 0.07, M.wood('#a9764a', axis=1, s=0.8), 5, 0.03, 'board')
    board.location = (0, -0.25, -0.035)
    for x, y, t in ((0.92, -0.75, 30), (-0.86, -0.62, -20), (0.86, -1.02, 70)):
        raspberry((x, y, 0.0), 0.26, (t, t, 0))
