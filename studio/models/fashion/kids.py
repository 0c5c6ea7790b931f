"""Raincoat and pyjamas."""
from mathutils import Vector
import numpy as np

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.fashion.cloth import coated, cotton, seam_colour
from models.fashion.collars import collar, laid_hood
from models.fashion.draped import Draped, neck_line
from models.fashion.panels import sleeved
from models.fashion.trims import disc


@product('raincoat', 'kids', view='front', el=3, kind='wall')
def raincoat(c='#e3b23c', lining='#3f5d7a', snap='#f2e8d6'):
    """A-line hooded raincoat with snaps and flap pockets."""
    armhole = [(0.290, -0.066), (0.274, -0.165), (0.286, -0.280), (0.356, -0.415)]

    def half(depth):
        return sleeved(
            (0.490, -1.010), [(0.425, -0.75), (0.372, -0.52)], armhole[-1], armhole[0], (0.114, -0.006), depth, 0.175, 0.76, dip=0.020
        )

    T = Draped(half(-0.105), half(-0.034), gap=0.025, stiffness=0.20, fine=2, even=3, armhole=armhole, arms=1.3, wide=1.08)
    m, th, sm = coated(c), M.solid(seam_colour(c), 0.6), M.plastic(snap, 0.3)
    T.build(m, M.fabric(lining, 1.2), 0.008)
    T.seam(armhole, m, 0.0034, -0.001)
    T.patch([(-0.046, -1.028), (0.046, -1.028), (0.046, -0.112), (-0.046, -0.112)], m, 0.002, 0.007, res=0.016)
    for x in (-0.038, 0.038):
        T.line([(x, -1.020), (x, -0.6), (x, -0.120)], th, 0.0010, 0.010)
    for z in (-0.180, -0.340, -0.500, -0.660, -0.820):
        disc(T.on(0.0, z, 0.009), 0.0170, sm, 0.008)
    laid_hood(T, m, M.fabric(lining, 1.2))
    T.hem(0.490, -1.010, -1.030, 0.030, None, th)
    T.cuffs(0.032, th)
    for sgn in (-1, 1):
        x = sgn * 0.220
        T.patch([(x - 0.090, -0.880), (x - 0.072, -0.900), (x + 0.072, -0.900), (x + 0.090, -0.880), (x + 0.088, -0.740), (x - 0.088, -0.740)], m, 0.002, 0.007)
        T.patch([(x - 0.096, -0.775), (x, -0.790), (x + 0.096, -0.775), (x + 0.094, -0.705), (x - 0.094, -0.705)], m, 0.009, 0.007)
        disc(T.on(x, -0.765, 0.017), 0.0150, sm, 0.008)


@M.cached
def dotty(c, dot, scale=17.0):
    """Cotton printed with rows of dots that follow the grain of the cloth."""
    n = M.N('dotty')
    grid = n.nd('TexVoronoi', Vector=n.scaled((1, 1, 1), 'UV', rot=(0, 0, 0.785)), Scale=scale, Randomness=0.0, voronoi_dimensions='2D')
    print_ = n.ramp(grid.outputs['Distance'], [(0.0, 1), (0.17, 1), (0.195, 0), (1, 0)])
    weave = n.noise(190, 2).outputs[0]
    cloud = n.noise(5, 4, 0.6).outputs[0]
    cloth = n.ramp(cloud, [(0.3, S.mix(c, '#0c0a08', 0.08)), (0.7, c)])
    col = n.mixc(print_, cloth, dot)
    n.pr(Base_Color=col, Roughness=0.92, Specular=0.12, Sheen=0.3, Normal=n.bump(weave, 0.14, 0.003))
    return n.m


def gathered(places):
    """The elastic of a waistband."""
    return np.where(places[:, 1] > -0.735, 0.72, 1.0)


@product('pyjamas', 'kids', view='front', el=3, kind='wall')
def pyjamas(c='#7f93ad', dots='#f4ead0', trim='#f4ead0'):
    """Pyjama set: buttoned shirt with piped collar and cuffs, worn over matching trousers."""
    m, plain, pipe = dotty(c, dots), cotton(c), M.solid(trim, 0.8)
    armhole = [(0.268, -0.074), (0.255, -0.160), (0.268, -0.260), (0.330, -0.375)]

    def half(depth):
        return sleeved((0.352, -0.800), [(0.342, -0.58)], armhole[-1], armhole[0], (0.112, -0.012), depth, 0.150, 0.74)

    T = Draped(half(-0.150), half(-0.040), gap=0.023, stiffness=0.03, armhole=armhole, arms=1.2, wide=1.10)
    T.build(m, cotton(S.mix(c, '#ffffff', 0.25)), 0.005)
    edge = [(0.036, -0.150 + 0.011), (0.036, -0.45), (0.036, -0.809)]
    T.patch([(-0.030, -0.148), (0.034, -0.140), (0.034, -0.811), (-0.030, -0.811)], m, 0.001, 0.003, bevel=0.001)
    T.line(edge, pipe, 0.0028, 0.004)
    for z in (-0.24, -0.38, -0.52, -0.66):
        T.button(0.002, z, 0.0155, M.solid(trim, 0.4, coat=0.2), 0.009)
    path, middle = neck_line(T)
    path = path[1:-1]
    outs = [Vector((p.x - middle.x, p.y - middle.y, 0)).normalized() for p in path]
    collar(path, outs, plain, 0.030, 0.080, 0.060, ends=1.1, thick=0.005)
    T.hem(0.352, -0.800, -0.812, 0.024, None, M.solid(seam_colour(c), 0.8))
    T.seam(armhole, m, 0.0028, 0.0)
    for ends in T.loops('cuff'):
        G.tube(ends[::2], 0.0042, pipe, closed=True, n=2, seg=8)
    T.patch([(0.105, -0.385), (0.215, -0.385), (0.215, -0.265), (0.105, -0.265)], m, 0.002, 0.003, bevel=0.001)
    T.line([(0.105, -0.268), (0.215, -0.268)], pipe, 0.0035, 0.006)

    def leg():
        return [
            ('inseam', [(0, -1.130), (0.072, -1.32), (0.118, -1.690)]),
            ('hem', [(0.118, -1.690), (0.345, -1.672)]),
            ('side', [(0.345, -1.672), (0.345, -1.36), (0.340, -1.06), (0.300, -0.70)]),
            ('waist', [(0.300, -0.70), (0.15, -0.70), (0, -0.70)]),
        ]

    B = Draped(leg(), leg(), gap=0.023, stiffness=0.03, gather=gathered, hold='waist', legs=0.225, arms=0)
    B.build(m, plain, 0.005)
    for ends in B.loops('hem'):
        G.tube(ends[::2], 0.0042, pipe, closed=True, n=2, seg=8)
    B.seam([(0.036, -1.16), (0.006, -1.03), (0.0, -0.90)], m, 0.0022, -0.001)
