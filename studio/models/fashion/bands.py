"""Cuffs and waistbands."""
from mathutils import Vector

from kit import shapes as G


def band(ring, axis, h, mat, tight=0.85, out=1.03):
    """A cuff or waistband that continues an open edge."""
    c = sum(ring, Vector()) / len(ring)
    secs = []
    for t, k in (
        (-0.10, 0.97),
        (0.0, out),
        (0.15, out * 0.99),
        (0.55, tight + 0.02),
        (0.94, tight),
        (1.0, tight - 0.03),
        (0.93, tight - 0.07),
        (0.6, tight - 0.07),
    ):
        secs.append([c + (p - c) * k + axis * h * t for p in ring])
    return G.loft(secs, mat, 'band', closed_ends=False, sub=1)
