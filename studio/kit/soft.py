"""Cushions and upholstered blocks."""
import math

from mathutils import Vector, noise as mn
import bmesh
import bpy

from kit.meshes import obj
from kit.stage import new_object


def pillow(size=(1, 1, 0.4), mat=None, name='pillow', n=24, edge=0.12, seed=0, wrinkle=0.0, crown=0.0):
    """Upholstery cushion: rounded box (superellipsoid) with optional wrinkles."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=n, use_grid_fill=True)
    sx, sy, sz = [s / 2 for s in size]
    r = min(edge, sx, sy, sz)
    for vtx in bm.verts:
        c = vtx.co.copy()
        p = Vector((c.x * sx, c.y * sy, c.z * sz))
        q = Vector((max(-sx + r, min(sx - r, p.x)), max(-sy + r, min(sy - r, p.y)), max(-sz + r, min(sz - r, p.z))))
        d = p - q
        p = q + (d.normalized() * r if d.length > 1e-6 else Vector((0, 0, 0)))
        k = (1 - c.x * c.x) * (1 - c.y * c.y)
        kk = (1 - c.x * c.x) * (1 - c.z * c.z)
        k3 = (1 - c.y * c.y) * (1 - c.z * c.z)
        p.z += crown * k * (1 if c.z > 0 else -1) * abs(c.z)
        p.y += crown * 0.4 * kk * c.y
        p.x += crown * 0.4 * k3 * c.x
        if wrinkle:
            t = Vector((p.x * 2.2 + seed, p.y * 2.2, p.z * 2.2))
            p += vtx.normal * (mn.fractal(t, 0.8, 2.1, 3) * wrinkle)
        vtx.co = p
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    o = new_object(name, me)
    if mat:
        me.materials.append(mat)
    return o


def cushion(w=0.6, h=0.6, d=0.22, mat=None, name='cushion', n=28, seed=0, wrinkle=0.012, pull=0.07):
    """Knife-edge scatter cushion in the xz plane: pinched corners, soft wrinkles that run to the corners."""
    v, f = [], []
    for side in (-1, 1):
        b = len(v)
        for j in range(n + 1):
            for i in range(n + 1):
                u, t = i / n * 2 - 1, j / n * 2 - 1
                x = u * w / 2 * (1 - pull * (1 - t * t) * abs(u))
                z = t * h / 2 * (1 - pull * (1 - u * u) * abs(t))
                k = max(0, (1 - u * u) * (1 - t * t)) ** 0.42
                y = (
                    side * d / 2 * k * (1 + 0.12 * mn.fractal(Vector((u * 1.3 + seed, t * 1.3, side * 2.0)), 0.9, 2.1, 3))
                    + wrinkle * mn.fractal(Vector((u * 3 + seed, t * 3, 1.0)), 0.9, 2.0, 3) * k
                )
                y += side * 0.010 * math.sin(math.atan2(t, u) * 22 + seed) * abs(u * t) ** 1.2 * k
                v.append((x, y, z))
        for j in range(n):
            for i in range(n):
                a = b + j * (n + 1) + i
                q = (a, a + 1, a + n + 2, a + n + 1)
                f.append(q if side < 0 else q[::-1])
    return obj(v, f, name, mat, sub=1)
