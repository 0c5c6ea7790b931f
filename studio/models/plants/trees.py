"""Fiddle-leaf fig and olive tree."""
import math
import random

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.furniture.parts import GOLDEN, place
from models.plants.pots import pot_round


@product('fiddle_fig', 'plants', view='front', el=8)
def fiddle_fig(pot='#e9e2d6'):
    """A young fiddle-leaf fig with a bare stem and big violin-shaped leaves."""
    top = pot_round(0.36, 0.56, M.ceramic(pot, 0.4, '#8a6b4d', matte=True), 0.82)
    stem = [(0, 0, top - 0.05), (0.03, 0, top + 0.4), (-0.02, 0.02, top + 0.85), (0.02, 0, top + 1.35), (0.0, 0.01, top + 1.90)]
    G.tube(stem, [0.040, 0.034, 0.030, 0.024, 0.014], M.bark('#8b6f54'), n=8, seg=14)
    path = [Vector(p) for p in G.smooth_path(stem, 12)]

    def fiddle(t):
        return max(0, math.sin(math.pi * min(1, t * 1.02) ** 1.15)) ** 0.55 * (
            0.60 + 0.42 * t - 0.20 * math.exp(-(((t - 0.36) / 0.14) ** 2))
        )

    dark = M.leaf('#3f6b38', veins=7, rough=0.30, vein_c='#a9c48a')
    fresh = M.leaf('#5f8b45', veins=7, rough=0.30, vein_c='#c3d79b')
    meshes = []
    for s in range(5):
        me = G.leaf_mesh(0.70, 0.265, 0.20, 0.36, nu=12, nv=22, wave=0.10, seed=s, shape=fiddle, twist=(0.1, -0.15, 0.2, 0, -0.1)[s])
        me.materials.append(fresh if s == 4 else dark)
        meshes.append(me)
    rnd = random.Random(4)
    count = 34
    for i in range(count):
        t = i / (count - 1)
        p = path[int((0.30 + 0.70 * t) * (len(path) - 1))]
        a = i * GOLDEN + 0.5
        lift = 0.02 + 1.08 * t**1.5 + rnd.uniform(-0.34, 0.28)
        d = Vector((math.cos(a), math.sin(a), 0))
        q = p + d * 0.06 + Vector((0, 0, 0.03))
        G.tube([p, q], [0.010, 0.008], M.skin('#6f8f4e', rough=0.5), smooth=False, seg=8)
        size = (1.14 - 0.42 * t**2) * rnd.uniform(0.80, 1.08)
        place(meshes[4 if t > 0.86 else i % 4], q, (lift, rnd.uniform(-0.45, 0.45), a - math.pi / 2 + rnd.uniform(-0.3, 0.3)), size, 1)


@product('olive_tree', 'plants', view='front', el=8)
def olive_tree(pot='#bd8a6c'):
    """A standard olive: slender trunk, airy silver-green crown, a few olives, a terracotta pot."""
    clay = M.terracotta(pot)
    profile = [
        (0, 0),
        (0.26, 0),
        (0.28, 0.02),
        (0.345, 0.40),
        (0.385, 0.405),
        (0.395, 0.42),
        (0.405, 0.54),
        (0.395, 0.555),
        (0.37, 0.55),
        (0.36, 0.46),
        (0, 0.45),
    ]
    G.lathe(profile, 96, clay, 'pot', auto=40)
    soil = G.lathe([(0, 0.51), (0.2, 0.51), (0.372, 0.50)], 48, M.soil(), 'soil')
    G.displace(soil, 0.02, 10, 3)
    bark = M.bark('#8d7a66')
    trunk = [(0, 0, 0.46), (0.03, 0.01, 0.75), (-0.02, 0, 1.05), (0.015, 0.01, 1.32)]
    G.tube(trunk, [0.058, 0.044, 0.040, 0.036], bark, n=8, seg=16)
    fork = Vector((0.015, 0.01, 1.32))
    centre = Vector((0.0, 0.0, 1.78))
    rnd = random.Random(9)
    top_leaf = M.leaf('#97a689', veins=2, rough=0.55, vein_c='#aebb9c')
    pale_leaf = M.leaf('#c6cfbb', veins=2, rough=0.6, vein_c='#d3dac9')

    def slim(t):
        return math.sin(math.pi * t**0.85) ** 0.8

    meshes = []
    for s, mat in enumerate((top_leaf, top_leaf, pale_leaf)):
        me = G.leaf_mesh(0.175, 0.024, 0.12, (0.2, 0.5, 0.3)[s], nu=4, nv=7, shape=slim)
        me.materials.append(mat)
        meshes.append(me)
    fruit = G.lathe(
        [(0, -0.036), (0.014, -0.033), (0.026, -0.012), (0.026, 0.012), (0.014, 0.033), (0, 0.036)],
        20,
        M.skin('#4d4a3c', '#7b8049', 0.35),
        'olive',
        smooth=3,
    )
    fruit.location = (0.20, -0.36, 1.62)
    for i in range(62):
        z = 1 - 2 * (i + 0.5) / 62
        a = i * GOLDEN
        flat = math.sqrt(1 - z * z)
        d = Vector((flat * math.cos(a), flat * math.sin(a), z))
        tip = centre + Vector((d.x * 0.56, d.y * 0.56, d.z * 0.60)) * rnd.uniform(0.82, 1.10)
        start = fork.lerp(centre, rnd.uniform(0.0, 0.8))
        mid = start.lerp(tip, 0.55) + Vector((0, 0, 0.10))
        points = [start, mid, tip]
        G.tube(points, [0.014, 0.009, 0.004], bark, n=6, seg=6)
        twig = [Vector(p) for p in G.smooth_path(points, 12)]
        for k in range(6, len(twig)):
            heading = (twig[k] - twig[k - 1]).normalized()
            for side in (-1, 1):
                spin = rnd.uniform(0, math.tau)
                out = (
                    heading * 0.65
                    + heading.orthogonal().normalized().cross(heading) * side * math.cos(spin)
                    + heading.orthogonal().normalized() * side * math.sin(spin)
                ).normalized()
                q = out.to_track_quat('Y', 'Z')
                place(meshes[rnd.randrange(3)], twig[k], q, rnd.uniform(0.8, 1.2))
        if i % 8 == 1:
            o = G.copy(fruit, tip - d * 0.05 - Vector((0, 0, 0.05)))
            o.rotation_euler = (rnd.uniform(-0.4, 0.4), rnd.uniform(-0.4, 0.4), 0)
