"""Fedora, baseball cap, bobble hat."""
import math
import random

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.fashion.cloth import ease, ribbed


@product('fedora', 'accessories', view='three_quarter', az=24, el=16)
def fedora(c='#9a7b5c', band='#3a2b22'):
    """Wool felt fedora: pinched teardrop crown, grosgrain ribbon, gently rolled brim."""
    felt = M.fabric(c, 2.4, weave=0.12, fuzz=0.9, var=0.10)
    prof = G.smooth_path(
        [
            (1.00, 0.035),
            (0.985, 0.012),
            (0.80, 0.0),
            (0.60, 0.012),
            (0.525, 0.05),
            (0.515, 0.13),
            (0.500, 0.30),
            (0.470, 0.50),
            (0.420, 0.62),
            (0.34, 0.675),
            (0.20, 0.69),
            (0.0, 0.69),
        ],
        8,
    )
    V, F, seg = [], [], 128
    for r, z in prof:
        for k in range(seg):
            a = math.tau * k / seg
            x, y = r * math.cos(a) * 0.90, r * math.sin(a) * 1.08
            brim = ease(0.56, 1.0, r)
            zz = z + brim * (
                0.11 * abs(math.cos(a)) ** 2.2 - 0.055 * math.sin(a) * -1 * (1 if math.sin(a) < 0 else -0.6) * abs(math.sin(a))
            )
            up = ease(0.28, 0.66, z)
            if up:
                zz -= 0.165 * up * math.exp(-((x / 0.13) ** 2)) * ease(0.45, 0.0, abs(y + 0.02) - 0.02)
                pin = math.exp(-(((y + 0.34) / 0.17) ** 2)) * math.exp(-(((abs(x) - 0.25) / 0.12) ** 2))
                x -= math.copysign(0.115 * pin * up, x)
                zz -= 0.05 * up * max(0, y)
            V.append((x, y, zz))
    n = len(prof)
    for j in range(n - 1):
        for k in range(seg):
            F.append((j * seg + k, j * seg + (k + 1) % seg, (j + 1) * seg + (k + 1) % seg, (j + 1) * seg + k))
    o = G.obj(V, F, 'fedora', felt, sub=1)
    m = o.modifiers.new('so', 'SOLIDIFY')
    m.thickness = 0.026
    m.offset = -1
    rb = M.satin(band)
    secs = []
    for z, k in ((0.055, 0.530), (0.06, 0.540), (0.12, 0.536), (0.185, 0.530), (0.19, 0.520)):
        secs.append([(k * math.cos(a) * 0.90, k * math.sin(a) * 1.08, z) for a in [math.tau * i / 96 for i in range(96)]])
    G.loft(secs, rb, 'ribbon', closed_ends=False, sub=1)
    for dx, ang in ((-0.07, 4), (0.07, -4)):
        b = G.pillow((0.028, 0.15, 0.115), rb, n=8, edge=0.012)
        G.put(b, (-0.488, dx - 0.03, 0.122), (ang, 0, 0))
    G.put(G.pillow((0.034, 0.045, 0.125), rb, n=8, edge=0.014), (-0.494, -0.03, 0.122))


@product('baseball_cap', 'accessories', view='three_quarter', az=-30, el=15)
def baseball_cap(c='#33486b', visor='', thread='#d8c7a8', letter='N'):
    """Six-panel cotton cap with stitched curved visor."""
    visor = visor or c
    m, vm, th = M.canvas(c, 1.3), M.canvas(visor, 1.3), M.solid(thread, 0.85)

    def dome(a, t, out=0.0):
        r = math.cos(t * math.pi / 2) ** 0.62 if t < 1 else 0.0
        z = 0.72 * math.sin(t * math.pi / 2) ** 1.05
        front = max(0.0, -math.sin(a))
        r = max(r, 0.0)
        seam = min(abs(((a / math.tau * 6 + 0.0) % 1.0) - 0.0), abs(((a / math.tau * 6) % 1.0) - 1.0))
        puff = 0.018 * ease(0, 0.18, seam) * math.sin(t * math.pi)
        R = 0.60 * r + puff + out * (1 if t < 0.9 else 0.4)
        z += 0.055 * front * math.sin(min(1, t * 1.4) * math.pi) + out * 0.8 * t
        return Vector((R * math.cos(a) * 0.92, R * math.sin(a) * 1.06, z + 0.04))

    V, F, na, nt = [], [], 144, 36
    for j in range(nt + 1):
        for i in range(na):
            V.append(dome(math.tau * i / na + math.pi / 2, min(0.999, j / nt)))
    for j in range(nt):
        for i in range(na):
            F.append((j * na + i, j * na + (i + 1) % na, (j + 1) * na + (i + 1) % na, (j + 1) * na + i))
    o = G.obj(V, F, 'crown', m)
    md = o.modifiers.new('so', 'SOLIDIFY')
    md.thickness = 0.016
    md.offset = -1
    for k in range(6):
        a = math.tau * k / 6
        for d in (-0.022, 0.022):
            line = [dome(a + d / max(0.12, math.cos(j / 40 * math.pi / 2) ** 0.6), j / 42, 0.003) for j in range(1, 39)]
            G.tube(line, 0.0035, th, smooth=False, seg=5)
        e = dome(a + math.tau / 12, 0.60, 0.004)
        n = Vector((e.x, e.y, 0.35)).normalized()
        ey = G.tube(
            [(0.024 * math.cos(q), 0.024 * math.sin(q), 0) for q in [math.tau * i / 20 for i in range(20)]],
            0.008,
            th,
            closed=True,
            smooth=False,
            seg=8,
        )
        ey.location = e
        ey.rotation_euler = n.to_track_quat('Z', 'Y').to_euler()
        hole = G.ico(0.019, 2, M.solid('#15161a', 0.9))
        hole.location = e
        hole.scale = (1, 1, 0.25)
        hole.rotation_euler = n.to_track_quat('Z', 'Y').to_euler()
    bt = G.ico(0.05, 3, m)
    G.put(bt, (0, 0, 0.765), (0, 0, 0), (1, 1, 0.42))

    def brim(u, v):
        a = -math.pi / 2 + u * 1.28
        b = dome(a, 0.0, 0.004)
        reach = 0.62 * (max(0.0, 1 - abs(u) ** 2.6)) ** 0.55
        return Vector(
            (b.x * (1 + 0.10 * v), b.y - reach * v, 0.052 + 0.02 * v - 0.20 * (b.x * (1 + 0.1 * v)) ** 2 * (0.35 + v) + 0.01 - 0.06 * v * v)
        )

    V, F, nu, nv = [], [], 60, 18
    for j in range(nv + 1):
        for i in range(nu + 1):
            V.append(brim(i / nu * 2 - 1, j / nv))
    for j in range(nv):
        for i in range(nu):
            k = j * (nu + 1) + i
            F.append((k, k + nu + 1, k + nu + 2, k + 1))
    o = G.obj(V, F, 'visor', vm, sub=1)
    md = o.modifiers.new('so', 'SOLIDIFY')
    md.thickness = 0.030
    md.offset = -1
    for v in (0.14, 0.28, 0.42, 0.56, 0.70, 0.84, 0.95):
        G.tube([brim(u / 40, v) + Vector((0, 0, 0.004)) for u in range(-37, 38)], 0.0035, th, smooth=False, seg=5)
    t = G.text(letter, 0.26, th, 'serif_b', 0.010, bevel=0.004)
    for v in t.data.vertices:
        a = -math.pi / 2 + v.co.x / 0.56
        tt = 0.36 + v.co.z / 1.05
        v.co = dome(a, tt, 0.006 - v.co.y)


@product('hat_scarf', 'kids', view='three_quarter', az=14, el=14)
def hat_scarf(c='#c98a3c', pom='#f1e6d4', stripe='#f1e6d4'):
    """Bobble hat resting on a folded striped scarf."""
    rb = ribbed(c, 46)

    def wob(a, r, z):
        return r * (1 + 0.016 * math.sin(a * 46)) + 0.012 * math.sin(3 * a + z * 4)

    hat = G.lathe([(0.40, 0.03), (0.425, 0.06), (0.43, 0.20), (0.425, 0.30), (0.405, 0.32)], 184, rb, 'cuff', smooth=5, wob=wob, auto=180)
    crown = G.lathe(
        [(0.40, 0.30), (0.425, 0.42), (0.41, 0.60), (0.34, 0.78), (0.20, 0.89), (0.06, 0.92), (0, 0.92)],
        184,
        M.knit(c, 5.5),
        'crown',
        smooth=6,
        wob=lambda a, r, z: r * (1 + 0.02 * math.sin(4 * a + z * 5) * ease(0.9, 0.5, z)),
        auto=180,
    )
    ball = G.ico(0.19, 5, M.boucle(pom, 1.6), 'pom')
    G.displace(ball, 0.035, 16, 4)
    ball.location = (0.01, 0, 1.05)
    G.group([hat, crown, ball], (0, 0, 0.27), (-6, 7, 20))
    for k, (z, w, d, col) in enumerate(((0.0, 1.28, 0.78, c), (0.075, 1.25, 0.76, c), (0.15, 1.27, 0.77, c))):
        o = G.pillow((w, d, 0.085), M.knit(col, 4.0), 'fold', n=30, edge=0.042, seed=k, wrinkle=0.014)
        G.put(o, (0.02 * k - 0.02, 0.012 * k, z + 0.045), (0, 0, 1.5 * k - 1))
        for x in (-0.50, -0.40, 0.40, 0.50):
            s = G.pillow((0.055, d + 0.006, 0.089), M.knit(stripe, 4.0), 'stripe', n=14, edge=0.042, seed=k, wrinkle=0.006)
            G.put(s, (x + 0.02 * k - 0.02, 0.012 * k, z + 0.045), (0, 0, 1.5 * k - 1))
    rnd = random.Random(4)
    fm = M.fabric(c, 3.0, weave=0.5)
    for i in range(15):
        y = -0.36 + i * 0.052
        G.tube(
            [
                (0.62, y, 0.06),
                (0.68, y + rnd.uniform(-0.01, 0.01), 0.045),
                (0.74 + rnd.uniform(0, 0.04), y + rnd.uniform(-0.02, 0.02), 0.012),
            ],
            [0.016, 0.014, 0.016],
            fm,
            n=4,
            seg=8,
        )
