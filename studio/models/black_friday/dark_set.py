"""Edge lights for black goods, and inflated bodies."""
import math
import random

from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from kit import shapes as G
from kit import studio as S


def dark_set():
    """Two extra edge lights that carve black goods out of the charcoal ground."""
    S.area('edge', (3.4, 2.2, 2.6), (0, 0, 0.8), 1.0, 210, '#dfe8ff', 3.6)
    S.area('edge2', (-3.4, 1.7, 3.0), (0, 0, 0.8), 1.0, 120, '#fff0df', 3.6)
    S.area('pool', (0, 1.2, 6.0), (0, 0.6, 0), 1.2, 150, '#f2f2ff')


def inflate(outline, depth, reach, res, mat, name='pad'):
    """A pillow-like solid: a closed (x, z) outline, puffed along y like a river stone."""
    ol = G.resample(outline, res, True)
    edges = list(zip(ol, ol[1:] + ol[:1]))
    rnd = random.Random(3)
    pts = list(ol)
    xs = [p[0] for p in ol]
    zs = [p[1] for p in ol]
    z = min(zs)
    row = 0
    while z < max(zs):
        x = min(xs) + (res / 2 if row % 2 else 0)
        while x < max(xs):
            p = (x + rnd.uniform(-0.05, 0.05) * res, z)
            if G.inside(p, ol) and G.seg_dist(p, edges) > res * 0.5:
                pts.append(p)
            x += res
        z += res * 0.866
        row += 1
    n = len(ol)
    tri = delaunay_2d_cdt([Vector(p) for p in pts], [], [list(range(n))], 1, 1e-6)
    verts, faces, index = [], [], []
    for side in (-1, 1):
        ids = []
        for i, p in enumerate(tri[0]):
            d = min(G.seg_dist((p.x, p.y), edges), reach)
            rim = d < 1e-4
            if side == 1 and rim:
                ids.append(index[0][i])
                continue
            ids.append(len(verts))
            verts.append((p.x, side * depth * math.sqrt(max(0, d * (2 * reach - d))) / reach, p.y))
        index.append(ids)
        faces += [[ids[k] for k in t][::-side] for t in tri[2]]
    o = G.obj(verts, faces, name, mat)
    sm = o.modifiers.new('sm', 'SMOOTH')
    sm.factor = 0.5
    sm.iterations = 6
    m = o.modifiers.new('ss', 'SUBSURF')
    m.levels = m.render_levels = 1
    return o
