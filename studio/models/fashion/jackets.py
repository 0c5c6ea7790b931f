"""Bomber, parka and trucker jacket."""
import math

from mathutils import Vector
import numpy as np

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.fashion.bands import band
from models.fashion.cloth import cotton, nylon, ribbed, seam_colour, shade
from models.fashion.collars import collar, laid_hood
from models.fashion.draped import Draped, neck_line, overlapping, standing_collar
from models.fashion.mannequin import forearm
from models.fashion.panels import sleeved
from models.fashion.trims import disc, zip_teeth


@product('bomber', 'fashion', view='front', el=3, kind='wall')
def bomber(c='#5c6248', rib='', metal='#c8b48a'):
    """Nylon bomber with ribbed collar, cuffs and hem, zip and slanted pockets."""
    rib = rib or S.mix(c, '#000000', 0.22)
    armhole = [(0.285, -0.066), (0.268, -0.160), (0.280, -0.270), (0.350, -0.400)]

    def half(depth):
        return sleeved((0.372, -0.700), [(0.378, -0.55)], armhole[-1], armhole[0], (0.112, -0.008), depth, 0.150, 0.76, dip=0.004)

    T = Draped(half(-0.090), half(-0.030), gap=0.023, stiffness=0.10, gather=blouson, armhole=armhole, arms=1.5, wide=1.24)
    m, rm, th = nylon(c), ribbed(rib, 70), M.solid(seam_colour(c), 0.8)
    T.build(m, M.satin('#b5653a'), 0.007)
    hem = T.loops('hem')[0]
    band(hem[::2], Vector((0, 0, -1)), 0.095, rm, 0.95, 1.008)
    for loop in T.loops('cuff'):
        band(loop, forearm(math.copysign(1, loop[0].x)), 0.085, rm, 0.80, 1.01)
    standing_collar(T, rm, 0.062, metal)
    T.seam(armhole, m, 0.0030, -0.0005)
    T.seam([(0.280, -0.065), (0.120, -0.012)], m, 0.0022, -0.001)
    T.zip(-0.692, -0.098, 0, metal, shade(c, -0.5), lift=0.004, w=0.011)
    on_rib = T.on(0, -0.704)
    G.put(G.box((0.033, 0.008, 0.098), 0.002, 2, cotton(shade(c, -0.5))), on_rib + Vector((0, -0.004, -0.048)))
    zip_teeth([on_rib + Vector((0, -0.011, -0.011 * i)) for i in range(9)], M.metal(metal, 0.32), 0.011)
    for sgn in (-1, 1):
        T.patch([(sgn * 0.150, -0.600), (sgn * 0.172, -0.608), (sgn * 0.252, -0.470), (sgn * 0.230, -0.462)], m, 0.002, 0.005, bevel=0.002)
        T.line([(sgn * 0.022, -0.690), (sgn * 0.022, -0.105)], th, 0.0010, 0.001)


def blouson(places):
    """The rib draws the hem in."""
    return np.where(places[:, 1] < -0.670, 0.80, 1.0)


@product('parka', 'fashion', view='front', el=3, kind='wall')
def parka(c='#44566b', lining='#c8893f', cord='#efe6d6'):
    """Hooded parka with storm flap, snaps, patch pockets and a drawcord."""
    armhole = [(0.295, -0.066), (0.278, -0.165), (0.290, -0.285), (0.362, -0.420)]

    def half(depth):
        return sleeved(
            (0.405, -1.080), [(0.396, -0.85), (0.388, -0.60)], armhole[-1], armhole[0], (0.116, -0.006), depth, 0.155, 0.80, dip=0.006
        )

    T = Draped(half(-0.105), half(-0.034), gap=0.025, stiffness=0.16, fine=2, even=3, gather=corded, armhole=armhole, arms=1.35, wide=1.12)
    m, th, snap = cotton(c), M.solid(seam_colour(c), 0.9), M.metal('#8d8478', 0.35)
    T.build(m, M.satin(lining), 0.009)
    T.seam(armhole, m, 0.0034, -0.001)
    T.seam([(0.288, -0.065), (0.126, -0.012)], m, 0.0024, -0.001)
    T.patch([(-0.052, -1.078), (0.052, -1.078), (0.052, -0.112), (-0.052, -0.112)], m, 0.002, 0.007, res=0.016)
    for x in (-0.044, 0.044):
        T.line([(x, -1.070), (x, -0.6), (x, -0.120)], th, 0.0010, 0.010)
    for z in (-0.170, -0.330, -0.490, -0.650, -0.810, -0.970):
        disc(T.on(0.0, z, 0.009), 0.0150, snap, 0.007)
    laid_hood(T, m, M.fabric(lining, 1.2))
    T.hem(0.405, -1.080, -1.086, 0.032, None, th)
    T.cuffs(0.036, th)
    for sgn in (-1, 1):
        x = sgn * 0.212
        T.patch([(x - 0.092, -0.985), (x - 0.080, -1.0), (x + 0.080, -1.0), (x + 0.092, -0.985), (x + 0.092, -0.790), (x - 0.092, -0.790)], m, 0.002, 0.008)
        T.patch([(x - 0.098, -0.850), (x, -0.866), (x + 0.098, -0.850), (x + 0.098, -0.772), (x - 0.098, -0.772)], m, 0.010, 0.007)
        disc(T.on(x, -0.845, 0.018), 0.0150, snap, 0.007)
        for d in (0, 0.008):
            T.line([(sgn * 0.284, -0.280 - d), (sgn * 0.16, -0.288 - d), (sgn * 0.054, -0.290 - d)], th, 0.0010, 0.001)
            T.line([(sgn * 0.380, -0.600 - d), (sgn * 0.2, -0.604 - d), (sgn * 0.054, -0.605 - d)], th, 0.0010, 0.001)
        p = T.on(sgn * 0.075, -0.125, 0.030)
        fall = [p, p + Vector((sgn * 0.004, -0.012, -0.10)), p + Vector((sgn * 0.010, -0.010, -0.23))]
        G.tube(fall, 0.0065, M.solid(cord, 0.85), n=8)
        G.put(G.cylinder(0.0095, 0.032, 0.003, snap, 20), fall[-1] + Vector((0, 0, -0.016)))


def corded(places):
    """The drawcord gathers the waist a little."""
    return np.where(np.abs(places[:, 1] + 0.604) < 0.03, 0.90, 1.0)


@product('trucker', 'fashion', view='front', el=3, kind='wall')
def trucker(c='#7a4a30', stuff='suede', thread='', metal='#b9895a'):
    """Trucker jacket: yoke, two flap pockets, V seams, waistband, metal buttons, pointed collar."""
    armhole = [(0.290, -0.064), (0.272, -0.160), (0.284, -0.275), (0.350, -0.400)]

    def half(depth):
        return sleeved((0.358, -0.800), [(0.368, -0.58)], armhole[-1], armhole[0], (0.108, -0.006), depth, 0.140, 0.76, dip=0.003)

    m = (
        M.denim(c, 1.2)
        if stuff == 'denim'
        else M.fabric(c, 2.6, weave=0.08, fuzz=0.9, var=0.16)
        if stuff == 'suede'
        else M.fabric(c, 1.0, weave=0.3)
    )
    T = Draped(half(-0.105), half(-0.030), gap=0.023, stiffness=0.22, relief=overlapping(-0.026, -0.11), armhole=armhole, arms=1.2, wide=1.08)
    T.build(m, M.fabric('#cdb894', 1.0), 0.009)
    hem = T.loops('hem')[0]
    band(hem[::2], Vector((0, 0, -1)), 0.062, m, 0.985, 1.010)
    for loop in T.loops('cuff'):
        band(loop, forearm(math.copysign(1, loop[0].x)), 0.058, m, 0.93, 1.02)
    path, middle = neck_line(T)
    path = path[2:-2]
    outs = [Vector((p.x - middle.x, p.y - middle.y, 0)).normalized() for p in path]
    collar(path, outs, m, 0.042, 0.088, 0.066, ends=1.25, thick=0.010)
    T.seam(armhole, m, 0.0034, -0.001)
    thm, cop = M.solid(thread or S.mix(c, '#e8c79a', 0.45), 0.85), M.metal(metal, 0.32)
    for sgn in (-1, 1):
        x = sgn * 0.168
        for d in (0, 0.008):
            T.line([(sgn * 0.275, -0.262 - d), (sgn * 0.15, -0.270 - d), (sgn * 0.030, -0.272 - d)], thm, 0.0011, 0.001)
        T.patch([(x - 0.070, -0.385), (x, -0.405), (x + 0.070, -0.385), (x + 0.072, -0.310), (x - 0.072, -0.310)], m, 0.003, 0.007)
        T.line([(x - 0.062, -0.379), (x, -0.397), (x + 0.062, -0.379)], thm, 0.0011, 0.0115, n=3)
        disc(T.on(x, -0.380, 0.011), 0.0125, cop, 0.006)
        for d in (0.058, -0.060):
            for q in (0, 0.007):
                T.line([(x + d + q, -0.395), (x + d * 0.5 - sgn * 0.035 + q, -0.785)], thm, 0.0011, 0.001)
        T.patch([(sgn * 0.205, -0.735), (sgn * 0.222, -0.735), (sgn * 0.290, -0.590), (sgn * 0.273, -0.582)], m, 0.002, 0.006)
    for z in (-0.150, -0.262, -0.374, -0.486, -0.598, -0.710, -0.832):
        p = T.on(0.0, max(z, -0.795), 0.008) + Vector((0, 0, min(0, z + 0.795)))
        disc(p, 0.0145, cop, 0.008)
    for x in (-0.021, 0.024):
        T.line([(x, -0.790), (x, -0.115)], thm, 0.0011, 0.001)
