"""Cupcakes, macarons and doughnuts."""
import math
import random

from mathutils import Euler, Vector
import bpy

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.cakes.toppings import blueberry, raspberry
from models.catalog import product
from models.food.table import CAKE_BG, lay


def cupcake(case='#f1e4d4', cake='#c98f4e', icing='#f6dfd3', topping=None):
    """Pleated paper case, domed crumb and a piped spiral of icing."""

    def pleat(a, r, z):
        return r * (1 + 0.028 * math.cos(a * 34) * (0.4 + 0.6 * z / 0.55)) if r > 0.3 else r

    paper = M.paper(case, 0.75)
    parts = [
        G.lathe(
            [(0, 0), (0.36, 0), (0.375, 0.01), (0.52, 0.55), (0.515, 0.55), (0.38, 0.04), (0, 0.04)], 272, paper, 'case', auto=60, wob=pleat
        )
    ]
    dome = G.smooth_path([(0.50, 0.50), (0.535, 0.56), (0.50, 0.64), (0.3, 0.70), (0, 0.72)], 5)
    parts.append(G.lathe(dome, 64, M.sponge(cake, 1.2), 'dome', auto=180))
    turns, steps = 3.15, 120
    pts, radii = [], []
    for i in range(steps + 1):
        t = i / steps
        a = math.tau * turns * t
        r = 0.30 * (1 - t) ** 0.85
        pts.append((r * math.cos(a), r * math.sin(a), 0.74 + 0.62 * t**0.92))
        radii.append((0.185 * (1 - t) ** 0.6 + 0.012) * min(1, 0.15 + t * 22))
    parts.append(G.tube(pts, radii, M.cream(icing, 0.42), 'icing', smooth=False, seg=18, up=(0, 0, 1)))
    if topping == 'raspberry':
        parts.append(raspberry((0, 0, 1.26), 0.26, (8, 5, 0)))
    if topping == 'blueberry':
        parts.append(blueberry((0, 0, 1.42), 0.12, (20, 0, 0)))
    if topping == 'sprinkles':
        rnd = random.Random(8)
        pin = G.ico(0.03, 2, M.solid('#fbf3e4', 0.4))
        parts.append(pin)
        pin.location = (0, 0, 1.37)
        for i in range(46):
            t = rnd.uniform(0.02, 0.8)
            a = rnd.uniform(0, math.tau)
            rr = 0.44 * (1 - t) ** 0.7
            c = G.copy(pin, (rr * math.cos(a), rr * math.sin(a), 0.84 + 0.60 * t), scale=rnd.uniform(0.6, 1))
            parts.append(c)
    return G.group(parts)


@product('cupcakes', 'cakes', view='three_quarter', az=0, el=17, bg=CAKE_BG, wb=(0.985, 1, 1.03))
def cupcakes():
    """Three cupcakes: rose, vanilla and chocolate."""
    lay(cupcake('#e9d5c4', '#c98f4e', '#efc0bd', 'raspberry'), (-0.62, 0.10, 0), (0, 0, 20))
    lay(cupcake('#7c5a45', '#4a2a18', '#5a3523', 'sprinkles'), (0.66, 0.28, 0), (0, 0, 130))
    lay(cupcake('#f1e7d8', '#d9a45e', '#fbf0dc', 'blueberry'), (0.10, -0.80, 0), (0, 0, 90))


def macaron(c, filling='#fbf0e2'):
    """Two almond shells with ruffled feet."""
    shell = M.skin(c, S.mix(c, '#7a4a2a', 0.08), rough=0.5, s=2, bump=0.05)
    foot = M.skin(S.mix(c, '#fff4e0', 0.25), S.mix(c, '#7a4a2a', 0.18), rough=0.9, s=5, bump=0.9)
    parts = []
    dome = G.smooth_path([(0.50, 0), (0.525, 0.05), (0.50, 0.14), (0.36, 0.235), (0.16, 0.27), (0, 0.275)], 6)
    for flip in (1, -1):
        s = G.lathe(dome, 72, shell, 'shell', auto=180)
        s.location.z = 0.50 + flip * 0.15
        s.scale = (1, 1, flip)
        parts.append(s)
        ruffle = G.lathe(
            [(0.40, -0.065), (0.50, -0.06), (0.525, -0.03), (0.515, 0.01), (0.50, 0.02)],
            160,
            foot,
            'foot',
            auto=180,
            wob=lambda a, r, z: r * (1 + 0.014 * math.sin(a * 37 + z * 60) + 0.012 * math.sin(a * 61)),
        )
        ruffle.location.z = 0.50 + flip * 0.145
        ruffle.scale = (1, 1, flip)
        parts.append(ruffle)
    f = G.lathe(
        G.smooth_path([(0, -0.085), (0.42, -0.08), (0.485, -0.03), (0.485, 0.03), (0.42, 0.08), (0, 0.085)], 4),
        72,
        M.cream(filling),
        'filling',
        auto=180,
    )
    f.location.z = 0.50
    parts.append(f)
    for p in parts:
        p.location.z -= 0.075
    return G.group(parts)


@product('macarons', 'cakes', view='three_quarter', az=0, el=17, bg=CAKE_BG, wb=(0.985, 1, 1.03))
def macarons():
    """A tower of pastel macarons, one leaning at its foot."""
    left = [('#dcae95', '#fbf0e2'), ('#b9c29a', '#f7f0dc'), ('#e2a6ad', '#fdf0ec')]
    right = [('#ecd28f', '#fbf3dd'), ('#b7a5c2', '#f4ecf2')]
    for i, (c, fill) in enumerate(left):
        lay(macaron(c, fill), (-0.52 + 0.05 * math.sin(i * 2.4), 0.30 + 0.05 * math.cos(i * 3.1), i * 0.80), (0, 0, i * 50))
    for i, (c, fill) in enumerate(right):
        lay(macaron(c, fill), (0.62 + 0.05 * math.sin(i * 2.9), 0.42, i * 0.80), (0, 0, i * 70))
    lay(macaron('#8a5a3f', '#e9cfae'), (0.10, -0.92, 0.02), (24, 0, 12))


def doughnut(icing='#e9a3ab', sprinkle=None, seed=0, dough='#c98a45'):
    """Ring doughnut with a pale waist and icing that runs over the edge."""
    R, r = 0.58, 0.33
    m = M.N('dough')
    f = m.noise(5, 5, 0.6).outputs[0]
    z = m.nd('SeparateXYZ', m.tc('Object')).outputs[2]
    waist = m.ramp(m.math('ABSOLUTE', m.math('SUBTRACT', z, 0.27)), [(0.0, 1), (0.05, 0.8), (0.09, 0)])
    col = m.mixc(waist, m.ramp(f, [(0.3, S.mix(dough, '#6b3512', 0.3)), (0.7, dough)]), '#ecca92')
    m.pr(Base_Color=col, Roughness=0.6, Specular=0.3, Normal=m.bump(m.noise(30, 4, 0.7).outputs[0], 0.3, 0.02))
    ring = [(R + r * math.cos(math.tau * i / 40), 0.28 + r * 0.86 * math.sin(math.tau * i / 40)) for i in range(41)]
    parts = [G.lathe(ring, 96, m.m, 'dough', auto=180)]
    rnd = random.Random(seed)
    ph = rnd.uniform(0, 6)
    nu, nv = 160, 22
    v, f = [], []

    def top_point(a, t):
        """A point of the icing at angle a, t from the outer to the inner edge."""
        lo = -0.22 + 0.16 * math.sin(a * 5 + ph) + 0.09 * math.sin(a * 9 + ph * 2)
        hi = math.pi + 0.15 + 0.12 * math.sin(a * 4 + ph * 3)
        s = lo + (hi - lo) * t
        lift = 0.028 * min(1, 8 * t, 8 * (1 - t)) ** 0.5
        rr = r + lift
        return Vector(((R + rr * math.cos(s)) * math.cos(a), (R + rr * math.cos(s)) * math.sin(a), 0.28 + rr * 0.86 * math.sin(s))), s

    for j in range(nv + 1):
        for i in range(nu):
            v.append(top_point(math.tau * i / nu, j / nv)[0])
    for j in range(nv):
        for i in range(nu):
            i2 = (i + 1) % nu
            f.append((j * nu + i, j * nu + i2, (j + 1) * nu + i2, (j + 1) * nu + i))
    glaze = M.solid(icing, 0.2, 0, 0.5, 0.35)
    parts.append(G.obj(v, f, 'icing', glaze, auto=180))
    if sprinkle:
        mats = [M.solid(c, 0.35) for c in sprinkle]
        srcs = [G.tube([(-0.04, 0, 0), (0.04, 0, 0)], 0.014, mt, n=1, seg=8) for mt in mats]
        for k in range(70):
            a, t = rnd.uniform(0, math.tau), rnd.uniform(0.14, 0.84)
            p, s = top_point(a, t)
            nrm = Vector((math.cos(s) * math.cos(a), math.cos(s) * math.sin(a), math.sin(s)))
            c = srcs[k % len(srcs)].copy()
            bpy.context.scene.collection.objects.link(c)
            c.location = p + nrm * 0.008
            q = nrm.to_track_quat('Z', 'X')
            c.rotation_euler = (q @ Euler((0, 0, rnd.uniform(0, 6.28))).to_quaternion()).to_euler()
            parts.append(c)
        for s in srcs:
            s.location = (R, 0, 0.2)
            s.scale = (0.1,) * 3
            parts.append(s)
    return G.group(parts)


@product('doughnuts', 'cakes', view='three_quarter', az=0, el=24, bg=CAKE_BG, wb=(0.985, 1, 1.03))
def doughnuts():
    """Two stacked glazed doughnuts, one leaning against them."""
    lay(doughnut('#4a2817', ('#fbf0e0', '#e9c27a'), 1), (-0.42, 0.30, 0), (0, 0, 30))
    lay(doughnut('#e9a3ab', ('#fdf4e6', '#c9516b', '#f0cf7c'), 2), (-0.36, 0.26, 0.60), (4, 3, 80))
    lay(doughnut('#f4e8d2', ('#9db49a', '#e6a08c', '#d9b25a'), 5), (0.72, -0.72, 0.14), (44, 0, 22))
