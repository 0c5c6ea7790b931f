"""Stethoscope."""
import math

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from models.catalog import product


@product('stethoscope', 'medical', view='top', light='flat', kind='flat', fill=0.86)
def stethoscope(c='#3f6f73'):
    """A stethoscope laid in a loop."""
    rb, ch = M.solid(c, 0.42, 0, 0.5, 0.15), M.metal('#d0d3d6', 0.16)
    z = 0.06
    G.tube(
        [
            (-0.05, 0.22, z),
            (-0.08, -0.10, z),
            (-0.22, -0.55, z),
            (-0.55, -0.88, z),
            (-0.92, -0.72, z),
            (-0.88, -0.30, z + 0.01),
            (-0.48, -0.10, z + 0.10),
            (0.10, -0.22, z + 0.11),
            (0.55, -0.42, z + 0.03),
            (0.72, -0.72, z),
        ],
        0.050,
        rb,
        n=12,
        seg=18,
    )
    for s in (-1, 1):
        G.tube(
            [(-0.05, 0.20, z), (-0.05 + s * 0.10, 0.36, z), (-0.05 + s * 0.30, 0.60, z), (-0.05 + s * 0.38, 0.80, z)],
            0.042,
            rb,
            n=10,
            seg=16,
        )
        G.tube(
            [
                (-0.05 + s * 0.375, 0.78, z),
                (-0.05 + s * 0.42, 1.02, z),
                (-0.05 + s * 0.40, 1.30, z + 0.01),
                (-0.05 + s * 0.26, 1.52, z + 0.05),
                (-0.05 + s * 0.17, 1.60, z + 0.06),
            ],
            0.028,
            ch,
            n=10,
            seg=14,
        )
        e = G.lathe([(0, 0), (0.05, 0.01), (0.06, 0.04), (0.045, 0.09), (0.03, 0.12)], 28, M.rubber('#2b2d2f'), 'ear', smooth=4)
        e.location = (-0.05 + s * 0.13, 1.64, z + 0.06)
        e.rotation_euler = Vector((s, -1, 0)).to_track_quat('Z', 'Y').to_euler()
    G.tube([(-0.05, 0.10, z), (-0.05, 0.26, z)], 0.062, M.rubber('#2b2d2f'), smooth=False, seg=20)
    objs = [
        G.lathe(
            [(0, 0), (0.20, 0), (0.235, 0.01), (0.24, 0.04), (0.225, 0.06), (0.14, 0.085), (0.10, 0.12), (0.085, 0.18)],
            72,
            ch,
            'chest',
            auto=35,
        ),
        G.lathe([(0.085, 0.17), (0.11, 0.19), (0.165, 0.22), (0.17, 0.24), (0.15, 0.25), (0, 0.235)], 64, ch, 'bell', auto=35),
        G.lathe([(0.232, 0.012), (0.252, 0.02), (0.252, 0.045), (0.236, 0.05)], 72, M.rubber('#2b2d2f'), 'rimr'),
    ]
    st = G.tube([(0, 0, 0.14), (-0.10, 0.16, 0.12), (-0.16, 0.28, 0.08)], 0.032, ch, n=6)
    objs.append(st)
    g = G.group(objs, (0.86, -1.02, 0.0))
    g.rotation_euler.z = math.radians(5)
