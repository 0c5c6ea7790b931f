"""Pea coat, trench coat and wrap coat."""
import math

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.fashion.cloth import SLIM, cotton, horn, seam_colour, slim, wool
from models.fashion.collars import belt_ring, brand_tag, collar, lapels, neck_path
from models.fashion.sleeves import SLEEVE, both_sleeves, moved
from models.fashion.torso import Torso
from models.fashion.vest import disc


@product('pea_coat', 'fashion', view='front', el=3, kind='wall')
def pea_coat(c='#2b3854', button='#241c18', lining='#6d6257'):
    """Short double-breasted wool coat, notch lapels, eight buttons."""
    T = Torso(
        hem=0.42,
        hem_w=0.475,
        waist_w=0.45,
        chest_w=0.465,
        overlap=0.15,
        break_z=0.98,
        drop=0.05,
        fold=0.020,
        crease=0.019,
        seed=4,
        neck_x=0.13,
    )
    m = wool(c)
    T.build(m, M.satin(lining), thick=0.016, gape=0.010)
    both_sleeves(m)
    lapels(T, m, tip_x=0.315, tip_z=1.235, belly=0.06)
    P, O = neck_path(T, 0.62)
    collar(P, O, m, 0.07, 0.135, 0.085, ends=1.0, thick=0.018)
    hm = horn(button)
    for z in (0.94, 0.76, 0.58):
        for x in (-0.10, 0.10):
            T.button(x, z, 0.030, hm)
    for x in (-0.17, 0.17):
        T.button(x, 1.10, 0.030, hm, 0.03)
    for sgn in (-1, 1):
        T.patch([(sgn * 0.235, 0.60), (sgn * 0.265, 0.60), (sgn * 0.315, 0.80), (sgn * 0.285, 0.80)], m, 0.010, 0.010)
    brand_tag(T)
    slim()


@product('trench', 'fashion', view='front', el=3, kind='wall')
def trench(c='#c7a47a', button='#5a4030', lining='#8a6a4a'):
    """Belted double-breasted trench coat with storm flap, epaulettes and buckle."""
    T = Torso(
        hem=-0.22,
        hem_w=0.52,
        waist_w=0.375,
        chest_w=0.43,
        sw=0.445,
        depth=0.205,
        overlap=0.14,
        break_z=1.02,
        drop=0.05,
        fold=0.055,
        crease=0.013,
        seed=21,
        flip=-1,
        waist_z=0.86,
        neck_x=0.13,
    )
    m = cotton(c)
    T.build(m, cotton(lining), thick=0.014, gape=0.02)
    rings = both_sleeves(m, path=moved(SLEEVE, -0.025), radii=(0.160, 0.142, 0.124, 0.110, 0.102))
    lapels(T, m, tip_x=0.32, tip_z=1.22, belly=0.07)
    P, O = neck_path(T, 0.60)
    collar(P, O, m, 0.065, 0.125, 0.085, ends=1.05, thick=0.016)
    hm = horn(button)
    for z in (0.66, 0.46):
        for x in (-0.095, 0.095):
            T.button(x, z, 0.027, hm)
    for x in (-0.13, 0.13):
        T.button(x, 1.02, 0.027, hm)
    belt_ring(T, 0.86, m, 0.075, 0.020)
    p = T._on(0, 0.86, 0.040)
    frame = [(0.062 * math.cos(a) * 1.0, 0.058 * math.sin(a)) for a in [math.tau * i / 4 + math.tau / 8 for i in range(4)]]
    G.tube(
        [(p.x + x * 1.25, p.y - 0.006, p.z + z * 1.2) for x, z in G.resample(frame, 0.02, True)],
        0.010,
        horn(button),
        closed=True,
        smooth=False,
    )
    G.tube(
        [
            (p.x, p.y - 0.004, 0.86),
            (p.x + 0.08, p.y - 0.014, 0.855),
            (p.x + 0.15, p.y + 0.0, 0.80),
            (p.x + 0.165, p.y - 0.005, 0.62),
            (p.x + 0.16, p.y - 0.0, 0.55),
        ],
        [0.036, 0.036, 0.034, 0.033, 0.030],
        m,
        flat=0.18,
        up=(0, -1, 0),
        n=8,
    )
    th = M.solid(seam_colour(c), 0.9)
    T.patch([(-0.40, 1.10), (-0.30, 1.04), (-0.19, 1.08), (-0.235, 1.345), (-0.38, 1.372), (-0.425, 1.25)], m, 0.008, 0.010)
    for sgn in (-1, 1):
        T.patch([(sgn * 0.235, 0.48), (sgn * 0.262, 0.475), (sgn * 0.318, 0.67), (sgn * 0.291, 0.68)], m, 0.008, 0.011)
        ring, axis = rings[0 if sgn < 0 else 1]
        cen = sum(ring, Vector()) / len(ring)
        secs = [
            [cen + (q - cen) * k - axis * (0.10 + h) for q in ring]
            for h, k in ((-0.025, 1.02), (-0.024, 1.09), (0.024, 1.10), (0.025, 1.03))
        ]
        G.loft(secs, m, 'strap', closed_ends=False, sub=1)
        T.patch(
            [(sgn * 0.245, 1.395), (sgn * 0.40, 1.330), (sgn * 0.435, 1.322), (sgn * 0.425, 1.352), (sgn * 0.255, 1.428)],
            m,
            0.010,
            0.010,
            res=0.015,
        )
        p = T._on(sgn * 0.275, 1.402, 0.024)
        disc(p, 0.016, hm, 0.010, 1 / SLIM)
    T.line([(-0.125, -0.2), (-0.125, 0.80)], th, 0.0025, 0.018)
    brand_tag(T)
    slim()


@product('wrap_coat', 'fashion', view='front', el=3, kind='wall')
def wrap_coat(c='#b98a5e', lining='#d9c7ac'):
    """Long wool wrap coat with shawl collar and a tied belt."""
    T = Torso(
        hem=-0.30,
        hem_w=0.46,
        waist_w=0.38,
        chest_w=0.44,
        sw=0.455,
        depth=0.205,
        overlap=0.13,
        break_z=0.90,
        drop=0.05,
        fold=0.045,
        crease=0.014,
        seed=27,
        flip=-1,
        waist_z=0.86,
        neck_x=0.135,
    )
    m = wool(c)
    T.build(m, M.satin(lining), thick=0.018, gape=0.018)
    rings = both_sleeves(m, path=moved(SLEEVE, -0.015), radii=(0.170, 0.155, 0.138, 0.124, 0.116))
    for ring, axis in rings:
        cen = sum(ring, Vector()) / len(ring)
        secs = [
            [cen + (q - cen) * k - axis * h for q in ring]
            for h, k in ((-0.004, 0.95), (-0.006, 1.05), (0.05, 1.10), (0.115, 1.10), (0.12, 1.03))
        ]
        G.loft(secs, m, 'turnup', closed_ends=False, sub=1)
    b = T.break_z
    zs = [b + (1.40 - b) * i / 12 for i in range(13)]
    outer = [(0.30, 1.36), (0.305, 1.27), (0.26, 1.12), (0.16, 0.99), (0.0, 0.905)]
    T.patch([(T.edge(z)[0] - 0.004, z) for z in zs] + outer, m, 0.020, 0.016, swell=0.008)
    left = [(min(0.0, T.edge(z)[1] + 0.004), z) for z in zs if T.edge(z)[1] < 0.012]
    T.patch(left + [(-x, z) for x, z in outer[:-1]] + [(-0.03, 0.93)], m, 0.008, 0.016, swell=0.008)
    P, O = neck_path(T, 0.66)
    collar(P, O, m, 0.075, 0.14, 0.085, ends=0.92, thick=0.020)
    belt_ring(T, 0.86, m, 0.085, 0.022)
    p = T._on(0.03, 0.86, 0.045)
    G.put(G.pillow((0.10, 0.06, 0.095), m, n=10, edge=0.03), p, (0, 12, 0))
    for dx, z2, y in ((-0.07, 0.42, -0.02), (0.075, 0.33, -0.015)):
        G.tube(
            [
                (p.x, p.y - 0.01, p.z),
                (p.x + dx * 0.6, p.y - 0.035, p.z - 0.09),
                (p.x + dx, p.y - 0.03, 0.62),
                (p.x + dx * 1.15, p.y + y, z2),
            ],
            [0.026, 0.042, 0.046, 0.046],
            m,
            flat=0.16,
            up=(0, -1, 0),
            n=8,
        )
    for sgn in (-1, 1):
        T.patch([(sgn * 0.225, 0.40), (sgn * 0.255, 0.395), (sgn * 0.315, 0.62), (sgn * 0.285, 0.63)], m, 0.008, 0.014)
    brand_tag(T)
    slim()
