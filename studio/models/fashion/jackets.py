"""Bomber, parka and trucker jacket."""
import math

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.fashion.cloth import ROUND, cotton, nylon, ribbed, seam_colour, shade, slim
from models.fashion.collars import collar, hood, neck_path, stand_collar
from models.fashion.sleeves import SLEEVE, band, both_sleeves
from models.fashion.torso import Torso


@product('bomber', 'fashion', view='front', el=3, kind='wall')
def bomber(c='#5c6248', rib='', metal='#c8b48a'):
    """Nylon bomber with ribbed collar, cuffs and hem, zip and slanted pockets."""
    rib = rib or S.mix(c, '#000000', 0.22)
    T = Torso(
        hem=0.52,
        hem_w=0.46,
        waist_w=0.485,
        chest_w=0.485,
        depth=0.235,
        overlap=0.012,
        drop=0.085,
        fold=0.006,
        crease=0.020,
        seed=8,
        waist_z=0.76,
        hem_d=0.98,
    )
    m = nylon(c)
    T.build(m, M.satin('#b5653a'), thick=0.016)
    rm = ribbed(rib, 70)
    both_sleeves(
        m,
        radii=(0.172, 0.165, 0.150, 0.135, 0.108),
        crease=0.020,
        cuff=0.70,
        cuff_mat=rm,
        cuff_h=0.11,
        path=SLEEVE[:4] + [(0.610, -0.05, 0.52)],
    )
    L = T.rim(0, math.tau, 0.0, 0.0, 96)[:-1]
    band(L, Vector((0, 0, -1)), 0.12, rm, 0.93, 1.01)
    stand_collar(T, rm, 0.085, 0.024, 0.05)
    T.zip(0.42, 1.40, 0, metal, shade(c, -0.5))
    for sgn in (-1, 1):
        T.patch([(sgn * 0.20, 0.62), (sgn * 0.235, 0.60), (sgn * 0.345, 0.80), (sgn * 0.31, 0.815)], m, 0.010, 0.012, swell=0.003)
        T.line([(sgn * 0.035, 0.53), (sgn * 0.035, 1.38)], M.solid(seam_colour(c), 0.8), 0.0025, 0.004)
    slim()


@product('parka', 'fashion', view='front', el=3, kind='wall')
def parka(c='#44566b', lining='#c8893f', cord='#efe6d6'):
    """Hooded parka with storm flap, snaps, patch pockets and a drawcord."""
    T = Torso(
        hem=0.24,
        hem_w=0.50,
        waist_w=0.455,
        chest_w=0.475,
        depth=0.235,
        overlap=0.062,
        drop=0.075,
        fold=0.026,
        crease=0.020,
        seed=11,
        waist_z=0.84,
    )
    m = cotton(c)
    T.build(m, M.satin(lining), thick=0.016, gape=0.008)
    both_sleeves(m, radii=(0.170, 0.158, 0.142, 0.126, 0.112), crease=0.017)
    stand_collar(T, m, 0.075, 0.016, 0.06)
    hood(m, M.fabric(lining, 1.2), centre=(0, 0.02, 1.535), rx=0.225, rz=0.255)
    snap = M.metal('#8d8478', 0.35)
    for z in (0.36, 0.54, 0.72, 0.90, 1.08, 1.26):
        p = T._on(-0.035, z, 0.026)
        G.put(G.lathe([(0, 0.008), (0.012, 0.007), (0.019, 0.003), (0.020, 0), (0, 0)], 28, snap), p, (90, 0, 0), ROUND)
    th = M.solid(seam_colour(c), 0.9)
    for sgn in (-1, 1):
        x0, x1 = sgn * 0.135, sgn * 0.355
        T.patch([(x0, 0.42), (x1, 0.43), (x1, 0.66), (x0, 0.66)], m, 0.010, 0.010, swell=0.012)
        T.patch(
            [
                (x0 - sgn * 0.008, 0.605),
                ((x0 + x1) / 2, 0.585),
                (x1 + sgn * 0.008, 0.605),
                (x1 + sgn * 0.006, 0.695),
                (x0 - sgn * 0.006, 0.695),
            ],
            m,
            0.032,
            0.012,
        )
        p = T._on((x0 + x1) / 2, 0.61, 0.046)
        G.put(G.lathe([(0, 0.008), (0.012, 0.007), (0.019, 0.003), (0.020, 0), (0, 0)], 28, snap), p, (90, 0, 0), ROUND)
        T.line([(sgn * 0.06 + 0.0, 1.12), (sgn * 0.42, 1.14)], th, 0.0025, 0.003)
        q = T._on(sgn * 0.075, 1.30, 0.03)
        G.tube([(sgn * 0.10, -0.16, 1.42), (q.x, q.y - 0.008, 1.30), (q.x * 1.05, q.y - 0.018, 1.14)], 0.009, M.solid(cord, 0.85), n=6)
        G.put(G.cylinder(0.014, 0.045, 0.004, snap, 20), (q.x * 1.05, q.y - 0.018, 1.10))
    T.line([(-0.44, 0.885), (-0.2, 0.875), (0, 0.872), (0.2, 0.875), (0.44, 0.885)], th, 0.003, 0.004)
    T.line([(-0.045, 0.27), (-0.045, 1.36)], th, 0.0025, 0.020)
    slim()


@product('trucker', 'fashion', view='front', el=3, kind='wall')
def trucker(c='#7a4a30', stuff='suede', thread='', metal='#b9895a'):
    """Trucker jacket: yoke, two flap pockets, V seams, waistband, metal buttons, pointed collar."""
    T = Torso(
        hem=0.56,
        hem_w=0.445,
        waist_w=0.455,
        chest_w=0.475,
        depth=0.215,
        overlap=0.036,
        drop=0.085,
        fold=0.004,
        crease=0.013,
        seed=15,
        waist_z=0.80,
        hem_d=1.0,
    )
    m = (
        M.denim(c, 1.2)
        if stuff == 'denim'
        else M.fabric(c, 2.6, weave=0.08, fuzz=0.9, var=0.16)
        if stuff == 'suede'
        else M.fabric(c, 1.0, weave=0.3)
    )
    T.build(m, M.fabric('#cdb894', 1.0), thick=0.016)
    rings = both_sleeves(m, radii=(0.165, 0.148, 0.130, 0.115, 0.104), crease=0.014)
    for ring, axis in rings:
        band(ring, axis, 0.075, m, 0.93, 1.02)
    L = T.rim(-0.0, math.tau, 0.0, 0.0, 96)[:-1]
    band(L, Vector((0, 0, -1)), 0.085, m, 0.985, 1.012)
    P, O = neck_path(T, 0.16)
    collar(P, O, m, 0.055, 0.115, 0.085, ends=1.25, thick=0.016)
    thm = M.solid(thread or S.mix(c, '#e8c79a', 0.45), 0.85)
    T.line([(-0.43, 1.165), (-0.036, 1.150)], thm, 0.0028, 0.004)
    T.line([(0.43, 1.165), (-0.03, 1.150)], thm, 0.0028, 0.018)
    cop = M.metal(metal, 0.32)
    for sgn in (-1, 1):
        x = sgn * 0.225
        T.patch([(x - 0.085, 1.055), (x, 1.030), (x + 0.085, 1.055), (x + 0.088, 1.145), (x - 0.088, 1.145)], m, 0.014, 0.012)
        T.line([(x - 0.076, 1.064), (x, 1.041), (x + 0.076, 1.064)], thm, 0.0024, 0.030, n=3)
        for d in (0.07, -0.075):
            T.line([(x + d, 1.045), (x + d * 0.45 - sgn * 0.05, 0.57)], thm, 0.0028, 0.006)
        p = T._on(x, 1.062, 0.030)
        G.put(G.lathe([(0, 0.010), (0.010, 0.010), (0.017, 0.005), (0.018, 0), (0, 0)], 28, cop), p, (90, 0, 0), ROUND)
        T.patch([(sgn * 0.275, 0.62), (sgn * 0.300, 0.62), (sgn * 0.385, 0.80), (sgn * 0.362, 0.81)], m, 0.006, 0.010)
    for z in (0.515, 0.66, 0.80, 0.94, 1.08, 1.22, 1.345):
        p = T._on(0.0, z, 0.026)
        G.put(G.lathe([(0, 0.010), (0.010, 0.010), (0.018, 0.005), (0.020, 0), (0, 0)], 28, cop), p, (90, 0, 0), ROUND)
    for x in (-0.028, 0.030):
        T.line([(x, 0.57), (x, 1.37)], thm, 0.0026, 0.019 if x < 0 else 0.016)
    slim()
