"""Sleeveless garment bodies, and trims for any front."""
import math
import random

from mathutils import Vector, noise as mn
import bmesh

from kit import shapes as G
from models.fashion.cloth import bell, ease
from models.fashion.torso import Torso


def vest(
    mat,
    hem=0.46,
    hem_w=0.40,
    waist_w=0.36,
    chest_w=0.385,
    depth=0.18,
    waist_z=0.82,
    armpit=1.08,
    top=1.44,
    strap_in=0.15,
    strap_out=0.285,
    neck=1.20,
    neck_back=1.36,
    fold=0.02,
    crease=0.010,
    quilt=None,
    seed=1,
    thick=0.008,
    lining=None,
):
    """A sleeveless body: front and back panels welded at sides and shoulders. Returns (object, front(x, z))."""
    rows = G.smooth_path(
        [
            (hem_w, depth * 1.12, hem),
            (hem_w * 0.6 + waist_w * 0.4, depth * 1.05, hem * 0.55 + waist_z * 0.45),
            (waist_w, depth * 0.98, waist_z),
            (chest_w, depth * 1.1, armpit - 0.04),
            (chest_w * 0.99, depth * 0.98, armpit + 0.10),
            (chest_w * 0.96, depth * 0.66, armpit + (top - armpit) * 0.72),
            (chest_w * 0.94, depth * 0.02, top),
        ],
        12,
    )
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, math.tau) for _ in range(6)]

    def outer(z, w):
        if z <= armpit:
            return w
        t = (z - armpit) / (top - armpit)
        return strap_out + (w - strap_out) * (1 - min(1.0, t * 1.75)) ** 2.1

    def inner(z, back):
        n = neck_back if back else neck
        if z <= n:
            return 0.0
        t = (z - n) / (top - n)
        return strap_in * math.sqrt(max(0.0, 1 - (1 - t) ** 2.4))

    def y_of(x, w, d, z, back):
        k = max(0.0, 1 - (abs(x) / w) ** 2.5) ** (1 / 2.5)
        a = math.atan2(x / w, -k if not back else k)
        low = ease(waist_z + 0.05, hem, z)
        r = fold * low * (0.6 * math.sin(5 * a + ph[0]) + 0.4 * math.sin(9 * a + ph[1]) + 0.25 * math.sin(15 * a + ph[2]))
        r += crease * mn.fractal(Vector((x * 3 + seed * 5, (3 if back else 0), z * 1.6)), 0.8, 2.1, 3)
        r += crease * 0.8 * math.sin(abs(x) * 14 + z * 22 + ph[3]) * bell(z, waist_z + 0.02, 0.16) * abs(x) / w
        if quilt:
            r += quilt(x, 0, z, a)
        r *= ease(0, 0.60, k)
        return (d * k + r) * (1 if back else -1)

    def slope(x, z):
        return z - 0.30 * max(0.0, abs(x) - strap_in) * ease(armpit, top, z)

    bm_v, F, nu = [], [], 40
    for back in (False, True):
        for side in (-1, 1):
            base = len(bm_v)
            for w, d, z in rows:
                xi, xo = inner(z, back), outer(z, w)
                xo = max(xo, xi + 0.012)
                for i in range(nu + 1):
                    u = 1 - (1 - i / nu) ** 1.7
                    x = side * (xi + (xo - xi) * u)
                    bm_v.append((x, y_of(x, w, d, z, back), slope(x, z)))
            for j in range(len(rows) - 1):
                for i in range(nu):
                    k = base + j * (nu + 1) + i
                    q = (k, k + 1, k + nu + 2, k + nu + 1)
                    F.append(q if (side > 0) != back else q[::-1])
    o = G.obj(bm_v, F, 'vest', mat)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=0.0015)
    bm.to_mesh(o.data)
    bm.free()
    if lining:
        o.data.materials.append(lining)
    m = o.modifiers.new('so', 'SOLIDIFY')
    m.thickness = thick
    m.offset = -1
    if lining:
        m.material_offset = 1

    def front(x, z, lift=0.0):
        k = min(range(len(rows)), key=lambda i: abs(rows[i][2] - z))
        w, d, zz = rows[k]
        return Vector((x, y_of(x, w, d, z, False) - lift, z))

    def edge_lines():
        zs = [r for r in rows if r[2] >= neck]
        left = [front(-inner(z, False), z) for w, d, z in reversed(zs)]
        right = [front(inner(z, False), z) for w, d, z in zs]
        arms = []
        for side in (-1, 1):
            fr = [(side * outer(z, w), y_of(side * outer(z, w), w, d, z, False), slope(outer(z, w), z)) for w, d, z in rows if z >= armpit]
            bk = [(side * outer(z, w), y_of(side * outer(z, w), w, d, z, True), slope(outer(z, w), z)) for w, d, z in rows if z >= armpit]
            arms.append([Vector(q) for q in fr + bk[::-1]])
        zb = [r for r in rows if r[2] >= neck_back]
        back = [
            Vector((s * inner(z, True), y_of(inner(z, True), w, d, z, True), z))
            for s, seq in ((1, reversed(zb)), (-1, zb))
            for w, d, z in seq
        ]
        return left + right + back, arms

    return o, front, edge_lines


def surface_patch(front, outline, mat, lift=0.01, thick=0.01, **k):
    """Torso.patch for any front(x, z, lift) function."""

    class Flat:
        _on = staticmethod(front)

    return Torso.patch(Flat, outline, mat, lift, thick, **k)


def surface_line(front, pts, mat, r=0.003, lift=0.003):
    """A stitched line on any front."""
    return G.tube([front(x, z, lift) for x, z in G.smooth_path(pts, 8)], r, mat, smooth=False, seg=6)


def disc(p, r, mat, h=0.012, width=1.0):
    """A snap or metal button facing the camera."""
    o = G.lathe([(0, h), (r * 0.55, h), (r * 0.9, h * 0.5), (r, 0), (0, 0)], 28, mat, 'snap')
    return G.put(o, p, (90, 0, 0), (width, 1, 1))
