"""Kibble pouch with a bowl, and salmon oil."""
import math
import random

import bpy

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.food.table import COOL, PET_BG, disc_outline, lay, round_text


@product('pet_food', 'pet', view='three_quarter', az=-20, el=12)
def pet_food(c='#e9ddc8', c2='#4f6d5c', title='Fern & Paw', flavour='SALMON + SWEET POTATO'):
    """A pouch of kibble with a filled bowl."""
    W, D, H = 0.62, 0.26, 1.75
    secs = []
    film = M.N('film')
    sp = film.nd('SeparateXYZ', film.tc())
    col = film.mixc(film.math('LESS_THAN', sp.outputs[2], 0.56), c, c2)
    h = film.noise(3.4, 3, 0.55, dist=0.7).outputs[0]
    film.pr(Base_Color=col, Roughness=0.42, Specular=0.4, Clearcoat=0.15, Clearcoat_Roughness=0.3, Normal=film.bump(h, 0.30, 0.05))
    m = film.m
    Z = [0, 0.02, 0.07, 0.2, 0.4, 0.65, 0.9, 1.12, 1.3, 1.44, 1.52, 1.56, 1.60, H - 0.03, H]
    for i, z in enumerate(Z):
        t = z / H
        d = D * (1 if t < 0.35 else max(0.035, 1 - ((t - 0.35) / 0.57) ** 1.7)) if t < 0.92 else 0.012
        w = W * (1.0 - 0.02 * math.sin(t * 3.1)) if i > 1 else W * (0.94, 0.985)[i]
        d = d * ((0.85, 0.97)[i] if i < 2 else 1)
        n = 3.2 if t < 0.85 else 6
        d = max(d, 0.012)
        secs.append([(x, y * (1 + 0.04 * math.sin(3 * z + x * 5)), z) for x, y in G.superellipse(w, d, n, 56)])
    b = G.loft(secs, m, 'bag', sub=2)
    G.displace(b, 0.012, 2.6, 3, 4)
    for zz in (1.63, 1.66, 1.69):
        t = G.tube([(x, -0.018, zz) for x in (-W * 0.97, 0, W * 0.97)], 0.006, m, n=2, seg=6)
    ink, wh = M.solid('#2d3a33', 0.6), M.solid('#f6efe2', 0.6)

    def pr(o, z, x=0, lift=0.006):
        for v in o.data.vertices:
            v.co.z += z
            v.co.x += x
        return G.project(o, b, lift)

    pr(G.text(title, 0.205, ink, 'serif_b', 0.001, width=0.98, spacing=1.0), 1.12)
    pr(G.text('GRAIN-FREE DOG FOOD', 0.056, ink, 'gothic_b', 0.001, spacing=1.25, width=0.9), 0.95)
    pr(G.text(flavour, 0.052, wh, 'gothic_b', 0.001, spacing=1.25, width=0.9), 0.36)
    pr(G.text('NET WT 2 KG', 0.045, wh, 'gothic', 0.001, spacing=1.2), 0.22)

    def ell(rx, rz, x, z, rot=0):
        return [
            (
                x + rx * math.cos(a) * math.cos(rot) - rz * math.sin(a) * math.sin(rot),
                z + rx * math.cos(a) * math.sin(rot) + rz * math.sin(a) * math.cos(rot),
            )
            for a in [math.tau * i / 28 for i in range(28)]
        ]

    pr(G.prism([(x * 1.0, z) for x, z in ell(0.088, 0.068, 0, 0)], 0.004, 0.001, M.solid(c2, 0.6)), 0.71)
    for x, z, r in ((-0.105, 0.075, 0.35), (-0.04, 0.125, 0.1), (0.04, 0.125, -0.1), (0.105, 0.075, -0.35)):
        pr(G.prism(ell(0.030, 0.042, x, z, r), 0.004, 0.001, M.solid(c2, 0.6)), 0.71)
    bw = M.ceramic('#f2ece1', 0.3)
    bl = G.lathe(
        [(0, 0.02), (0.36, 0.02), (0.38, 0), (0.40, 0.02)]
        + G.smooth_path([(0.41, 0.03), (0.44, 0.16), (0.47, 0.30), (0.475, 0.315), (0.45, 0.32), (0.42, 0.26), (0.40, 0.2), (0, 0.18)], 5),
        96,
        bw,
        'bowl',
        auto=50,
    )
    bl.location = (0.62, -0.62, 0)
    ks = [
        G.displace(
            G.lathe([(0, -0.028), (0.045, -0.026), (0.062, 0), (0.045, 0.026), (0, 0.028)], 18, M.kibble('#8f5d35'), 'kib', smooth=3),
            0.016,
            14,
            2,
            s,
        )
        for s in range(3)
    ]
    rnd = random.Random(3)
    for i in range(150):
        r = 0.37 * math.sqrt(rnd.random())
        a = rnd.uniform(0, math.tau)
        z = 0.245 + 0.11 * (1 - (r / 0.40) ** 2) + rnd.uniform(-0.02, 0.02)
        k = ks[i % 3].copy()
        bpy.context.scene.collection.objects.link(k)
        k.location = (0.62 + r * math.cos(a), -0.62 + r * math.sin(a), z)
        k.rotation_euler = [rnd.uniform(-0.9, 0.9), rnd.uniform(-0.9, 0.9), rnd.uniform(0, 6)]
    for i, k in enumerate(ks):
        k.location = (0.05 - 0.16 * i, -0.80 - 0.10 * (i % 2), 0.035)
        k.rotation_euler = (0.2, 0.3 * i, 0)
    for x, y in ((0.12, -0.98), (1.12, -0.85), (1.05, -0.98)):
        k = ks[0].copy()
        bpy.context.scene.collection.objects.link(k)
        k.location = (x, y, 0.035)


@product('salmon_kibble', 'pet', view='three_quarter', az=-20, el=12, bg=PET_BG, wb=COOL)
def salmon_kibble():
    """The studio's pouch and bowl in a river-blue livery."""
    pet_food('#e9e2d4', '#3f5f6a', 'Fern & Paw', 'SALMON + SWEET POTATO')


def pump_head(z, c, r=0.20):
    """Lotion pump whose collar starts at z."""
    mat = M.plastic(c, 0.35)
    collar = G.lathe(
        [(0, 0), (r, 0), (r * 1.02, 0.02), (r * 1.02, 0.22), (r * 0.9, 0.25), (0.07, 0.26), (0.06, 0.42), (0, 0.42)],
        96,
        mat,
        'collar',
        auto=35,
        wob=lambda a, rr, zz: rr * (1 + 0.012 * math.cos(a * 48)) if 0.03 < zz < 0.21 and rr > 0.15 else rr,
    )
    collar.location.z = z
    head = G.lathe(G.smooth_path([(0, 0), (0.12, 0), (0.135, 0.02), (0.13, 0.10), (0.10, 0.14), (0, 0.15)], 4), 48, mat, 'head', auto=180)
    head.location.z = z + 0.40
    G.tube(
        [(0, 0, z + 0.48), (-0.16, -0.05, z + 0.49), (-0.33, -0.10, z + 0.475), (-0.38, -0.115, z + 0.43)],
        [0.07, 0.06, 0.048, 0.042],
        mat,
        n=6,
        seg=16,
    )


@product('salmon_oil', 'pet', view='front', el=9, bg=PET_BG, wb=COOL)
def salmon_oil(c='#e9e2d6'):
    """Aluminium pump bottle of salmon oil."""
    p = [(0, 0), (0.46, 0)] + G.smooth_path(
        [(0.46, 0), (0.515, 0.03), (0.525, 0.10), (0.525, 0.6), (0.525, 1.34), (0.49, 1.50), (0.34, 1.62), (0.21, 1.66), (0.19, 1.70)], 5
    )
    G.lathe(p, 96, M.solid(c, 0.38, 0, 0.5, 0.15), 'bottle', auto=40)
    pump_head(1.66, '#2b2f33', 0.22)
    G.label(0.525, 0.70, 0.98, 2.9, M.paper('#d98a72', 0.6), 0.005)
    cream = M.solid('#fbf1e2', 0.6)
    round_text('Salmon', 0.215, cream, 0.525, 0.98, 'serif_b', 1.0, 0.010)
    round_text('OIL FOR DOGS + CATS', 0.055, cream, 0.525, 0.82, 'gothic_b', 1.2, 0.010)
    body = G.smooth_path([(-0.26, 0.0), (-0.24, 0.045), (-0.14, 0.09), (0.02, 0.095), (0.16, 0.03), (0.22, 0.075), (0.27, 0.115)], 6)
    strip = [(x, 0, z) for x, z in body] + [(x, 0, -z) for x, z in body]
    n = len(body)
    o = G.obj(strip, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], 'fish', cream)
    G.wrap(o, 0.525, 0.57, 0.014)
    eye = G.prism(disc_outline(0.014, 0.014, 16), 0.002, 0.0005, M.solid('#d98a72', 0.6), 'eye')
    for v in eye.data.vertices:
        v.co.x -= 0.165
    G.wrap(eye, 0.525, 0.59, 0.018)
    round_text('OMEGA 3   500 ML', 0.045, cream, 0.525, 0.34, 'gothic', 1.25, 0.010)
    amber = M.solid('#d98f3a', 0.12, 0, 0.55, 0.5)
    for x, y, t in ((0.62, -0.42, 20), (0.80, -0.28, 80), (0.86, -0.52, -30)):
        cap = G.ico(0.07, 3, amber, 'capsule')
        lay(cap, (x, y, 0.07), (0, 0, t))
        cap.scale = (1.5, 1, 1)
