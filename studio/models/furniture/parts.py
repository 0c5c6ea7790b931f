"""Cushions, legs, planks and linen of furniture."""
import math

from mathutils import Vector
import bpy

from kit import materials as M
from kit import shapes as G
from kit import studio as S


GOLDEN = math.pi * (3 - math.sqrt(5))


def blend(a, b, t=0.5):
    """Mix two colours."""
    return S.mix(a, b, t)


def block(size, loc, mat, edge=0.1, crown=0.0, wrinkle=0.0, seed=0, rot=(0, 0, 0), n=30):
    """An upholstered block: rounded, slightly crowned; rotation in degrees."""
    o = G.pillow(size, mat, edge=edge, crown=crown, wrinkle=wrinkle, seed=seed, n=n)
    return G.put(o, loc, rot)


def rod(start, end, r0, mat, r1=None, seg=16):
    """A straight, possibly tapered, round bar."""
    return G.tube([start, end], [r0, r0 if r1 is None else r1], mat, smooth=False, seg=seg)


def plank(size, loc, mat, bevel=0.012, rot=(0, 0, 0)):
    """A bevelled board."""
    return G.put(G.box(size, bevel, 3, mat), loc, rot)


def tapered_leg(x, y, height, mat, top=0.058, foot=0.032, splay=6):
    """A turned furniture leg that leans outwards."""
    profile = [(0, 0), (foot - 0.004, 0), (foot, 0.02), (top, height), (0, height)]
    leg = G.lathe(profile, 32, mat, 'leg', auto=30)
    sx = 1 if x > 0 else -1
    sy = 1 if y > 0 else -1
    # the foot moves away from the middle, the top stays under the frame
    lean = math.radians(splay)
    leg.location = (x + sx * height * math.sin(lean), y + sy * height * math.sin(lean), 0)
    leg.rotation_euler = (sy * lean, -sx * lean, 0)
    return leg


def place(mesh, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, sub=0, name='part'):
    """Link one more object that shares `mesh`; rotation in radians or as a quaternion."""
    o = S.new_object(name, mesh)
    o.location = loc
    o.rotation_euler = rot.to_euler() if hasattr(rot, 'to_euler') else rot
    o.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    if sub:
        m = o.modifiers.new('ss', 'SUBSURF')
        m.levels = m.render_levels = sub
    return o


def sweep(path, radius, mat, seg=48, wob=None, steps=8, name='sweep', cap=True):
    """A skin along a smooth path; radius(t) and wob(angle, t) shape it (cactus columns, rolls)."""
    points = [Vector(p) for p in G.smooth_path(path, steps)]
    count = len(points)
    tangents = []
    for i in range(count):
        tangents.append((points[min(count - 1, i + 1)] - points[max(0, i - 1)]).normalized())
    normal = Vector((0, 1, 0)) if abs(tangents[0].y) < 0.9 else Vector((1, 0, 0))
    verts, faces = [], []
    for i, p in enumerate(points):
        normal = (normal - tangents[i] * normal.dot(tangents[i])).normalized()
        side = tangents[i].cross(normal)
        t = i / (count - 1)
        for k in range(seg):
            a = math.tau * k / seg
            r = radius(t) * (wob(a, t) if wob else 1)
            verts.append(p + (side * math.cos(a) + normal * math.sin(a)) * r)
    for i in range(count - 1):
        for k in range(seg):
            k2 = (k + 1) % seg
            faces.append((i * seg + k, i * seg + k2, (i + 1) * seg + k2, (i + 1) * seg + k))
    if cap:
        faces.append(tuple(range(seg))[::-1])
        faces.append(tuple(range((count - 1) * seg, count * seg)))
    return G.obj(verts, faces, name, mat, auto=60)


def superblock(w, h, n=3.2, k=28):
    """Cross-section points of a soft block, w wide and h tall, centred."""
    return G.superellipse(w / 2, h / 2, n, k)


_linens = {}


def linen(c, scale=1.0, var=0.08):
    """Slubby linen: stretched noise along all three axes, so that flat tops show no contour lines."""
    found = _linens.get((c, scale))
    try:
        if found is not None and found.name in bpy.data.materials:
            return found
    except ReferenceError:
        pass
    n = M.N('linen')
    fine, along = 120 * scale, 9 * scale
    threads = [n.noise(1, 2, vec=n.scaled(v)).outputs[0] for v in ((along, fine, fine), (fine, along, fine), (fine, fine, along))]
    height = n.math('ADD', n.math('ADD', threads[0], threads[1]), threads[2])
    tone = n.math('MULTIPLY', height, 0.333)
    col = n.ramp(tone, [(0.36, blend(c, '#000000', var * 1.6)), (0.50, c), (0.64, blend(c, '#ffffff', var * 1.4))])
    n.pr(Base_Color=col, Roughness=0.9, Specular=0.15, Sheen=0.35, Sheen_Tint=0.6, Normal=n.bump(height, 0.30, 0.012))
    _linens[c, scale] = n.m
    return n.m


def scatter_pillow(w, h, mat, loc, rot, seed=0, d=0.26):
    """A loose cushion; rotation in degrees."""
    return G.put(G.cushion(w, h, d, mat, seed=seed), loc, rot)
