"""Leaf and petal meshes."""
import math
import random

import bpy


def leaf_mesh(L=1.0, W=0.35, fold=0.25, arch=0.3, tip=0.55, nu=9, nv=18, wave=0.0, seed=0, shape=None, twist=0.0):
    """A leaf along +y from the origin, up = +z. shape(v) -> half width 0..1."""
    shape = shape or (lambda t: (math.sin(math.pi * t**tip) ** 0.9) * (1 - 0.25 * t))
    rnd = random.Random(seed)
    ph = rnd.uniform(0, 6)
    v, f, uv = [], [], []
    for j in range(nv + 1):
        t = j / nv
        w = W * max(0.012, shape(t))
        a = arch * t * 1.6
        y = L * (math.sin(a) / (arch * 1.6) if arch else t)
        zc = -L * ((1 - math.cos(a)) / (arch * 1.6) if arch else 0)
        for i in range(nu + 1):
            u = i / nu * 2 - 1
            x = u * w * math.cos(fold * 0.8)
            z = zc + abs(u) * w * math.sin(fold) + wave * math.sin(t * 13 + ph + u * 1.3) * abs(u) * w
            tw = twist * t
            v.append((x * math.cos(tw) - 0 * math.sin(tw), y, z + x * math.sin(tw)))
            uv.append((i / nu, t))
    for j in range(nv):
        for i in range(nu):
            a = j * (nu + 1) + i
            f.append((a, a + 1, a + nu + 2, a + nu + 1))
    me = bpy.data.meshes.new('leaf')
    me.from_pydata(v, [], f)
    me.polygons.foreach_set('use_smooth', [True] * len(f))
    l = me.uv_layers.new(name='UVMap')
    for lo in me.loops:
        l.data[lo.index].uv = uv[lo.vertex_index]
    return me


def petal_mesh(L=1.0, W=0.9, cup=0.6, curl=0.5, seed=0, nu=8, nv=10, base=0.25, notch=0.0):
    """A rose petal: grows along +z, cups toward -y(inside is +y), the tip curls outward (-y)."""
    rnd = random.Random(seed)
    v, f, uv = [], [], []
    p1, p2 = rnd.uniform(0, 6), rnd.uniform(0, 6)
    for j in range(nv + 1):
        t = j / nv
        w = (
            W
            * 0.5
            * (base + (1 - base) * math.sin(min(1, t * 1.08) * math.pi * 0.62) ** 0.8)
            * (1 if t < 0.82 else math.sqrt(max(0.02, 1 - ((t - 0.82) / 0.19) ** 2)))
        )
        for i in range(nu + 1):
            u = i / nu * 2 - 1
            a = u * w / (W * 0.5) * cup * 1.5
            R = W * 0.5 / (cup * 1.5)
            x = R * math.sin(a)
            y = R * (1 - math.cos(a))
            out = curl * max(0, t - 0.55) ** 2 * 1.9 * L + curl * 0.25 * abs(u) ** 3 * max(0, t - 0.35) * L
            z = L * (t - 0.32 * curl * max(0, t - 0.6) ** 2) - notch * L * (1 - abs(u)) * max(0, t - 0.8)
            y = y - out - 0.35 * cup * W * math.sin(t * math.pi * 0.55) * 0.6 + 0.02 * math.sin(6 * u + p1) * t
            z += 0.018 * L * math.sin(5 * u + p2) * t
            v.append((x, y, z))
            uv.append((i / nu, t))
    for j in range(nv):
        for i in range(nu):
            a = j * (nu + 1) + i
            f.append((a, a + 1, a + nu + 2, a + nu + 1))
    me = bpy.data.meshes.new('petal')
    me.from_pydata(v, [], f)
    me.polygons.foreach_set('use_smooth', [True] * len(f))
    l = me.uv_layers.new(name='UVMap')
    for lo in me.loops:
        l.data[lo.index].uv = uv[lo.vertex_index]
    return me
