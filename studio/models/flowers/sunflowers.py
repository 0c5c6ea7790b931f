"""Sunflowers and hydrangeas."""
import math
import random

from mathutils import Euler, Vector
import bpy

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.festive.parts import GOLDEN, blend, facing, grid_mesh, place
from models.flowers.stems import stem


def sunflower_head(size, petal_meshes, seed=0):
    """A sunflower: seed spiral and two rows of ray petals, facing +z."""
    rnd = random.Random(seed)
    objs = []
    disc = G.lathe(
        [(0, 0.08), (0.18, 0.085), (0.32, 0.05), (0.37, -0.02), (0.30, -0.08), (0, -0.10)], 48, M.solid('#4a2d18', 0.9), 'disc', smooth=3
    )
    objs.append(disc)
    seed_mesh = bpy.data.meshes.get('sunseed')
    if not seed_mesh:
        s = G.ico(0.020, 1, M.solid('#2f1a0e', 0.7), 'sunseed')
        seed_mesh = s.data
        seed_mesh.name = 'sunseed'
        bpy.data.objects.remove(s)
        s = G.ico(0.020, 1, M.solid('#8a5a22', 0.8), 'sunseed2')
        s.data.name = 'sunseed2'
        bpy.data.objects.remove(s)
    outer = bpy.data.meshes.get('sunseed2')
    for i in range(210):
        r = 0.36 * math.sqrt((i + 0.5) / 210)
        a = i * GOLDEN
        z = 0.085 - 0.06 * (r / 0.36) ** 3
        objs.append(
            place(outer if r > 0.24 or r < 0.09 else seed_mesh, (r * math.cos(a), r * math.sin(a), z), (0, 0, a), (1, 1, 1.7), name='seed')
        )
    for ring, (n, tilt, z) in enumerate(((19, 0.16, 0.0), (19, -0.02, -0.04))):
        for k in range(n):
            a = math.tau * (k + 0.5 * ring) / n + rnd.uniform(-0.05, 0.05)
            objs.append(
                place(
                    petal_meshes[rnd.randrange(len(petal_meshes))],
                    (0.31 * math.cos(a), 0.31 * math.sin(a), z),
                    Euler((tilt + rnd.uniform(-0.14, 0.14), rnd.uniform(-0.25, 0.25), a - math.pi / 2)),
                    rnd.uniform(0.9, 1.08),
                )
            )
    g = G.group(objs)
    g.scale = (size,) * 3
    return g


@product('sunflower_jug', 'flowers', view='front', el=11)
def sunflower_jug():
    """Five sunflowers in a stoneware jug."""
    clay = M.ceramic('#e9e1d3', 0.4, '#8a6a4c')
    G.lathe(
        [
            (0, 0),
            (0.34, 0),
            (0.38, 0.02),
            (0.44, 0.20),
            (0.46, 0.42),
            (0.40, 0.66),
            (0.30, 0.80),
            (0.27, 0.90),
            (0.30, 1.0),
            (0.29, 1.015),
            (0.25, 0.95),
            (0.22, 0.8),
        ],
        96,
        clay,
        'jug',
        smooth=4,
        auto=60,
    )
    G.tube(
        [(0.28, 0, 0.92), (0.46, 0, 0.96), (0.60, 0, 0.82), (0.58, 0, 0.58), (0.44, 0, 0.42)],
        [0.05, 0.055, 0.055, 0.05, 0.05],
        clay,
        'handle',
        flat=0.6,
        up=(0, 1, 0),
    )
    petals = []
    for k in range(3):
        p = G.leaf_mesh(0.44, 0.105, 0.16, (0.12, 0.28, -0.12)[k], tip=0.62, nu=6, nv=10, wave=0.03, seed=k)
        p.materials.append(M.petal('#efb02e', '#f6c84c', '#d98618'))
        petals.append(p)
    leaf = G.leaf_mesh(0.52, 0.22, 0.2, 0.5, tip=0.55, wave=0.06)
    leaf.materials.append(M.leaf('#47733c', veins=6, rough=0.5))
    spec = (
        (0.02, -0.34, 1.36, 0.62, (0.02, -1, 0.34)),
        (-0.46, -0.10, 1.56, 0.54, (-0.48, -1, 0.42)),
        (0.46, -0.08, 1.58, 0.54, (0.50, -1, 0.40)),
        (0.02, 0.02, 1.98, 0.58, (0.04, -1, 0.52)),
        (-0.14, 0.30, 1.50, 0.5, (-0.6, 0.2, 0.9)),
    )
    for k, (x, y, z, size, direction) in enumerate(spec):
        d = Vector(direction).normalized()
        p = Vector((x, y, z))
        stem(
            [
                (x * 0.2, y * 0.2 + 0.04, 0.75),
                (x * 0.6, y * 0.2 + 0.10, 1.05 + 0.3 * (z - 1.3)),
                p - d * 0.12 + Vector((0, 0.06, -0.06)),
                p - d * 0.04,
            ],
            0.034,
            '#6a8c4e',
        )
        h = sunflower_head(size, petals, k)
        h.location = p
        h.rotation_euler = facing(d, k * 0.7).to_euler()
    for a, z, t in (
        (-1.9, 1.02, 0.1),
        (1.8, 1.02, 0.15),
        (2.7, 1.05, -0.1),
        (-2.6, 1.1, 0.2),
        (0.6, 1.3, 0.4),
        (-0.8, 1.3, 0.4),
        (3.4, 1.02, -0.35),
    ):
        place(leaf, (0.12 * math.sin(a), 0.12 * math.cos(a), z), Euler((t, 0, -a)), 1.0, 1)


@product('hydrangea_vase', 'flowers', view='front', el=13)
def hydrangea_vase():
    """Three hydrangea heads in a round vase."""
    rnd = random.Random(6)
    G.lathe(
        [
            (0, 0),
            (0.26, 0),
            (0.34, 0.03),
            (0.47, 0.22),
            (0.49, 0.40),
            (0.42, 0.60),
            (0.28, 0.72),
            (0.24, 0.80),
            (0.27, 0.88),
            (0.26, 0.895),
            (0.22, 0.84),
        ],
        96,
        M.ceramic('#efe6d8', 0.35, '#a58a6c'),
        'vase',
        smooth=4,
        auto=60,
    )
    florets = []
    for k, (c, tip) in enumerate((('#7f9cc9', '#a9c0e0'), ('#95a3d3', '#bcc6e6'), ('#a99ccf', '#cdc3e4'), ('#6f92bf', '#9fbbdc'))):
        mat = M.petal(c, tip, blend(c, '#eef0d8', 0.45), 0.6)

        def point(u, t, k=k):
            # one square-ish petal, four turned copies joined below
            s = u * 2 - 1
            w = 0.062 * math.sin(math.pi * (0.08 + 0.84 * t)) ** 0.55
            return (s * w, 0.005 + 0.105 * t, 0.012 + 0.022 * math.sin(t * 2.6) - 0.018 * s * s + 0.010 * math.sin(7 * s + k))

        one = grid_mesh(6, 6, point, mat, 'pet')
        verts, faces = [], []
        for q in range(4):
            b = len(verts)
            ca, sa = math.cos(q * math.pi / 2), math.sin(q * math.pi / 2)
            verts += [(v.co.x * ca - v.co.y * sa, v.co.x * sa + v.co.y * ca, v.co.z) for v in one.vertices]
            faces += [tuple(b + i for i in p.vertices) for p in one.polygons]
        uv = [(l % 7 / 6, l // 7 / 6) for l in range(len(one.vertices))] * 4
        o = G.obj(verts, faces, 'floret%d' % k, mat, uv=uv)
        florets.append(o.data)
        bpy.data.objects.remove(o)
    dot = G.ico(0.014, 1, M.solid('#e8ebc8', 0.7), 'dot')
    dot_mesh = dot.data
    bpy.data.objects.remove(dot)
    leaf = G.leaf_mesh(0.56, 0.24, 0.2, 0.5, tip=0.6, wave=0.05)
    leaf.materials.append(M.leaf('#4c7a48', veins=7, rough=0.45))
    for h, (x, y, z, R) in enumerate(((-0.40, -0.14, 1.24, 0.42), (0.40, -0.20, 1.20, 0.41), (0.02, 0.06, 1.62, 0.45))):
        stem([(x * 0.2, y * 0.2, 0.7), (x * 0.6, y * 0.6, 0.95), (x, y, z - 0.2)], 0.035, '#6a8c4e')
        core = G.ico(R * 0.88, 3, M.solid('#55749f', 0.9), 'core')
        core.location = (x, y, z)
        core.scale = (1, 1, 0.82)
        count = 150
        for i in range(count):
            c = 1 - 1.72 * (i + 0.5) / count
            s = math.sqrt(max(0, 1 - c * c))
            a = i * GOLDEN
            n = Vector((s * math.cos(a), s * math.sin(a), c))
            p = Vector((x, y, z)) + Vector((n.x, n.y, n.z * 0.82)) * R * rnd.uniform(0.93, 1.03)
            d = n + Vector((rnd.uniform(-0.3, 0.3), rnd.uniform(-0.3, 0.3), rnd.uniform(-0.2, 0.3)))
            place(
                florets[(rnd.randrange(4) + (1 if h == 2 else 0)) % 4],
                p,
                facing(d, rnd.uniform(0, 1.6)),
                rnd.uniform(0.82, 1.12),
                0,
                'floret',
            )
            place(dot_mesh, p + n * 0.014, (0, 0, 0), 1, 0, 'dot')
    for a, z, t, s in (
        (1.9, 0.84, 0.15, 1.1),
        (-1.9, 0.84, 0.15, 1.1),
        (2.9, 0.86, -0.15, 0.9),
        (-2.8, 0.84, 0.0, 1.0),
        (1.0, 0.95, 0.4, 1.0),
        (-1.0, 0.95, 0.4, 1.0),
        (0.1, 1.2, 0.6, 1.0),
    ):
        place(leaf, (0.14 * math.sin(a), 0.14 * math.cos(a), z), Euler((t, 0, -a)), s, 1)
