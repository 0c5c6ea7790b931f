"""Turned, swept and lofted bodies."""
import math

from mathutils import Vector
import bpy

from kit.meshes import obj, to_mesh
from kit.stage import new_object


def smooth_path(pts, n=8, closed=False):
    """Catmull-Rom through points (any dimension)."""
    P = [tuple(p) for p in pts]
    m = len(P)
    out = []

    def g(i):
        return P[i % m] if closed else P[max(0, min(m - 1, i))]

    for i in range(m if closed else m - 1):
        a, b, c, d = g(i - 1), g(i), g(i + 1), g(i + 2)
        for k in range(n):
            t = k / n
            out.append(
                tuple(
                    0.5
                    * (
                        2 * b[j]
                        + (c[j] - a[j]) * t
                        + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t
                        + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t**3
                    )
                    for j in range(len(b))
                )
            )
    if not closed:
        out.append(P[-1])
    return out


def lathe(profile, seg=64, mat=None, name='lathe', smooth=0, sub=0, wob=None, auto=38, solid=0):
    """Profile [(r, z)...] turned around z. smooth=n: Catmull-Rom with n steps. wob(a, r, z) -> r for flutes and lobes."""
    p = smooth_path(profile, smooth) if smooth else list(profile)
    v, f, uv, rings = [], [], [], []
    for i, (r, z) in enumerate(p):
        if r < 1e-5:
            rings.append([len(v)])
            v.append((0, 0, z))
            uv.append((0.5, i / (len(p) - 1)))
        else:
            ring = []
            for k in range(seg):
                a = math.tau * k / seg
                q = wob(a, r, z) if wob else r
                if isinstance(q, tuple):
                    rr, zz = q
                else:
                    rr, zz = q, z
                ring.append(len(v))
                v.append((rr * math.cos(a), rr * math.sin(a), zz))
                uv.append((k / seg, i / (len(p) - 1)))
            rings.append(ring)
    for a, b in zip(rings, rings[1:]):
        if len(a) == 1 and len(b) == 1:
            continue
        for k in range(seg):
            k2 = (k + 1) % seg
            if len(a) == 1:
                f.append((a[0], b[k2], b[k]))
            elif len(b) == 1:
                f.append((a[k], a[k2], b[0]))
            else:
                f.append((a[k], a[k2], b[k2], b[k]))
    return obj(v, f, name, mat, auto=auto, uv=uv, sub=sub, solid=solid)


def cylinder(r=1, h=1, bevel=0.03, mat=None, seg=64, name='cyl', r2=None):
    """A bevelled disc or rod standing on the floor."""
    r2 = r if r2 is None else r2
    b = bevel

    def arc(R, z, s):
        return [(R - b + b * math.sin(t), z + s * (-b + b * math.cos(t))) for t in [math.pi / 2 * i / 4 for i in range(5)]]

    return lathe([(0, 0)] + [(x, z) for x, z in arc(r, 0, -1)] + [(x, z) for x, z in arc(r2, h, 1)][::-1] + [(0, h)], seg, mat, name)


def prism(outline, depth=0.1, bevel=0.02, mat=None, name='prism', smooth=0, holes=(), res=4):
    """Closed 2D outline (x, z) extruded along y with round bevels (a filled curve)."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '2D'
    cu.fill_mode = 'BOTH'
    cu.extrude = max(1e-4, depth / 2 - bevel)
    cu.bevel_depth = bevel
    cu.bevel_resolution = res
    cu.offset = -bevel
    for k, ol in enumerate([outline] + list(holes)):
        p = smooth_path(ol, smooth, True) if smooth else ol
        sp = cu.splines.new('POLY')
        sp.points.add(len(p) - 1)
        sp.use_cyclic_u = True
        for q, (x, z) in zip(sp.points, p):
            q.co = (x, z, 0, 1)
    o = new_object(name, cu)
    o.rotation_euler = (math.pi / 2, 0, 0)
    if mat:
        cu.materials.append(mat)
    return to_mesh(o, 38)


def tube(pts, r=0.05, mat=None, name='tube', n=8, closed=False, seg=14, smooth=True, flat=1.0, caps=True, up=None):
    """Round or flattened tube along 3D points; r number or list (interpolated). flat<1 squashes the section."""
    P = [Vector(p) for p in (smooth_path(pts, n, closed) if smooth else pts)]
    m = len(P)
    v, f, uv = [], [], []

    def rad(i):
        return (
            r
            if isinstance(r, (int, float))
            else (lambda t: r[int(t)] + (r[min(len(r) - 1, int(t) + 1)] - r[int(t)]) * (t - int(t)))(i / (m - 1) * (len(r) - 1))
        )

    T = [((P[(i + 1) % m] - P[i - 1]) if closed else (P[min(m - 1, i + 1)] - P[max(0, i - 1)])).normalized() for i in range(m)]
    nrm = Vector(up) if up else (Vector((0, 0, 1)) if abs(T[0].z) < 0.9 else Vector((1, 0, 0)))
    nrm = (nrm - T[0] * nrm.dot(T[0])).normalized()
    Ns = []
    for i in range(m):
        if i:
            q = T[i - 1].rotation_difference(T[i])
            nrm = q @ nrm
            nrm = (nrm - T[i] * nrm.dot(T[i])).normalized()
            if up:
                u = Vector(up)
                w = u - T[i] * u.dot(T[i])
                nrm = w.normalized() if w.length > 0.05 else nrm
        Ns.append(nrm.copy())
    for i in range(m):
        B = T[i].cross(Ns[i])
        ri = rad(i)
        for k in range(seg):
            a = math.tau * k / seg
            v.append(P[i] + (B * math.cos(a) + Ns[i] * math.sin(a) * flat) * ri)
            uv.append((k / seg, i / (m - 1)))
    for i in range(m if closed else m - 1):
        for k in range(seg):
            a, b = i * seg, ((i + 1) % m) * seg
            f.append((a + k, a + (k + 1) % seg, b + (k + 1) % seg, b + k))
    if caps and not closed:
        f.append(tuple(range(seg))[::-1])
        f.append(tuple(range((m - 1) * seg, m * seg)))
    return obj(v, f, name, mat, auto=50, uv=uv)


def loft(sections, mat=None, name='loft', closed_ends=True, sub=1, ring=True, auto=None, solid=0):
    """Sections: equal-length lists of 3D points (closed loops); skinned, then subdivided."""
    n = len(sections[0])
    v = [p for s in sections for p in s]
    f = []
    uv = [(k / n, i / (len(sections) - 1)) for i in range(len(sections)) for k in range(n)]
    for i in range(len(sections) - 1):
        for k in range(n if ring else n - 1):
            k2 = (k + 1) % n
            f.append((i * n + k, i * n + k2, (i + 1) * n + k2, (i + 1) * n + k))
    if closed_ends:
        f.append(tuple(range(n))[::-1])
        f.append(tuple(range((len(sections) - 1) * n, len(sections) * n)))
    return obj(v, f, name, mat, sub=sub, uv=uv, auto=auto, solid=solid)
