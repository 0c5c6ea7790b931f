"""Something between the sun and the set, so that its shadow falls on the backdrop."""
import math
import random

from mathutils import Matrix, Vector

from kit import materials as M
from kit import shapes as G
from kit.light import SUNWARD
from kit.stage import new_object

DISTANCE = 9


def window_bars():
    """Upright and level bars of a window, with their places."""
    black = M.solid('#222222', 0.9)
    for i in range(-4, 5):
        yield G.box((0.34, 12, 0.02), mat=black, name='_gobo'), (i * 1.75, 0, 0)
    for i in range(-3, 4):
        yield G.box((16, 0.3, 0.02), mat=black, name='_gobo'), (0, i * 2.3, 0)


def leaf_sprays(seed=3):
    """Sprays of leaves that reach into the light from above and below."""
    chance = random.Random(seed)
    mesh = G.leaf_mesh(1.0, 0.22, fold=0.1, arch=0.2)
    mesh.materials.append(M.solid('#222222', 0.9))
    for _ in range(7):
        angle = chance.uniform(-0.5, 0.5)
        base = Vector((chance.uniform(-4, 4), chance.choice([-3.6, 3.4]), 0))
        inward = 1 if base.y < 0 else -1
        for i in range(12):
            o = new_object('_gobo', mesh)
            o.scale = (1.25,) * 3
            o.rotation_euler = (0, 0, angle + (0.9 if i % 2 else -0.9) + chance.uniform(-0.2, 0.2))
            yield o, base + Vector((math.sin(angle) * 0.28 * i, inward * i * 0.28, 0))


GOBOS = {'window': window_bars, 'leaves': leaf_sprays}


def gobo(kind='window', **options):
    """Hang bars or leaves across the sun; neither the camera nor mirrors see them."""
    towards_sun = SUNWARD.normalized()
    centre = Vector((0.3, 0.8, 1.2)) + towards_sun * DISTANCE
    facing = (-towards_sun).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    for o, place in GOBOS[kind](**options):
        own = o.rotation_euler.to_matrix().to_4x4() @ Matrix.Diagonal((*o.scale, 1))
        o.matrix_world = Matrix.Translation(centre) @ facing @ Matrix.Translation(Vector(place)) @ own
        o.visible_camera = False
        o.visible_glossy = False
        o.visible_diffuse = False
