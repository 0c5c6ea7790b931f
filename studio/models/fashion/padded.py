"""Down and bouclé: puffer coat, gilet, cocoon coat."""
from mathutils import Vector
import numpy as np

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.fashion.cloth import boucle_cloth, horn, shade, wool
from models.fashion.collars import collar
from models.fashion.draped import Draped, neck_line, overlapping, ring, standing_collar
from models.fashion.panels import neckline, sleeved


def baffles(pitch, amount):
    """Down between level seams: round chambers, pinched seams with irregular puckers; the middle dips along the zip."""

    def puckers(u, row):
        out = 0
        for frequency, turn in ((47, 1.9), (83, 4.1), (127, 2.3)):
            out = out + np.sin(frequency * u + turn * row + 2.2 * np.sin(9 * u + row * turn))
        return out / 3

    def relief(u, v):
        row = np.floor(v / pitch)
        part = v / pitch - row
        away = np.minimum(part, 1 - part) * pitch
        round_ = np.sqrt(np.maximum(0, 1 - (2 * part - 1) ** 2))
        lumps = np.sin(13 * u + 5.1 * row) * np.sin(7 * u + 2.7 * row + 1.3)
        d = amount * (round_ - 0.45) + amount * 0.16 * lumps * round_
        d += amount * 0.42 * puckers(u, row) * np.exp(-((away / (pitch * 0.20)) ** 2)) * np.minimum(1, away / 0.006)
        return d * (1 - 0.9 * np.exp(-((u / 0.024) ** 2)))

    return relief


def welt(T, low, high, mat):
    """A narrow welt that follows the chambers, at the mouth of a pocket."""
    (x0, z0), (x1, z1) = low, high
    T.patch([(x0 - 0.011, z0), (x0 + 0.011, z0), (x1 + 0.011, z1), (x1 - 0.011, z1)], mat, 0.001, 0.006, res=0.009, bevel=0.002)


@M.cached
def puffed(c):
    """Thin downproof nylon: fine crinkles and a broken sheen."""
    n = M.N('puffed')
    crinkle = n.noise(30, 5, 0.62, dist=1.2).outputs[0]
    grid = n.noise(210, 2).outputs[0]
    col = n.ramp(n.noise(3.0, 4).outputs[0], [(0.3, S.mix(c, '#0c0a08', 0.08)), (0.7, c)])
    shine = n.ramp(crinkle, [(0.3, 0.48), (0.7, 0.64)])
    n.pr(Base_Color=col, Roughness=shine, Specular=0.38, Sheen=0.3, Normal=n.bump(crinkle, 0.30, 0.016, n.bump(grid, 0.10, 0.002)))
    return n.m


@product('puffer', 'fashion', view='front', el=3, kind='wall')
def puffer(c='#d9cfbf', zipc='#c9c4ba', lining='#a99b88'):
    """Long quilted puffer coat, high collar, front zip."""
    armhole = [(0.285, -0.066), (0.268, -0.160), (0.280, -0.270), (0.350, -0.400)]

    def half(depth):
        return sleeved(
            (0.400, -1.300), [(0.375, -0.95), (0.358, -0.62)], armhole[-1], armhole[0], (0.115, -0.008), depth, 0.155, 0.80, dip=0.006
        )

    T = Draped(
        half(-0.095), half(-0.030), gap=0.026, stiffness=0.7, fine=2, even=4, relief=baffles(0.082, 0.021), armhole=armhole, padded=True, arms=1.45, wide=1.1
    )
    m = puffed(c)
    T.build(m, M.satin(lining), 0.008)
    T.seam(armhole, m, 0.0034, -0.002)
    standing_collar(T, m, 0.130, zipc, 2)
    T.zip(-1.285, -0.10, 0, zipc, shade(c, -0.4), lift=0.004, w=0.011)
    for loop in T.loops('hem') + T.loops('cuff'):
        ring(loop, m, 0.009, 0.7)
    for sgn in (-1, 1):
        welt(T, (sgn * 0.158, -0.832), (sgn * 0.197, -0.678), m)


@product('cocoon_coat', 'fashion', view='front', el=3, kind='wall')
def cocoon_coat(c='#c9a0a0', button='#5a3b3b', stuff='boucle'):
    """Oversized boucle coat, round collar, three large buttons, patch pockets."""
    armhole = [(0.300, -0.066), (0.282, -0.165), (0.296, -0.290), (0.372, -0.430)]

    def half(depth):
        return sleeved(
            (0.372, -1.165), [(0.428, -0.88), (0.415, -0.60)], armhole[-1], armhole[0], (0.116, -0.006), depth, 0.165, 0.80, dip=0.004
        )

    T = Draped(
        half(-0.110), half(-0.034), gap=0.026, stiffness=0.5, fine=2, even=3, relief=overlapping(-0.045, -0.12), armhole=armhole, arms=1.4, wide=1.14
    )
    m = boucle_cloth(c) if stuff == 'boucle' else wool(c)
    T.build(m, M.satin(S.mix(c, '#f5ece0', 0.5)), 0.014)
    T.seam(armhole, m, 0.0050, -0.002)
    path, middle = neck_line(T)
    path = path[1:-1]
    outs = [Vector((p.x - middle.x, p.y - middle.y, 0)).normalized() for p in path]
    collar(path, outs, m, 0.036, 0.115, 0.085, ends=1.0, thick=0.016)
    for z in (-0.235, -0.455, -0.675):
        T.button(0.0, z, 0.032, horn(button), 0.020)
    for sgn in (-1, 1):
        x, w = sgn * 0.205, 0.088
        T.patch([(x - w, -0.985), (x - w + 0.008, -1.0), (x + w - 0.008, -1.0), (x + w, -0.985), (x + w, -0.80), (x - w, -0.80)], m, 0.002, 0.011)
        T.patch([(x - w - 0.004, -0.838), (x + w + 0.004, -0.838), (x + w + 0.004, -0.790), (x - w - 0.004, -0.790)], m, 0.012, 0.007)


@product('gilet', 'kids', view='front', el=3, kind='wall')
def gilet(c='#c0674c', lining='#e7d3b4', zipc='#d8cbb4'):
    """Quilted puffer gilet with high collar, bound armholes, zip and welt pockets."""

    def half(depth):
        return [
            ('hem', [(0, -0.800), (0.18, -0.800), (0.350, -0.795)]),
            ('side', [(0.350, -0.795), (0.345, -0.58), (0.340, -0.375)]),
            ('arm', [(0.340, -0.375), (0.272, -0.290), (0.250, -0.180), (0.268, -0.072)]),
            ('shoulder', [(0.268, -0.072), (0.112, -0.010)]),
            ('neck', neckline((0.112, -0.010), depth)),
        ]

    T = Draped(half(-0.100), half(-0.035), gap=0.024, stiffness=0.7, fine=2, even=4, relief=baffles(0.070, 0.019), padded=True, wide=1.1, arms=0)
    m, dark = puffed(c), M.solid(S.mix(c, '#000000', 0.35), 0.7)
    T.build(m, M.fabric(lining, 1.2), 0.010)
    for loop in T.loops('arm') + T.loops('hem'):
        ring(loop, dark, 0.009, 0.6)
    standing_collar(T, m, 0.115, zipc, 2)
    T.zip(-0.785, -0.105, 0, zipc, shade(c, -0.45), lift=0.004, w=0.012)
    for sgn in (-1, 1):
        welt(T, (sgn * 0.160, -0.662), (sgn * 0.212, -0.517), dark)
    T.seam([(0.262, -0.070), (0.120, -0.014)], m, 0.0026, -0.001)
