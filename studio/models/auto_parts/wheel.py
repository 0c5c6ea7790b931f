"""Alloy wheel and brake disc."""
import math

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.outlines import FACE_FRONT, plate, rounded_rect


@product('alloy_wheel', 'auto', view='three_quarter', az=30, el=7, light='gloss')
def alloy_wheel(c='#85888d', lip='#d2d3d4', spokes='7'):
    """Bare alloy rim with slim twin spokes."""
    paint = M.metal(c, 0.34)
    bright = M.metal(lip, 0.30)
    count = int(spokes)
    parts = []
    barrel = [
        (0.93, -0.36),
        (0.975, -0.37),
        (0.985, -0.35),
        (0.975, -0.33),
        (0.90, -0.30),
        (0.87, -0.22),
        (0.84, -0.05),
        (0.84, 0.12),
        (0.87, 0.20),
        (0.90, 0.26),
        (0.96, 0.285),
        (0.972, 0.30),
        (0.985, 0.32),
        (0.975, 0.345),
        (0.94, 0.345),
    ]
    parts.append(G.lathe(barrel, 144, paint, 'outside', auto=50))
    inner = [
        (0.935, 0.345),
        (0.90, 0.30),
        (0.865, 0.24),
        (0.83, 0.16),
        (0.80, 0.08),
        (0.80, -0.10),
        (0.83, -0.24),
        (0.90, -0.34),
        (0.93, -0.36),
    ]
    parts.append(G.lathe(inner, 144, M.metal(c, 0.42), 'inside', auto=50))
    parts.append(
        G.lathe([(0.972, 0.335), (0.965, 0.352), (0.938, 0.354), (0.915, 0.325), (0.90, 0.302)], 144, bright, 'lip', smooth=2, auto=60)
    )
    hub = [
        (0, 0.17),
        (0.10, 0.17),
        (0.105, 0.20),
        (0.13, 0.205),
        (0.23, 0.20),
        (0.27, 0.18),
        (0.285, 0.14),
        (0.28, 0.04),
        (0.2, 0.0),
        (0, 0),
    ]
    parts.append(G.lathe(hub, 96, paint, 'hub', auto=35))
    parts.append(G.lathe([(0.098, 0.17), (0.098, 0.205), (0.085, 0.218), (0, 0.222)], 64, bright, 'cap', auto=40))
    dark = M.solid('#17181a', 0.6)
    for lug in range(5):
        a = math.tau * (lug + 0.25) / 5
        parts.append(G.put(G.cylinder(0.033, 0.02, 0.004, dark, 32), (0.178 * math.cos(a), 0.178 * math.sin(a), 0.19)))
        parts.append(G.put(G.cylinder(0.020, 0.03, 0.004, bright, 6), (0.178 * math.cos(a), 0.178 * math.sin(a), 0.19)))
    stations = (
        (0.20, 0.070, 0.07, 0.155),
        (0.32, 0.060, 0.060, 0.150),
        (0.50, 0.054, 0.050, 0.175),
        (0.68, 0.054, 0.046, 0.215),
        (0.79, 0.070, 0.046, 0.245),
        (0.885, 0.100, 0.036, 0.288),
    )
    for spoke in range(count):
        for twin in (-1, 1):
            sections = []
            for radius, half, thick, height in stations:
                lean = twin * (0.045 + 0.130 * max(0, radius - 0.28))
                ring = []
                for x, z in rounded_rect(2 * half, 2 * thick, min(half, thick) * 0.75, steps=3):
                    ring.append((radius, lean + x * 0.72, height + z - thick))
                sections.append(ring)
            arm = G.loft(sections, paint, 'spoke', auto=60)
            parts.append(G.put(arm, (0, 0, 0), (0, 0, 360 * spoke / count)))
    valve = G.tube([(0.80, 0, 0.20), (0.74, 0, 0.26)], 0.016, M.rubber(), smooth=False)
    parts.append(G.put(valve, (0, 0, 0), (0, 0, 198)))
    G.group(parts, (0, 0, 0), (90, 9, 0))


@product('brake_disc', 'auto', view='three_quarter', az=30, el=9, light='gloss')
def brake_disc(c='#b8372f', steel='#b9babc'):
    """Drilled and vented brake disc with a red caliper."""
    iron = M.brushed(steel, 0.34, 2, 0.6)
    cast = M.metal('#6c6e71', 0.48)
    parts = []
    for low, high in ((-0.075, -0.025), (0.025, 0.075)):
        ring = [
            (0.50, low),
            (0.985, low),
            (1.0, low + 0.01),
            (1.0, high - 0.01),
            (0.985, high),
            (0.50, high),
            (0.49, high - 0.01),
            (0.49, low + 0.01),
            (0.50, low),
        ]
        parts.append(G.lathe(ring, 160, iron, 'ring', auto=30))
    for vane in range(40):
        a = 360 * vane / 40
        blade = G.put(
            G.box((0.40, 0.022, 0.055), 0.004, mat=cast),
            (0.74 * math.cos(math.radians(a)), 0.74 * math.sin(math.radians(a)), 0),
            (0, 0, a + 12),
        )
        parts.append(blade)
    bell = [
        (0.52, 0.06),
        (0.50, 0.085),
        (0.46, 0.10),
        (0.45, 0.13),
        (0.44, 0.26),
        (0.42, 0.285),
        (0.38, 0.29),
        (0.17, 0.29),
        (0.16, 0.28),
        (0.16, 0.12),
    ]
    parts.append(G.lathe(bell, 128, M.metal('#7d7f82', 0.42), 'bell', auto=32))
    dark = M.solid('#131314', 0.8)
    for arm in range(12):
        for step in range(4):
            a = math.radians(arm * 30 + step * 7)
            radius = 0.60 + 0.105 * step
            parts.append(G.put(G.cylinder(0.024, 0.004, 0.001, dark, 24), (radius * math.cos(a), radius * math.sin(a), 0.0735)))
    for bolt in range(5):
        a = math.tau * (bolt + 0.25) / 5
        parts.append(G.put(G.cylinder(0.042, 0.004, 0.001, dark, 32), (0.29 * math.cos(a), 0.29 * math.sin(a), 0.288)))
        parts.append(
            G.put(
                G.lathe([(0.042, 0.0), (0.042, 0.006), (0.05, 0.006), (0.053, 0)], 32, iron, 'edge'),
                (0.29 * math.cos(a), 0.29 * math.sin(a), 0.288),
            )
        )
    G.group(parts, (0, 0, 0), FACE_FRONT)
    red = M.solid(c, 0.30, 0, 0.5, 0.6)

    def sector(inner, outer, half_angle, centre=18, steps=20):
        far = [
            (
                outer * math.cos(math.radians(centre + half_angle * (2 * i / steps - 1))),
                outer * math.sin(math.radians(centre + half_angle * (2 * i / steps - 1))),
            )
            for i in range(steps + 1)
        ]
        near = [
            (
                inner * math.cos(math.radians(centre - half_angle * (2 * i / steps - 1))),
                inner * math.sin(math.radians(centre - half_angle * (2 * i / steps - 1))),
            )
            for i in range(steps + 1)
        ]
        return far + near

    plate(sector(0.62, 1.15, 31), 0.16, 0.045, red, -0.20)
    plate(sector(0.66, 1.15, 31), 0.12, 0.04, red, 0.18)
    plate(sector(1.02, 1.17, 29), 0.44, 0.05, red, -0.01)
    plate(sector(0.66, 0.97, 25), 0.05, 0.01, cast, -0.105)
    for angle in (2, 34):
        a = math.radians(angle)
        piston = G.lathe([(0, 0.06), (0.09, 0.06), (0.115, 0.045), (0.125, 0)], 64, red, 'piston', smooth=2, auto=60)
        G.put(piston, (0.80 * math.cos(a), -0.27, 0.80 * math.sin(a)), FACE_FRONT)
        bolt = G.cylinder(0.035, 0.03, 0.006, M.metal('#c9c9cb', 0.3), 6)
        G.put(
            bolt,
            (1.06 * math.cos(a + 0.12 * (1 if angle > 18 else -1)), -0.275, 1.06 * math.sin(a + 0.12 * (1 if angle > 18 else -1))),
            FACE_FRONT,
        )
    words = G.text('VARRO', 0.10, M.solid('#f3ece0', 0.5), 'gothic_b', 0.002, spacing=1.2)
    G.put(words, (1.005 * math.cos(math.radians(18)), -0.2825, 1.005 * math.sin(math.radians(18))), (0, 72, 0))
