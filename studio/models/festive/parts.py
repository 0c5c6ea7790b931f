"""Ribbons, fir, baubles and light of the dark and the festive sets."""
import math
import random

from mathutils import Euler, Vector
import bpy

from kit import materials as M
from kit import shapes as G
from kit import studio as S


GOLDEN = math.pi * (3 - math.sqrt(5))


def blend(a, b, t=0.5):
    """Mix two colours."""
    return S.mix(a, b, t)


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


def facing(direction, spin=0.0):
    """Rotation that turns +z into `direction`, after a spin around z."""
    q = Vector(direction).normalized().to_track_quat('Z', 'Y')
    return q @ Euler((0, 0, spin)).to_quaternion()


def collect(build):
    """Run build() and group every loose object that it made."""
    before = set(bpy.context.scene.objects)
    build()
    made = [o for o in bpy.context.scene.objects if o not in before and not o.name.startswith('_')]
    return G.group(made)


def surface(rows, columns, point, mat, name='sheet', uv=True, solid=0, sub=0):
    """A grid surface: point(u, t) with u along the columns and t along the rows, both 0..1."""
    verts, faces, coords = [], [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, t = i / columns, j / rows
            verts.append(point(u, t))
            coords.append((u, t))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return G.obj(verts, faces, name, mat, uv=coords if uv else None, solid=solid, sub=sub)


def grid_mesh(rows, columns, point, mat, name='mesh'):
    """Like surface(), but returns only the mesh, for many linked copies."""
    o = surface(rows, columns, point, mat, name)
    me = o.data
    bpy.data.objects.remove(o)
    return me


def ribbon_strip(path, mat, name='ribbon'):
    """A flat ribbon: path of (x, y, z, half-width vector)."""
    pts = G.smooth_path([(x, y, z) + tuple(w) for x, y, z, w in path], 8)
    count = len(pts)

    def point(u, t):
        x, y, z, wx, wy, wz = pts[min(count - 1, round(t * (count - 1)))]
        k = u * 2 - 1
        return (x + wx * k, y + wy * k, z + wz * k)

    return surface(count - 1, 4, point, mat, name, solid=0.010, sub=1)


def bow(mat, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, double=True):
    """A lush ribbon bow lying in the xy plane, opening upwards (+z)."""

    def build():
        for side in (1, -1):
            loops = ((20, 1.0), (-38, 0.82)) if double else ((0, 1.0),)
            for turn, size in loops:
                o = ribbon_strip(
                    [
                        (0, 0, 0.05, (0, 0.05, 0.02)),
                        (0.16 * side, 0, 0.16, (0, 0.08, 0)),
                        (0.40 * side, 0, 0.34, (0, 0.12, 0)),
                        (0.62 * side, 0, 0.34, (0, 0.125, 0)),
                        (0.68 * side, 0, 0.22, (0, 0.12, 0)),
                        (0.55 * side, 0, 0.08, (0, 0.11, 0)),
                        (0.30 * side, 0, 0.03, (0, 0.09, 0)),
                        (0, 0, 0.03, (0, 0.05, 0)),
                    ],
                    mat,
                )
                o.rotation_euler.z = math.radians(turn * (1 if double else 0))
                o.scale = (size,) * 3
        for side, turn in ((1, -52), (-1, 52)):
            o = ribbon_strip(
                [
                    (0, 0, 0.05, (0, 0.05, 0)),
                    (0.2 * side, 0, 0.10, (0, 0.09, 0.02)),
                    (0.42 * side, 0, 0.05, (0, 0.1, -0.02)),
                    (0.62 * side, 0, 0.07, (0, 0.1, 0.02)),
                    (0.74 * side, 0, 0.035, (0, 0.1, 0)),
                ],
                mat,
            )
            o.rotation_euler.z = math.radians(turn)
        k = G.pillow((0.2, 0.2, 0.15), mat, 'knot', n=10, edge=0.06, crown=0.02)
        k.location.z = 0.075

    g = collect(build)
    return G.put(g, loc, rot, scale)


def tails_bow(mat, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """A bow seen from the front (-y): two loops left and right, two tails that fall down."""

    def build():
        for side in (1, -1):
            ribbon_strip(
                [
                    (0, -0.02, 0, (0, 0.0, 0.05)),
                    (0.16 * side, -0.07, 0.06, (0, 0.03, 0.09)),
                    (0.38 * side, -0.12, 0.10, (0, 0.04, 0.13)),
                    (0.50 * side, -0.06, 0.07, (0, 0.02, 0.13)),
                    (0.38 * side, 0.0, 0.04, (0, 0.02, 0.12)),
                    (0.16 * side, 0.0, 0.01, (0, 0.01, 0.08)),
                    (0, 0.0, 0, (0, 0.0, 0.05)),
                ],
                mat,
            )
            ribbon_strip(
                [
                    (0, -0.02, 0, (0.04, 0, 0)),
                    (0.08 * side, -0.05, -0.16, (0.065, 0.0, 0.02)),
                    (0.15 * side, -0.03, -0.34, (0.075, 0.02, 0.0)),
                    (0.20 * side, -0.06, -0.56, (0.08, -0.02, 0.0)),
                ],
                mat,
            )
        k = G.pillow((0.15, 0.12, 0.15), mat, 'knot', n=8, edge=0.05, crown=0.02)
        k.location = (0, -0.04, 0)

    g = collect(build)
    return G.put(g, loc, rot, scale)


def fir_sprig(start, heading, length=0.9, seed=0, colour='#2f5a3c', lift=0.10, needle=0.17):
    """A fir twig that starts at `start` and runs along `heading` (radians, 0 = +y)."""
    rnd = random.Random(seed)
    key = 'needle%s%.2f' % (colour, needle)
    mesh = bpy.data.meshes.get(key)
    if not mesh:
        mesh = G.leaf_mesh(needle, 0.013, 0.05, 0.1, nu=3, nv=4)
        mesh.name = key
        mesh.materials.append(M.leaf(colour, veins=2, rough=0.5))
    steps = int(46 * length)
    pts = []
    for i in range(steps + 1):
        t = i / steps * length
        pts.append(Vector(start) + Vector((math.sin(heading) * t, math.cos(heading) * t, 0.05 + lift * math.sin(math.pi * i / steps))))
    G.tube(pts, 0.012, M.bark('#5d4632'), smooth=False, seg=6)
    for p in pts[3:]:
        for _ in range(7):
            place(mesh, p, (rnd.uniform(-0.1, 0.9), 0, -heading + rnd.uniform(-1.05, 1.05)), rnd.uniform(0.7, 1.1), name='needle')


def bauble(radius, colour, loc, tilt=(0.15, 0.2, 0)):
    """A satin christmas bauble with a gold cap."""
    ball = G.ico(radius, 4, M.solid(colour, 0.16, 0.55, 0.6, 0.6))
    ball.location = (loc[0], loc[1], loc[2] + radius)
    cap = G.cylinder(radius * 0.22, radius * 0.24, 0.008, M.gold(0.3), 32)
    cap.location = (loc[0] + 0.1 * radius, loc[1] - 0.1 * radius, loc[2] + radius * 1.93)
    cap.rotation_euler = tilt
    return ball


def berries(centre, count, seed=0, colour='#b3262f', size=0.05, spread=0.14):
    """A cluster of holly berries."""
    rnd = random.Random(seed)
    mat = M.solid(colour, 0.18, 0, 0.6, 0.4)
    for _ in range(count):
        b = G.ico(size * rnd.uniform(0.85, 1.1), 3, mat)
        b.location = (
            centre[0] + rnd.uniform(-spread, spread),
            centre[1] + rnd.uniform(-spread, spread),
            centre[2] + size + rnd.uniform(0, size * 0.8),
        )


CHARCOAL = '#2b2b2d'
XMAS = '#7b2a2e'
XMAS_GREEN = '#2c4a3c'
