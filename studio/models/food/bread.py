"""Bread."""
import math
import random

from mathutils import Vector, noise as mn
import bpy

from kit import materials as M
from kit import shapes as G
from models.catalog import product


@product('bread', 'food', view='three_quarter', el=24, az=18)
def bread(c='#b06a2c'):
    """A scored country loaf on a board."""
    o = G.ico(1, 6, None, 'bread')
    me = o.data
    att = me.color_attributes.new('flour', 'FLOAT_COLOR', 'POINT')
    sl = [(-0.55, 0.0), (-0.18, 0.0), (0.19, 0.0), (0.56, 0.0)]
    for i, v in enumerate(me.vertices):
        n = v.co.normalized()
        x, y, z = n.x * 1.32, n.y * 0.86, n.z
        z = (abs(z) ** 0.80) * math.copysign(1, z) * (0.62 if z > 0 else 0.28)
        p = Vector((x, y, z))
        k = 0
        if n.z > 0.1:
            for cx, _ in sl:
                d = (x - cx) - 0.32 * y
                w = 0.085 * max(0, 1 - (y / 0.62) ** 2)
                if w > 0:
                    q = abs(d) / w
                    if q < 1:
                        k = max(k, (1 - q * q))
                    p.z += 0.055 * math.exp(-(((d + w * 1.15) / 0.035) ** 2)) * (w / 0.085) - 0.045 * max(0, 1 - q * q)
        p += n * (mn.fractal(p * 1.7, 0.9, 2.1, 3) * 0.035 + mn.fractal(p * 7, 0.9, 2.1, 3) * 0.010 * (1 + 1.2 * k))
        v.co = p
        att.data[i].color = (k, k, k, 1)
    m = M.N('breadmat')
    f = m.noise(3.2, 6, 0.65).outputs[0]
    at = m.nd('Attribute')
    at.attribute_name = 'flour'
    sep = m.nd('SeparateXYZ', m.tc('Generated'))
    k = m.math('ADD', m.math('MULTIPLY', f, 0.85), m.math('MULTIPLY', sep.outputs[2], -0.08))
    col = m.ramp(k, [(0.28, '#5a2b10'), (0.45, c), (0.60, '#cf9350'), (0.78, '#e3bd84')])
    fl = m.noise(5, 5, 0.7).outputs[0]
    col = m.mixc(m.ramp(m.math('MULTIPLY', fl, m.math('ADD', sep.outputs[2], 0.1)), [(0.44, 0.0), (0.62, 0.75)]), col, '#f1e3c8')
    col = m.mixc(
        m.ramp(at.outputs[0], [(0.2, 0.0), (0.75, 1)]), col, m.ramp(m.noise(14, 5, 0.7).outputs[0], [(0.3, '#d9a966'), (0.7, '#f3dcae')])
    )
    h = m.noise(24, 6, 0.72).outputs[0]
    m.pr(Base_Color=col, Roughness=0.68, Specular=0.25, Normal=m.bump(h, 0.45, 0.04))
    me.materials.append(m.m)
    o.location.z = 0.28
    bd = G.prism(
        [
            (1.75 * math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)), 1.05 * math.copysign(abs(math.sin(a)) ** 0.5, math.sin(a)))
            for a in [math.tau * i / 80 for i in range(80)]
        ],
        0.10,
        0.03,
        M.wood('#a9764a', axis=0, s=0.9),
        'board',
    )
    bd.rotation_euler = (-math.pi / 2, 0, 0)
    bd.location.z = -0.06
    rnd = random.Random(4)
    st = M.solid('#d8b063', 0.7)
    gr = G.ico(0.03, 2, M.skin('#d9ad62', rough=0.6, sss=0))
    gr.scale = (0.55, 0.55, 1.2)
    for e in range(3):
        b = Vector((-0.9 + e * 0.22, -1.02 - 0.05 * e, 0.02))
        d = Vector((1, -0.10 + 0.12 * e, 0.06)).normalized()
        G.tube([b, b + d * 0.9, b + d * 1.5], 0.008, st, n=3, seg=6)
        for i in range(22):
            t = 1.45 - 0.028 * i
            s = i % 3 - 1
            c2 = gr.copy()
            bpy.context.scene.collection.objects.link(c2)
            c2.location = b + d * t + Vector((0, s * 0.028, 0.03 + abs(s) * -0.015))
            c2.rotation_euler = (0, math.radians(72), rnd.uniform(-0.2, 0.2) + s * 0.4)
            c2.scale = (0.6, 0.6, 1.25)
    gr.location = (0, 0, 0.2)
    gr.scale = (0.05,) * 3
