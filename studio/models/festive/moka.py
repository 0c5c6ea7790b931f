"""Espresso pot, black and festive."""
import math
import random

from kit import materials as M
from kit import shapes as G
from models.black_friday.dark_set import dark_set
from models.catalog import product
from models.festive.parts import CHARCOAL, XMAS_GREEN, bauble, berries, fir_sprig, tails_bow


def moka(c, handle_c, knob_c, rim_c):
    """An eight-sided stove-top espresso pot."""
    coat = M.solid(c, 0.36, 0.35, 0.5, 0.15)
    steel = M.metal(rim_c, 0.28)

    def facet(profile, mat, name):
        o = G.lathe(profile, 8, mat, name, auto=20)
        o.rotation_euler.z = math.pi / 8
        b = o.modifiers.new('bv', 'BEVEL')
        b.width = 0.012
        b.segments = 3
        b.limit_method = 'ANGLE'
        b.angle_limit = math.radians(20)
        return o

    facet([(0, 0), (0.52, 0), (0.54, 0.03), (0.44, 0.62), (0.42, 0.66), (0.42, 0.70), (0, 0.70)], coat, 'boiler')
    G.lathe([(0.40, 0.68), (0.445, 0.69), (0.45, 0.72), (0.45, 0.78), (0.44, 0.80), (0.40, 0.81)], 80, steel, 'seam', auto=30)
    facet([(0, 0.80), (0.40, 0.80), (0.42, 0.84), (0.50, 1.42), (0.505, 1.46), (0.49, 1.46), (0, 1.44)], coat, 'jug')
    facet([(0.52, 1.462), (0.52, 1.49), (0.34, 1.60), (0.12, 1.66), (0, 1.665)], coat, 'lid')
    G.lathe(
        [(0.05, 1.65), (0.05, 1.70), (0.085, 1.74), (0.10, 1.80), (0.09, 1.85), (0.05, 1.875), (0, 1.88)],
        48,
        M.plastic(knob_c, 0.4),
        'knob',
        auto=50,
        smooth=3,
    )
    valve = G.cylinder(0.05, 0.05, 0.01, steel, 32)
    G.put(valve, (-0.12, -0.49, 0.36), (84, 0, -14))
    G.obj(
        [(-0.44, -0.15, 1.462), (-0.44, 0.15, 1.462), (-0.66, 0, 1.475), (-0.40, -0.10, 1.12), (-0.40, 0.10, 1.12), (-0.46, 0, 1.06)],
        [(0, 2, 5, 3), (1, 4, 5, 2), (0, 1, 2)],
        'spout',
        coat,
        smooth=False,
        bevel=0.012,
    )
    grip = M.plastic(handle_c, 0.45, 0.1)
    G.tube(
        [(0.44, 0, 1.38), (0.62, 0, 1.44), (0.80, 0, 1.40), (0.86, 0, 1.26), (0.84, 0, 1.00), (0.80, 0, 0.78)],
        [0.075, 0.085, 0.09, 0.088, 0.078, 0.06],
        grip,
        'handle',
        flat=0.62,
        up=(0, 1, 0),
        seg=20,
    )
    hinge = G.box((0.12, 0.2, 0.06), 0.015, 3, steel, 'hinge')
    hinge.location = (0.49, 0, 1.47)


@product('moka_pot', 'blackfriday', view='front', az=-18, el=13, light='gloss', bg=CHARCOAL)
def moka_pot(c='#2b2c30'):
    """A matte black espresso pot with its cup and a few beans."""
    dark_set()
    moka(c, '#1c1c1f', '#1c1c1f', '#d9a05a')
    cup = G.lathe(
        [(0, 0.0), (0.13, 0), (0.14, 0.02), (0.20, 0.10), (0.225, 0.30), (0.218, 0.315), (0.205, 0.30), (0.18, 0.12), (0, 0.08)],
        64,
        M.ceramic('#2f3034', 0.4, matte=True),
        'cup',
        auto=50,
    )
    coffee = G.lathe([(0, 0.25), (0.212, 0.25)], 48, M.chocolate('#3b2013', 0.2), 'coffee')
    ear = G.tube([(0.20, 0, 0.25), (0.32, 0, 0.25), (0.33, 0, 0.14), (0.18, 0, 0.10)], 0.028, M.ceramic('#2f3034', 0.4, matte=True), 'ear')
    G.group([cup, coffee, ear], (-0.62, -0.62, 0), (0, 0, -30))
    rnd = random.Random(5)
    bean = M.solid('#5a3420', 0.4)
    for k in range(9):
        b = G.ico(0.055, 2, bean)
        b.scale = (1.3, 0.9, 0.7)
        b.location = (-0.1 + 0.5 * rnd.random(), -0.78 + 0.32 * rnd.random(), 0.036)
        b.rotation_euler.z = rnd.uniform(0, 3)


@product('moka_festive', 'xmas', view='front', az=-18, el=13, bg=XMAS_GREEN, fill=0.88)
def moka_festive(c='#a3262e'):
    """The espresso pot in red enamel with a gold seam, ribbon, fir and a bauble."""
    moka(c, '#3b2418', '#3b2418', '#e3b873')
    ribbon = M.satin('#f1e6d2')
    tails_bow(ribbon, (-0.02, -0.50, 0.75), (0, 0, 0), 0.62)
    G.lathe([(0.452, 0.70), (0.456, 0.71), (0.456, 0.79), (0.452, 0.80)], 64, ribbon, 'band')
    for k, heading in enumerate((-1.9, -1.35, -2.5)):
        fir_sprig((-0.42, -0.42, 0), heading, 0.55, k)
    for k, heading in enumerate((1.7, 2.3)):
        fir_sprig((0.42, -0.48, 0), heading, 0.5, k + 5)
    bauble(0.16, '#d9b36a', (-0.58, -0.66, 0))
    berries((0.52, -0.60, 0.03), 5, 2, '#c23a3f', 0.05, 0.09)
