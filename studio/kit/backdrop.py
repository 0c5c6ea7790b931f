"""Seamless papers and walls."""
import math

import bpy

from kit import materials as M
from kit.stage import ST, new_object

WIDTH, FRONT, BACK, TOP, BEND = 26, -14, 3.6, 14, 2.6
WALL_GAP = 0.10


def profile(kind):
    """The section of the paper, as points (y, z)."""
    if kind == 'flat':
        return [(FRONT, 0), (-FRONT, 0)]
    if kind == 'wall':
        y = ST.hi.y + WALL_GAP
        return [(y, -9), (y, TOP)]
    angles = [math.pi / 2 * i / 16 for i in range(1, 17)]
    bend = [(BACK - BEND + BEND * math.sin(a), BEND - BEND * math.cos(a)) for a in angles]
    return [(FRONT, 0), (BACK - BEND, 0), *bend, (BACK, TOP)]


def backdrop(colour, kind='sweep'):
    """Hang a paper: `sweep` a seamless roll, `wall` behind what hangs, `flat` only a floor for what is seen from above."""
    ST.kind = kind
    points = profile(kind)
    vertices = [(x, y, z) for y, z in points for x in (-WIDTH / 2, WIDTH / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    mesh = bpy.data.meshes.new('_backdrop')
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(M.paper_sweep(colour))
    return new_object('_backdrop', mesh)
