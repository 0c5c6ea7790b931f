"""Lavender bunch and meadow wreath."""
import math
import random

from mathutils import Euler, Matrix, Vector
import bpy

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.festive.parts import blend, facing, place


@product('lavender_bunch', 'flowers', view='top', light='flat', kind='flat')
def lavender_bunch():
    """A tied sheaf of lavender, photographed from above."""
    rnd = random.Random(9)
    tones = [M.solid(c, 0.8, name='bud') for c in ('#7d6aa8', '#8f7cba', '#6a5896', '#a292c6')]
    buds = []
    for k, mat in enumerate(tones):
        b = G.ico(0.026, 2, mat, 'budsrc%d' % k)
        b.data.transform(Matrix.Diagonal((0.8, 0.8, 1.5, 1)))
        buds.append(b.data)
        bpy.data.objects.remove(b)
    for i in range(46):
        layer = i // 16
        lean = rnd.uniform(-1, 1)
        z = 0.05 + 0.05 * layer + rnd.uniform(0, 0.04)
        foot = Vector((lean * -0.16, -1.05 + rnd.uniform(-0.10, 0.10), 0.04 + 0.03 * layer))
        tie = Vector((lean * 0.085, -0.42, z + 0.04))
        reach = rnd.uniform(0.88, 1.16)
        tip = Vector((lean * 0.50 * reach, 0.20 + 0.62 * reach - abs(lean) * 0.14, z))
        G.tube(
            [foot, tie, tie.lerp(tip, 0.5) + Vector((0, 0, 0.03)), tip],
            0.0085,
            M.solid(blend('#7f9468', '#a5ad84', rnd.random()), 0.7),
            n=6,
            seg=6,
        )
        heading = (tip - tie).normalized()
        spin = heading.to_track_quat('Z', 'Y')
        length = rnd.uniform(0.34, 0.48)
        rings = 11
        for j in range(rings):
            t = j / (rings - 1)
            if j == 1:
                continue
            girth = 0.050 * math.sin(math.pi * (0.22 + 0.72 * t)) ** 0.8
            for k in range(6):
                a = math.tau * k / 6 + j * 0.5
                local = Vector((girth * math.cos(a), girth * math.sin(a), 0))
                p = tip + heading * (t * length - length * 0.2) + spin @ local
                q = (heading + (spin @ local).normalized() * 0.7).to_track_quat('Z', 'Y')
                place(buds[rnd.randrange(4)], p, q, rnd.uniform(0.85, 1.15) * (1.12 - 0.45 * t), name='bud')
    twine = M.fabric('#c7a878', 3.0)
    for k in range(5):
        G.tube(
            [
                (0.150 * math.cos(a), -0.46 + 0.030 * k + 0.008 * math.sin(a * 2), 0.13 + 0.12 * math.sin(a))
                for a in [math.tau * i / 40 for i in range(40)]
            ],
            0.015,
            twine,
            'twine',
            closed=True,
            smooth=False,
            seg=8,
        )
    for s in (-1, 1):
        G.tube(
            [(0, -0.40, 0.26), (s * 0.16, -0.30, 0.24), (s * 0.28, -0.38, 0.16), (s * 0.15, -0.46, 0.22), (0, -0.40, 0.26)],
            0.014,
            twine,
            seg=8,
        )
        G.tube([(0, -0.40, 0.26), (s * 0.12, -0.56, 0.20), (s * 0.26, -0.74, 0.03), (s * 0.34, -0.86, 0.02)], 0.014, twine, seg=8)


@product('meadow_wreath', 'flowers', view='front', el=0, kind='wall', light='wall', fill=0.90)
def meadow_wreath():
    """A wall wreath of dried grasses, strawflowers and poppy heads."""
    rnd = random.Random(12)
    for k in range(9):
        ph = rnd.uniform(0, 6)
        G.tube(
            [
                (
                    (0.80 + 0.035 * math.sin(3 * a + ph)) * math.cos(a),
                    0.035 * math.cos(4 * a + ph),
                    (0.80 + 0.035 * math.sin(3 * a + ph)) * math.sin(a),
                )
                for a in [math.tau * i / 80 for i in range(80)]
            ],
            0.014,
            M.bark('#7a5c40'),
            'twig',
            closed=True,
            smooth=False,
            seg=6,
        )
    blade = []
    for k, c in enumerate(('#8f9a74', '#c9b585', '#75875f', '#b0826a', '#dccaa2')):
        m = G.leaf_mesh(0.30, (0.045, 0.03, 0.055, 0.04, 0.028)[k], 0.2, 0.3, wave=0.04, seed=k, nu=4, nv=10)
        m.materials.append(M.solid(c, 0.85, name='blade'))
        blade.append(m)
    for i in range(640):
        a = math.tau * i / 640 + rnd.uniform(-0.03, 0.03)
        side = rnd.uniform(-1, 1)
        r = 0.80 + 0.13 * side
        lean = a + math.pi / 2 - side * 0.75 + rnd.uniform(-0.25, 0.25)
        direction = Vector((math.cos(lean), -0.30 - 0.25 * rnd.random(), math.sin(lean)))
        q = direction.normalized().to_track_quat('Y', 'Z') @ Euler((0, rnd.uniform(-1.2, 1.2), 0)).to_quaternion()
        place(
            blade[rnd.randrange(5)],
            (r * math.cos(a), -0.03 - 0.06 * rnd.random(), r * math.sin(a)),
            q,
            rnd.uniform(0.7, 1.15),
            name='blade',
        )
    # bunny tails
    tail = G.ico(0.05, 3, M.velvet('#e9dcc0'), 'tailsrc')
    G.displace(tail, 0.012, 30, 2)
    tail_mesh = tail.data
    bpy.data.objects.remove(tail)
    for i in range(34):
        a = math.tau * i / 34 + rnd.uniform(-0.08, 0.08)
        lean = a + math.pi / 2 + rnd.uniform(-1.0, 1.0)
        d = Vector((math.cos(lean), -0.5, math.sin(lean))).normalized()
        base = Vector((0.80 * math.cos(a), -0.06, 0.80 * math.sin(a))) * 1.0
        p = base + d * rnd.uniform(0.16, 0.27)
        G.tube([base, p], 0.006, M.solid('#c4b48a', 0.8), smooth=False, seg=5)
        place(tail_mesh, p, d.to_track_quat('Z', 'Y'), (0.75, 0.75, 1.7 * rnd.uniform(0.9, 1.1)), name='tail')
    ray = {}
    for k, c in enumerate(('#d98f6a', '#e9c08a', '#c9707c', '#f1e0c4', '#b25a4c')):
        m = G.leaf_mesh(0.11, 0.030, 0.3, -0.35, tip=0.6, nu=4, nv=6)
        m.materials.append(M.petal(c, blend(c, '#ffffff', 0.2), blend(c, '#5a2a1a', 0.25), 0.6))
        ray[k] = m
    eye = M.solid('#a8702c', 0.9)
    for i in range(26):
        a = math.tau * i / 26 + rnd.uniform(-0.08, 0.08)
        r = 0.80 + rnd.uniform(-0.11, 0.11)
        objs = []
        kind = rnd.randrange(5)
        for ring, (n, tilt, s) in enumerate(((13, 0.25, 1.0), (11, 0.62, 0.86), (9, 1.0, 0.68), (7, 1.3, 0.45))):
            for k in range(n):
                b = math.tau * k / n + ring * 0.3
                objs.append(place(ray[kind], (0.012 * math.sin(-b), 0.012 * math.cos(b), 0.01 * ring), Euler((tilt, 0, b)), s, name='ray'))
        c = G.ico(0.030, 2, eye, 'eye')
        c.location.z = 0.03
        objs.append(c)
        g = G.group(objs)
        g.scale = (rnd.uniform(0.95, 1.5),) * 3
        g.location = (r * math.cos(a), -0.15 - 0.03 * rnd.random(), r * math.sin(a))
        g.rotation_euler = facing((math.cos(a) * (r - 0.8) * 4, -1, math.sin(a) * (r - 0.8) * 4)).to_euler()
    G.tube(
        [(-0.02, 0.03, 0.80), (-0.06, 0.03, 1.02), (0, 0.03, 1.14), (0.06, 0.03, 1.02), (0.02, 0.03, 0.80)],
        0.012,
        M.fabric('#c7a878', 3.0),
        'loop',
    )
