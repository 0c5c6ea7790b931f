"""Silk square and umbrella."""
import math

from mathutils import Vector, noise as mn

from kit import materials as M
from kit import shapes as G
from models.accessories.trims import ribbon
from models.catalog import product
from models.fashion.cloth import bell, ease
from models.fashion.trims import disc


@M.cached
def foulard(c, border, dots):
    """Silk print: double border and small dots, from the UV map."""
    n = M.N('foulard')
    sep = n.nd('SeparateXYZ', n.tc('UV'))
    u, v = sep.outputs[0], sep.outputs[1]
    eu = n.math('MINIMUM', u, n.math('SUBTRACT', 1, u))
    ev = n.math('MINIMUM', v, n.math('SUBTRACT', 1, v))
    e = n.math('MINIMUM', eu, ev)

    def dot(off):
        a = n.math('PINGPONG', n.math('ADD', u, off), 0.045)
        b = n.math('PINGPONG', n.math('ADD', v, off), 0.045)
        return n.math('LESS_THAN', n.math('ADD', n.math('MULTIPLY', a, a), n.math('MULTIPLY', b, b)), 0.00013)

    col = n.mixc(n.math('MAXIMUM', dot(0.0), dot(0.045)), c, dots)
    col = n.mixc(n.math('LESS_THAN', e, 0.125), col, border)
    col = n.mixc(n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', e, 0.105)), 0.008), col, dots)
    col = n.mixc(n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', e, 0.040)), 0.005), col, dots)
    n.pr(Base_Color=col, Roughness=0.34, Specular=0.45, Sheen=0.5, Anisotropic=0.3)
    return n.m


@product('silk_scarf', 'accessories', view='high', az=18, el=48)
def silk_scarf(c='#2f4a4a', border='#c9766b', dots='#efe2c8'):
    """Printed silk square folded into soft layers, one corner turned back."""
    m = foulard(c, border, dots)
    for k in range(4):
        w = 1.5 - 0.03 * k
        n = 60
        V, F, uv = [], [], []
        for j in range(n + 1):
            for i in range(n + 1):
                u, t = i / n, j / n
                x, y = (u - 0.5) * w, (t - 0.5) * w
                edge = min(u, 1 - u, t, 1 - t)
                z = 0.034 * k + 0.030 * ease(0, 0.06, edge)
                z += 0.012 * mn.fractal(Vector((x * 2.2 + k * 5, y * 2.2, k)), 0.9, 2.0, 2) * (1 + 0.2 * k)
                z += 0.010 * math.sin((x + y) * 9 + k * 2) * bell(x - y, 0.35, 0.4)
                x += 0.012 * math.sin(t * 5 + k * 1.7)
                y += 0.012 * math.sin(u * 6 + k * 2.3)
                if k == 3:
                    s = (u + t) - 1.46
                    if s > 0:
                        L = s * w * 0.7071
                        r = 0.085
                        ang = min(L / r, math.pi)
                        rest = max(0.0, L - math.pi * r)
                        back = L - (r * math.sin(ang) - rest)
                        x -= back * 0.7071
                        y -= back * 0.7071
                        z += r * (1 - math.cos(ang)) + 0.02 * rest
                V.append((x + 0.012 * k, y - 0.016 * k, z))
                uv.append((u, t))
        for j in range(n):
            for i in range(n):
                a = j * (n + 1) + i
                F.append((a, a + 1, a + n + 2, a + n + 1))
        o = G.obj(V, F, 'fold', m, uv=uv, sub=1)
        md = o.modifiers.new('so', 'SOLIDIFY')
        md.thickness = 0.010
        md.offset = 0
        o.rotation_euler.z = math.radians(1.2 * k - 2)


@product('umbrella', 'accessories', view='front', el=4, kind='wall', tilt=(0, 24, 0))
def umbrella(c='#2b3854', wood='#9a6238', metal='#d8b57c'):
    """Furled stick umbrella with a crook handle."""
    wd, br = M.wood(wood, s=1.2, axis=2, rough=0.32), M.metal(metal, 0.22)
    cl = M.fabric(c, 2.2, weave=0.12, fuzz=0.3, var=0.08)

    def wob(a, r, z):
        twist = a * 8 - z * 3.2
        saw = (twist / math.tau) % 1.0
        return r * (0.90 + 0.20 * saw**1.5)

    prof = [
        (0.012, 0.26),
        (0.022, 0.30),
        (0.045, 0.50),
        (0.075, 0.95),
        (0.100, 1.45),
        (0.108, 1.72),
        (0.100, 1.86),
        (0.112, 1.96),
        (0.095, 2.02),
        (0.045, 2.05),
    ]
    G.lathe(prof, 240, cl, 'canopy', smooth=7, wob=wob, auto=60)
    G.tube([(0, 0, 0.02), (0, 0, 2.3)], 0.022, M.metal('#3a3a3c', 0.3), n=2)
    G.lathe([(0, 0.0), (0.018, 0.005), (0.022, 0.03), (0.024, 0.22), (0.034, 0.26), (0.030, 0.30), (0, 0.30)], 32, br, 'ferrule')
    strap = [(0.116 * math.cos(a), 0.116 * math.sin(a), 1.70 + 0.012 * math.sin(a)) for a in [math.tau * i / 64 for i in range(64)]]
    ribbon([Vector(p) for p in strap] + [Vector(strap[0])], 0.06, cl, 0.010, (0, 0, 1))
    disc((0.0, -0.122, 1.70), 0.020, br, 0.012)
    for i in range(8):
        a = math.tau * i / 8 + 0.2
        G.put(G.ico(0.014, 2, br), (0.105 * math.cos(a), 0.105 * math.sin(a), 2.035))
    G.lathe([(0.026, 2.08), (0.040, 2.09), (0.042, 2.16), (0.034, 2.18), (0.028, 2.18)], 40, br, 'collar')
    G.tube(
        [(0, 0, 2.16), (0, 0, 2.36), (0, 0, 2.50), (0.035, 0, 2.62), (0.13, 0, 2.69), (0.235, 0, 2.64), (0.275, 0, 2.53), (0.27, 0, 2.46)],
        [0.036, 0.037, 0.038, 0.038, 0.038, 0.038, 0.038, 0.037],
        wd,
        n=10,
        seg=20,
    )
    G.put(G.lathe([(0, -0.012), (0.036, -0.008), (0.040, 0.0), (0.040, 0.03), (0, 0.03)], 32, br), (0.27, 0, 2.448), (0, 6, 0))
