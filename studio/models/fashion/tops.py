"""Shell top, striped tee and jumper."""
import math

from mathutils import Vector
import numpy as np

from kit import materials as M
from models.catalog import product
from models.fashion.bands import band
from models.fashion.cloth import ribbed, seam_colour, shade, silk
from models.fashion.draped import Draped, inside_label, ring
from models.fashion.mannequin import forearm
from models.fashion.panels import neckline, sleeved


ARMHOLE = [(0.262, -0.072), (0.250, -0.150), (0.262, -0.250), (0.322, -0.360)]


@product('shell_top', 'fashion', view='front', el=3, kind='wall')
def shell_top(c='#d8bfae'):
    """Sleeveless satin top, cut on the bias: bound edges, bust darts, a hem that falls into folds."""

    def half(depth):
        return [
            ('hem', [(0, -0.868), (0.20, -0.862), (0.425, -0.836)]),
            ('side', [(0.425, -0.836), (0.340, -0.52), (0.318, -0.40), (0.312, -0.290)]),
            ('arm', [(0.312, -0.290), (0.262, -0.240), (0.232, -0.160), (0.222, -0.060)]),
            ('shoulder', [(0.222, -0.060), (0.122, -0.014)]),
            ('neck', neckline((0.122, -0.014), depth)),
        ]

    T = Draped(half(-0.225), half(-0.055), gap=0.022, stiffness=0.004, bust=True, arms=0)
    m, th = silk(c), M.solid(shade(c, -0.22), 0.8)
    T.build(m, M.satin(shade(c, -0.12)), 0.003)
    for loop in T.loops('neck') + T.loops('arm'):
        ring(loop, m, 0.0085)
    T.hem(0.425, -0.836, -0.868, 0.022, m, th)
    T.seam([(0.219, -0.058), (0.125, -0.015)], m, 0.0022, -0.001)
    for sgn in (-1, 1):
        T.line([(sgn * 0.312, -0.420), (sgn * 0.22, -0.398), (sgn * 0.145, -0.385)], th, 0.0012, 0.0006)
    inside_label(T, -0.068, M.satin('#f1ece2'))


@M.cached
def breton(c, stripe, pitch=0.088):
    """Jersey with stripes that follow the grain of the cloth."""
    n = M.N('breton')
    height = n.nd('SeparateXYZ', n.tc('UV')).outputs[1]
    part = n.math('FRACT', n.math('MULTIPLY', n.math('ADD', height, 8.02), 1 / pitch))
    weave = n.noise(160, 2, vec=n.scaled((1, 1, 0.25))).outputs[0]
    pills = n.noise(26, 4, 0.6).outputs[0]
    col = n.mixc(n.math('LESS_THAN', part, 0.34), c, stripe)
    n.pr(Base_Color=col, Roughness=0.93, Specular=0.10, Sheen=0.35, Sheen_Tint=0.7, Normal=n.bump(weave, 0.20, 0.004, n.bump(pills, 0.10, 0.01)))
    return n.m


@product('striped_tee', 'kids', view='front', el=3, kind='wall')
def striped_tee(c='#ece4d6', stripes='#33486b'):
    """Breton tee: soft jersey, set-in sleeves, ribbed neck, chest pocket, stitched hems."""

    def half(depth):
        return sleeved((0.335, -0.805), [(0.330, -0.58)], ARMHOLE[-1], ARMHOLE[0], (0.128, -0.012), depth, 0.195, 0.37)

    T = Draped(half(-0.120), half(-0.040), gap=0.022, stiffness=0.025, armhole=ARMHOLE)
    m, th = breton(c, stripes), M.solid(seam_colour(c), 0.8)
    T.build(m, M.jersey(shade(c, -0.10)), 0.004)
    ring(T.loops('neck')[0], M.jersey(stripes, 2.0), 0.017, 0.30)
    T.hem(0.335, -0.805, -0.817, 0.026, None, th)
    T.cuffs(0.026, th)
    plain = M.jersey(c)
    T.seam(ARMHOLE, plain, 0.0026, 0.0)
    T.seam([(0.258, -0.070), (0.132, -0.014)], plain, 0.0020, -0.001)
    T.patch([(0.085, -0.335), (0.135, -0.352), (0.185, -0.335), (0.187, -0.235), (0.083, -0.235)], m, 0.002, 0.0025, bevel=0.001)
    T.line([(0.086, -0.250), (0.184, -0.250)], th, 0.0009, 0.005)
    inside_label(T, -0.060, M.satin('#f1ece2'))


@M.cached
def fair_isle(c, yoke, accent, s=6.0):
    """Stockinette with two rows of diamonds and three stripes around the chest, along the grain of the cloth."""
    n = M.N('fair_isle')
    sep = n.nd('SeparateXYZ', n.tc('UV'))
    x, z = sep.outputs[0], sep.outputs[1]
    ax = n.math('PINGPONG', x, 0.142 / s)
    v = n.math('SINE', n.math('MULTIPLY', n.math('ADD', z, ax), 46 * s))
    w = n.math('SINE', n.math('MULTIPLY', x, 44.2 * s))
    h = n.math('ADD', n.math('MULTIPLY', v, 0.5), n.math('MULTIPLY', w, 0.25))
    col = c
    for z0, half, pitch, tone in ((-0.215, 0.036, 0.080, yoke), (-0.325, 0.030, 0.080, accent)):
        dx = n.math('MULTIPLY', n.math('PINGPONG', x, pitch / 2), 1 / (pitch * 0.44))
        dz = n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SUBTRACT', z, z0)), 1 / half)
        col = n.mixc(n.math('LESS_THAN', n.math('ADD', dx, dz), 1.0), col, tone)
    for z0, half, tone in ((-0.160, 0.008, accent), (-0.270, 0.008, yoke), (-0.375, 0.008, yoke)):
        col = n.mixc(n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', z, z0)), half), col, tone)
    col = n.mixc(n.ramp(h, [(0.0, 0.34), (0.5, 0.0)]), col, '#241a12')
    n.pr(Base_Color=col, Roughness=0.95, Specular=0.08, Sheen=0.8, Sheen_Tint=0.8, Normal=n.bump(h, 0.5, 0.010))
    return n.m


def drawn_in(places):
    """The rib draws the hem in."""
    return np.where(places[:, 1] < -0.655, 0.86, 1.0)


@product('jumper', 'kids', view='front', el=3, kind='wall')
def jumper(c='#a9b8a0', yoke='#efe6d6', accent='#b5654a'):
    """Chunky knit jumper with a two-colour patterned yoke, ribbed neck, cuffs and hem."""
    armhole = [(0.270, -0.072), (0.256, -0.155), (0.268, -0.260), (0.332, -0.375)]

    def half(depth):
        return sleeved((0.350, -0.680), [(0.350, -0.52)], armhole[-1], armhole[0], (0.122, -0.012), depth, 0.150, 0.74, dip=0.003)

    T = Draped(half(-0.105), half(-0.036), gap=0.023, stiffness=0.22, even=3, gather=drawn_in, armhole=armhole, wide=1.08)
    rb = ribbed(c, 64)
    T.build(fair_isle(c, yoke, accent), M.fabric(shade(c, -0.2)), 0.011)
    band(T.loops('hem')[0][::2], Vector((0, 0, -1)), 0.080, rb, 0.95, 1.008)
    for loop in T.loops('cuff'):
        band(loop, forearm(math.copysign(1, loop[0].x)), 0.080, rb, 0.82, 1.01)
    ring(T.loops('neck')[0], ribbed(c, 90, 1), 0.026, 0.42)
    T.seam(armhole, M.fabric(shade(c, -0.1)), 0.0030, -0.001)
    inside_label(T, -0.060, M.satin('#f1ece2'))
