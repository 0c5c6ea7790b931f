"""Down and bouclé: puffer coat, gilet, cocoon coat."""
import math

from mathutils import Vector, noise as mn

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.fashion.cloth import boucle_cloth, horn, nylon, shade, slim, wool
from models.fashion.collars import collar, neck_path
from models.fashion.sleeves import SLEEVE, band, both_sleeves
from models.fashion.torso import Torso
from models.fashion.vest import surface_patch, vest


def baffles(pitch, amount, z0=0.0):
    """Horizontal down baffles with gathers along the seams."""

    def q(x, y, z, a):
        s = abs(math.sin(math.pi * (z - z0) / pitch))
        return (
            amount * (s**0.55 - 0.6)
            + amount * 0.22 * (1 - s) * math.sin(31 * a + 5 * math.sin(z * 9))
            + amount * 0.2 * s * mn.noise(Vector((x * 7, y * 7, z * 7)))
        )

    return q


@product('puffer', 'fashion', view='front', el=3, kind='wall')
def puffer(c='#d9cfbf', zipc='#c9c4ba', lining='#a99b88'):
    """Long quilted puffer coat, high collar, front zip."""
    T = Torso(
        hem=-0.02,
        hem_w=0.46,
        waist_w=0.435,
        chest_w=0.46,
        sw=0.46,
        depth=0.235,
        overlap=0.010,
        drop=0.07,
        fold=0.006,
        crease=0.010,
        seed=33,
        waist_z=0.84,
        quilt=baffles(0.135, 0.034, 0.02),
        power=2.3,
    )
    m = nylon(c)
    T.build(m, M.satin(lining), thick=0.014)
    both_sleeves(m, radii=(0.172, 0.165, 0.152, 0.140, 0.118), crease=0.010, quilt=0.026, pitch=0.105, rows=100)
    P, O = neck_path(T, 0.05, 64)
    secs = []
    for i in range(15):
        t = i / 14
        puffs = 0.030 * abs(math.sin(math.pi * t * 2)) ** 0.6
        secs.append([p + o * (0.012 + puffs - 0.02 * t) + Vector((0, 0, -0.02 + 0.19 * t)) for p, o in zip(P, O)])
    for i in range(8):
        t = i / 7
        secs.append([p + o * (-0.012 - 0.014 * math.sin(math.pi * t) - 0.004 * t) + Vector((0, 0, 0.172 - 0.17 * t)) for p, o in zip(P, O)])
    G.loft(secs, m, 'neck', closed_ends=False, ring=False, sub=1)
    T.zip(0.0, 1.40, 0, zipc, shade(c, -0.4), lift=0.010)
    for sgn in (-1, 1):
        T.patch([(sgn * 0.20, 0.50), (sgn * 0.222, 0.495), (sgn * 0.27, 0.68), (sgn * 0.25, 0.69)], m, 0.014, 0.010)
    slim()


@product('cocoon_coat', 'fashion', view='front', el=3, kind='wall')
def cocoon_coat(c='#c9a0a0', button='#5a3b3b', stuff='boucle'):
    """Oversized boucle coat, round collar, three large buttons, patch pockets."""
    T = Torso(
        hem=0.10,
        hem_w=0.45,
        waist_w=0.485,
        chest_w=0.475,
        sw=0.455,
        depth=0.225,
        overlap=0.055,
        drop=0.10,
        fold=0.006,
        crease=0.014,
        seed=39,
        flip=-1,
        waist_z=0.66,
        hem_d=1.0,
    )
    m = boucle_cloth(c) if stuff == 'boucle' else wool(c)
    T.build(m, M.satin(S.mix(c, '#f5ece0', 0.5)), thick=0.022)
    both_sleeves(m, radii=(0.172, 0.165, 0.152, 0.140, 0.126), path=SLEEVE[:4] + [(0.61, -0.05, 0.52)])
    P, O = neck_path(T, 0.05, 48)
    collar(P, O, m, 0.045, 0.135, 0.105, ends=1.0, thick=0.022)
    hm = horn(button)
    for z in (1.20, 0.95, 0.70):
        T.button(0, z, 0.042, hm, 0.034)
    for sgn in (-1, 1):
        x = sgn * 0.245
        T.patch(
            [(x - 0.10, 0.36), (x - 0.095, 0.335), (x + 0.095, 0.335), (x + 0.10, 0.36), (x + 0.10, 0.56), (x - 0.10, 0.56)],
            m,
            0.008,
            0.016,
            swell=0.010,
        )
        T.patch([(x - 0.104, 0.525), (x + 0.104, 0.525), (x + 0.104, 0.575), (x - 0.104, 0.575)], m, 0.026, 0.014)
    slim()


@product('gilet', 'kids', view='front', el=3, kind='wall')
def gilet(c='#c0674c', lining='#e7d3b4', zipc='#d8cbb4'):
    """Quilted puffer gilet with high collar, bound armholes, zip and welt pockets."""
    m = nylon(c)
    lin = M.fabric(lining, 1.2)
    o, front, edges = vest(
        m,
        hem=0.50,
        hem_w=0.42,
        waist_w=0.415,
        chest_w=0.42,
        depth=0.225,
        armpit=1.05,
        strap_in=0.15,
        strap_out=0.345,
        neck=1.345,
        neck_back=1.38,
        fold=0.004,
        crease=0.008,
        quilt=baffles(0.118, 0.034, 0.50),
        seed=13,
        thick=0.014,
        lining=lin,
    )
    neck, arms = edges()
    for ring in arms:
        G.tube(ring, 0.018, M.solid(S.mix(c, '#000000', 0.3), 0.7), closed=True, n=2, seg=10)
    secs = []
    n = 64
    for t, g in (
        (-0.3, 0.012),
        (0, 0.018),
        (0.14, 0.045),
        (0.30, 0.050),
        (0.46, 0.018),
        (0.60, 0.045),
        (0.80, 0.046),
        (0.96, 0.016),
        (1.0, 0.0),
        (0.94, -0.018),
        (0.5, -0.024),
        (0, -0.02),
    ):
        L = []
        for i in range(n + 1):
            a = 0.05 + (math.tau - 0.1) * i / n
            L.append(Vector(((0.155 + g) * math.sin(a), -(0.120 + g) * math.cos(a), 1.375 - 0.055 * max(0, math.cos(a)) + 0.16 * t)))
        secs.append(L)
    G.loft(secs, m, 'neck', closed_ends=False, ring=False, sub=1)

    class Z(Torso):
        flip = 1

        def __init__(self):
            pass

        def _on(self, x, z, lift):
            """A point on the front, held forward above the chest."""
            p = front(x, min(z, 1.34), lift)
            return Vector((p.x, min(p.y, -0.165 - lift) if z > 1.30 else p.y, z))

    Z().zip(0.50, 1.47, 0, zipc, shade(c, -0.45), lift=0.012)
    for sgn in (-1, 1):
        surface_patch(
            front,
            [(sgn * 0.19, 0.62), (sgn * 0.215, 0.615), (sgn * 0.285, 0.80), (sgn * 0.26, 0.81)],
            M.solid(S.mix(c, '#000000', 0.3), 0.7),
            0.014,
            0.010,
        )
    band(
        [Vector((x, y, 0.505)) for x, y in G.superellipse(0.415, 0.245, 2.5, 72)],
        Vector((0, 0, -1)),
        0.035,
        M.solid(S.mix(c, '#000000', 0.3), 0.7),
        0.985,
        1.0,
    )
    slim()
