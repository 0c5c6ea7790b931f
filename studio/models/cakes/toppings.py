"""Berries, cream and layers of cakes."""
import math
import random

from mathutils import Vector
import bpy

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.food.table import lay


def raspberry_mesh():
    """One mesh of drupelets, tip up, about .9 tall."""
    me = bpy.data.meshes.get('raspberry')
    if me:
        return me
    ball = G.ico(1, 2)
    bv = [v.co.copy() for v in ball.data.vertices]
    bf = [tuple(p.vertices) for p in ball.data.polygons]
    bpy.data.objects.remove(ball)
    v, f = [], []
    rows = [(0.0, 0.36, 11), (0.17, 0.40, 12), (0.35, 0.39, 12), (0.52, 0.34, 10), (0.67, 0.25, 8), (0.79, 0.13, 5), (0.85, 0.0, 1)]
    for j, (z, r, n) in enumerate(rows):
        for i in range(n):
            a = math.tau * (i + 0.5 * (j % 2)) / n
            centre = Vector((r * math.cos(a), r * math.sin(a), z))
            base = len(v)
            v += [tuple(centre + q * 0.125) for q in bv]
            f += [tuple(base + k for k in face) for face in bf]
    me = bpy.data.meshes.new('raspberry')
    me.from_pydata(v, [], f)
    me.polygons.foreach_set('use_smooth', [True] * len(f))
    me.materials.append(M.skin('#b8233f', '#8c1430', rough=0.32, s=3, coat=0.2))
    return me


def raspberry(loc, scale=0.22, rot=(0, 0, 0)):
    """A raspberry at loc."""
    o = S.new_object('raspberry', raspberry_mesh())
    lay(o, loc, rot)
    o.scale = (scale,) * 3
    return o


def blueberry(loc, r=0.1, rot=(0, 0, 0)):
    """A bloomed blueberry with its crown."""
    prof = G.smooth_path(
        [(0, -0.9), (0.5, -0.82), (0.95, -0.3), (0.98, 0.2), (0.7, 0.68), (0.36, 0.84), (0.30, 0.95), (0.22, 0.84), (0, 0.72)], 4
    )
    me = bpy.data.meshes.get('blueberry')
    if not me:
        o = G.lathe(prof, 32, M.skin('#47557f', '#232b4c', rough=0.5, s=1.2), 'blueberry', auto=180)
        o.data.name = 'blueberry'
    else:
        o = S.new_object('blueberry', me)
    lay(o, loc, rot)
    o.scale = (r,) * 3
    return o


def dusted(c, top='#fbf3e6', amount=0.5, rough=0.85):
    """Baked crumb whose upward faces carry icing sugar."""
    m = M.N('dusted')
    f = m.noise(4, 5, 0.65).outputs[0]
    crumb = m.noise(46, 4, 0.7).outputs[0]
    up = m.nd('SeparateXYZ', m.tc('Normal')).outputs[2]
    k = m.math('MULTIPLY', m.ramp(up, [(0.55, 0), (0.95, 1)]), m.ramp(crumb, [(0.58 - amount * 0.4, 0), (0.72 - amount * 0.3, 1)]))
    pores = m.nd('TexVoronoi', Vector=m.tc(), Scale=34.0).outputs['Distance']
    fine = m.nd('TexVoronoi', Vector=m.tc(), Scale=90.0).outputs['Distance']
    open_ = m.math('ADD', m.math('MULTIPLY', pores, 0.9), m.math('MULTIPLY', fine, 0.5))
    bread = m.ramp(f, [(0.3, S.mix(c, '#6b3512', 0.3)), (0.6, c)])
    bread = m.mixc(m.ramp(open_, [(0.16, 0.55), (0.36, 0.0)]), bread, S.mix(c, '#4a230c', 0.6))
    bread = m.mixc(m.ramp(open_, [(0.62, 0.0), (0.9, 0.40)]), bread, S.mix(c, '#fff1cf', 0.6))
    h = m.math('ADD', open_, m.math('MULTIPLY', crumb, 0.5))
    return m.pr(Base_Color=m.mixc(k, bread, top), Roughness=rough, Specular=0.08, Normal=m.bump(h, 0.75, 0.022))


def cake_layer(r, z, h, mat, seed=0, wob=0.012, name='layer'):
    """A sponge disc with soft shoulders and an uneven wall."""
    b = h * 0.22
    p = (
        [(0, z), (r * 0.6, z)]
        + G.smooth_path(
            [
                (r * 0.93, z),
                (r - 0.01, z + b * 0.5),
                (r, z + b),
                (r, z + h * 0.5),
                (r, z + h - b),
                (r - 0.015, z + h - b * 0.4),
                (r * 0.93, z + h),
            ],
            3,
        )
        + [(r * 0.6, z + h + 0.01), (0, z + h + 0.012)]
    )
    k = seed * 1.9
    return G.lathe(
        p,
        128,
        mat,
        name,
        auto=180,
        wob=lambda a, rr, zz: rr * (1 + wob * math.sin(7 * a + k + zz * 9) * 0.5 + wob * math.sin(19 * a + k * 2 + zz * 17) * 0.4),
    )


def piped_ring(r, z, n, mat, size=0.12):
    """Blobs of cream around a cake's edge."""
    prof = G.smooth_path([(0, 0), (size * 0.9, 0.01), (size, size * 0.45), (size * 0.62, size * 0.95), (0, size * 1.05)], 5)
    src = G.lathe(prof, 32, mat, 'blob', auto=180)
    for i in range(n):
        a = math.tau * i / n
        if i == 0:
            src.location = (r, 0, z)
        else:
            G.copy(src, (r * math.cos(a), r * math.sin(a), z))


GA = math.pi * (3 - math.sqrt(5))


def strawberry_obj(c='#c4202c', seed=0, seeds=90, leaf=True):
    """One strawberry with its seeds."""
    prof = G.smooth_path([(0, 0), (0.10, 0.015), (0.26, 0.18), (0.42, 0.50), (0.48, 0.78), (0.40, 0.95), (0.20, 1.0), (0, 0.97)], 7)
    rnd = random.Random(seed)
    k1 = rnd.uniform(0, 6)

    def wob(a, r, z):
        return r * (1 + 0.05 * math.sin(2 * a + k1) * z + 0.03 * math.sin(3 * a + 2 * k1))

    mt = M.skin(c, S.mix(c, '#5e0712', 0.25), rough=0.22, sss=0.0, coat=0.35, bump=0.10)
    b = G.lathe(prof, 56, mt, 'berry', wob=wob, auto=180)
    objs = [b]
    sm = G.ico(0.024, 2, M.solid('#e3b75a', 0.4))
    sm.scale = (0.6, 0.45, 1)
    objs.append(sm)
    n = seeds
    for i in range(n):
        t = 0.05 + 0.86 * (i + 0.5) / n
        q = t * (len(prof) - 1)
        j = int(q)
        r, z = [prof[j][m] + (prof[min(j + 1, len(prof) - 1)][m] - prof[j][m]) * (q - j) for m in (0, 1)]
        if r < 0.06:
            continue
        a = i * GA
        rr = wob(a, r, z)
        dr, dz = prof[min(j + 1, len(prof) - 1)][0] - prof[j][0], prof[min(j + 1, len(prof) - 1)][1] - prof[j][1]
        nv = Vector((dz * math.cos(a), dz * math.sin(a), -dr)).normalized()
        o = sm.copy()
        bpy.context.scene.collection.objects.link(o)
        o.location = Vector((rr * math.cos(a), rr * math.sin(a), z)) - nv * 0.004
        o.rotation_euler = nv.to_track_quat('Y', 'Z').to_euler()
        o.scale = (0.75, 0.5, 1.1)
        objs.append(o)
    sm.location = (0, 0, 0.5)
    sm.scale = (0.1,) * 3
    if leaf:
        lm = G.leaf_mesh(0.40, 0.095, 0.25, -0.5, tip=0.6)
        lm.materials.append(M.leaf('#5f9440', veins=5, rough=0.5))
        for i in range(9):
            o = S.new_object('cal', lm)
            o.location = (0, 0, 0.965)
            o.rotation_euler = (rnd.uniform(-0.30, 0.05), rnd.uniform(-0.2, 0.2), i * math.tau / 9 + rnd.uniform(-0.1, 0.1))
            o.scale = (rnd.uniform(0.8, 1.15),) * 3
            objs.append(o)
        objs.append(G.tube([(0, 0, 0.95), (0.01, 0, 1.08), (0.05, 0.02, 1.24)], 0.026, M.skin('#7aa354', rough=0.5, sss=0), n=5, seg=10))
    return G.group(objs, name='strawberry')


def swirl(mat, r=0.16, h=0.22, n=6, tw=9):
    """A piped rosette."""
    return G.lathe(
        G.smooth_path([(r * 0.9, 0), (r, h * 0.12), (r * 0.92, h * 0.32), (r * 0.62, h * 0.62), (r * 0.30, h * 0.86), (0, h)], 6),
        72,
        mat,
        'swirl',
        wob=lambda a, rr, z: rr * (1 + 0.17 * math.cos(n * a + z * tw / h * 0.55)),
        auto=180,
    )
