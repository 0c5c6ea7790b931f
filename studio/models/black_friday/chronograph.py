"""Chronograph watch."""
import math

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from models.black_friday.dark_set import dark_set
from models.catalog import product
from models.festive.parts import CHARCOAL, collect, surface


@product('chronograph', 'blackfriday', view='three_quarter', az=22, el=12, light='gloss', bg=CHARCOAL)
def chronograph(c='#26272b', strap='#3a2c26', accent='#d9a05a'):
    """A black chronograph on a closed leather strap."""
    dark_set()
    steel = M.brushed(c, 0.28, 2, 0.6)
    black = M.solid('#101114', 0.35)
    ink = M.solid('#efe9dc', 0.45)
    gold = M.solid(accent, 0.35, 0.4)
    leather = M.leather(strap, 1.4, 0.5, 0.25)
    half = [(-0.035, 0.40), (-0.025, 0.52), (0.03, 0.66), (0.16, 0.78), (0.40, 0.84), (0.68, 0.78), (0.90, 0.56), (1.0, 0.26)]
    side = G.smooth_path(half + [(1.02, 0)] + [(y, -z) for y, z in half[::-1]], 6)
    count = len(side) - 1

    def band(u, t):
        y, z = side[round(t * count)]
        w = 0.235 - 0.045 * math.sin(math.pi * t)
        k = u * 2 - 1
        return (w * k, y, z)

    surface(count, 6, band, leather, 'strap', solid=0.075, sub=1)
    thread = M.solid('#8a7460', 0.7)
    for s in (-1, 1):
        for k in range(6, count - 6):
            if k % 2:
                continue
            y0, z0 = side[k]
            y1, z1 = side[k + 1]
            w = (0.235 - 0.045 * math.sin(math.pi * k / count)) - 0.03
            n = Vector((0, z1 - z0, -(y1 - y0))).normalized() * -0.040
            G.tube([(s * w, y0 + n.y, z0 + n.z), (s * w, y1 + n.y, z1 + n.z)], 0.006, thread, smooth=False, seg=5)

    def build():
        G.lathe(
            [(0, -0.09), (0.40, -0.09), (0.455, -0.06), (0.47, -0.02), (0.47, 0.05), (0.455, 0.075), (0.44, 0.08)],
            96,
            steel,
            'case',
            auto=35,
        )
        G.lathe(
            [(0.452, 0.06), (0.455, 0.095), (0.44, 0.115), (0.385, 0.12), (0.37, 0.10), (0.365, 0.07)],
            120,
            M.metal('#1d1e21', 0.22),
            'bezel',
            auto=35,
            wob=lambda a, r, z: r + (0.004 * math.cos(a * 60) if r > 0.43 else 0),
        )
        G.lathe([(0, 0.072), (0.37, 0.072)], 96, black, 'dial')
        for k in range(60):
            big = k % 5 == 0
            size = (0.020, 0.078, 0.008) if big else (0.006, 0.026, 0.004)
            tick = G.box(size, 0.002, 2, ink if big else M.solid('#8f8b83', 0.5), 'tick')
            a = math.tau * k / 60
            r = 0.305 if big else 0.345
            tick.location = (r * math.sin(a), r * math.cos(a), 0.076)
            tick.rotation_euler.z = -a
        for x, y in ((-0.15, 0), (0.15, 0), (0, -0.16)):
            ring = G.lathe([(0, 0.0735), (0.072, 0.0735), (0.078, 0.078), (0.084, 0.0735)], 48, M.solid('#1c1d21', 0.3, 0.3), 'sub')
            ring.location = (x, y, 0)
            hand = G.box((0.008, 0.06, 0.004), 0.001, 2, gold, 'subhand')
            hand.location = (x + 0.012, y + 0.022, 0.081)
            hand.rotation_euler.z = -0.5
        for angle, length, w, mat, z in ((-60, 0.20, 0.026, ink, 0.086), (62, 0.30, 0.020, ink, 0.090), (150, 0.33, 0.007, gold, 0.094)):
            h = G.box((w, length + 0.05, 0.006), 0.002, 2, mat, 'hand')
            a = math.radians(angle)
            h.location = (math.sin(a) * (length / 2 - 0.02), math.cos(a) * (length / 2 - 0.02), z)
            h.rotation_euler.z = -a
        pin = G.cylinder(0.02, 0.03, 0.005, gold, 24)
        pin.location.z = 0.075
        for a, r, w in ((0, 0.045, 0.08), (28, 0.032, 0.07), (-28, 0.032, 0.07)):
            q = math.radians(a)
            crown = G.cylinder(r, w, 0.008, gold if a == 0 else steel, 40)
            crown.location = (0.46 * math.cos(q), 0.46 * math.sin(q), 0)
            crown.rotation_euler = (0, math.pi / 2, q)
        for s in (-1, 1):
            for t in (-1, 1):
                lug = G.box((0.07, 0.2, 0.10), 0.03, 4, steel, 'lug')
                lug.location = (s * 0.225, t * 0.46, -0.035)
                lug.rotation_euler.x = -t * 0.35

    G.put(collect(build), (0, -0.07, 0), (90, 0, 0))
