"""Orchid."""
import math
import random

from mathutils import Euler, Vector
import bpy

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.festive.parts import place


def orchid_bloom(meshes, size=1.0):
    """One moth orchid flower that faces +z."""
    petal, sepal, lip, core = meshes
    objs = []
    for a in (math.pi / 2, math.pi / 2 + math.tau / 3 * 1.02, math.pi / 2 - math.tau / 3 * 1.02):
        objs.append(place(sepal, (0, 0, -0.015), Euler((0, 0, a - math.pi / 2)), 1, 1))
    for s in (-1, 1):
        objs.append(place(petal, (s * 0.02, 0.02, 0.01), Euler((0.06, 0, -s * 1.32)), 1, 1))
    objs.append(place(lip, (0, -0.02, 0.02), Euler((0.75, 0, math.pi)), 1, 1))
    for s in (-1, 1):
        objs.append(place(lip, (s * 0.03, -0.01, 0.02), Euler((1.0, 0, math.pi - s * 1.2)), 0.6, 1))
    objs.append(place(core, (0, 0.0, 0.06), Euler((0, 0, 0)), 1))
    g = G.group(objs)
    g.scale = (size,) * 3
    return g


@product('orchid_pot', 'flowers', view='front', el=9, light='bright', fill=0.86)
def orchid_pot():
    """A white moth orchid with two arching stems in a matte pot."""
    rnd = random.Random(4)
    G.lathe(
        [(0, 0), (0.27, 0), (0.30, 0.02), (0.37, 0.46), (0.375, 0.50), (0.36, 0.51), (0.34, 0.49), (0.31, 0.44), (0, 0.43)],
        96,
        M.ceramic('#b9a79a', 0.5, matte=True),
        'pot',
        auto=40,
    )
    bark = G.lathe([(0, 0.47), (0.2, 0.475), (0.32, 0.45)], 40, M.soil('#5a3f2c'), 'bark')
    G.displace(bark, 0.04, 12, 3)
    strap = G.leaf_mesh(
        0.86, 0.17, 0.28, 0.62, tip=0.36, nv=20, shape=lambda t: (math.sin(math.pi * min(1, t**0.42 * 1.0)) ** 0.6) if t < 0.97 else 0.2
    )
    strap.materials.append(M.leaf('#3c6b3e', veins=1, rough=0.32, vein_c='#4f8050'))
    for a, tilt, s in ((1.45, 0.42, 1.0), (-1.5, 0.38, 0.95), (0.55, 0.50, 0.85), (-2.5, 0.45, 0.9), (2.5, 0.5, 0.8), (-0.5, 0.75, 0.7)):
        place(strap, (0.05 * math.sin(a), 0.05 * math.cos(a), 0.47), Euler((tilt, 0, -a)), s, 1)
    petal = G.leaf_mesh(
        0.36, 0.27, -0.10, -0.18, tip=0.62, nu=10, nv=14, wave=0.02, shape=lambda t: math.sin(math.pi * (0.05 + 0.95 * t) ** 0.75) ** 0.62
    )
    petal.materials.append(M.petal('#fffaf3', '#fffdf8', '#f7e6ea', 0.5))
    sepal = G.leaf_mesh(0.34, 0.13, -0.08, -0.15, tip=0.6, nu=8, nv=12)
    sepal.materials.append(M.petal('#fbf6ec', '#fffaf2', '#edeacb', 0.5))
    lip = G.leaf_mesh(0.16, 0.075, 0.5, 0.8, tip=0.6, nu=6, nv=8)
    lip.materials.append(M.petal('#c2548a', '#d98ab0', '#e9b84a', 0.5))
    core_o = G.ico(0.035, 2, M.solid('#e9c45a', 0.5), 'core')
    core = core_o.data
    bpy.data.objects.remove(core_o)
    parts = (petal, sepal, lip, core)
    cane = M.solid('#6e7a44', 0.5)
    arcs = (
        [(0.0, 0.02, 0.46), (0.02, 0.02, 1.2), (-0.04, 0.0, 1.90), (-0.28, -0.08, 2.34), (-0.66, -0.16, 2.36), (-0.98, -0.2, 2.02)],
        [(0.04, 0.0, 0.46), (0.12, 0.06, 0.9), (0.16, 0.06, 1.35), (0.36, 0.0, 1.74), (0.72, -0.08, 1.78), (0.98, -0.12, 1.48)],
    )
    for n, arc in enumerate(arcs):
        pts = [Vector(p) for p in G.smooth_path(arc, 10)]
        G.tube(pts, 0.020, cane, 'cane', smooth=False, seg=8)
        blooms = (5, 4)[n]
        for k in range(blooms):
            t = (0.44, 0.42)[n] + 0.53 * k / (blooms - 1)
            p = pts[int(t * (len(pts) - 1))]
            side = 1 if k % 2 else -1
            face = Vector((rnd.uniform(-0.22, 0.22) + (0.25 if n else -0.25), -1, rnd.uniform(-0.05, 0.22)))
            at = p + Vector((side * 0.05, -0.13 - 0.05 * (k % 2), side * 0.12 - 0.05))
            G.tube([p, (p + at) / 2 + Vector((0, 0.02, 0.02)), at + Vector((0, 0.03, 0))], 0.010, cane, seg=6)
            b = orchid_bloom(parts, (0.98 - 0.06 * k))
            b.location = at
            b.rotation_euler = (
                Vector((face.x, face.y, face.z)).normalized().to_track_quat('Z', 'Y')
                @ Euler((0, 0, rnd.uniform(-0.15, 0.15))).to_quaternion()
            ).to_euler()
        for k in range(3):
            p = pts[-1] + (pts[-1] - pts[-6]) * (0.25 * k)
            bud = G.ico(0.055 - 0.012 * k, 2, M.solid('#d9dcae', 0.5), 'bud')
            bud.location = p + Vector((0, -0.02, -0.02))
            bud.scale = (0.8, 0.8, 1.2)
    G.tube([(0.06, 0.06, 0.44), (0.06, 0.06, 1.7)], 0.014, M.wood('#b98955', s=2, axis=2), smooth=False, seg=8)
