"""Rose bouquet and tulips."""
import math
import random

from mathutils import Euler, Vector
import bpy

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.festive.parts import GOLDEN, blend, facing, grid_mesh, place, tails_bow
from models.flowers.stems import paper_wrap, stem_bundle


GA = math.pi * (3 - math.sqrt(5))


def rose(c='#d98a8f', size=0.5, seed=0, n=30, tip=None, open_=1.0):
    """One rose: a tight spiral heart, then cupped petals that open and curl; centre at the origin, facing +z."""
    rnd = random.Random(seed)
    mat = M.petal(c, tip or S.mix(c, '#fff4ee', 0.28), S.mix(c, '#8a2f3a', 0.16))
    objs = []
    key = 'rose' + repr(c)[:40]
    ms = []
    for s in range(8):
        nm = '%s_%d' % (key, s)
        m = bpy.data.meshes.get(nm)
        if not m:
            m = G.petal_mesh(
                1,
                (0.80, 0.80, 1.0, 1.0, 1.0, 1.12, 1.12, 1.12)[s],
                (1.35, 1.3, 1.05, 1.0, 0.95, 0.82, 0.78, 0.74)[s],
                (0.05, 0.08, 0.22, 0.28, 0.32, 0.50, 0.58, 0.62)[s],
                s + seed,
                base=0.55,
                nu=10,
                nv=12,
            )
            m.name = nm
            m.materials.append(mat)
        ms.append(m)
    for i in range(n):
        t = i / (n - 1)
        m = ms[rnd.randrange(2)] if t < 0.25 else ms[2 + rnd.randrange(3)] if t < 0.58 else ms[5 + rnd.randrange(3)]
        o = S.new_object('petal', m)
        a = i * GA + rnd.uniform(-0.12, 0.12)
        rad = 0.05 + 0.24 * t
        o.location = (math.sin(a) * rad, -math.cos(a) * rad, -0.03 - 0.26 * t**1.5)
        tilt = -0.16 + open_ * (0.10 + 0.58 * t**1.7) + rnd.uniform(-0.04, 0.04)
        s = 0.50 + 0.34 * t**0.8
        o.scale = (s * 1.05, s * 1.05, s * (1.08 - 0.14 * t) * rnd.uniform(0.96, 1.05))
        o.rotation_euler = Euler((tilt, rnd.uniform(-0.06, 0.06), a))
        sm = o.modifiers.new('ss', 'SUBSURF')
        sm.levels = sm.render_levels = 1
        objs.append(o)
    g = G.group(objs, name='rose')
    g.scale = (size,) * 3
    return g


def rosehead(size, c, seed, count=30, open_=0.7):
    """One rose of the existing studio kind (used for the heart of the peony)."""
    return rose(c, size, seed, count, open_=open_)


ROSE_RINGS = (
    (0.055, 0.56, 3, 0.0),
    (0.12, 0.58, 3, 0.01),
    (0.19, 0.57, 4, 0.02),
    (0.27, 0.54, 5, 0.05),
    (0.36, 0.48, 5, 0.10),
    (0.45, 0.40, 6, 0.16),
)


def cup_rose(size, c, seed=0):
    """A garden rose of six nested cups whose lips roll outwards; facing +z."""
    rnd = random.Random(seed)
    objs = []
    for ring, (R, H, n, curl) in enumerate(ROSE_RINGS):
        key = 'cuprose_%s_%d' % (c, ring)
        mesh = bpy.data.meshes.get(key)
        if not mesh:
            depth = 0.30 - 0.05 * ring
            mat = M.petal(blend(c, '#d84a68', depth), blend(c, '#fff3ec', 0.34), blend(c, '#d84a68', depth + 0.12), 0.5)

            def point(u, t, R=R, H=H, n=n, curl=curl, ring=ring):
                k = u * 2 - 1
                edge = 1 - abs(k) ** 3.5 * 0.22
                reach = t * edge
                a = k * (math.tau / n) * 0.70 * (0.55 + 0.45 * math.sin(math.pi * 0.5 * min(1, t * 1.5)))
                r = R * (0.30 + 0.70 * math.sin(math.pi * 0.5 * min(1, reach * 1.25)) ** 0.8) + 0.022 * k * (1 + ring * 0.25)
                r += curl * max(0, reach - 0.45) ** 1.6 * 2.4 + 0.012 * math.sin(k * 5 + ring * 2) * t * (0.4 + ring * 0.25)
                z = H * reach - curl * max(0, reach - 0.62) ** 1.5 * 2.2
                return (r * math.sin(a), -r * math.cos(a), z)

            mesh = grid_mesh(14, 14, point, mat, key)
            mesh.name = key
        for k in range(n):
            objs.append(
                place(
                    mesh,
                    (0, 0, -0.02 * ring),
                    (rnd.uniform(-0.05, 0.05), rnd.uniform(-0.05, 0.05), math.tau * k / n + ring * 1.1 + rnd.uniform(-0.12, 0.12)),
                    rnd.uniform(0.96, 1.05),
                    0,
                    'petal',
                )
            )
    g = G.group(objs)
    g.scale = (size,) * 3
    return g


@product('rose_bouquet', 'flowers', view='front', el=20, fill=0.88)
def rose_bouquet(ribbon=True):
    """A dense dome of blush roses and eucalyptus in a two-tone paper wrap, tied with a ribbon."""
    rnd = random.Random(7)
    tones = ['#f5879a', '#ffcfc4', '#fba7ae', '#ffe6da', '#ea6481']
    count = 19
    for i in range(count):
        r = 0.58 * math.sqrt((i + 0.3) / count)
        a = i * GOLDEN + 0.5
        x, y = r * math.cos(a), r * math.sin(a)
        g = cup_rose(0.46 * rnd.uniform(0.94, 1.08), tones[(0, 1, 2, 4, 3, 0, 2, 1)[i % 8]], i)
        g.location = (x * 1.06, y * 1.06, 1.12 - 0.74 * r * r + rnd.uniform(-0.02, 0.03))
        g.rotation_euler = facing((x * 1.0, y * 1.0 - 0.12, 1), rnd.uniform(0, 2)).to_euler()
    leaf = G.leaf_mesh(0.34, 0.11, 0.2, 0.35, wave=0.05)
    leaf.materials.append(M.leaf('#4f7350', veins=7, rough=0.45))
    for i in range(22):
        a = i * 0.2856 + rnd.uniform(-0.1, 0.1)
        r = rnd.uniform(0.46, 0.54)
        place(
            leaf,
            (r * math.cos(a), r * math.sin(a), 0.90 + rnd.uniform(-0.05, 0.04)),
            (rnd.uniform(0.1, 0.7), rnd.uniform(-0.3, 0.3), a - math.pi / 2 + rnd.uniform(-0.4, 0.4)),
        )
    euc = G.leaf_mesh(0.15, 0.075, 0.1, 0.2, tip=0.7)
    euc.materials.append(M.leaf('#9fb2a0', veins=4, rough=0.6))
    for k in range(8):
        a = -0.25 + k * 0.52
        base = Vector((0.46 * math.cos(a), 0.46 * math.sin(a), 1.05))
        tip = base + Vector((0.34 * math.cos(a), 0.34 * math.sin(a), rnd.uniform(0.34, 0.52)))
        tip += Vector((0.10 * math.cos(a), 0.10 * math.sin(a), -0.08))
        G.tube([base, base.lerp(tip, 0.5) + Vector((0, 0, 0.08)), tip], 0.009, M.bark('#7c7f63'), n=4, seg=6)
        for i in range(10):
            t = 0.15 + 0.85 * i / 9
            place(
                euc,
                base.lerp(tip, t) + Vector((0, 0, 0.08 * math.sin(math.pi * t))),
                (rnd.uniform(0.1, 0.8), rnd.uniform(-0.5, 0.5), a - math.pi / 2 + (1 if i % 2 else -1) * rnd.uniform(0.8, 1.3)),
                rnd.uniform(0.7, 1.15) * (1.15 - 0.4 * t),
            )
    paper_wrap(M.paper('#f3e7d8', 0.75, 0.4), 1.10, 0.50, 0.12, 0.12, 0.06, 0, 7, 0.4)
    paper_wrap(M.paper('#ecd9c6', 0.75, 0.4), 1.02, 0.56, 0.145, 0.06, 0.05, 2, 5, 3.4)
    stem_bundle(0.12, -0.36, 0.10, 18)
    if ribbon:
        satin = M.satin('#c9707c')
        G.lathe([(0.150, 0.0), (0.158, 0.04), (0.158, 0.12), (0.175, 0.17)], 64, satin, 'ribbon', solid=0.01)
        tails_bow(satin, (0, -0.19, 0.09), (0, 0, 0), 0.52)
