"""Pothos and Boston fern."""
import math
import random

from mathutils import Euler, Vector
import bpy

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.furniture.parts import GOLDEN, place, rod


def heart_leaf(length, mat, seed=0, wave=0.05):
    """A pothos leaf: heart-shaped, glossy, gently arched; grows along +y."""

    def outline(t):
        return (math.sin(math.pi * min(1, t**0.55)) ** 0.75) * (1.05 - 0.30 * t)

    me = G.leaf_mesh(length, length * 0.40, 0.24, 0.38, nu=9, nv=14, wave=wave, seed=seed, shape=outline)
    me.materials.append(mat)
    return me


@product('trailing_pothos', 'plants', view='front', el=6)
def trailing_pothos(pot='#efe6d8', timber='#a8744a'):
    """A trailing pothos on a slim wooden stand, its vines hanging to different lengths."""
    wood = M.wood(timber, axis=2, s=1.6)
    across = M.wood(timber, axis=0, s=1.6)
    high = 1.42
    for k in range(3):
        a = math.radians(90 + 120 * k)
        d = Vector((math.cos(a), math.sin(a), 0))
        G.tube([d * 0.36, d * 0.30 + Vector((0, 0, high * 0.5)), d * 0.25 + Vector((0, 0, high))], [0.020, 0.028, 0.026], wood, n=5, seg=18)
        rod(d * 0.318 + Vector((0, 0, 0.40)), Vector((0, 0, 0.40)), 0.016, across)
    G.put(G.cylinder(0.31, 0.045, 0.012, across, 72), (0, 0, high - 0.01))
    base = high + 0.035
    profile = [(0, 0), (0.19, 0), (0.21, 0.015), (0.265, 0.20), (0.27, 0.36), (0.262, 0.375), (0.245, 0.37), (0.24, 0.30), (0, 0.28)]
    planter = G.lathe([profile[0]] + G.smooth_path(profile[1:], 5), 96, M.ceramic(pot, 0.35), 'pot', auto=60)
    planter.location.z = base
    rim = base + 0.37
    soil = G.lathe([(0, rim - 0.04), (0.24, rim - 0.05)], 40, M.soil(), 'soil')
    G.displace(soil, 0.02, 10, 3)
    green = M.leaf('#4c7f42', veins=6, rough=0.30, vein_c='#8fb06f')
    light = M.leaf('#86a84f', veins=6, rough=0.32, vein_c='#c6d88f')
    meshes = [heart_leaf(0.24, green, 1), heart_leaf(0.24, green, 2, 0.08), heart_leaf(0.22, light, 3)]
    stem_mat = M.skin('#7c9a55', rough=0.5)
    rnd = random.Random(6)
    vines = [
        (-100, 1.35),
        (-55, 0.62),
        (-140, 0.80),
        (-20, 1.10),
        (-78, 0.40),
        (180, 0.95),
        (20, 0.55),
        (-118, 0.30),
        (60, 0.6),
        (130, 0.7),
        (-35, 0.30),
        (-160, 0.42),
    ]
    for azimuth, drop in vines:
        a = math.radians(azimuth)
        d = Vector((math.cos(a), math.sin(a), 0))
        across_ = Vector((-d.y, d.x, 0))
        sway = rnd.uniform(-0.10, 0.10)
        points = [d * 0.10 + Vector((0, 0, rim - 0.04)), d * 0.23 + Vector((0, 0, rim + 0.11)), d * 0.35 + Vector((0, 0, rim + 0.02))]
        steps = max(2, int(drop / 0.2))
        for k in range(1, steps + 1):
            t = k / steps
            points.append(
                d * (0.37 + 0.03 * math.sin(t * 4 + a)) + across_ * sway * math.sin(t * 5) + Vector((0, 0, rim + 0.02 - drop * t))
            )
        G.tube(points, [0.010, 0.009, 0.006], stem_mat, n=6, seg=8)
        line = [Vector(p) for p in G.smooth_path(points, 12)]
        travelled = 0.0
        side = 1
        for k in range(2, len(line)):
            travelled += (line[k] - line[k - 1]).length
            if travelled < 0.105:
                continue
            travelled = 0.0
            side = -side
            t = k / len(line)
            turn = a - math.pi / 2 + side * rnd.uniform(0.25, 0.95)
            lift = rnd.uniform(-1.05, -0.55) if line[k].z < rim else rnd.uniform(-0.35, 0.25)
            place(
                meshes[rnd.choice((0, 1, 0, 1, 2))],
                line[k],
                Euler((lift, side * rnd.uniform(0, 0.3), turn)),
                (1.12 - 0.45 * t) * rnd.uniform(0.85, 1.1),
                1,
            )
    for k in range(16):
        a = k * GOLDEN
        r = 0.05 + 0.15 * math.sqrt(k / 16)
        start = Vector((r * math.cos(a), r * math.sin(a), rim - 0.05))
        tip = start + Vector((math.cos(a) * 0.10, math.sin(a) * 0.10, rnd.uniform(0.10, 0.24)))
        G.tube([start, start.lerp(tip, 0.5) + Vector((0, 0, 0.03)), tip], [0.008, 0.006], stem_mat, n=4, seg=6)
        place(meshes[k % 3], tip, Euler((rnd.uniform(-0.4, 0.3), rnd.uniform(-0.3, 0.3), a - math.pi / 2)), rnd.uniform(0.75, 1.05), 1)


def frond_mesh(length, width, arch, mat, pairs=26, seed=0):
    """A fern frond along +y: a curved midrib with narrowing pairs of leaflets, as one mesh."""
    rnd = random.Random(seed)
    verts, faces, uv = [], [], []

    def spine(t):
        a = arch * t
        return Vector((0.04 * length * math.sin(t * 3 + seed), length * math.sin(a) / arch, length * (math.cos(a) - 1) / arch * 0.9))

    for i in range(pairs):
        t = 0.10 + 0.90 * i / pairs
        p = spine(t)
        ahead = (spine(min(1, t + 0.02)) - spine(t - 0.02)).normalized()
        w = width * (math.sin(math.pi * min(1, 0.10 + 0.90 * t**0.75)) ** 0.7) * rnd.uniform(0.92, 1.06)
        for side in (-1, 1):
            out = (Vector((side, 0, 0)) + ahead * 0.30 + Vector((0, 0, -0.18 + rnd.uniform(-0.12, 0.12)))).normalized()
            half = length / pairs * 0.40
            b = len(verts)
            for k, wide in enumerate((0.35, 1.0, 0.95, 0.65, 0.0)):
                q = p + out * w * (k / 4) + Vector((0, 0, -0.10 * w * (k / 4) ** 2))
                verts += [q - ahead * half * wide, q + Vector((0, 0, -0.10 * half)), q + ahead * half * wide]
                uv += [(0, k / 4), (0.5, k / 4), (1, k / 4)]
            for k in range(4):
                e = b + k * 3
                faces += [(e, e + 1, e + 4, e + 3), (e + 1, e + 2, e + 5, e + 4)]
    b = len(verts)
    steps = 14
    for i in range(steps + 1):
        p = spine(i / steps)
        r = 0.010 * length * (1.2 - i / steps)
        verts += [p + Vector((-r, 0, 0)), p + Vector((0, 0, r)), p + Vector((r, 0, 0))]
        uv += [(0.5, 0)] * 3
    for i in range(steps):
        e = b + i * 3
        faces += [(e, e + 1, e + 4, e + 3), (e + 1, e + 2, e + 5, e + 4)]
    me = bpy.data.meshes.new('frond')
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.polygons.foreach_set('use_smooth', [True] * len(faces))
    layer = me.uv_layers.new(name='UVMap')
    for loop in me.loops:
        layer.data[loop.index].uv = uv[loop.vertex_index]
    me.materials.append(mat)
    return me


@product('boston_fern', 'plants', view='front', el=10, fill=0.88)
def boston_fern(pot='#93a0a6'):
    """A full Boston fern in a footed glazed pot."""
    glaze = M.ceramic(pot, 0.25)
    profile = [
        (0, 0),
        (0.24, 0),
        (0.25, 0.02),
        (0.26, 0.06),
        (0.34, 0.32),
        (0.40, 0.60),
        (0.41, 0.74),
        (0.43, 0.77),
        (0.425, 0.80),
        (0.39, 0.795),
        (0.38, 0.72),
        (0, 0.68),
    ]
    G.lathe([profile[0]] + G.smooth_path(profile[1:], 5), 96, glaze, 'pot', auto=60)
    soil = G.lathe([(0, 0.75), (0.38, 0.74)], 40, M.soil(), 'soil')
    G.displace(soil, 0.02, 10, 3)
    deep = M.leaf('#4a7d3f', veins=1, rough=0.5, vein_c='#6f9a58')
    fresh = M.leaf('#7fa854', veins=1, rough=0.5, vein_c='#9fc070')
    meshes = []
    for s in range(6):
        meshes.append(frond_mesh(1.0, 0.125, (1.5, 1.9, 1.2, 1.7, 1.0, 1.4)[s], fresh if s == 4 else deep, 30, s))
    rnd = random.Random(2)
    count = 84
    for i in range(count):
        t = i / (count - 1)
        a = i * GOLDEN + rnd.uniform(-0.15, 0.15)
        lift = 1.50 - 0.95 * t + rnd.uniform(-0.14, 0.14)
        r = 0.04 + 0.20 * t
        size = (0.95 + 0.22 * math.sin(math.pi * min(1, t * 0.9 + 0.1))) * rnd.uniform(0.88, 1.08)
        kind = (2, 4, 5)[i % 3] if t < 0.30 else (0, 1, 3, 5)[i % 4]
        place(meshes[kind], (r * math.cos(a), r * math.sin(a), 0.73), Euler((lift, rnd.uniform(-0.2, 0.2), a - math.pi / 2)), size)
