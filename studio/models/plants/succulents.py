"""Cactus and echeveria bowl."""
import math
import random

from mathutils import Euler, Vector
import bpy

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.furniture.parts import GOLDEN, blend, place, sweep


def spine_tufts(places, mat, length=0.05, needles=5, seed=1):
    """Tiny cactus spines as one mesh: thin pyramids that stand on (point, normal) pairs."""
    rnd = random.Random(seed)
    verts, faces = [], []
    for point, normal in places:
        for _ in range(needles):
            d = (normal + Vector((rnd.uniform(-0.8, 0.8), rnd.uniform(-0.8, 0.8), rnd.uniform(-0.6, 0.8)))).normalized()
            side = d.orthogonal().normalized() * 0.0035
            other = d.cross(side)
            b = len(verts)
            verts += [
                point + side,
                point - side * 0.5 + other * 0.8,
                point - side * 0.5 - other * 0.8,
                point + d * length * rnd.uniform(0.7, 1.2),
            ]
            faces += [(b, b + 1, b + 3), (b + 1, b + 2, b + 3), (b + 2, b, b + 3)]
    return G.obj(verts, faces, 'spines', mat, smooth=False)


@product('column_cactus', 'plants', view='front', el=9)
def column_cactus(pot='#bd8a6c'):
    """A branching column cactus with ribs, spines and a bloom, in a terracotta pot."""
    clay = M.terracotta(pot)
    profile = [
        (0, 0),
        (0.29, 0),
        (0.31, 0.02),
        (0.385, 0.44),
        (0.43, 0.445),
        (0.44, 0.46),
        (0.45, 0.60),
        (0.44, 0.615),
        (0.41, 0.61),
        (0.40, 0.52),
        (0, 0.50),
    ]
    G.lathe(profile, 96, clay, 'pot', auto=40)
    gravel = M.ceramic('#d8cbb6', 0.6, matte=True)
    grit = G.ico(0.028, 1, gravel)
    rnd = random.Random(5)
    points = []
    for i in range(170):
        r = 0.40 * math.sqrt(rnd.random())
        a = rnd.uniform(0, math.tau)
        points.append((r * math.cos(a), r * math.sin(a), 0.555 + rnd.uniform(-0.006, 0.010)))
    G.scatter(grit, points, 3, 0.5, 1.15)
    grit.location = (0.1, 0.1, 0.55)
    flesh = M.skin('#6f8f6c', '#56775a', 0.55, axis=None, bump=0.08)
    spine_mat = M.solid('#f0e6cf', 0.6)
    places = []

    def column(path, r, ribs, neck=1.0):
        def shape(t):
            return r * (neck + (1 - neck) * min(1, t * 4)) * (math.sqrt(max(0.001, 1 - ((t - 0.84) / 0.16) ** 2)) if t > 0.84 else 1)

        def flutes(a, t):
            return 1 + 0.13 * (abs(math.cos(a * ribs / 2)) ** 0.8 - 0.6)

        sweep(path, shape, flesh, ribs * 10, flutes, 10)
        smooth = [Vector(p) for p in G.smooth_path(path, 10)]
        count = len(smooth)
        normal = Vector((0, 1, 0))
        for i in range(1, count - 1):
            tangent = (smooth[i + 1] - smooth[i - 1]).normalized()
            normal = (normal - tangent * normal.dot(tangent)).normalized()
            side = tangent.cross(normal)
            if i % 2:
                continue
            for k in range(ribs):
                a = math.tau * k / ribs
                out = side * math.cos(a) + normal * math.sin(a)
                places.append((smooth[i] + out * shape(i / (count - 1)) * 1.05, out))

    column([(0, 0, 0.48), (0.005, 0, 0.9), (0, 0.01, 1.35), (0.01, 0, 1.75), (0, 0, 2.02)], 0.205, 11)
    column([(0.10, -0.02, 1.02), (0.32, -0.03, 1.05), (0.43, -0.03, 1.22), (0.44, -0.02, 1.46), (0.44, -0.02, 1.68)], 0.125, 9)
    column([(-0.10, -0.02, 0.86), (-0.28, -0.04, 0.88), (-0.39, -0.04, 1.02), (-0.40, -0.03, 1.20), (-0.40, -0.03, 1.34)], 0.115, 9)
    spine_tufts(places, spine_mat, 0.052)
    petal_mat = M.petal('#e58a9a', '#f6c9c6', '#f4e3a8')
    petal_mesh = G.petal_mesh(0.15, 0.085, 0.5, 0.7, 2, base=0.4)
    petal_mesh.materials.append(petal_mat)
    for ring, (count, tilt) in enumerate(((7, 0.35), (9, 0.85))):
        for k in range(count):
            a = math.tau * (k + ring * 0.5) / count
            place(petal_mesh, (0.01 + 0.02 * math.sin(a), -0.02 * math.cos(a), 2.0), (tilt, 0, a), 1.0, 1)


def rosette(c, tip, size, loc, tilt, turn, seed=0, count=42, plump=0.24, point=1.0):
    """An echeveria: a golden-angle spiral of thick pointed leaves."""
    mat = M.N('echeveria')
    v = mat.nd('SeparateXYZ', mat.tc('UV')).outputs[1]
    col = mat.ramp(v, [(0.0, blend(c, '#ffffff', 0.25)), (0.55, c), (0.88, blend(c, tip, 0.6)), (1, tip)])
    mat.pr(Base_Color=col, Roughness=0.55, Specular=0.35, Sheen=0.25)
    sections = []
    for i in range(11):
        t = i / 10
        w = (0.34 + 0.66 * math.sin(math.pi * min(1, t * 1.25) * 0.55)) * (
            1 if t < 0.70 else max(0.02, (1 - ((t - 0.70) / 0.30) ** (1.6 * point)))
        )
        th = plump * (0.55 + 0.45 * math.sin(math.pi * t)) * (1 if t < 0.8 else max(0.05, 1 - ((t - 0.8) / 0.2) ** 2))
        ring = []
        for k in range(14):
            a = math.tau * k / 14
            x = math.cos(a) * w * 0.29
            z = math.sin(a) * th * 0.5 + 0.22 * t * t + 0.9 * x * x
            ring.append((x, t, z))
        sections.append(ring)
    leaf = G.loft(sections, mat.m, 'leaf', sub=1)
    leaf.hide_render = True
    rnd = random.Random(seed)
    parts = []
    for i in range(count):
        t = i / (count - 1)
        a = i * GOLDEN
        o = S.new_object('leaf', leaf.data)
        m = o.modifiers.new('ss', 'SUBSURF')
        m.levels = m.render_levels = 1
        lift = 1.25 - 1.05 * t**0.8 + rnd.uniform(-0.04, 0.04)
        o.location = (0.05 * t * math.cos(a), 0.05 * t * math.sin(a), 0.10 * (1 - t))
        o.rotation_euler = Euler((lift, 0, a - math.pi / 2))
        s = 0.20 + 0.80 * t**0.75
        o.scale = (s, s, s)
        parts.append(o)
    bpy.data.objects.remove(leaf)
    return G.group(parts, loc, (tilt, 0, turn), size)


@product('succulent_bowl', 'plants', view='three_quarter', az=10, el=36, fill=0.88)
def succulent_bowl(bowl='#ddd2c1'):
    """A shallow stoneware bowl planted with five echeveria rosettes and gravel."""
    clay = M.ceramic(bowl, 0.45, '#7d6650', matte=True)
    profile = [
        (0, 0),
        (0.42, 0),
        (0.45, 0.015),
        (0.46, 0.04),
        (0.66, 0.14),
        (0.86, 0.32),
        (0.93, 0.47),
        (0.925, 0.485),
        (0.905, 0.48),
        (0.84, 0.36),
        (0.62, 0.24),
        (0, 0.22),
    ]
    G.lathe([profile[0]] + G.smooth_path(profile[1:], 6), 120, clay, 'bowl', auto=70)
    soil = G.lathe([(0, 0.42), (0.5, 0.41), (0.895, 0.40)], 64, M.soil('#4a3828'), 'soil')
    G.displace(soil, 0.02, 8, 3)
    rnd = random.Random(8)
    for colour, seed in (('#cfc2ab', 1), ('#a9998a', 2), ('#e6dccb', 3)):
        grit = G.ico(0.034, 2, M.ceramic(colour, 0.6, matte=True))
        G.displace(grit, 0.012, 20, 2, seed)
        points = []
        for i in range(300):
            r = 0.87 * math.sqrt(rnd.random())
            a = rnd.uniform(0, math.tau)
            points.append((r * math.cos(a), r * math.sin(a), 0.425 + rnd.uniform(-0.008, 0.014)))
        G.scatter(grit, points, seed, 0.5, 1.2)
        grit.location = (0.1 * seed, 0.1, 0.42)
    rosette('#a3bca6', '#d9a0a0', 0.46, (-0.36, -0.24, 0.47), 16, 20, 1, 44)
    rosette('#9fb3b4', '#c7a3a0', 0.40, (0.40, -0.30, 0.46), 18, -20, 2, 40)
    rosette('#93ac88', '#c98f80', 0.38, (0.30, 0.40, 0.50), -8, 60, 3, 40)
    rosette('#a9c0a8', '#efe0c8', 0.34, (-0.42, 0.42, 0.49), -6, 10, 4, 38)
    rosette('#9fb6a4', '#d9a59a', 0.25, (0.02, 0.06, 0.52), 4, 40, 5, 36)
    rosette('#c9a198', '#a86f6c', 0.24, (0.03, -0.62, 0.47), 24, 0, 6, 34)
    rosette('#8fa58a', '#c9766b', 0.20, (0.70, 0.10, 0.46), 4, 80, 7, 32)
