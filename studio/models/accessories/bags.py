"""Market tote and holdall."""
import math

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.accessories.trims import ribbon, ring_frame, stitches
from models.catalog import product
from models.fashion.cloth import cotton, ease, spow
from models.fashion.trims import disc


@product('tote', 'accessories', view='three_quarter', az=20, el=10)
def tote(c='#e3d8c3', trim='#8a4f33', word='MARKET'):
    """Canvas tote with leather handles and a small printed word."""
    cv, le = M.canvas(c), M.leather(trim, 1.3, 0.45, 0.2)
    secs = []
    for z, w, d in (
        (0.0, 0.56, 0.20),
        (0.02, 0.60, 0.235),
        (0.10, 0.625, 0.25),
        (0.40, 0.64, 0.235),
        (0.80, 0.665, 0.20),
        (1.10, 0.685, 0.165),
        (1.20, 0.69, 0.155),
    ):
        L = []
        for i, (x, y) in enumerate(G.superellipse(w, d, 4.2, 80)):
            a = math.tau * i / 80
            r = 0.014 * math.sin(3 * a + z * 5) + 0.010 * math.sin(7 * a - z * 6)
            sag = 0.020 * math.sin(z * 7 + 2 * x) * (0.5 if z < 0.1 else 1)
            L.append((x * (1 + r * 0.5), y * (1 + r) + sag * spow(y, 0.5), z + (0.016 * math.cos(2 * a + 0.6) if z > 1 else 0)))
        secs.append(L)
    top = secs[-1]
    for k, dz in ((0.975, -0.02), (0.95, -0.30), (0.93, -0.8)):
        secs.append([(x * k, y * k, z + dz) for x, y, z in top])
    G.loft(secs, cv, 'tote', sub=2)
    th = M.solid(S.mix(c, '#6b4a30', 0.35), 0.9)
    G.tube([(x * 1.008, y * 1.015, z - 0.075) for x, y, z in top], 0.005, th, closed=True, smooth=False, seg=6)
    for sgn in (-1, 1):
        y = sgn * 0.172
        for x in (-0.30, 0.30):
            ribbon([(x, y * 1.34, 0.86), (x, y * 1.22, 1.0), (x * 0.985, y * 1.07, 1.22)], 0.085, le, 0.022, (1, 0, 0))
            if sgn < 0:
                for z in (0.88, 1.12):
                    disc((x, -0.262 + 0.045 * (z - 0.88) * 3, z), 0.016, M.metal('#c8a468', 0.3), 0.014)
        G.tube(
            [
                (-0.30, y * 1.07, 1.20),
                (-0.285, y * 1.0, 1.42),
                (-0.20, y * 0.95, 1.66),
                (0, y * 0.9, 1.76),
                (0.20, y * 0.95, 1.66),
                (0.285, y * 1.0, 1.42),
                (0.30, y * 1.07, 1.20),
            ],
            0.030,
            le,
            n=8,
            flat=0.62,
            seg=16,
            up=(0, 1, 0),
        )
    for words, size, font, spacing, z in ((word, 0.115, 'gothic', 1.35, 0.52), ('linen and cotton', 0.05, 'serif_i', 1.1, 0.42)):
        print_ = G.put(G.text(words, size, M.solid(trim, 0.8), font, 0.001, spacing=spacing), (0, -0.262, z), (1, 0, 0))
        print_.visible_shadow = False


@product('holdall', 'accessories', view='three_quarter', az=-26, el=13)
def holdall(c='#4a4f57', trim='#8a4f33', metal='#d8b57c'):
    """Weekend holdall: canvas body, leather ends and base, zip and two handles."""
    cv, le, br = M.canvas(c), M.leather(trim, 1.3, 0.42, 0.22), M.metal(metal, 0.22)
    th = M.solid(S.mix(trim, '#ffe0b8', 0.5), 0.7)

    def sec(x, w, h):
        L = []
        for i in range(72):
            a = math.tau * i / 72
            y, z = w * spow(math.cos(a), 0.72), h * spow(math.sin(a), 0.66)
            z = z + h
            k = ease(0.25, 0.9, z / (2 * h))
            y *= 1 - 0.26 * k
            L.append(
                (x, y * (1 + 0.012 * math.sin(5 * a + x * 6)), z * (1 + 0.012 * math.sin(x * 5 + a * 2) * k) - 0.02 * k * math.cos(x * 2.4))
            )
        return L

    G.loft(
        [
            sec(-0.94, 0.30, 0.33),
            sec(-0.96, 0.355, 0.375),
            sec(-0.90, 0.375, 0.392),
            sec(-0.5, 0.392, 0.400),
            sec(0, 0.397, 0.392),
            sec(0.5, 0.392, 0.400),
            sec(0.90, 0.375, 0.392),
            sec(0.96, 0.355, 0.375),
            sec(0.94, 0.30, 0.33),
        ],
        cv,
        'bag',
        sub=2,
    )
    for sgn in (-1, 1):
        G.loft(
            [
                sec(sgn * x, w, h)
                for x, w, h in (
                    (0.80, 0.380, 0.394),
                    (0.80, 0.390, 0.402),
                    (0.90, 0.384, 0.400),
                    (0.968, 0.364, 0.383),
                    (0.972, 0.32, 0.35),
                    (0.965, 0.05, 0.09),
                )
            ],
            le,
            'end',
            sub=2,
        )
        for y in (1,):
            pts = [Vector(p) for p in sec(sgn * 0.825, 0.389, 0.4025)]
            stitches(pts, th, 0.006, 1)
        ring_frame(0.11, 0.11, 0.012, br, (sgn * 1.0, 0, 0.62), (0, 90, 0), 2.2)
        G.put(G.box((0.03, 0.085, 0.13), 0.012, 3, le), (sgn * 0.985, 0, 0.56))

    def low(x):
        L = sorted([p for p in sec(x, 0.403, 0.403) if p[2] < 0.24], key=lambda p: math.atan2(p[1], -(p[2] - 0.4)))
        return [(p[0], p[1], p[2] - 0.004) for p in L]

    rows = [low(x) for x in (-0.815, -0.4, 0, 0.4, 0.815)]
    G.loft(rows, le, 'base', closed_ends=False, ring=False, sub=1, solid=0.016)
    tops = [Vector((x / 20 * 0.80, 0, max(p[2] for p in sec(x / 20 * 0.80, 0.397, 0.396)) + 0.006)) for x in range(-20, 21)]
    ribbon(tops, 0.075, cotton(S.mix(c, '#000000', 0.45)), 0.010, (0, 1, 0))
    G.tube([p + Vector((0, 0, 0.008)) for p in tops], 0.012, br, smooth=False, seg=8, flat=0.6)
    G.put(G.box((0.10, 0.045, 0.022), 0.008, 3, br), tops[31] + Vector((0, 0, 0.018)))
    G.put(G.box((0.15, 0.035, 0.014), 0.006, 3, le), tops[36] + Vector((0, -0.01, 0.022)), (0, 10, 12))
    for sgn in (-1, 1):
        for x in (-0.36, 0.36):
            body = sorted([p for p in sec(x, 0.402, 0.402) if p[1] * sgn > 0], key=lambda p: p[2])
            body = [p for p in body if 0.04 < p[2] < 0.72]
            ribbon([(x, p[1] + sgn * 0.012, p[2]) for p in body], 0.088, le, 0.020, (1, 0, 0))
            if sgn < 0:
                disc((x, -0.415, 0.52), 0.018, br, 0.016)
        y0 = sgn * 0.33
        G.tube(
            [
                (-0.36, y0, 0.70),
                (-0.352, y0 * 0.96, 0.82),
                (-0.28, y0 * 0.80, 1.03),
                (-0.12, y0 * 0.66, 1.13),
                (0.12, y0 * 0.66, 1.13),
                (0.28, y0 * 0.80, 1.03),
                (0.352, y0 * 0.96, 0.82),
                (0.36, y0, 0.70),
            ],
            0.034,
            le,
            n=9,
            flat=0.72,
            seg=16,
        )
