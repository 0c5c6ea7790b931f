"""Ribbons, stitches and rings of accessories."""
from mathutils import Vector

from kit import shapes as G


def ribbon(path, width, mat, thick=0.02, across=(0, 0, 1), name='ribbon', bevel=0.005, taper=None):
    """A flat strap along 3D points; `across` is the direction of its width."""
    P = [Vector(p) for p in path]
    ax = Vector(across)
    V, F = [], []
    n = len(P)
    for i, p in enumerate(P):
        w = width * (taper(i / (n - 1)) if taper else 1)
        T = (P[min(n - 1, i + 1)] - P[max(0, i - 1)]).normalized()
        b = (ax - T * ax.dot(T)).normalized()
        V += [p - b * w / 2, p + b * w / 2]
    for i in range(n - 1):
        F.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    o = G.obj(V, F, name, mat)
    m = o.modifiers.new('so', 'SOLIDIFY')
    m.thickness = thick
    m.offset = 0
    m = o.modifiers.new('bv', 'BEVEL')
    m.width = bevel
    m.segments = 2
    m.limit_method = 'ANGLE'
    return o


def stitches(path, mat, r=0.006, dash=2):
    """Short dashes along 3D points."""
    for i in range(0, len(path) - dash, dash + 1):
        G.tube([path[i], path[i + dash]], r, mat, smooth=False, seg=5)


def ring_frame(w, h, r, mat, loc, rot=(90, 0, 0), power=4):
    """A rounded rectangular buckle frame."""
    pts = [(x, y, 0) for x, y in G.superellipse(w / 2, h / 2, power, 48)]
    return G.put(G.tube(pts, r, mat, closed=True, smooth=False, seg=12), loc, rot)
