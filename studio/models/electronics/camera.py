"""Camera and monitor."""
import math

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.outlines import FACE_FRONT, caption, circle, knurl, plate, rounded_polygon, rounded_rect, slab


@product('retro_camera', 'tech', view='three_quarter', az=26, el=14, light='gloss')
def retro_camera(c='#3a2d26', silver='#cfccc5'):
    """Rangefinder-style mirrorless camera."""
    hide = M.leather(c, 1.7, 0.5, 0.35)
    alloy = M.metal(silver, 0.34)
    black = M.plastic('#1a1a1b', 0.38)
    slab(rounded_rect(1.60, 0.46, 0.20), 0.56, 0.012, hide, 0.09)
    slab(rounded_rect(1.62, 0.48, 0.21), 0.10, 0.03, alloy, 0)
    slab(rounded_rect(1.62, 0.48, 0.21), 0.26, 0.05, alloy, 0.63)
    hump = rounded_polygon([(-0.30, 0.80), (0.30, 0.80), (0.20, 1.02), (-0.20, 1.02)], [0.01, 0.01, 0.07, 0.07])
    plate(hump, 0.50, 0.035, alloy, 0)
    plate(rounded_rect(0.20, 0.11, 0.02, (0.46, 0.765)), 0.02, 0.006, M.solid('#11151a', 0.08, 0, 0.8, 1), -0.242)
    plate(rounded_rect(0.24, 0.15, 0.03, (0.46, 0.765)), 0.016, 0.005, M.metal('#8f8c86', 0.3), -0.240)
    lamp = G.cylinder(0.035, 0.012, 0.004, M.solid('#d9793a', 0.15, 0, 0.6, 0.5), 32)
    G.put(lamp, (0.70, -0.235, 0.765), FACE_FRONT)
    dial_profile = [(0, 0.115), (0.10, 0.115), (0.115, 0.108), (0.12, 0.10), (0.12, 0.02), (0.13, 0.01), (0.13, 0)]
    for x, scale, y in ((0.50, 1.0, 0.03), (-0.52, 1.12, 0.0)):
        dial = G.lathe(dial_profile, 120, alloy, 'dial', wob=knurl(44, 0.003, 0.015, 0.105), auto=30)
        G.put(dial, (x, y, 0.885), scale=scale)
    G.put(G.cylinder(0.075, 0.05, 0.012, alloy, 48), (0.73, -0.06, 0.885))
    G.put(G.cylinder(0.045, 0.05, 0.018, M.metal('#c2543f', 0.35), 48), (0.73, -0.06, 0.915))
    shoe = G.box((0.24, 0.24, 0.02), 0.004, mat=black)
    G.put(shoe, (0, 0.02, 1.025))
    barrel = [
        (0, -0.02),
        (0.44, -0.02),
        (0.44, 0.03),
        (0.425, 0.045),
        (0.40, 0.05),
        (0.40, 0.10),
        (0.405, 0.105),
        (0.405, 0.24),
        (0.395, 0.25),
        (0.375, 0.26),
        (0.375, 0.31),
        (0.385, 0.315),
        (0.385, 0.41),
        (0.375, 0.42),
        (0.36, 0.425),
        (0.36, 0.52),
        (0.35, 0.535),
        (0.325, 0.535),
        (0.30, 0.46),
        (0.26, 0.44),
    ]

    def ribs(a, r, z):
        return r + (0.006 * max(-0.4, math.cos(a * 48)) if (0.11 < z < 0.235 or 0.32 < z < 0.405) else 0)

    parts = [G.lathe(barrel, 192, black, 'barrel', wob=ribs, auto=30)]
    parts.append(
        G.lathe([(0.42, -0.01), (0.455, -0.01), (0.46, 0.0), (0.46, 0.03), (0.45, 0.042), (0.42, 0.045)], 96, alloy, 'mount', auto=30)
    )
    parts.append(G.lathe([(0.376, 0.262), (0.382, 0.268), (0.382, 0.302), (0.376, 0.308)], 96, alloy, 'ring', auto=30))
    parts.append(
        G.lathe(
            [(0.27, 0.42), (0.2, 0.455), (0.1, 0.475), (0, 0.48)], 64, M.solid('#151a2b', 0.03, 0, 1.0, 1.0), 'glass', smooth=3, auto=80
        )
    )
    parts.append(G.lathe([(0.30, 0.50), (0.285, 0.44), (0.25, 0.43)], 96, M.plastic('#0d0d0e', 0.5), 'inner', auto=30))
    G.group(parts, (-0.02, -0.225, 0.44), FACE_FRONT, 0.94)
    for side in (-1, 1):
        G.tube(
            [(side * 0.79, 0, 0.72), (side * 0.84, 0, 0.74), (side * 0.865, 0, 0.70), (side * 0.84, 0, 0.655), (side * 0.79, 0, 0.67)],
            0.014,
            alloy,
            seg=12,
        )
    plate(rounded_rect(0.92, 0.44, 0.03, (-0.12, 0.37)), 0.03, 0.010, black, 0.236)
    plate(rounded_rect(0.82, 0.37, 0.015, (-0.12, 0.37)), 0.01, 0.003, M.solid('#10141a', 0.06, 0, 0.8, 0.9), 0.248)
    plate(rounded_rect(0.24, 0.15, 0.03, (0, 0.86)), 0.03, 0.01, black, 0.25)
    pad = G.lathe([(0, 0.02), (0.05, 0.02), (0.055, 0.012), (0.10, 0.012), (0.108, 0)], 64, alloy, 'pad', auto=30)
    G.put(pad, (0.56, 0.232, 0.40), (-90, 0, 0))
    caption('HALDEN', 0.052, M.solid('#2a2826', 0.5), (0, -0.2535, 0.90), 'gothic_b', 1.25, 0.3)


@product('slim_monitor', 'tech', view='three_quarter', az=-24, el=8, light='gloss')
def slim_monitor(c='#c9c8c5', sky='#e9c9ab', sun='#f4e3c8', hills='#cf8f74-#8f5f62-#4d4558-#26303f'):
    """Desk monitor with a thin bezel on an aluminium stand."""
    alloy = M.metal(c, 0.36)
    frame = M.plastic('#17181a', 0.4)
    plate(rounded_rect(2.10, 1.24, 0.035, (0, 1.05)), 0.05, 0.014, alloy, 0.02)
    plate(rounded_rect(2.09, 1.23, 0.03, (0, 1.05)), 0.02, 0.006, frame, -0.008)
    plate(rounded_rect(2.03, 1.15, 0.012, (0, 1.066)), 0.004, 0.001, M.emit(sky, 0.72), -0.0195)
    plate(circle(0.17, (0.36, 1.25)), 0.002, 0.0004, M.emit(sun, 0.85), -0.0215)
    bottom = 1.066 - 1.15 / 2 + 0.001
    for number, tone in enumerate(hills.split('-')):
        top = 0.60 - 0.145 * number
        ridge = []
        for step in range(61):
            x = -1.013 + 2.026 * step / 60
            swell = 0.085 * math.sin(x * (2.1 + 0.5 * number) + 1.7 * number + 0.6) + 0.03 * math.sin(x * 5.3 + number * 2.4)
            ridge.append((x, bottom + max(0.03, top + swell)))
        outline = [(-1.013, bottom)] + ridge + [(1.013, bottom)]
        plate(outline, 0.002, 0.0004, M.emit(tone, 0.72), -0.0225 - 0.0008 * number)
    back = G.pillow((1.1, 0.14, 0.62), alloy, 'back', 14, edge=0.06)
    G.put(back, (0, 0.08, 1.02))
    neck = rounded_polygon([(-0.14, 0), (0.14, 0), (0.12, 0.95), (-0.12, 0.95)], 0.03)
    G.put(G.prism(neck, 0.06, 0.018, alloy, 'neck'), (0, 0.24, 0.02), (4, 0, 0))
    slab(rounded_rect(0.86, 0.56, 0.06, (0, 0.12)), 0.03, 0.010, alloy, 0)
    caption('ORLA', 0.028, M.solid('#8d8d8d', 0.5), (0, -0.0195, 0.462), 'gothic', 1.5)
