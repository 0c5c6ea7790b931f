"""Drip cake and Victoria sponge."""
import math
import random

from mathutils import Euler, Vector

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.cakes.toppings import blueberry, cake_layer, dusted, piped_ring, raspberry, strawberry_obj, swirl
from models.catalog import product
from models.food.table import CAKE_BG, cake_stand, leaf_at


@product('cake', 'cakes', view='three_quarter', az=0, el=16)
def cake(fr='#f6dfd3', drip='#4a2817'):
    """A coated cake with a chocolate run, cream and berries."""
    ms = M.cream(fr, 0.5)
    st = M.ceramic('#fbf7f0', 0.22)
    G.lathe(
        [
            (0, 0),
            (0.55, 0),
            (0.58, 0.02),
            (0.56, 0.05),
            (0.30, 0.12),
            (0.12, 0.22),
            (0.10, 0.35),
            (0.14, 0.50),
            (0.40, 0.56),
            (1.28, 0.58),
            (1.30, 0.60),
            (1.29, 0.635),
            (1.24, 0.63),
            (0, 0.62),
        ],
        96,
        st,
        'stand',
        auto=35,
    )
    G.lathe(
        G.smooth_path([(0, 0.63), (0.2, 0.63)], 1)
        + G.smooth_path([(0.98, 0.63), (1.0, 0.66), (1.0, 0.70)], 3)
        + [(1.0, 0.7 + 0.1 * i) for i in range(1, 9)]
        + G.smooth_path([(1.0, 1.58), (0.985, 1.63), (0.94, 1.65)], 4)
        + [(0.5, 1.652), (0, 1.652)],
        128,
        ms,
        'cake',
        wob=lambda a, r, z: r * (1 + 0.006 * math.sin(a * 5 + z * 7) + 0.004 * math.sin(a * 17 + z * 23)),
        auto=180,
    )
    ch = M.chocolate(drip)
    rnd = random.Random(11)
    K = 30
    dl = [rnd.uniform(0.08, 0.46) for _ in range(K)]
    v, f = [], []
    nu, nv = K * 12, 16

    def length(a):
        q = a / math.tau * K
        i = int(q) % K
        t = q - int(q)
        w = max(0, 1 - abs(2 * t - 1) ** 2.6) ** 0.5
        return 0.05 + dl[i] * w

    rows = [(0.0, 1.668), (0.5, 1.670), (0.90, 1.668), (0.975, 1.662), (1.012, 1.64)]
    for j in range(nv + 1):
        for i in range(nu):
            a = math.tau * i / nu
            if j < 5:
                r, z = rows[j]
            else:
                t = (j - 4) / (nv - 4)
                l = length(a)
                r = 1.018 + 0.012 * math.sin(math.pi * min(1, t)) + (0.014 * (t > 0.8)) - (0.022 if j == nv else 0)
                z = 1.64 - l * t
            v.append((max(r, 0.001) * math.cos(a), max(r, 0.001) * math.sin(a), z))
    for j in range(nv):
        for i in range(nu):
            i2 = (i + 1) % nu
            f.append((j * nu + i, j * nu + i2, (j + 1) * nu + i2, (j + 1) * nu + i))
    G.obj(v, f, 'drip', ch, auto=180)
    cm = M.cream('#fff6ea')
    for i in range(10):
        s = swirl(cm, 0.17, 0.24)
        a = math.tau * i / 10
        s.location = (0.76 * math.cos(a), 0.76 * math.sin(a), 1.665)
    for i in range(10):
        a = math.tau * (i + 0.5) / 10
        if i % 2:
            g = strawberry_obj('#c4202c', i, 60)
            g.scale = (0.20,) * 3
            g.location = (0.76 * math.cos(a), 0.76 * math.sin(a), 1.86)
            g.rotation_euler = (math.pi + rnd.uniform(-0.3, 0.3), rnd.uniform(-0.3, 0.3), 0)
        else:
            q = G.ico(0.085, 3, M.skin('#2f3a5f', '#1d2340', rough=0.4, sss=0.0))
            q.location = (0.77 * math.cos(a), 0.77 * math.sin(a), 1.74)
    b0 = G.ico(0.07, 3, M.skin('#2f3a5f', '#1d2340', rough=0.4, sss=0.0))
    for i in range(9):
        r = 0.36 * math.sqrt(rnd.random())
        a = rnd.uniform(0, math.tau)
        G.copy(b0, (r * math.cos(a), r * math.sin(a), 1.73))
    b0.location = (0.1, 0, 1.8)
    for i in range(4):
        g = strawberry_obj('#c4202c', 30 + i, 70)
        g.scale = (0.25,) * 3
        a = i * 1.57 + 0.4
        g.location = (0.20 * math.cos(a), 0.20 * math.sin(a), 1.92)
        g.rotation_euler = (math.radians(180 + 28 * math.sin(a)), math.radians(28 * math.cos(a)), 0)
    me = G.leaf_mesh(0.22, 0.085, 0.25, 0.5)
    me.materials.append(M.leaf('#5c9a4e', veins=6, rough=0.45))
    for i in range(7):
        e = S.new_object('mint', me)
        a = i * 0.9
        e.location = (0.26 * math.cos(a), 0.26 * math.sin(a), 1.70)
        e.rotation_euler = (0.5, 0, a - 1.57)


@product('drip_cake', 'cakes', view='three_quarter', az=0, el=16, bg=CAKE_BG, wb=(0.985, 1, 1.03))
def drip_cake():
    """The studio's drip cake: cream coat, dark chocolate run, berries."""
    cake('#f6e9dc', '#42230f')


@product('victoria_sponge', 'cakes', view='three_quarter', az=0, el=15, bg=CAKE_BG, wb=(0.985, 1, 1.03))
def victoria_sponge():
    """Two golden layers, piped cream, raspberry jam, icing sugar and berries, on a stand."""
    cake_stand(1.42, M.ceramic('#e4ebe8', 0.22), 0.56)
    crumb = dusted('#d79a4c', amount=0.1)
    cake_layer(1.12, 0.57, 0.44, crumb, 1)
    jam = M.skin('#a3152c', '#7d0c1e', rough=0.12, coat=0.5)
    G.lathe(
        G.smooth_path([(0, 1.0), (1.0, 1.0), (1.13, 1.02), (1.10, 1.07), (0, 1.08)], 4),
        160,
        jam,
        'jam',
        auto=180,
        wob=lambda a, r, z: r * (1 + 0.022 * math.sin(11 * a) * math.sin(5 * a + 1)),
    )
    cream = M.cream('#fff5e6')
    piped_ring(1.02, 1.04, 26, cream, 0.125)
    G.lathe([(0, 1.06), (0.98, 1.06), (0.98, 1.16), (0, 1.16)], 64, cream, 'filling')
    cake_layer(1.12, 1.16, 0.44, dusted('#d79a4c', amount=0.95), 4)
    rnd = random.Random(3)
    for i in range(3):
        a = math.tau * i / 3 + 0.5
        g = strawberry_obj('#c4202c', i, 70, leaf=True)
        g.scale = (0.36,) * 3
        e = Euler((math.radians(112), 0, a))
        g.rotation_euler = e
        g.location = Vector((0.18 * math.cos(a), 0.18 * math.sin(a), 1.78)) - (e.to_matrix() @ Vector((0, 0, 0.16)))
    for i in range(7):
        a = math.tau * i / 7 + 0.2
        r = 0.42 + 0.06 * math.sin(i * 4.1)
        if i % 2:
            raspberry((r * math.cos(a), r * math.sin(a), 1.62), 0.23, (rnd.uniform(-30, 30), rnd.uniform(-30, 30), 0))
        else:
            blueberry((r * math.cos(a), r * math.sin(a), 1.71), 0.11, (rnd.uniform(-50, 50), rnd.uniform(-50, 50), 0))
    for a in (200, 330, 80):
        t = math.radians(a)
        leaf_at((0.30 * math.cos(t), 0.30 * math.sin(t), 1.66), (22, 0, a - 90), 0.32, 0.12, '#5c9a4e', 0.5)
