"""Shell top, striped tee and jumper."""
import math

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.fashion.cloth import ribbed, seam_colour, shade, silk, slim
from models.fashion.collars import rib_ring, stand_collar
from models.fashion.kids import KID_SLEEVE, kid_torso
from models.fashion.sleeves import band, both_sleeves
from models.fashion.vest import surface_line, vest


@product('shell_top', 'fashion', view='front', el=3, kind='wall')
def shell_top(c='#d8bfae'):
    """Sleeveless satin top with bound edges and a softly folded hem."""
    m = silk(c)
    o, front, edges = vest(
        m,
        hem=0.44,
        hem_w=0.43,
        waist_w=0.385,
        chest_w=0.40,
        depth=0.19,
        neck=1.17,
        strap_in=0.165,
        strap_out=0.30,
        fold=0.060,
        crease=0.022,
        seed=7,
        lining=M.satin(shade(c, -0.15)),
    )
    neck, arms = edges()
    for ring in [neck] + arms:
        G.tube(ring, 0.0105, m, closed=True, n=2, seg=10)
    th = M.solid(shade(c, -0.14), 0.7)
    surface_line(front, [(-0.41, 0.475), (-0.2, 0.47), (0, 0.47), (0.2, 0.47), (0.41, 0.475)], th, 0.0013)
    for sgn in (-1, 1):
        surface_line(front, [(sgn * 0.37, 1.06), (sgn * 0.27, 1.03), (sgn * 0.20, 1.01)], th, 0.0013)
    slim()


@product('striped_tee', 'kids', view='front', el=3, kind='wall')
def striped_tee(c='#ece4d6', stripes='#33486b', pocket=True):
    """Breton tee: soft jersey, short sleeves, ribbed neck, chest pocket."""
    T = kid_torso(hem=0.44, hem_w=0.43, waist_w=0.425, drop=0.12, fold=0.016, crease=0.020, seed=6, closed=True, neck_w=0.165)
    m = M.jersey(c, 1.0, stripes, 0.115)
    T.build(m, M.jersey(shade(c, -0.15)), thick=0.008)
    rings = both_sleeves(
        m,
        path=[(0.285, 0.0, 1.275), (0.40, -0.004, 1.15), (0.475, -0.01, 1.02), (0.525, -0.02, 0.885)],
        radii=(0.160, 0.150, 0.140, 0.134),
        crease=0.008,
        elbow=0.5,
        rows=54,
        thick=0.008,
    )
    th = M.solid(seam_colour(c), 0.8)
    rib_ring(T.rim(0, math.tau, 1.0, 0.0, 80)[:-1], M.jersey(stripes, 2.0), 0.024, 0.42)
    T.line([(-0.42, 0.465), (-0.2, 0.462), (0, 0.462), (0.2, 0.462), (0.42, 0.465)], th, 0.002, 0.003)
    T.patch([(0.12, 1.02), (0.19, 0.995), (0.26, 1.02), (0.262, 1.15), (0.118, 1.15)], m, 0.004, 0.006)
    for ring, axis in rings:
        cen = sum(ring, Vector()) / len(ring)
        G.tube([cen + (q - cen) * 1.012 - axis * 0.022 for q in ring], 0.0022, th, closed=True, n=1, seg=5)
    slim()


@M.cached
def fair_isle(c, yoke, accent, s=5.2):
    """Stockinette with two rows of diamonds and three stripes around the chest."""
    n = M.N('fair_isle')
    sep = n.nd('SeparateXYZ', n.tc())
    x, z = sep.outputs[0], sep.outputs[2]
    ax = n.math('PINGPONG', x, 0.142 / s)
    v = n.math('SINE', n.math('MULTIPLY', n.math('ADD', z, ax), 46 * s))
    w = n.math('SINE', n.math('MULTIPLY', x, 44.2 * s))
    h = n.math('ADD', n.math('MULTIPLY', v, 0.5), n.math('MULTIPLY', w, 0.25))
    col = c
    for z0, half, pitch, tone in ((1.20, 0.042, 0.094, yoke), (1.075, 0.034, 0.094, accent)):
        dx = n.math('MULTIPLY', n.math('PINGPONG', x, pitch / 2), 1 / (pitch * 0.44))
        dz = n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SUBTRACT', z, z0)), 1 / half)
        col = n.mixc(n.math('LESS_THAN', n.math('ADD', dx, dz), 1.0), col, tone)
    for z0, half, tone in ((1.262, 0.010, accent), (1.138, 0.010, yoke), (1.018, 0.010, yoke)):
        col = n.mixc(n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', z, z0)), half), col, tone)
    col = n.mixc(n.ramp(h, [(0.0, 0.34), (0.5, 0.0)]), col, '#241a12')
    n.pr(Base_Color=col, Roughness=0.95, Specular=0.08, Sheen=0.8, Sheen_Tint=0.8, Normal=n.bump(h, 0.5, 0.012))
    return n.m


@product('jumper', 'kids', view='front', el=3, kind='wall')
def jumper(c='#a9b8a0', yoke='#efe6d6', accent='#b5654a'):
    """Chunky knit jumper with a two-colour patterned yoke, ribbed neck, cuffs and hem."""
    T = kid_torso(
        hem=0.62,
        hem_w=0.425,
        waist_w=0.445,
        chest_w=0.435,
        drop=0.085,
        fold=0.004,
        crease=0.022,
        seed=9,
        closed=True,
        hem_d=1.0,
        depth=0.225,
    )
    m = fair_isle(c, yoke, accent)
    T.build(m, M.fabric(shade(c, -0.2)), thick=0.018)
    rb = ribbed(c, 64)
    both_sleeves(
        m,
        path=KID_SLEEVE[:4] + [(0.555, -0.045, 0.68)],
        radii=(0.160, 0.152, 0.142, 0.130, 0.112),
        crease=0.018,
        cuff=0.74,
        cuff_mat=rb,
        cuff_h=0.10,
    )
    band(T.rim(0, math.tau, 0.0, 0.0, 96)[:-1], Vector((0, 0, -1)), 0.095, rb, 0.94, 1.01)
    stand_collar(T, ribbed(c, 54), 0.055, 0.03, 0.0, 0.01)
    slim()
