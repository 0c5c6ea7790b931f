"""Monstera."""
import math
import random

from mathutils import Euler, Vector
from mathutils.geometry import delaunay_2d_cdt
import bpy

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product


def monstera_leaf(L=1.0, seed=0, mat=None):
    """A leaf with slits and holes."""
    rnd = random.Random(seed)
    N = 90
    slits = [(k, 0.10 + 0.13 * k + rnd.uniform(-0.012, 0.012)) for k in range(1, 6)]

    def outline(side):
        pts = []
        for i in range(N + 1):
            t = i / N
            ph = t * math.pi
            w = 0.50 * (math.sin(ph) ** 0.62) * (1 - 0.30 * t) * (1 + 0.05 * math.sin(ph * 2))
            y = -0.14 * math.sin(math.pi * min(1, t * 3.2)) * (t < 0.3125) + t * 1.0
            x = w
            for k, c in slits:
                d = abs(t - c - 0.03)
                wd = 0.016
                if d < wd:
                    x = w * (0.42 + 0.10 * (k % 2)) + (w - w * (0.42 + 0.10 * (k % 2))) * (d / wd) ** 4
                    y -= 0.045 * (1 - d / wd)
            pts.append((side * x * L, y * L))
        return pts

    ol = outline(1) + outline(-1)[::-1][1:-1]
    st = 0.055 * L
    osegs = list(zip(ol, ol[1:] + ol[:1]))
    inner = []
    y = -0.2 * L
    while y < L:
        x = -0.6 * L
        while x < 0.6 * L:
            p = (x + rnd.uniform(-0.1, 0.1) * st, y)
            if G.inside(p, ol) and G.seg_dist(p, osegs) > st * 0.3:
                inner.append(p)
            x += st
        y += st
    r = delaunay_2d_cdt([Vector(p) for p in ol + inner], [], [list(range(len(ol)))], 1, 1e-6)
    v, uv = [], []
    for p in r[0]:
        t = p.y / L
        x = p.x
        z = abs(x) * 0.22 - 0.34 * L * max(0, t) ** 2 * 0.8 - 0.20 * abs(x) * max(0, t) + 0.03 * L * math.sin(t * 9) * abs(x) / (0.5 * L)
        z -= 0.25 * x * x / L
        v.append((x, p.y, z))
        uv.append((0.5 + x / L, t))
    me = bpy.data.meshes.new('monstera')
    me.from_pydata(v, [], r[2])
    me.polygons.foreach_set('use_smooth', [True] * len(r[2]))
    l = me.uv_layers.new(name='UVMap')
    for lo in me.loops:
        l.data[lo.index].uv = uv[lo.vertex_index]
    me.materials.append(mat)
    return me


@product('monstera', 'plants', view='front', el=10)
def monstera(pot='#e9e2d6', leafc='#2f6b3a'):
    """A potted monstera."""
    G.lathe(
        [(0, 0), (0.33, 0), (0.36, 0.02), (0.43, 0.62), (0.435, 0.66), (0.425, 0.675), (0.40, 0.67), (0.39, 0.60), (0.37, 0.56), (0, 0.56)],
        96,
        M.ceramic(pot, 0.4, matte=True),
        'pot',
        auto=40,
    )
    so = G.lathe([(0, 0.60), (0.20, 0.605), (0.39, 0.58)], 48, M.soil(), 'soil')
    G.displace(so, 0.03, 9, 3)
    rnd = random.Random(3)
    mat = M.leaf(leafc, veins=6, rough=0.32, vein_c='#7fae6a')
    mat2 = M.leaf('#3f8046', veins=6, rough=0.32, vein_c='#9cc47c')
    st = M.skin('#5f8f4e', rough=0.5, sss=0.0)
    leaves = [monstera_leaf(1, s, mat if s else mat2) for s in range(4)]
    spec = [
        (-95, 0.95, 1.10, 0.98),
        (-48, 0.92, 1.45, 1.04),
        (22, 0.80, 1.22, 0.98),
        (84, 1.0, 0.98, 0.92),
        (128, 0.75, 1.55, 0.98),
        (-150, 0.75, 1.40, 0.92),
        (-14, 0.80, 0.92, 0.84),
        (175, 0.45, 1.80, 0.86),
        (55, 0.62, 1.62, 0.84),
        (-110, 0.55, 1.75, 0.80),
        (100, 0.5, 1.30, 0.72),
    ]
    for i, (az, reach, h, sc) in enumerate(spec):
        a = math.radians(az - 90)
        d = Vector((math.cos(a), math.sin(a), 0))
        p0 = d * 0.06 + Vector((0, 0, 0.58))
        e = d * reach * 0.62 + Vector((0, 0, h))
        m = p0.lerp(e, 0.55) + Vector((0, 0, 0.22)) - d * 0.10
        G.tube([p0, p0.lerp(m, 0.5) + Vector((0, 0, 0.05)), m, e], [0.028, 0.022, 0.018, 0.014], st, n=8, seg=10)
        o = S.new_object('leaf', leaves[i % 4])
        o.location = e
        o.scale = (sc,) * 3
        o.rotation_euler = Euler((rnd.uniform(-0.55, -0.25) + (0.2 if h > 1.7 else 0), rnd.uniform(-0.25, 0.25), a - math.pi / 2))
        sm = o.modifiers.new('s', 'SUBSURF')
        sm.levels = sm.render_levels = 1
