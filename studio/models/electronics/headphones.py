"""Headphones and earbuds."""
import math

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.outlines import FACE_FRONT, LIE_DOWN, plate, rounded_polygon, rounded_rect, slab


@product('earbuds', 'tech', view='three_quarter', az=20, el=20, light='gloss')
def earbuds(c='#8da093', inner='#6f8176', accent='#d9a87c'):
    """Wireless earbuds in their open charging case."""
    shell = M.plastic(c, 0.26)
    inside = M.plastic(inner, 0.42)
    depth = 0.50
    base = rounded_polygon([(-0.60, 0.0), (0.60, 0.0), (0.60, 0.56), (-0.60, 0.56)], [0.30, 0.30, 0.20, 0.20], 12)
    plate(base, depth, 0.09, shell, 0)
    slab(rounded_rect(1.02, 0.32, 0.13), 0.02, 0.004, inside, 0.546)
    lid = rounded_polygon([(-0.60, 0), (0.60, 0), (0.60, 0.34), (-0.60, 0.34)], [0.17, 0.17, 0.30, 0.30], 12)
    lid_shell = G.prism(lid, depth, 0.09, shell, 'lid')
    lid_inner = G.put(G.prism(rounded_rect(1.02, 0.32, 0.13), 0.02, 0.004, inside, 'lid inside'), (0, 0, 0.005), LIE_DOWN)
    G.group(
        [G.put(lid_shell, (0, -depth / 2, 0)), G.put(lid_inner, (0, -depth / 2, 0.008), LIE_DOWN)],
        (0, depth / 2 - 0.02, 0.50),
        (-102, 0, 0),
    )
    hinge = G.cylinder(0.035, 0.5, 0.01, M.metal('#bdb8ae', 0.3), 32)
    G.put(hinge, (-0.25, depth / 2 - 0.045, 0.535), (0, 90, 0))
    led = G.cylinder(0.018, 0.006, 0.002, M.emit('#9fd8a0', 2.0), 24)
    G.put(led, (0, -depth / 2 - 0.001, 0.36), FACE_FRONT)
    rubber = M.rubber('#e3dccf')
    metal = M.metal(accent, 0.28)

    def bud(side):
        head = G.lathe(
            [(0, -0.13), (0.08, -0.12), (0.13, -0.06), (0.14, 0.01), (0.12, 0.08), (0.075, 0.13), (0.06, 0.15)],
            64,
            shell,
            'head',
            smooth=4,
            auto=80,
        )
        neck = G.lathe([(0.06, 0.14), (0.058, 0.17)], 48, metal, 'neck')
        tip = G.lathe(
            [(0.06, 0.16), (0.10, 0.17), (0.115, 0.20), (0.10, 0.25), (0.06, 0.28), (0.04, 0.28), (0.035, 0.24)],
            64,
            rubber,
            'tip',
            smooth=4,
            auto=80,
        )
        ear = G.group([head, neck, tip], (0, 0, 0), (0, side * -78, 0))
        stem = G.tube(
            [(side * 0.02, 0, 0.02), (side * 0.045, 0, -0.12), (side * 0.05, 0, -0.40)], [0.062, 0.062, 0.055], shell, seg=28, n=8
        )
        end = G.put(G.lathe([(0.057, 0), (0.057, 0.012), (0.045, 0.022), (0, 0.022)], 32, metal, 'end'), (side * 0.05, 0, -0.415))
        return G.group([ear, stem, end])

    well = M.solid('#3d4842', 0.7)
    for side in (-1, 1):
        slab(rounded_rect(0.30, 0.20, 0.09, (side * 0.26, 0)), 0.006, 0.001, well, 0.565)
    for side, x, y, turn in ((1, 0.06, -0.62, -62), (1, 0.62, -0.50, -18)):
        pod = bud(side)
        G.put(pod, (x, y, 0.425), (0, side * 3, turn))


@product('studio_headphones', 'tech', view='three_quarter', az=-26, el=10, light='gloss')
def studio_headphones(wood='#7a4a2c', band='#3a332e', metal='#c6bfb2'):
    """Round walnut-cup headphones with a leather band."""
    walnut = M.wood(wood, s=1.0, axis=1)
    hide = M.leather(band, 2.0, 0.52, 0.2)
    steel = M.metal(metal, 0.36)

    def arc(radius, start, stop, lift, steps=24):
        out = []
        for i in range(steps + 1):
            a = math.radians(start + (stop - start) * i / steps)
            out.append((radius * math.sin(a), 0, lift + radius * 1.06 * math.cos(a)))
        return out

    G.tube(arc(0.80, -66, 66, 0.26), [0.13, 0.17, 0.185, 0.19, 0.185, 0.17, 0.13], hide, n=2, flat=0.20, seg=28)
    G.tube(arc(0.765, -40, 40, 0.26), [0.05, 0.12, 0.13, 0.12, 0.05], M.leather(band, 2.0, 0.58, 0.2), n=2, flat=0.45, seg=24)
    for y in (-0.10, 0.10):
        rod = [(x, y, z) for x, z in [(p[0], p[2]) for p in arc(0.835, -80, 80, 0.25)]]
        G.tube(rod, 0.020, steel, n=2, seg=14)
    for side in (-1, 1):
        slider = G.box((0.05, 0.26, 0.13), 0.022, mat=steel)
        G.put(slider, (side * 0.80, 0, 0.42), (0, side * 24, 0))
        for y in (-1, 1):
            yoke = [
                (side * 0.84, y * 0.10, 0.36),
                (side * 0.89, y * 0.22, 0.16),
                (side * 0.90, y * 0.40, -0.10),
                (side * 0.885, y * 0.47, -0.42),
            ]
            G.tube(yoke, 0.030, steel, n=8, seg=16)
            G.put(G.cylinder(0.045, 0.06, 0.012, steel, 32), (side * 0.885, y * 0.45, -0.42), (-y * 90, 0, 0))
        cup = G.lathe(
            [(0, 0.25), (0.12, 0.25), (0.26, 0.235), (0.36, 0.20), (0.42, 0.13), (0.435, 0.03), (0.43, -0.04)],
            96,
            walnut,
            'cup',
            smooth=3,
            auto=70,
        )
        ring = G.lathe([(0.10, 0.252), (0.115, 0.262), (0.13, 0.262), (0.142, 0.248)], 64, steel, 'ring', auto=40)
        hub = G.lathe([(0, 0.262), (0.08, 0.258), (0.10, 0.25)], 64, M.leather(band, 2.0, 0.5, 0.2), 'hub')
        lip = G.lathe([(0.435, -0.035), (0.447, -0.03), (0.447, -0.005), (0.437, 0.002)], 96, steel, 'lip', auto=40)
        pad = G.lathe(
            [(0.20, -0.05), (0.22, -0.17), (0.30, -0.225), (0.39, -0.205), (0.435, -0.13), (0.44, -0.06), (0.42, -0.03)],
            96,
            hide,
            'pad',
            smooth=4,
            auto=80,
            wob=lambda a, r, z: r * (1 + 0.005 * math.sin(a * 25 + z * 40)),
        )
        cloth = G.lathe([(0, -0.08), (0.25, -0.08)], 48, M.fabric('#4a443f', 2.2), 'cloth')
        G.group([cup, ring, hub, lip, pad, cloth], (side * 0.83, 0, -0.46), (0, side * 86, 0), 1.04)
