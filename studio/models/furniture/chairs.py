"""Spindle chair, lounge chair and armchair."""
import math

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.furniture.parts import block, plank, rod


@product('spindle_chair', 'furniture', view='three_quarter', az=28, el=13)
def spindle_chair(c='#34302d', grain='#171412'):
    """A spindle-back dining chair with a saddled seat, turned legs and an H stretcher."""
    mat = M.wood(c, grain, axis=2, s=1.6, rough=0.38)
    seat_mat = M.wood(c, grain, axis=1, s=1.4, rough=0.36)
    sections = []
    for scale, z in (
        (0.86, 0.860),
        (0.97, 0.872),
        (1.0, 0.895),
        (1.0, 0.915),
        (0.975, 0.935),
        (0.90, 0.940),
        (0.62, 0.918),
        (0.30, 0.905),
        (0.02, 0.902),
    ):
        ring = []
        for x, y in G.superellipse(0.46 * scale, 0.43 * scale, 2.7, 40):
            narrow = 1 - 0.10 * (y / 0.43)
            ring.append((x * narrow, y, z))
        sections.append(ring)
    G.loft(sections, seat_mat, 'seat', sub=1)
    feet = {}
    for sx in (-1, 1):
        for sy in (-1, 1):
            top = Vector((sx * 0.30, sy * 0.28, 0.88))
            foot = Vector((sx * 0.43, sy * 0.41, 0))
            feet[sx, sy] = (top, foot)
            points = [foot, foot.lerp(top, 0.35), foot.lerp(top, 0.7), top]
            G.tube(points, [0.022, 0.034, 0.040, 0.026], mat, n=6, seg=20)
    for sx in (-1, 1):
        a = feet[sx, -1][1].lerp(feet[sx, -1][0], 0.42)
        b = feet[sx, 1][1].lerp(feet[sx, 1][0], 0.42)
        G.tube([a, a.lerp(b, 0.5), b], [0.014, 0.024, 0.014], mat, n=6)
    left = feet[-1, -1][1].lerp(feet[-1, -1][0], 0.42)
    left = left.lerp(feet[-1, 1][1].lerp(feet[-1, 1][0], 0.42), 0.5)
    right = Vector((-left.x, left.y, left.z))
    G.tube([left, left.lerp(right, 0.5), right], [0.014, 0.024, 0.014], mat, n=6)
    rail = []
    for i in range(-6, 7):
        u = i / 6
        rail.append((u * 0.49, 0.60 - 0.13 * u * u, 1.80 + 0.02 * (1 - u * u)))
    G.tube(rail, [0.030, 0.062, 0.072, 0.078, 0.072, 0.062, 0.030], mat, n=4, flat=0.34, up=(0, -1, 0.18), seg=24)
    for i in range(7):
        u = (i - 3) / 3
        base = Vector((u * 0.34, 0.335 - 0.09 * u * u, 0.92))
        top = Vector((u * 0.445, 0.60 - 0.13 * (u * 0.445 / 0.49) ** 2, 1.79))
        thick = 0.021 if abs(u) == 1 else 0.015
        G.tube([base, base.lerp(top, 0.38), top], [thick, thick * 1.35, thick * 0.8], mat, n=6, seg=14)


@product('lounge_chair', 'furniture', view='three_quarter', az=32, el=14)
def lounge_chair(c='#7d4f36', timber='#bb905f', fab='leather'):
    """A low oak lounge chair: open side frames, paddle arms, loose leather cushions."""
    timber_mat = M.wood(timber, axis=1, s=1.4)
    upright = M.wood(timber, axis=2, s=1.4)
    cover = M.leather(c, 1.2) if fab == 'leather' else M.fabric(c, 1.0, var=0.08)
    for sx in (-1, 1):
        x = sx * 0.66
        G.tube([(x, -0.56, 0), (x, -0.53, 0.5), (x, -0.50, 0.97)], [0.028, 0.040, 0.034], upright, n=5, seg=20)
        G.tube([(x, 0.66, 0), (x, 0.52, 0.5), (x, 0.46, 0.95)], [0.028, 0.040, 0.034], upright, n=5, seg=20)
        arm = [(x, -0.66, 1.00), (x, -0.40, 1.01), (x, 0.0, 0.985), (x, 0.36, 0.965), (x, 0.58, 0.955)]
        G.tube(arm, [0.050, 0.078, 0.070, 0.054, 0.040], timber_mat, n=6, flat=0.34, up=(0, 0, 1), seg=24)
        plank((0.045, 1.12, 0.10), (x, -0.03, 0.50), timber_mat, 0.014, (5, 0, 0))
    cross = M.wood(timber, axis=0, s=1.4)
    plank((1.30, 0.05, 0.10), (0, -0.52, 0.535), cross, 0.014)
    plank((1.30, 0.05, 0.10), (0, 0.42, 0.46), cross, 0.014)
    for i in range(7):
        u = (i - 3) / 3
        rod((u * 0.50, 0.50, 0.56), (u * 0.50, 0.88, 1.52), 0.018, upright)
    G.tube([(-0.60, 0.87, 1.51), (0, 0.90, 1.54), (0.60, 0.87, 1.51)], [0.034, 0.050, 0.034], cross, n=8, flat=0.6, up=(0, -1, 0.3), seg=20)
    for sx in (-1, 1):
        rod((sx * 0.58, 0.46, 0.44), (sx * 0.58, 0.875, 1.51), 0.028, upright)
    block((1.20, 1.12, 0.22), (0, -0.09, 0.645), cover, 0.085, 0.055, 0.010, 1, (5, 0, 0))
    block((1.16, 0.22, 0.94), (0, 0.51, 1.16), cover, 0.085, 0.045, 0.010, 4, (-21, 0, 0))


@product('armchair', 'furniture', view='three_quarter', az=30, el=14)
def armchair(c='#d9b48f', legs='#8a5a34', fab='boucle'):
    """A deep armchair on short legs with a loose cushion."""
    f = getattr(M, fab)(c) if fab != 'boucle' else M.boucle(c, 1.3)
    w = M.wood(legs, axis=2, s=1.4)
    base = G.pillow((1.52, 1.42, 0.30), f, 'base', edge=0.09)
    base.location = (0, 0, 0.46)
    seat = G.pillow((1.10, 1.22, 0.30), f, 'seat', edge=0.13, crown=0.06, wrinkle=0.012)
    seat.location = (0, -0.12, 0.72)
    back = G.pillow((1.52, 0.34, 1.08), f, 'back', edge=0.16, crown=0.02, wrinkle=0.008, seed=5)
    back.location = (0, 0.60, 0.93)
    back.rotation_euler.x = -0.10
    bc = G.pillow((1.04, 0.26, 0.72), f, 'bcush', edge=0.12, crown=0.05, wrinkle=0.012, seed=2)
    bc.location = (0, 0.36, 1.08)
    bc.rotation_euler.x = -0.16
    for s in (-1, 1):
        a = G.pillow((0.27, 1.34, 0.68), f, 'arm', edge=0.13, wrinkle=0.008, seed=s + 8)
        a.location = (s * 0.70, -0.04, 0.72)
        for y in (-0.52, 0.52):
            l = G.lathe([(0, 0), (0.030, 0), (0.035, 0.02), (0.062, 0.34), (0, 0.34)], 32, w, 'leg', auto=30)
            l.location = (s * 0.60, y, 0)
            l.rotation_euler = (math.radians(7) * (1 if y < 0 else -1) * -1, math.radians(-7) * s * -1 * -1, 0)
    p = G.cushion(0.64, 0.54, 0.26, M.fabric('#f3ebde', 0.9, var=0.05), seed=3)
    p.location = (0.16, 0.10, 1.10)
    p.rotation_euler = (-0.30, 0.10, -0.12)
