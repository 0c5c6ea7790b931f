"""Speckled vase with a branch."""
import math
import random

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product


@product('vase', 'handmade', view='front', light='soft')
def vase(c='#efe6d8', branch='1'):
    """A belly vase, with or without a branch."""
    p = [
        (0.0, 0),
        (0.30, 0),
        (0.36, 0.03),
        (0.5, 0.28),
        (0.58, 0.6),
        (0.54, 0.92),
        (0.38, 1.16),
        (0.22, 1.3),
        (0.19, 1.42),
        (0.22, 1.5),
        (0.235, 1.515),
        (0.215, 1.52),
        (0.17, 1.45),
        (0.16, 1.3),
    ]
    G.lathe([p[0]] + G.smooth_path(p[1:], 6), 96, M.ceramic(c, 0.5, '#8a6b4d'), 'vase', auto=80)
    if branch == '1':
        rnd = random.Random(4)
        lm = G.leaf_mesh(0.24, 0.10, 0.12, 0.25, tip=0.75)
        mat = M.leaf('#8fa08a', veins=5, rough=0.6)
        lm.materials.append(mat)
        st = M.bark('#8b7a63')
        for k in range(5):
            a = k * 1.35 + 0.4
            tilt = rnd.uniform(0.2, 0.55)
            L = rnd.uniform(1.0, 1.5)
            pts = []
            for i in range(8):
                t = i / 7
                pts.append((math.cos(a) * tilt * t * t * L, math.sin(a) * tilt * t * t * L * 0.6, 1.1 + L * t))
            G.tube(pts, [0.018, 0.015, 0.008], st, n=3, seg=8)
            for i in range(3, 15):
                t = i / 14
                b = Vector(pts[min(7, int(t * 7))]).lerp(Vector(pts[min(7, int(t * 7) + 1)]), t * 7 - int(t * 7))
                s = 1 if i % 2 else -1
                o = S.new_object('leaf', lm)
                o.location = b
                o.rotation_euler = (rnd.uniform(0.1, 0.7), rnd.uniform(-0.4, 0.4), a - math.pi / 2 + s * rnd.uniform(0.9, 1.5))
                o.scale = (rnd.uniform(0.7, 1.15) * (1.15 - 0.5 * t),) * 3
