"""Sleeves, cuffs and waistbands."""
import math
import random

from mathutils import Vector, noise as mn

from kit import materials as M
from kit import shapes as G
from models.fashion.cloth import bell, ease, spow


SLEEVE = [(0.315, 0.0, 1.290), (0.452, -0.004, 1.130), (0.538, -0.012, 0.93), (0.580, -0.030, 0.72), (0.598, -0.055, 0.46)]


def sleeve(
    mat,
    side=1,
    path=SLEEVE,
    radii=(0.168, 0.150, 0.130, 0.112, 0.098),
    depth=1.0,
    crease=0.013,
    seed=3,
    cuff=None,
    cuff_mat=None,
    cuff_h=0.0,
    quilt=0.0,
    pitch=0.11,
    rows=72,
    cols=36,
    thick=0.012,
    elbow=0.55,
):
    """A hanging sleeve: tube with elbow folds and a turned hem; returns (points of the hem ring, axis at the hem)."""
    P = [Vector(p) for p in G.smooth_path(path, max(6, rows // (len(path) - 1)))]
    m = len(P)
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, math.tau) for _ in range(6)]
    sum((b - a).length for a, b in zip(P, P[1:]))
    V, F = [], []
    walked = 0.0
    for i in range(m):
        if i:
            walked += (P[i] - P[i - 1]).length
        t = i / (m - 1)
        k = t * (len(radii) - 1)
        q = min(len(radii) - 2, int(k))
        u = k - q
        u = u * u * (3 - 2 * u) * 0.35 + u * 0.65
        r = radii[q] + (radii[q + 1] - radii[q]) * u
        T = (P[min(m - 1, i + 1)] - P[max(0, i - 1)]).normalized()
        N2 = Vector((0, -1, 0))
        N1 = T.cross(N2).normalized()
        if N1.x < 0:
            N1 = -N1
        N2 = N1.cross(T).normalized()
        for c in range(cols):
            a = math.tau * c / cols
            ca, sa = spow(math.cos(a), 0.92), spow(math.sin(a), 0.92)
            inner = 0.5 - 0.5 * math.cos(a)
            fold = (
                math.sin(walked * 44 + 2.4 * math.sin(a + ph[0]) + ph[1] + 1.5 * mn.noise(Vector((t * 3, seed, sa))))
                * bell(t, elbow, 0.17)
                * (0.25 + 0.75 * inner)
            )
            fold += 0.8 * math.sin(walked * 58 + 1.8 * math.sin(a + ph[2]) + ph[3]) * bell(t, 0.90, 0.10) * (0.4 + 0.6 * abs(sa))
            fold += 0.7 * math.sin(walked * 30 - 2.0 * math.cos(a) + ph[4]) * bell(t, 0.2, 0.12) * inner
            dr = crease * fold + crease * 1.1 * mn.fractal(Vector((ca * 0.5 + seed * 2, sa * 0.5, walked * 2.6)), 0.8, 2.1, 3)
            if quilt:
                s = abs(math.sin(math.pi * walked / pitch))
                dr = dr * 0.5 + quilt * (s**0.55 - 0.7) + quilt * 0.28 * (1 - s) * math.sin(17 * a + ph[5] + walked * 9)
            dr *= ease(0, 0.10, t) if not quilt else 1
            cap = 0.12 + 0.88 * math.sqrt(max(0.0, 1 - (1 - min(1.0, t / 0.17)) ** 2.2))
            p = P[i] + N1 * ca * (r + dr) * cap + N2 * sa * (r * depth + dr) * cap
            V.append(Vector((p.x * side, p.y, p.z)))
    for i in range(m - 1):
        for c in range(cols):
            a, b = i * cols + c, i * cols + (c + 1) % cols
            f = (a, b, b + cols, a + cols)
            F.append(f if side < 0 else f[::-1])
    o = G.obj(V, F, 'sleeve', mat)
    md = o.modifiers.new('so', 'SOLIDIFY')
    md.thickness = thick
    md.offset = -1
    ring = V[-cols:]
    axis = (P[-1] - P[-3]).normalized()
    axis = Vector((axis.x * side, axis.y, axis.z))
    c = sum(ring, Vector()) / cols
    G.obj([c + (p - c) * 0.96 - axis * 0.05 for p in ring], [tuple(range(cols))], 'dark', M.solid('#1c1916', 0.95))
    if cuff_mat:
        band(ring, axis, cuff_h, cuff_mat, cuff or 0.8)
    return ring, axis


def band(ring, axis, h, mat, tight=0.85, out=1.03):
    """A cuff or waistband that continues an open edge."""
    c = sum(ring, Vector()) / len(ring)
    secs = []
    for t, k in (
        (-0.10, 0.97),
        (0.0, out),
        (0.15, out * 0.99),
        (0.55, tight + 0.02),
        (0.94, tight),
        (1.0, tight - 0.03),
        (0.93, tight - 0.07),
        (0.6, tight - 0.07),
    ):
        secs.append([c + (p - c) * k + axis * h * t for p in ring])
    return G.loft(secs, mat, 'band', closed_ends=False, sub=1)


def both_sleeves(mat, **k):
    """A left and a right sleeve."""
    return [sleeve(mat, side, seed=5 + side, **k) for side in (-1, 1)]


def moved(path, dx=0, dz=0, sx=1, szc=1, z0=1.268):
    """A sleeve path, shifted and stretched."""
    return [(x * sx + dx, y, z0 + (z - z0) * szc + dz) for x, y, z in path]
