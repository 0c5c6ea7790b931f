"""Tomatoes, apples and pumpkin."""
import math
import random

from mathutils import Euler, Vector

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.food.table import COOL, FOOD_BG, front_text, lay


@M.cached
def tomato_skin(c):
    """Ripe skin: deeper below, orange shoulders, a green breath and fine rays around the stalk, tiny specks."""
    n = M.N('tomato_skin')
    sep = n.nd('SeparateXYZ', n.tc())
    around = n.math('ARCTAN2', sep.outputs[0], sep.outputs[1])
    rays = n.noise(1, 3, 0.6, vec=n.nd('CombineXYZ', n.math('MULTIPLY', around, 5.0), n.math('MULTIPLY', sep.outputs[2], 0.6))).outputs[0]
    cloud = n.noise(3.0, 4).outputs[0]
    height = n.math('ADD', sep.outputs[2], n.math('MULTIPLY', n.math('ADD', rays, cloud), 0.07))
    col = n.ramp(height, [(0.08, S.mix(c, '#5d0c08', 0.45)), (0.42, c), (0.66, S.mix(c, '#e0642a', 0.42)), (0.735, '#b9822f')])
    specks = n.nd('TexVoronoi', Vector=n.tc(), Scale=60.0).outputs['Distance']
    col = n.mixc(n.ramp(specks, [(0.06, 0.30), (0.12, 0.0)]), col, '#f0a04a')
    dents = n.noise(7, 3).outputs[0]
    n.pr(Base_Color=col, Roughness=0.24, Specular=0.5, Clearcoat=0.15, Clearcoat_Roughness=0.2, Normal=n.bump(dents, 0.10, 0.02))
    return n.m


def tomato(c='#c8281e', seed=0):
    """One vine tomato, calyx at the top (z=.68)."""
    prof = G.smooth_path([(0, 0.0), (0.16, 0.008), (0.36, 0.12), (0.45, 0.34), (0.40, 0.56), (0.22, 0.665), (0.08, 0.655), (0, 0.63)], 6)
    k = seed * 1.7
    body = G.lathe(
        prof,
        64,
        tomato_skin(c),
        'tomato',
        auto=180,
        wob=lambda a, r, z: r * (1 + 0.030 * math.sin(5 * a + k) * min(1, z * 1.6) ** 2 + 0.030 * math.sin(2 * a + k) + 0.014 * math.sin(3 * a + 2 * k)),
    )
    parts = [body]
    me = G.leaf_mesh(0.30, 0.045, 0.3, -0.35, tip=0.5)
    me.materials.append(M.leaf('#5c8a3c', veins=3, rough=0.5))
    for i in range(6):
        s = S.new_object('sepal', me)
        s.location = (0, 0, 0.655)
        s.rotation_euler = (0.18 + 0.15 * math.sin(i * 2.3 + k), 0, i * math.tau / 6 + k)
        parts.append(s)
    return G.group(parts)


@product('vine_tomatoes', 'food', view='three_quarter', el=44, az=0, rot=54, bg=FOOD_BG, wb=COOL, fill=0.88)
def vine_tomatoes():
    """Six ripe tomatoes on a green truss."""
    green = M.skin('#5f8a3d', '#4c7030', rough=0.55, bump=0.3)
    spots = [(-1.02, -0.30), (-0.62, 0.44), (-0.12, -0.44), (0.32, 0.40), (0.74, -0.34), (1.16, 0.22)]
    vine = [
        (-1.55, 0.02, 0.86),
        (-1.0, 0.06, 0.84),
        (-0.5, 0.0, 0.88),
        (0, 0.04, 0.86),
        (0.5, 0.0, 0.84),
        (0.95, 0.03, 0.76),
        (1.3, 0.1, 0.66),
    ]
    G.tube(vine, [0.05, 0.045, 0.04, 0.036, 0.032, 0.028, 0.02], green, n=8, seg=10)
    for i, (x, y) in enumerate(spots):
        tilt = 38 if y < 0 else -38
        g = tomato(['#b8261c', '#c03a22', '#a91f18'][i % 3], i)
        g.scale = ((1.0, 0.93, 1.05, 0.97, 0.90, 0.84)[i],) * 3
        lay(g, (x, y * 1.05, 0.06), (-tilt * 0.75, 0, 0))
        g.rotation_euler.y = 0.12 * math.sin(i * 2.1)
        e = g.rotation_euler.to_matrix()
        top = Vector(g.location) + e @ Vector((0, 0, 0.64))
        up = Vector(g.location) + e @ Vector((0, 0, 0.80))
        hub = Vector((x * 0.96 - 0.10, 0.03, 0.84))
        G.tube([top, up, (up + hub) / 2 + Vector((0, 0, 0.04)), hub], [0.034, 0.028, 0.026, 0.03], green, n=5, seg=8)


def apple(c='#b3282a', c2='#d9a13c', seed=0):
    """One apple, stem up."""
    prof = G.smooth_path(
        [
            (0, 0.06),
            (0.10, 0.02),
            (0.24, 0.03),
            (0.39, 0.18),
            (0.455, 0.44),
            (0.42, 0.66),
            (0.28, 0.80),
            (0.13, 0.79),
            (0.05, 0.72),
            (0, 0.69),
        ],
        6,
    )
    k = seed * 1.9
    body = G.lathe(
        prof,
        56,
        M.skin(c, c2, rough=0.26, s=1.6, axis=2, coat=0.25, bump=0.03),
        'apple',
        auto=180,
        wob=lambda a, r, z: r * (1 + 0.02 * math.sin(5 * a + k) * max(0, 0.5 - z) + 0.02 * math.sin(2 * a + k)),
    )
    stem = G.tube([(0, 0, 0.68), (0.01, 0, 0.82), (0.05, 0.02, 0.95)], [0.022, 0.018, 0.026], M.bark('#5b4327'), n=4, seg=8)
    return G.group([body, stem])


@product('apples', 'food', view='three_quarter', el=30, az=22, bg=FOOD_BG, wb=COOL, fill=0.86)
def apples():
    """A slatted crate of red apples."""
    W, D, H = 2.5, 1.6, 0.95
    wood = M.wood('#c9a473', axis=0, s=0.8)
    wood_y = M.wood('#c9a473', axis=1, s=0.8)
    for k in range(3):
        z = 0.17 + k * 0.31
        for y in (-D / 2, D / 2):
            G.put(G.box((W, 0.05, 0.24), 0.012, 3, wood, 'slat'), (0, y, z))
        for x in (-W / 2 + 0.03, W / 2 - 0.03):
            G.put(G.box((0.05, D, 0.24), 0.012, 3, wood_y, 'slat'), (x, 0, z))
    for x in (-W / 2 + 0.10, W / 2 - 0.10):
        for y in (-D / 2 + 0.07, D / 2 - 0.07):
            G.put(G.box((0.12, 0.10, H), 0.012, 3, M.wood('#b98f5e', axis=2, s=0.8), 'post'), (x, y, H / 2 + 0.02))
    G.put(G.box((W - 0.05, D - 0.05, 0.05), 0.01, 2, wood, 'base'), (0, 0, 0.06))
    front_text('ORCHARD', 0.15, M.solid('#4a3520', 0.8), (0, -D / 2 - 0.027, 0.48), 'gothic_b', 1.5)
    rnd = random.Random(4)
    n = 0
    for z, nx, ny in ((0.44, 3, 2), (0.86, 3, 2), (1.22, 2, 1)):
        for i in range(nx):
            for j in range(ny):
                x = (i - (nx - 1) / 2) * 0.77 + rnd.uniform(-0.04, 0.04)
                y = (j - (ny - 1) / 2) * 0.74 + rnd.uniform(-0.03, 0.03)
                g = apple(['#b3282a', '#a81f28', '#bd3a2c'][n % 3], '#d9a445', n)
                g.scale = (0.76,) * 3
                e = Euler((rnd.uniform(-0.5, 0.5), rnd.uniform(-0.5, 0.5), rnd.uniform(0, 6)))
                g.rotation_euler = e
                g.location = Vector((x, y, z)) - (e.to_matrix() @ Vector((0, 0, 0.33)))
                n += 1
    g = apple('#b3282a', '#d9a445', 33)
    lay(g, (1.26, -1.10, 0.30), (58, 0, 30))
    g.scale = (0.78,) * 3


@product('pumpkin', 'food', view='three_quarter', el=17, az=0, bg=FOOD_BG, wb=COOL)
def pumpkin(c='#cf6a22'):
    """A squat ribbed Hokkaido pumpkin with its cork stem."""
    prof = G.smooth_path(
        [
            (0, 0.10),
            (0.22, 0.03),
            (0.52, 0.02),
            (0.86, 0.20),
            (1.02, 0.58),
            (0.93, 0.98),
            (0.62, 1.24),
            (0.30, 1.26),
            (0.12, 1.18),
            (0, 1.14),
        ],
        9,
    )
    n = 11

    def ribs(a, r, z):
        """Eleven ribs, slightly uneven."""
        q = abs(math.cos(a * n / 2 + 0.15 * math.sin(a * 2)))
        return r * (0.90 + 0.10 * (q**0.55) + 0.02 * math.sin(a * 3 + 1))

    G.lathe(prof, 264, M.skin(c, S.mix(c, '#9c3c10', 0.45), rough=0.4, s=1.6, bump=0.14), 'pumpkin', wob=ribs, auto=180)
    bark = M.bark('#9a8a5f')
    path = [(0, 0, 1.12), (0.0, 0, 1.26), (0.05, -0.02, 1.46), (0.16, -0.05, 1.62)]
    o = G.tube(path, [0.24, 0.15, 0.10, 0.13], bark, n=8, seg=40)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        v.co.x *= 1 + 0.10 * math.cos(a * 6)
        v.co.y *= 1 + 0.10 * math.cos(a * 6)
