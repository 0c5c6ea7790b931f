"""Loveseat, chaise sofa and curved sofa."""
import math

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.furniture.parts import block, linen, scatter_pillow, superblock, tapered_leg


def sofa_body(
    w, seats, cover, timber, depth=1.50, arm_w=0.22, arm_h=1.02, back_h=1.26, leg_h=0.32, seat_h=0.28, cushion_h=0.68, arm_edge=0.10
):
    """The common frame of the straight sofas: base, arms, back, seat and back cushions, legs."""
    block((w - 0.04, depth - 0.04, 0.24), (0, 0, leg_h + 0.12), cover, 0.06, n=36)
    block((w - 0.06, 0.26, back_h - leg_h), (0, depth / 2 - 0.13, leg_h + (back_h - leg_h) / 2), cover, 0.11, 0.0, 0.006, 5, n=40)
    for sx in (-1, 1):
        block((arm_w, depth, arm_h - leg_h), (sx * (w - arm_w) / 2, 0, leg_h + (arm_h - leg_h) / 2), cover, arm_edge, 0.01, 0.006, sx + 8)
        for y in (-depth / 2 + 0.14, depth / 2 - 0.16):
            tapered_leg(sx * (w / 2 - 0.22), y, leg_h + 0.02, timber)
    inner = w - 2 * arm_w
    each = inner / seats
    seat_top = leg_h + 0.24 + seat_h
    for i in range(seats):
        x = -inner / 2 + each * (i + 0.5)
        block((each - 0.015, depth - 0.20, seat_h), (x, -0.12, seat_top - seat_h / 2), cover, 0.10, 0.045, 0.012, i + 1)
        block(
            (each - 0.03, 0.26, cushion_h),
            (x, depth / 2 - 0.36, seat_top + cushion_h / 2 - 0.03),
            cover,
            0.11,
            0.055,
            0.016,
            i + 4,
            (-11, 0, 0),
        )
    return seat_top


@product('loveseat', 'furniture', view='three_quarter', az=32, el=15, fill=0.88)
def loveseat(c='#a3aa9a', legs='#8a5a34', accent='#efe4d2'):
    """A compact two-seater in woven linen on tapered legs."""
    cover = linen(c)
    top = sofa_body(2.55, 2, cover, M.wood(legs, axis=2, s=1.4))
    scatter_pillow(0.62, 0.56, M.boucle(accent, 1.3), (-0.72, 0.10, top + 0.30), (-16, 6, 14), 3)


@product('chaise_sofa', 'furniture', view='three_quarter', az=40, el=21, fill=0.92)
def chaise_sofa(c='#cfc4b3', accent='#a9735c', legs='#5b4030'):
    """A three-seater with a chaise on the left, in textured wool."""
    cover = M.boucle(c, 1.5)
    timber = M.wood(legs, axis=2, s=1.4)
    w, depth, arm_w, leg_h = 3.5, 1.5, 0.24, 0.22
    long = 2.45
    seat_h = 0.28
    seat_top = leg_h + 0.24 + seat_h
    each = (w - 2 * arm_w) / 3
    front = -depth / 2
    block((w - 0.04, depth - 0.04, 0.24), (0, 0, leg_h + 0.12), cover, 0.06, n=44)
    chaise_x = -(w / 2 - arm_w - each / 2)
    chaise_w = each + arm_w
    block((chaise_w, long - 0.04, 0.24), (chaise_x - arm_w / 2, depth / 2 - long / 2, leg_h + 0.12), cover, 0.06, n=36)
    block(
        (chaise_w - 0.01, long - 0.22, seat_h),
        (chaise_x - arm_w / 2 + 0.01, depth / 2 - 0.18 - (long - 0.22) / 2, seat_top - seat_h / 2),
        cover,
        0.10,
        0.04,
        0.010,
        2,
        n=36,
    )
    for i in (1, 2):
        x = -(w - 2 * arm_w) / 2 + each * (i + 0.5)
        block((each - 0.015, depth - 0.20, seat_h), (x, -0.12, seat_top - seat_h / 2), cover, 0.10, 0.045, 0.010, i + 1)
    block((w - 0.04, 0.28, 0.98), (0, depth / 2 - 0.14, leg_h + 0.49), cover, 0.12, 0.0, 0.006, 5, n=44)
    block((arm_w, depth, 0.78), ((w - arm_w) / 2, 0, leg_h + 0.39), cover, 0.11, 0.01, 0.006, 8)
    block((arm_w, depth * 0.86, 0.78), (-(w - arm_w) / 2, depth * 0.07, leg_h + 0.39), cover, 0.11, 0.01, 0.006, 9)
    for i in range(3):
        x = -(w - 2 * arm_w) / 2 + each * (i + 0.5)
        block((each - 0.03, 0.28, 0.66), (x, depth / 2 - 0.38, seat_top + 0.30), cover, 0.12, 0.055, 0.016, i + 4, (-12, 0, 0))
    for x, y in (
        (-w / 2 + 0.2, depth / 2 - 0.2),
        (w / 2 - 0.2, depth / 2 - 0.2),
        (w / 2 - 0.2, front + 0.16),
        (-w / 2 + 0.2, depth / 2 - long + 0.16),
        (-w / 2 + 0.1 + each, depth / 2 - long + 0.16),
    ):
        tapered_leg(x, y, leg_h + 0.02, timber, 0.06, 0.045, 3)
    scatter_pillow(0.62, 0.56, M.fabric(accent, 0.9, var=0.06), (1.10, 0.12, seat_top + 0.28), (-18, -4, -10), 3)
    scatter_pillow(0.56, 0.50, linen('#efe6d8', 1.2), (0.72, 0.00, seat_top + 0.25), (-24, 8, 8), 6)


@product('curved_sofa', 'furniture', view='three_quarter', az=22, el=22, fill=0.90)
def curved_sofa(c='#efe7d9', accent='#b98f6c'):
    """A kidney-shaped bouclé sofa: one sweeping seat under one sweeping back."""
    wool = M.boucle(c, 1.6)
    radius = 2.5

    def arc_body(r, width, half_angle, z_mid, height, end=0.16, power=3.0, lower=0.0, lean=0.0, count=56, edge_drop=2.0):
        sections = []
        for i in range(count + 1):
            t = i / count * 2 - 1
            away = max(0.0, (abs(t) - (1 - end)) / end)
            shrink = math.sqrt(max(0.0004, 1 - away**2))
            a = half_angle * t
            h = height * (1 - lower * abs(t) ** edge_drop)
            base = z_mid - height / 2
            ring = []
            for x, z in superblock(width * shrink, h * (0.55 + 0.45 * shrink), power, 36):
                zz = base + h / 2 + z
                rr = r + x + lean * (zz - base)
                ring.append((rr * math.sin(a), -radius + rr * math.cos(a), zz))
            sections.append(ring)
        return G.loft(sections, wool, 'arc', sub=1)

    arc_body(radius - 0.12, 1.10, 0.70, 0.33, 0.46, 0.20, 3.6)
    arc_body(radius - 0.16, 1.16, 0.69, 0.62, 0.24, 0.22, 3.0)
    arc_body(radius + 0.40, 0.44, 0.64, 0.84, 1.10, 0.16, 3.0, 0.30, 0.08)
    dark = M.wood('#4a3426', axis=2, s=1.2)
    for a in (-0.52, 0, 0.52):
        for r in (radius - 0.50, radius + 0.28):
            G.put(G.cylinder(0.07, 0.12, 0.01, dark, 32), (r * math.sin(a), -radius + r * math.cos(a), 0))
    ball = G.ico(0.24, 4, M.boucle(accent, 1.5))
    G.displace(ball, 0.012, 3, 2, 4)
    a = -0.33
    ball.location = ((radius - 0.10) * math.sin(a), -radius + (radius - 0.10) * math.cos(a), 0.95)
    a = 0.30
    scatter_pillow(
        0.64, 0.52, linen('#bb8577', 1.2), ((radius + 0.06) * math.sin(a), -radius + (radius + 0.06) * math.cos(a), 0.99), (-20, 5, -17), 3
    )
