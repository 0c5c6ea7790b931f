"""Dungarees and pinafore dress."""
from mathutils import Vector
import numpy as np

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.fashion.cloth import corduroy, seam_colour
from models.fashion.draped import Draped, ring
from models.fashion.panels import neckline
from models.fashion.trims import disc


def waisted(places):
    """The waistband gathers the skirt."""
    return np.where(np.abs(places[:, 1] + 0.525) < 0.03, 0.84, 1.0)


@product('pinafore', 'kids', view='front', el=3, kind='wall')
def pinafore(c='#8d5b6c', button='#e8d5b0'):
    """Corduroy pinafore dress with buttoned straps, bib pocket and flared skirt."""

    def half(depth):
        return [
            ('hem', [(0, -1.050), (0.30, -1.036), (0.560, -0.985)]),
            ('side', [(0.560, -0.985), (0.420, -0.70), (0.318, -0.52), (0.312, -0.330)]),
            ('arm', [(0.312, -0.330), (0.240, -0.260), (0.196, -0.150), (0.186, -0.054)]),
            ('shoulder', [(0.186, -0.054), (0.104, -0.020)]),
            ('neck', neckline((0.104, -0.020), depth)),
        ]

    T = Draped(half(-0.255), half(-0.200), gap=0.023, stiffness=0.10, gather=waisted, arms=0)
    m, th = corduroy(c), M.solid(seam_colour(c), 0.8)
    T.build(m, M.fabric(S.mix(c, '#f0dcc8', 0.45), 1.2), 0.008)
    for loop in T.loops('neck') + T.loops('arm'):
        ring(loop, m, 0.0095)
    T.hem(0.560, -0.985, -1.050, 0.030, None, th)
    T.patch([(-0.308, -0.548), (0.308, -0.548), (0.305, -0.502), (-0.305, -0.502)], m, 0.001, 0.004, bevel=0.001)
    for sgn in (-1, 1):
        T.patch([(sgn * x, z) for x, z in ((0.098, -0.310), (0.184, -0.310), (0.174, -0.056), (0.110, -0.036))], m, 0.002, 0.006, bevel=0.002)
        T.button(sgn * 0.141, -0.278, 0.024, M.solid(button, 0.35, coat=0.3), 0.012)
        x = sgn * 0.205
        pocket = [(-0.085, -0.830), (-0.060, -0.858), (0.060, -0.858), (0.085, -0.830), (0.085, -0.700), (-0.085, -0.700)]
        T.patch([(x + dx, z) for dx, z in pocket], m, 0.002, 0.007)
        T.line([(x - 0.080, -0.722), (x + 0.080, -0.722)], th, 0.0010, 0.010)
    T.patch([(-0.070, -0.465), (0.0, -0.480), (0.070, -0.465), (0.072, -0.365), (-0.072, -0.365)], m, 0.002, 0.006)


def turned_up(loop, mat):
    """The end of a trouser leg, turned up."""
    middle = sum(loop, Vector()) / len(loop)
    rows = ((-0.004, 0.96), (-0.008, 1.03), (0.030, 1.055), (0.080, 1.055), (0.086, 1.0))
    G.loft([[middle + (p - middle) * k + Vector((0, 0, h)) for p in loop[::2]] for h, k in rows], mat, 'turnup', closed_ends=False, sub=1)


def belted(places):
    """The waistband draws the waist in."""
    return np.where(np.abs(places[:, 1] + 0.77) < 0.04, 0.88, 1.0)


def dungaree_half(bib):
    """Half a front or back: a leg, the bib, and the strap over the shoulder; `bib` is how high it reaches: behind it holds the straps."""
    return [
        ('inseam', [(0, -1.165), (0.040, -1.35), (0.050, -1.640)]),
        ('hem', [(0.050, -1.640), (0.280, -1.630)]),
        ('side', [(0.280, -1.630), (0.300, -1.36), (0.318, -1.06), (0.302, -0.740)]),
        ('arm', [(0.302, -0.740), (0.236, -0.680), (0.196, -0.540), (0.180, -0.340), (0.172, -0.050)]),
        ('shoulder', [(0.172, -0.050), (0.102, -0.020)]),
        ('strap', [(0.102, -0.020), (0.102, bib)]),
        ('bib', [(0.102, bib), (0, bib)]),
    ]


@product('dungarees', 'kids', view='front', el=3, kind='wall')
def dungarees(c='#4d6a8c', thread='#d9a860', metal='#c9a66b', stuff='denim'):
    """Dungarees: bib with pocket, straps with buckles, turn-ups."""
    m = M.denim(c, 1.3) if stuff == 'denim' else corduroy(c)
    turn = M.denim(S.mix(c, '#ffffff', 0.35), 1.3) if stuff == 'denim' else m
    th, brass = M.solid(thread, 0.85), M.metal(metal, 0.32)
    T = Draped(dungaree_half(-0.335), dungaree_half(-0.150), gap=0.022, stiffness=0.10, gather=belted, legs=0.13, arms=0)
    T.build(m, turn, 0.008)
    for loop in T.loops('hem'):
        turned_up(loop, turn)
    for loop in T.loops('arm'):
        G.tube(loop, 0.0030, m, closed=True, n=2, seg=8)
    T.patch([(-0.298, -0.795), (0.298, -0.795), (0.296, -0.745), (-0.296, -0.745)], m, 0.001, 0.005, bevel=0.001)
    T.patch([(-0.176, -0.382), (0.176, -0.382), (0.174, -0.336), (-0.174, -0.336)], m, 0.001, 0.005, bevel=0.001)
    T.patch([(-0.098, -0.600), (0, -0.622), (0.098, -0.600), (0.098, -0.450), (-0.098, -0.450)], m, 0.002, 0.006)
    for z, half, lift in ((-0.341, 0.170, 0.007), (-0.377, 0.170, 0.007), (-0.750, 0.290, 0.007), (-0.790, 0.290, 0.007), (-0.464, 0.094, 0.009)):
        T.line([(-half, z), (0, z), (half, z)], th, 0.0011, lift)
    T.line([(0.028, -0.600), (0.028, -0.464)], th, 0.0011, 0.009)
    for sgn in (-1, 1):
        T.patch([(sgn * x, z) for x, z in ((0.106, -0.355), (0.168, -0.355), (0.166, -0.060), (0.108, -0.060))], m, 0.006, 0.006, bevel=0.002)
        p = T.on(sgn * 0.137, -0.335, 0.016)
        frame = [(-0.038, -0.034), (0.038, -0.034), (0.038, 0.036), (-0.038, 0.036)]
        G.tube([p + Vector((x, -0.004, z)) for x, z in G.resample(frame, 0.015, True)], 0.0055, brass, closed=True, smooth=False, seg=8)
        disc(p + Vector((0, -0.002, -0.022)), 0.016, brass, 0.009)
        for d in (0, 0.010):
            T.line([(sgn * (0.150 - d), -0.798), (sgn * (0.168 - d), -0.870 - d), (sgn * 0.235, -0.925 - d), (sgn * 0.306, -0.940 - d)], th, 0.0011, 0.001)
        for z in (-0.770, -0.850):
            disc(T.on(sgn * 0.272, z, 0.007), 0.013, brass, 0.008)
    for x in (0, 0.009):
        T.line([(x, -0.798), (x, -0.95), (x, -1.10)], th, 0.0011, 0.001)
