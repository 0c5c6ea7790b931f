"""Stems and paper wraps."""
import math
import random

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from models.festive.parts import GOLDEN, blend, surface


def stem(points, r, colour='#5c8350'):
    """A green stalk."""
    return G.tube(points, r, M.solid(colour, 0.5), 'stem', n=8, seg=10)


def paper_wrap(mat, top=1.1, flare=0.62, waist=0.13, back=0.20, z0=0.05, seed=0, folds=7, start=0.0):
    """A paper cone, low and open at the front (-y), tall at the back, with soft folds."""

    def point(u, t):
        a = start + u * math.tau * 1.04
        rise = 0.5 + 0.5 * math.sin(a)
        height = top * (0.78 + back * 1.6 * rise)
        r = waist + flare * t**1.25 * (0.92 + 0.14 * rise) + 0.012 * u
        r *= 1 + 0.045 * t * math.sin(a * folds + seed) + 0.02 * t * math.sin(a * (folds * 2 + 1) + seed * 2)
        z = z0 + height * t * (1 + 0.035 * t * math.sin(a * 3 + seed))
        return (r * math.cos(a), r * math.sin(a), z)

    return surface(20, 110, point, mat, 'wrap', solid=0.007)


def stem_bundle(r, z0, z1, count=16, colour='#5d7a4a', seed=0):
    """Cut stems under a tied bunch: they cross at the waist and splay below."""
    rnd = random.Random(seed)
    for i in range(count):
        a = i * GOLDEN
        q = r * math.sqrt((i + 0.5) / count)
        p = Vector((q * math.cos(a), q * math.sin(a), z1))
        b = Vector((q * 1.55 * math.cos(a + 0.9), q * 1.55 * math.sin(a + 0.9), z0 + rnd.uniform(0, 0.05)))
        G.tube([p, p.lerp(b, 0.5), b], r * 0.22, M.solid(blend(colour, '#8fa86a', rnd.uniform(0, 0.5)), 0.5), 'cut', smooth=False, seg=8)
