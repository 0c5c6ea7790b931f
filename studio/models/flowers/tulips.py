"""Tulip bunch and peony."""
import math
import random

from mathutils import Euler, Vector

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.festive.parts import GOLDEN, blend, facing, grid_mesh, place
from models.flowers.roses import rosehead
from models.flowers.stems import paper_wrap, stem, stem_bundle


def tulip_mesh(c, c2, key, spread=1.0):
    """One tulip petal as a piece of an egg; six of them make a cup."""
    mat = M.petal(c, c2, blend(c, '#f2e6b8', 0.55), 0.45)

    def point(u, t):
        k = u * 2 - 1
        width = 0.98 * math.sin(math.pi * min(1, t * 0.90 + 0.07)) ** 0.46 * (1 - 0.12 * t**4)
        a = k * width
        r = 0.30 * math.sin(math.pi * (0.10 + 0.70 * t**0.85)) ** 0.8 * spread
        r += 0.035 * max(0, t - 0.72) * spread * 2
        z = 0.86 * t - 0.10 * k * k * t**3
        return (r * math.sin(a), -r * math.cos(a), z)

    return grid_mesh(16, 12, point, mat, key)


def tulip(meshes, size=1.0):
    """A closed tulip head, opening +z."""
    objs = []
    for ring in (0, 1):
        for k in range(3):
            s = (1.0, 0.93)[ring]
            objs.append(place(meshes[ring], (0, 0, 0.02 * ring), (0, 0, math.tau * k / 3 + ring * math.pi / 3), (s, s, 1 + 0.03 * ring), 1))
    g = G.group(objs)
    g.scale = (size,) * 3
    return g


@product('tulip_bunch', 'flowers', view='front', el=12)
def tulip_bunch(wrapped=True):
    """Coral tulips, upright in kraft paper with twine, or loose for a bucket."""
    rnd = random.Random(5)
    sets = []
    for k, (c, c2) in enumerate((('#e2714f', '#f0a07c'), ('#e8907a', '#f6c6ae'), ('#d95a4c', '#ee8c6c'))):
        sets.append((tulip_mesh(c, c2, 'tulip%d' % k), tulip_mesh(c, c2, 'tulipin%d' % k, 0.92)))
    count = 13
    leaf = G.leaf_mesh(1.05, 0.13, 0.42, 0.22, tip=0.42, nv=22, wave=0.05)
    leaf.materials.append(M.leaf('#6d9560', veins=1, rough=0.45, vein_c='#7fa870'))
    for i in range(count):
        r = 0.46 * math.sqrt((i + 0.35) / count)
        a = i * GOLDEN + 0.4
        x, y = r * math.cos(a), r * math.sin(a)
        top = Vector((x * 1.25, y * 1.25, 1.46 - 0.55 * r + rnd.uniform(-0.06, 0.10)))
        foot = (x * 0.18, y * 0.18, 0.1) if wrapped else (x * 0.5, y * 0.5, -0.3)
        stem([foot, (x * 0.7, y * 0.7, 0.8), top], 0.026, '#7fa365')
        head = tulip(sets[i % 3], 0.46 * rnd.uniform(0.94, 1.08))
        head.location = top
        head.rotation_euler = facing((x * 0.75, y * 0.75, 1), rnd.uniform(0, 2)).to_euler()
    for i in range(16):
        a = i * 0.393 + rnd.uniform(-0.15, 0.15)
        r = rnd.uniform(0.20, 0.34)
        place(
            leaf,
            (r * math.cos(a), r * math.sin(a), 0.72 if wrapped else 0.36),
            (1.12 + rnd.uniform(-0.12, 0.16), 0, a - math.pi / 2 + rnd.uniform(-0.25, 0.25)),
            rnd.uniform(0.75, 1.0),
            1,
        )
    if wrapped:
        wrapping()


def wrapping():
    """Kraft paper, a white sheet in it, the ends of the stems, and twine."""
    paper_wrap(M.kraft('#c9a27a'), 0.98, 0.40, 0.13, 0.15, 0.06, 1, 5, 0.6)
    paper_wrap(M.paper('#f3e7d8', 0.75, 0.4), 1.02, 0.33, 0.10, 0.16, 0.07, 1, 5, 0.6)
    stem_bundle(0.11, -0.34, 0.10, 13, '#7fa365')
    twine = M.fabric('#8a6a48', 3.0)
    for k in range(4):
        G.tube(
            [
                (0.150 * math.cos(a), 0.150 * math.sin(a), 0.07 + 0.028 * k + 0.006 * math.sin(a))
                for a in [math.tau * i / 40 for i in range(40)]
            ],
            0.015,
            twine,
            'twine',
            closed=True,
            smooth=False,
            seg=8,
        )
    for s in (-1, 1):
        G.tube(
            [(0, -0.16, 0.11), (s * 0.10, -0.22, 0.20), (s * 0.21, -0.22, 0.15), (s * 0.12, -0.20, 0.08), (0, -0.16, 0.11)],
            0.013,
            twine,
            seg=8,
        )
        G.tube([(0, -0.16, 0.11), (s * 0.05, -0.20, 0.0), (s * 0.10, -0.19, -0.16)], 0.013, twine, seg=8)


@product('peony_vase', 'flowers', view='front', el=13)
def peony_vase():
    """One full peony and a bud in a ribbed bud vase."""
    G.lathe(
        [
            (0, 0),
            (0.26, 0),
            (0.31, 0.02),
            (0.37, 0.16),
            (0.39, 0.34),
            (0.34, 0.54),
            (0.20, 0.70),
            (0.125, 0.80),
            (0.115, 0.92),
            (0.135, 1.0),
            (0.125, 1.005),
            (0.10, 0.95),
        ],
        144,
        M.ceramic('#b9c2b4', 0.35),
        'vase',
        smooth=4,
        auto=60,
        wob=lambda a, r, z: r * (1 + 0.018 * math.cos(a * 24) * max(0, min(1, (z - 0.05) * 6)) * max(0, min(1, (0.85 - z) * 5))),
    )
    rnd = random.Random(3)
    stem([(0, 0, 0.85), (0.02, -0.02, 1.15), (0.06, -0.08, 1.46)], 0.026)
    heart = rosehead(0.62, '#f09db0', 2, 44, 0.55)
    heart.location = (0.08, -0.13, 1.78)
    heart.rotation_euler = facing((0.22, -0.62, 1)).to_euler()
    guard = G.petal_mesh(1, 1.15, 0.42, 0.42, 4, base=0.55, nu=12, nv=14, notch=0.10)
    guard.materials.append(M.petal('#f5bcc6', '#fbe2e0', '#e07f94'))
    objs = []
    for ring, (n, tilt, size, z) in enumerate(((6, 0.62, 0.74, -0.14), (7, 0.95, 0.80, -0.20), (7, 1.30, 0.84, -0.25))):
        for k in range(n):
            a = math.tau * k / n + ring * 0.43 + rnd.uniform(-0.1, 0.1)
            objs.append(
                place(
                    guard,
                    (0.14 * math.sin(a), -0.14 * math.cos(a), z),
                    Euler((tilt + rnd.uniform(-0.08, 0.08), rnd.uniform(-0.1, 0.1), a)),
                    size * rnd.uniform(0.94, 1.06),
                    1,
                )
            )
    ring = G.group(objs)
    ring.location = heart.location
    ring.rotation_euler = heart.rotation_euler
    ring.scale = (0.60,) * 3
    leaf = G.leaf_mesh(0.50, 0.10, 0.25, 0.45, wave=0.06)
    leaf.materials.append(M.leaf('#47704a', veins=6, rough=0.4))
    for x, y, z, a, tilt in (
        (0.03, -0.03, 1.10, 1.9, 0.35),
        (0.03, -0.03, 1.14, 1.3, 0.15),
        (0.02, 0, 1.20, -1.7, 0.30),
        (0.02, 0, 1.12, -1.1, 0.05),
        (0.04, -0.05, 1.28, 2.8, 0.2),
        (0.0, 0, 1.05, -2.5, 0.3),
        (0.04, -0.02, 1.32, 0.9, 0.5),
    ):
        place(leaf, (x, y, z), Euler((tilt, 0, -a)), rnd.uniform(0.85, 1.1), 1)
    stem([(-0.02, 0, 0.85), (-0.20, -0.02, 1.15), (-0.56, -0.10, 1.50)], 0.018)
    bud = tulip((tulip_mesh('#e79aa6', '#f4c3c6', 'bud0', 1.12), tulip_mesh('#e79aa6', '#f4c3c6', 'bud1', 1.0)), 0.36)
    bud.location = (-0.56, -0.10, 1.48)
    bud.rotation_euler = facing((-0.3, -0.1, 1)).to_euler()
    sepal = G.leaf_mesh(0.16, 0.06, 0.4, -0.5)
    sepal.materials.append(M.leaf('#5c8350', veins=2))
    for k in range(4):
        place(sepal, (-0.56, -0.10, 1.48), Euler((0.9, 0, math.tau * k / 4)), 1.0)
