"""Top-handle leather bag."""
import math

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product


@product('handbag', 'accessories', view='three_quarter', az=24, el=12)
def handbag(c='#8a4f33', metal='#dcb878'):
    """A structured leather bag with a flap, a turn lock and a top handle."""
    le, gd = M.leather(c, 1.1, 0.40, 0.22), M.metal(metal, 0.2)
    dk = M.leather(S.mix(c, '#000000', 0.25), 1.1, 0.5, 0.2)
    th = M.solid(S.mix(c, '#ffe0b8', 0.35), 0.7)

    def sec(z, w, d, n=5):
        return [(x, y, z) for x, y in G.superellipse(w, d, n, 48)]

    secs = [
        sec(0.0, 0.74, 0.24),
        sec(0.015, 0.79, 0.275),
        sec(0.06, 0.81, 0.29),
        sec(0.25, 0.815, 0.295),
        sec(0.5, 0.79, 0.27),
        sec(0.75, 0.755, 0.225),
        sec(0.98, 0.72, 0.165),
        sec(1.03, 0.715, 0.15),
    ]
    G.loft(secs, le, 'body', sub=2)
    # front flap: follows the body, rounded lower edge
    nu, nv, v, f = 36, 26, [], []
    for j in range(nv + 1):
        t = j / nv
        for i in range(nu + 1):
            u = i / nu * 2 - 1
            drop = 0.60 * (1 - 0.30 * abs(u) ** 3.0)
            s = t * (0.16 * 2 + drop)
            if s < 0.30:
                a = s / 0.30
                y = 0.165 - 0.33 * a
                z = 1.045 + 0.045 * math.sin(math.pi * a)
            else:
                q = s - 0.30
                z = 1.045 - q
                y = -(0.165 + 0.13 * min(1, q / 0.75) ** 0.9) - 0.012
            v.append((u * (0.735 + 0.045 * max(0, 1.05 - z)), y - 0.018 * (s >= 0.30) * 1, z))
    for j in range(nv):
        for i in range(nu):
            k = j * (nu + 1) + i
            f.append((k, k + 1, k + nu + 2, k + nu + 1))
    G.obj(v, f, 'flap', le, sub=1, solid=0.028)
    edge = [Vector(v[nv * (nu + 1) + i]) for i in range(nu + 1)]
    # stitches: short dashes parallel to the edge
    inn = [p + Vector((0, -0.018, 0.055)) for p in edge]
    P = G.smooth_path([tuple(Vector((p.x * 0.955, p.y, p.z))) for p in inn], 4)
    for i in range(0, len(P) - 1, 2):
        G.tube([P[i], tuple(Vector(P[i]).lerp(Vector(P[i + 1]), 0.95))], 0.0055, th, smooth=False, seg=6)
    # turn lock
    pl = G.prism(
        [
            (0.085 * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), 0.06 * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)))
            for a in [math.tau * i / 48 for i in range(48)]
        ],
        0.03,
        0.012,
        gd,
        'lock',
    )
    pl.location = (0, -0.322, 0.545)
    k = G.prism(
        [
            (0.018 * math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)), 0.05 * math.copysign(abs(math.sin(a)) ** 0.5, math.sin(a)))
            for a in [math.tau * i / 32 for i in range(32)]
        ],
        0.03,
        0.012,
        gd,
        'turn',
    )
    k.location = (0, -0.345, 0.545)
    # top handle with rings
    pts = [
        (-0.40, -0.02, 1.12),
        (-0.40, -0.02, 1.26),
        (-0.33, -0.02, 1.50),
        (-0.14, -0.02, 1.64),
        (0.14, -0.02, 1.64),
        (0.33, -0.02, 1.50),
        (0.40, -0.02, 1.26),
        (0.40, -0.02, 1.12),
    ]
    G.tube(pts, 0.042, le, n=10, seg=20)
    for s in (-1, 1):
        G.tube(
            [(s * 0.40 + 0.065 * math.cos(a), -0.02, 1.085 + 0.065 * math.sin(a)) for a in [math.tau * i / 24 for i in range(24)]],
            0.014,
            gd,
            closed=True,
            n=2,
            seg=12,
        )
        t = G.box((0.10, 0.04, 0.16), 0.012, mat=le)
        t.location = (s * 0.40, -0.02, 1.03)
        c2 = G.cylinder(0.05, 0.05, 0.012, gd)
        c2.location = (s * 0.40, -0.02, 1.13)
        G.tube(
            [(s * 0.78, 0.0, 0.90), (s * 0.83, 0.0, 0.96), (s * 0.80, 0.0, 1.02), (s * 0.75, 0, 0.98)], 0.014, gd, closed=True, n=6, seg=10
        )
    # base feet and side piping
    for z, w, d in ((0.03, 0.803, 0.283),):
        G.tube([(x, y, z) for x, y in G.superellipse(w, d, 5, 60)], 0.016, dk, closed=True, n=1)
