"""Sunglasses and wristwatch."""
import math

from mathutils import Vector
import bpy

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.accessories.trims import ribbon, stitches
from models.catalog import product


@M.cached
def tortoise(c='#7a4420'):
    """Acetate with dark clouds."""
    n = M.N('tortoise')
    f = n.noise(9.0, 3, 0.5, dist=0.8).outputs[0]
    n.pr(
        Base_Color=n.ramp(f, [(0.36, '#1c0f08'), (0.5, c), (0.66, S.mix(c, '#e8a850', 0.5))]),
        Roughness=0.16,
        Specular=0.55,
        Clearcoat=0.6,
        Clearcoat_Roughness=0.06,
    )
    return n.m


@product('sunglasses', 'accessories', view='three_quarter', az=-24, el=15, light='gloss')
def sunglasses(c='#7a4420', lens='#2c3a30'):
    """Round acetate sunglasses, temples open."""
    ac = tortoise(c)
    ln = M.solid(lens, 0.06, spec=0.7, coat=1.0, name='lens')
    gold = M.metal('#d8b57c', 0.22)
    R, cx, h = 0.36, 0.44, 0.40
    for sgn in (-1, 1):
        ring = []
        for i in range(64):
            a = math.tau * i / 64
            x, z = R * math.cos(a) * 1.03, R * math.sin(a) * 0.97
            ring.append((sgn * cx + x, -0.035 * (x / R) ** 2 * 0 + 0.05 * ((sgn * cx + x) / 0.8) ** 2, h + z))
        G.tube(ring, 0.044, ac, closed=True, smooth=False, seg=16)
        cen = (sgn * cx, 0.05 * (cx / 0.8) ** 2 - 0.018, h)
        V = [cen] + [(x, y, z) for x, y, z in ring]
        G.obj(V, [(0, 1 + i, 1 + (i + 1) % 64) for i in range(64)], 'lens', ln)
        x0 = sgn * (cx + R * 1.02)
        G.put(G.box((0.075, 0.07, 0.085), 0.020, 4, ac), (x0 + sgn * 0.025, 0.055, h + 0.12))
        G.put(G.cylinder(0.012, 0.006, 0.002, gold, 16), (x0 + sgn * 0.03, 0.012, h + 0.12), (90, 0, 0))
        tmp = [
            (x0 + sgn * 0.045, 0.08, h + 0.12),
            (x0 + sgn * 0.05, 0.45, h + 0.115),
            (x0 + sgn * 0.035, 0.85, h + 0.09),
            (x0 + sgn * 0.01, 1.08, h + 0.0),
            (x0 - sgn * 0.01, 1.24, h - 0.24),
            (x0 - sgn * 0.02, 1.28, h - 0.34),
        ]
        G.tube(tmp, [0.040, 0.034, 0.030, 0.034, 0.042, 0.036], ac, n=9, flat=0.55, up=(1, 0, 0), seg=14)
        G.tube([(sgn * 0.115, 0.02, h - 0.08), (sgn * 0.10, 0.06, h - 0.14), (sgn * 0.125, 0.075, h - 0.21)], 0.020, ac, n=5)
    G.tube(
        [(-0.115, 0.01, h + 0.11), (-0.06, -0.012, h + 0.165), (0.06, -0.012, h + 0.165), (0.115, 0.01, h + 0.11)], 0.036, ac, n=8, flat=0.8
    )


@product('wristwatch', 'accessories', view='three_quarter', az=-22, el=20, fill=0.74, light='gloss')
def wristwatch(c='#5b3a26', dial='#f2ece0', metal='#d9d4ca', hands='#23324a'):
    """Dress watch on a leather strap, resting on its closed band."""
    le, st = M.leather(c, 2.2, 0.42, 0.22), M.metal(metal, 0.20)
    th = M.solid(S.mix(c, '#ffe0b8', 0.45), 0.7)
    tilt = 24
    head = []
    head.append(
        G.lathe(
            [
                (0, -0.075),
                (0.34, -0.075),
                (0.385, -0.05),
                (0.40, 0),
                (0.392, 0.045),
                (0.37, 0.070),
                (0.345, 0.078),
                (0.335, 0.066),
                (0.330, 0.050),
            ],
            96,
            st,
            'case',
            smooth=3,
        )
    )
    head.append(G.put(G.cylinder(0.335, 0.012, 0.002, M.solid(dial, 0.45), 96, 'dial'), (0, 0, 0.036)))
    dk = M.metal(hands, 0.3)
    for i in range(12):
        a = math.tau * i / 12
        L = 0.085 if i % 3 == 0 else 0.05
        r = 0.305 - L / 2
        head.append(
            G.put(
                G.box((0.016 if i % 3 == 0 else 0.010, L, 0.008), 0.002, 2, dk),
                (r * math.sin(a), r * math.cos(a), 0.054),
                (0, 0, -math.degrees(a)),
            )
        )
    for i in range(60):
        a = math.tau * i / 60
        head.append(
            G.put(G.box((0.003, 0.014, 0.004), 0, 1, dk), (0.319 * math.sin(a), 0.319 * math.cos(a), 0.050), (0, 0, -math.degrees(a)))
        )
    for ang, L, w, z in ((-56, 0.185, 0.024, 0.060), (52, 0.265, 0.018, 0.066)):
        a = math.radians(ang)
        head.append(
            G.put(G.box((w, L + 0.05, 0.007), 0.003, 2, dk), (math.sin(a) * (L / 2 - 0.02), math.cos(a) * (L / 2 - 0.02), z), (0, 0, -ang))
        )
    head.append(G.put(G.box((0.005, 0.34, 0.005), 0.001, 2, M.solid('#b23a48', 0.4)), (-0.03, -0.05, 0.072), (0, 0, -30)))
    head.append(G.put(G.cylinder(0.018, 0.022, 0.004, st, 24), (0, 0, 0.056)))
    crown = G.lathe(
        [(0, 0), (0.042, 0), (0.046, 0.01), (0.046, 0.06), (0.038, 0.072), (0, 0.072)],
        40,
        st,
        'crown',
        wob=lambda a, r, z: r * (1 + 0.03 * math.sin(a * 20)),
    )
    head.append(G.put(crown, (0.395, 0, 0), (0, 90, 0)))
    for sx in (-1, 1):
        for sy in (-1, 1):
            head.append(
                G.tube([(sx * 0.215, sy * 0.33, 0.0), (sx * 0.215, sy * 0.42, -0.02), (sx * 0.215, sy * 0.475, -0.075)], 0.034, st, n=5)
            )
    straps = []
    path = [
        (0, 0.39, -0.03),
        (0, 0.53, -0.13),
        (0, 0.66, -0.40),
        (0, 0.60, -0.74),
        (0, 0.34, -0.98),
        (0, 0, -1.06),
        (0, -0.34, -0.98),
        (0, -0.60, -0.74),
        (0, -0.66, -0.40),
        (0, -0.53, -0.13),
        (0, -0.39, -0.03),
    ]
    P = [Vector(p) for p in G.smooth_path(path, 12)]
    straps.append(ribbon(P, 0.38, le, 0.055, (1, 0, 0), 'strap', 0.016, taper=lambda t: 1 - 0.14 * math.sin(math.pi * t)))
    C = Vector((0, 0, -0.5))
    for sx in (-1, 1):
        line = []
        for i, p in enumerate(P):
            n = (p - C).normalized()
            w = 0.155 * (1 - 0.14 * math.sin(math.pi * i / (len(P) - 1)))
            line.append(p + n * 0.030 + Vector((sx * w, 0, 0)))
        before = set(bpy.context.scene.objects)
        stitches(line, th, 0.006, 1)
        straps += list(set(bpy.context.scene.objects) - before)
    G.group(head + straps, (0, 0, 0.9), (90 - tilt, 0, 0))
