"""Coats with a belt: trench coat and wrap coat."""
from mathutils import Vector
import numpy as np

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.fashion.cloth import cotton, horn, seam_colour, wool
from models.fashion.collars import collar
from models.fashion.draped import Draped, inside_label, neck_line, overlapping
from models.fashion.panels import sleeved

WAIST = -0.565


def belted_in(places):
    """The belt gathers the waist."""
    return np.where(np.abs(places[:, 1] - WAIST) < 0.045, 0.80, 1.0)


def belt(T, half, mat, high, out):
    """A belt of cloth around the waist; returns the middle of its front."""
    x = np.linspace(-half, half, 40)
    line = [T.on(v, WAIST, 0.004) for v in x] + [T.on(v, WAIST, 0.004, True) for v in x[-2:0:-1]]
    for _ in range(8):
        line = [(line[i - 1] + p * 2 + line[(i + 1) % len(line)]) / 4 for i, p in enumerate(line)]
    middle = sum(line, Vector()) / len(line)
    secs = []
    for dz, lift in ((-0.5, 0.004), (-0.47, out), (0, out + 0.003), (0.47, out), (0.5, 0.004)):
        secs.append([Vector((p.x, p.y, p.z + dz * high)) + Vector((p.x - middle.x, p.y - middle.y, 0)).normalized() * lift for p in line])
    G.loft(secs, mat, 'belt', closed_ends=False, sub=1)
    return min(line, key=lambda p: p.y + abs(p.x)) + Vector((0, -out, 0))


@product('trench', 'fashion', view='front', el=3, kind='wall')
def trench(c='#c7a47a', button='#5a4030', lining='#8a6a4a'):
    """Belted double-breasted trench coat with storm flap, epaulettes and buckle."""
    armhole = [(0.282, -0.066), (0.265, -0.160), (0.276, -0.270), (0.342, -0.395)]

    def half(neck):
        panel = sleeved(
            (0.480, -1.400), [(0.400, -0.98), (0.330, WAIST), (0.340, -0.48)], armhole[-1], armhole[0], (0.108, -0.006), -0.03, 0.150, 0.80
        )
        return panel[:-1] + [('neck', neck)] if neck else panel

    T = Draped(
        half([(0.108, -0.006), (0.072, -0.120), (0.0, -0.330)]),
        half(None),
        gap=0.025,
        stiffness=0.14,
        fine=2,
        even=3,
        relief=overlapping(-0.115, -0.33),
        gather=belted_in,
        armhole=armhole,
        bust=True,
        arms=1.4,
        wide=1.04,
    )
    m, hm, th = cotton(c), horn(button), M.solid(seam_colour(c), 0.9)
    T.build(m, cotton(lining), 0.007)
    T.seam(armhole, m, 0.0030, -0.0005)
    T.seam([(0.276, -0.065), (0.118, -0.010)], m, 0.0022, -0.001)
    edge = [(0.005, -0.329), (0.040, -0.225), (0.074, -0.128), (0.100, -0.048)]
    leaf = [(0.152, -0.062), (0.236, -0.128), (0.228, -0.160), (0.150, -0.262), (0.035, -0.340)]
    T.patch([(-x, z) for x, z in edge + leaf], m, 0.003, 0.006, res=0.014, swell=0.003)
    T.patch([(-0.262, -0.100), (-0.140, -0.075), (-0.110, -0.200), (-0.175, -0.330), (-0.262, -0.300)], m, 0.003, 0.005, res=0.014)
    T.patch(edge + leaf, m, 0.008, 0.006, res=0.014, swell=0.004)
    path, middle = neck_line(T)
    path = [p for p in path if p.z > middle.z - 0.03]
    outs = [Vector((p.x - middle.x, p.y - middle.y, 0)).normalized() for p in path]
    collar(path, outs, m, 0.046, 0.092, 0.068, ends=1.05, thick=0.010)
    for z in (-0.430, -0.700, -0.850):
        for x in (-0.095, 0.095):
            T.button(x, z, 0.0195, hm, 0.012)
    p = belt(T, 0.330, m, 0.058, 0.009)
    frame = [(-0.036, -0.040), (0.036, -0.040), (0.036, 0.040), (-0.036, 0.040)]
    G.tube([p + Vector((x, -0.012, z)) for x, z in G.resample(frame, 0.02, True)], 0.0065, hm, closed=True, smooth=False)
    fall = [(0.0, -0.010, 0.0), (0.070, -0.014, -0.004), (0.120, 0.004, -0.045), (0.126, 0.004, -0.17), (0.120, 0.004, -0.27)]
    G.tube([p + Vector(q) for q in fall], 0.027, m, flat=0.16, up=(0, -1, 0), n=8)
    for sgn in (-1, 1):
        T.patch([(sgn * 0.165, -0.030), (sgn * 0.256, -0.056), (sgn * 0.262, -0.076), (sgn * 0.172, -0.058)], m, 0.003, 0.005, bevel=0.002)
        T.button(sgn * 0.182, -0.049, 0.010, hm, 0.012)
        T.patch([(sgn * 0.188, -0.860), (sgn * 0.210, -0.862), (sgn * 0.262, -0.690), (sgn * 0.240, -0.684)], m, 0.002, 0.006)
        T.line([(sgn * 0.330, -0.30), (sgn * 0.29, -0.27), (sgn * 0.272, -0.15)], th, 0.0009, 0.001)
    inside_label(T, -0.058, M.satin('#f1ece2'))


@product('wrap_coat', 'fashion', view='front', el=3, kind='wall')
def wrap_coat(c='#b98a5e', lining='#d9c7ac'):
    """Long wool wrap coat with shawl collar and a tied belt."""
    armhole = [(0.290, -0.066), (0.270, -0.165), (0.284, -0.285), (0.356, -0.420)]

    def half(neck):
        panel = sleeved(
            (0.450, -1.510), [(0.410, -1.05), (0.345, WAIST), (0.352, -0.49)], armhole[-1], armhole[0], (0.110, -0.006), -0.03, 0.165, 0.80
        )
        return panel[:-1] + [('neck', neck)] if neck else panel

    T = Draped(
        half([(0.110, -0.006), (0.086, -0.160), (0.0, -0.480)]),
        half(None),
        gap=0.026,
        stiffness=0.26,
        fine=2,
        even=3,
        relief=overlapping(-0.125, -0.48),
        gather=belted_in,
        armhole=armhole,
        bust=True,
        arms=1.4,
        wide=1.04,
    )
    m = wool(c)
    T.build(m, M.satin(lining), 0.010)
    T.seam(armhole, m, 0.0040, -0.001)
    edge = [(0.004, -0.478), (0.044, -0.320), (0.086, -0.165), (0.108, -0.040)]
    leaf = [(0.165, -0.048), (0.212, -0.120), (0.218, -0.215), (0.165, -0.350), (0.050, -0.490)]
    T.patch([(-x, z) for x, z in edge + leaf], m, 0.004, 0.009, res=0.014, swell=0.006, bevel=0.004)
    T.patch(edge + leaf, m, 0.010, 0.009, res=0.014, swell=0.007, bevel=0.004)
    path, middle = neck_line(T)
    path = [p for p in path if p.z > middle.z - 0.02]
    outs = [Vector((p.x - middle.x, p.y - middle.y, 0)).normalized() for p in path]
    collar(path, outs, m, 0.052, 0.100, 0.072, ends=1.0, thick=0.014)
    p = belt(T, 0.345, m, 0.064, 0.011)
    G.put(G.pillow((0.070, 0.045, 0.074), m, n=10, edge=0.022), p + Vector((0.02, -0.012, 0)), (0, 14, 0))
    for dx, drop in ((-0.050, 0.34), (0.062, 0.42)):
        fall = [(0.02, -0.012, -0.01), (0.02 + dx * 0.6, -0.030, -0.08), (0.02 + dx, -0.012, -0.20), (0.02 + dx * 1.15, -0.004, -drop)]
        G.tube([p + Vector(q) for q in fall], [0.020, 0.030, 0.032, 0.032], m, flat=0.16, up=(0, -1, 0), n=8)
    for sgn in (-1, 1):
        T.patch([(sgn * 0.195, -0.880), (sgn * 0.220, -0.882), (sgn * 0.272, -0.700), (sgn * 0.247, -0.694)], m, 0.003, 0.008)
    inside_label(T, -0.058, M.satin('#f1ece2'))
