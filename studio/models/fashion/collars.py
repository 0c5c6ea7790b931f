"""Collars, hoods, lapels and belts."""
import math

from mathutils import Vector, noise as mn

from kit import materials as M
from kit import shapes as G
from models.fashion.cloth import ease


def collar(path, outs, mat, stand=0.055, fall=0.10, spread=0.075, ends=0.6, thick=0.012):
    """A turned-down collar along a neck path: stand, roll, leaf. outs = outward directions; ends = leaf length at the two ends."""
    secs = []
    n = len(path)
    for i, (p, o) in enumerate(zip(path, outs)):
        t = abs(2 * i / (n - 1) - 1)
        k = 1 + (ends - 1) * t**2.2
        st = stand * (1 - 0.35 * t**3)
        f = fall * k
        prof = [
            (0.006, -0.02),
            (0.000, st * 0.45),
            (0.004, st * 0.9),
            (0.018, st * 1.12),
            (0.034, st * 1.05),
            (0.034 + spread * 0.45, st - f * 0.45),
            (0.034 + spread * 0.85, st - f * 0.88),
            (0.034 + spread, st - f),
        ]
        secs.append([p + o * q + Vector((0, 0, z)) for q, z in prof])
    m = len(secs[0])
    V = [p for s in secs for p in s]
    F = [(i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j) for i in range(n - 1) for j in range(m - 1)]
    o = G.obj(V, F, 'collar', mat, sub=1)
    md = o.modifiers.new('so', 'SOLIDIFY')
    md.thickness = thick
    md.offset = 0
    return o


def neck_path(T, a_start, n=40):
    """The neck line from the front edge round the back to the other edge, with outward directions."""
    P, O = [], []
    for i in range(n + 1):
        a = a_start + (math.tau - 2 * a_start) * i / n
        p = T.point(a, 1.0)
        P.append(Vector((p.x, p.y, p.z)))
        w, d, _ = T.section(1.0)
        O.append(Vector((math.sin(a), -math.cos(a), 0)).normalized())
    return P, O


def stand_collar(T, mat, height=0.09, thick=0.02, a_gap=0.06, lean=0.0):
    """A straight collar that stands on the neck line."""
    P, O = neck_path(T, a_gap, 64)
    secs = []
    for t, out in ((-0.15, 0.012), (0.1, 0.006), (0.5, 0.004 + lean * 0.4), (0.9, 0.0 + lean), (1.0, 0.002 + lean)):
        secs.append([p + o * out + Vector((0, 0, height * t)) for p, o in zip(P, O)])
    V = [p for s in secs for p in s]
    n = len(P)
    F = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(secs) - 1) for i in range(n - 1)]
    uv = [(i / (n - 1), j / 4) for j in range(len(secs)) for i in range(n)]
    o = G.obj(V, F, 'stand', mat, sub=1, uv=uv)
    m = o.modifiers.new('so', 'SOLIDIFY')
    m.thickness = thick
    m.offset = 0
    m = o.modifiers.new('bv', 'BEVEL')
    m.width = thick * 0.3
    m.segments = 2
    return o


def rib_ring(pts, mat, r=0.03, flat=0.45, up=(0, -1, 0.35)):
    """A ribbed ring of cloth."""
    return G.tube(pts, r, mat, closed=True, n=2, flat=flat, up=up)


def hood(mat, lining, centre=(0, 0.015, 1.615), rx=0.205, rz=0.235, length=0.30, front=-0.17, sweep=146, rim=0.014, wrinkle=0.010):
    """A raised empty hood: shell around a front opening."""
    cx, cy, cz = centre
    V, F = [], []
    nu, nv = 56, 24
    for j in range(nv + 1):
        t = j / nv
        k = (1 - max(0.0, t) ** 2.6) ** 0.5 if t < 1 else 0.0
        k = max(k, 0.02)
        for i in range(nu + 1):
            psi = math.radians(-sweep + 2 * sweep * i / nu)
            low = ease(0.3, -0.6, math.cos(psi))
            grow = 1 + 0.05 * math.sin(t * math.pi)
            R = k * grow
            x = cx + rx * R * math.sin(psi) * (1 - 0.10 * low)
            z = cz + rz * R * math.cos(psi) * (1.0 if math.cos(psi) > 0 else 0.92) - 0.05 * t
            y = front + length * t + 0.035 * math.cos(psi) * (1 - t) * -1 + cy
            q = wrinkle * mn.fractal(Vector((x * 5, y * 5, z * 5)), 0.8, 2.0, 3) * (0.3 + 0.7 * t)
            V.append((x * (1 + q * 2), y + q, z + q))
    for j in range(nv):
        for i in range(nu):
            a = j * (nu + 1) + i
            F.append((a, a + nu + 1, a + nu + 2, a + 1))
    o = G.obj(V, F, 'hood', mat)
    if lining:
        o.data.materials.append(lining)
    m = o.modifiers.new('so', 'SOLIDIFY')
    m.thickness = 0.018
    m.offset = 1
    if lining:
        m.material_offset = 0
    edge = [Vector(V[i]) for i in range(nu + 1)]
    G.tube([p + Vector((0, -0.004, 0)) for p in edge], rim, mat, n=1, seg=12)
    return o


def belt_ring(T, z, mat, h=0.07, out=0.016):
    """A fabric belt around the waist."""
    s = T.row_at(z)
    L = T.rim(0, math.tau, s, 0.0, 96)[:-1]
    secs = []
    for dz, o in ((-0.5, 0.004), (-0.48, out), (0, out + 0.004), (0.48, out), (0.5, 0.004)):
        secs.append([Vector((p.x * (1 + o / 0.42), p.y * (1 + o / 0.2), z + dz * h)) for p in L])
    return G.loft(secs, mat, 'belt', closed_ends=False, sub=1)


def lapels(T, mat, tip_x=0.30, tip_z=1.26, gorge=(0.165, 1.385), belly=0.05, lift=0.020):
    """Notch lapels that turn over along the V edge of the front."""
    b = T.break_z
    zs = [b + (gorge[1] - b) * i / 10 for i in range(11)]
    right = [(T.edge(z)[0] - 0.004, z) for z in zs]
    leaf = [(gorge[0] + 0.015, gorge[1]), (tip_x, tip_z + 0.055), (tip_x + 0.006, tip_z)]
    lower = [
        (T.edge(b)[0] * 0.25 + (tip_x) * 0.75 + belly * 0.5, tip_z * 0.72 + b * 0.28),
        (T.edge(b)[0] * 0.65 + tip_x * 0.35 + belly * 0.3, tip_z * 0.36 + b * 0.64),
    ]
    T.patch(right + leaf + lower, mat, lift, 0.012, res=0.022, swell=0.006)
    left = []
    for z in zs:
        x = T.edge(z)[1] + 0.004
        if x < 0.012:
            left.append((x, z))
    zc = left[0][1]
    leaf = [(-x, z) for x, z in leaf]
    lower = [
        (-(tip_x * 0.75 + belly * 0.5) + T.overlap * 0.2, tip_z * 0.72 + b * 0.28),
        (-(tip_x * 0.30) + T.overlap * 0.2 - belly * 0.2, tip_z * 0.36 + b * 0.64),
        (-0.03, b + 0.02),
        (0.0, b + 0.02),
    ]
    T.patch([(left[0][0], zc)] + left[1:] + leaf + lower, mat, lift - 0.012, 0.012, res=0.022, swell=0.004)


def brand_tag(T, c='#f1ece2', z=None):
    """A woven label inside the back neck."""
    p = T.point(math.pi, 0.985)
    o = G.box((0.10, 0.004, 0.05), 0.001, 2, M.satin(c))
    G.put(o, (0, p.y - 0.022, p.z - 0.035))
