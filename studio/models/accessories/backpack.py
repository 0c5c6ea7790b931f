"""Canvas backpack."""
import math

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from models.accessories.trims import ribbon, ring_frame
from models.catalog import product
from models.fashion.cloth import ease
from models.fashion.trims import disc


@product('backpack', 'accessories', view='three_quarter', az=-24, el=12)
def backpack(c='#6d7558', trim='#8a4f33', metal='#d8b57c'):
    """Canvas rucksack: flap with two leather straps, front pocket, top handle."""
    cv, le, br = M.canvas(c), M.leather(trim, 1.4, 0.42, 0.2), M.metal(metal, 0.24)
    secs = []
    for z, w, d in (
        (0.0, 0.50, 0.22),
        (0.02, 0.54, 0.265),
        (0.10, 0.56, 0.285),
        (0.45, 0.57, 0.285),
        (0.90, 0.555, 0.26),
        (1.22, 0.53, 0.225),
        (1.34, 0.50, 0.19),
        (1.38, 0.42, 0.14),
    ):
        secs.append(
            [
                (x * (1 + 0.010 * math.sin(5 * math.tau * i / 72 + z * 6)), y * (1 + 0.02 * math.sin(4 * math.tau * i / 72 + z * 5)), z)
                for i, (x, y) in enumerate(G.superellipse(w, d, 4.0, 72))
            ]
        )
    G.loft(secs, cv, 'bag', sub=2)
    pk = G.pillow((0.80, 0.20, 0.56), cv, n=26, edge=0.075, crown=0.03, wrinkle=0.010, seed=3)
    G.put(pk, (0, -0.325, 0.36))
    nu, nv, V, F = 36, 30, [], []
    for j in range(nv + 1):
        t = j / nv
        for i in range(nu + 1):
            u = i / nu * 2 - 1
            s = t * (1.08 - 0.10 * abs(u) ** 4)
            if s < 0.44:
                k = s / 0.44
                y, z = 0.20 - 0.47 * k, 1.375 + 0.055 * math.sin(math.pi * k)
            else:
                q = s - 0.44
                r = min(1.0, q / 0.16)
                y, z = -0.27 - 0.052 * math.sin(r * math.pi / 2) - 0.10 * ease(0.25, 0.62, q), 1.375 - q
            w = (0.535 + 0.035 * ease(1.38, 1.0, z)) * (1 - 0.16 * ease(0.34, 0.0, s))
            V.append(
                (
                    u * w,
                    y + 0.008 * math.sin(u * 7 + t * 5) + 0.05 * abs(u) ** 5,
                    z - 0.02 * abs(u) ** 6 - 0.05 * abs(u) ** 4 * ease(0.30, 0.0, s),
                )
            )
    for j in range(nv):
        for i in range(nu):
            k = j * (nu + 1) + i
            F.append((k, k + 1, k + nu + 2, k + nu + 1))
    G.obj(V, F, 'flap', cv, sub=1, solid=0.030)
    edge = [Vector(V[nv * (nu + 1) + i]) for i in range(nu + 1)]
    G.tube([p + Vector((0, -0.004, 0)) for p in edge], 0.020, le, n=2, seg=10)
    for x in (-0.24, 0.24):
        ribbon(
            [
                (x, -0.300, 1.385),
                (x, -0.345, 1.30),
                (x, -0.350, 1.10),
                (x, -0.425, 0.86),
                (x, -0.452, 0.72),
                (x, -0.448, 0.50),
                (x, -0.446, 0.40),
            ],
            0.085,
            le,
            0.022,
            (1, 0, 0),
        )
        ring_frame(0.135, 0.125, 0.012, br, (x, -0.470, 0.66), (90, 0, 0), 5)
        G.tube([(x - 0.0, -0.482, 0.66), (x, -0.482, 0.72)], 0.008, br, n=2)
        ribbon([(x, -0.452, 0.30), (x, -0.455, 0.50), (x, -0.468, 0.60)], 0.10, le, 0.020, (1, 0, 0))
        for z in (0.33, 0.45):
            disc((x, -0.462, z), 0.014, br, 0.010)
    G.tube(
        [(-0.13, 0.10, 1.38), (-0.12, 0.10, 1.50), (-0.05, 0.10, 1.565), (0.05, 0.10, 1.565), (0.12, 0.10, 1.50), (0.13, 0.10, 1.38)],
        0.032,
        le,
        n=8,
        flat=0.6,
    )
    for sgn in (-1, 1):
        G.tube(
            [
                (sgn * 0.20, 0.19, 1.36),
                (sgn * 0.30, 0.33, 1.30),
                (sgn * 0.46, 0.46, 0.95),
                (sgn * 0.52, 0.40, 0.50),
                (sgn * 0.50, 0.26, 0.10),
            ],
            0.065,
            cv,
            n=10,
            flat=0.30,
            up=(0, 1, 0.2),
        )
        sp = G.pillow((0.14, 0.34, 0.50), cv, n=18, edge=0.055, crown=0.02, wrinkle=0.008, seed=5)
        G.put(sp, (sgn * 0.60, -0.01, 0.32))
        G.put(G.box((0.03, 0.30, 0.05), 0.012, 3, le), (sgn * 0.668, -0.01, 0.545))
