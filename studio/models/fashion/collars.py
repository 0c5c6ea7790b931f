"""Collars and hoods."""
from mathutils import Vector, noise

from kit import shapes as G
from models.fashion.cloth import ease
from models.fashion.draped import neck_line


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


def laid_hood(T, mat, lining):
    """A hood that lies on the back: a soft roll around the neck, higher and wider behind."""
    path, middle = neck_line(T)
    path = [Vector(p) for p in G.smooth_path([tuple(p) for p in path[1:-1]], 2)]
    n = len(path)
    rows = []
    for i, p in enumerate(path):
        out = Vector((p.x - middle.x, p.y - middle.y, 0)).normalized()
        back = ease(0, 0.85, 1 - abs(2 * i / (n - 1) - 1))
        rise, wide, fall = 0.050 + 0.070 * back, 0.022 + 0.100 * back**2, 0.030 + 0.170 * back**2
        profile = [
            (0.002, -0.020),
            (0.000, rise * 0.45),
            (0.006, rise * 0.85),
            (0.020, rise * 1.02),
            (0.034, rise * 0.92),
            (0.034 + wide * 0.15, rise * 0.62),
            (0.030 + wide * 0.40, rise * 0.60),
            (0.034 + wide * 0.72, rise * 0.52),
            (0.034 + wide * 0.96, rise * 0.20),
            (0.034 + wide, -fall * 0.35),
            (0.028 + wide * 0.86, -fall * 0.80),
            (0.020 + wide * 0.55, -fall),
        ]
        row = []
        for k, (q, z) in enumerate(profile):
            spot = p + out * q + Vector((0, 0, z))
            crease = noise.fractal(Vector((spot.x * 6, spot.y * 6, k * 0.35)), 0.8, 2.0, 3) * 0.010 * min(1, k / 3)
            row.append(spot + out * crease + Vector((0, 0, crease * 0.6)))
        rows.append(row)
    m = len(rows[0])
    faces = [(i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j) for i in range(n - 1) for j in range(m - 1)]
    o = G.obj([p for row in rows for p in row], faces, 'hood', mat, sub=2)
    o.data.materials.append(lining)
    for face in o.data.polygons:
        face.material_index = 1 if face.index % (m - 1) < 3 else 0
    md = o.modifiers.new('so', 'SOLIDIFY')
    md.thickness = 0.010
    md.offset = 0
    return o
