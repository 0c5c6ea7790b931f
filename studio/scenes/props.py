"""Small things that fill a scene beside the products: vessels, parcels, crates, books without a name."""
import math
import random

from mathutils import Euler, Matrix, Vector

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.books.cover import hardback
from models.festive.parts import bow
from scenes.stagecraft import block


def bucket(radius=0.7, height=1.3, colour='#b9bcb8'):
    """A zinc bucket with a rolled rim."""
    zinc = M.brushed(colour, 0.42, 2, 0.4)
    top, wall = radius, 0.03
    return G.lathe(
        [
            (0, 0.02),
            (top * 0.74, 0.02),
            (top * 0.76, 0),
            (top * 0.78, 0.03),
            (top * 0.97, height - 0.05),
            (top + 0.02, height - 0.04),
            (top + 0.03, height - 0.01),
            (top, height),
            (top - wall, height - 0.03),
            (top * 0.72, 0.10),
            (0, 0.10),
        ],
        96,
        zinc,
        '_bucket',
        auto=40,
    )


def bottle_vase(colour, radius=0.42, height=1.3):
    """A matte bottle vase."""
    profile = [(0, 0), (0.7, 0), (0.9, 0.06), (1.0, 0.30), (0.86, 0.56), (0.34, 0.76), (0.26, 0.90), (0.32, 1.0), (0.26, 1.0), (0.20, 0.90)]
    points = G.smooth_path([(r * radius, z * height) for r, z in profile], 6)
    return G.lathe(points, 80, M.ceramic(colour, matte=True), '_vase', auto=180)


def parcel(size, paper, ribbon, bow_scale=0.9):
    """A wrapped present with a ribbon, and a bow unless something stands on it."""
    w, d, h = size
    G.box(size, 0.025, 3, M.paper(paper, 0.55), '_parcel').location.z = h / 2
    silk = M.satin(ribbon)
    G.box((0.13, d + 0.02, h + 0.02), 0.012, 2, silk, '_ribbon').location.z = h / 2
    G.box((w + 0.02, 0.13, h + 0.02), 0.012, 2, silk, '_ribbon').location.z = h / 2
    if bow_scale:
        bow(silk, (0, 0, h), (0, 0, 18), bow_scale)


def plain_book(cover, size=(1.2, 1.7, 0.2), title=None, ink='#f1e6d2'):
    """A bound book without a picture, standing; its spine may have a title."""
    cloth = M.fabric(cover, 1.3, weave=0.25, fuzz=0.1, var=0.06)
    return hardback(size[0], size[1], size[2], cloth, None, title and (title, size[2] * 0.5), ink)


def slatted_crate(size=(2.6, 1.7, 0.9), colour='#c7a273'):
    """An open crate of thin slats."""
    w, d, h = size
    long, cross, post = (M.wood(colour, axis=axis, s=0.8) for axis in (0, 1, 2))
    rows = 3
    each = h / rows
    for i in range(rows):
        z = each * i + 0.02
        for y in (-d / 2, d / 2):
            block((w, 0.05, each - 0.07), (0, y, z), long, 0.010)
        for x in (-w / 2 + 0.04, w / 2 - 0.04):
            block((0.05, d - 0.06, each - 0.07), (x, 0, z), cross, 0.010)
    for x in (-w / 2 + 0.10, w / 2 - 0.10):
        for y in (-d / 2 + 0.07, d / 2 - 0.07):
            block((0.10, 0.09, h + 0.02), (x, y, 0), post, 0.010)
    block((w - 0.1, d - 0.1, 0.04), (0, 0, 0.02), long, 0.005)


def heap(fruit, size, radius=0.42, floor=0.1, layers=3, seed=1, lean=(0, 40), middle=0.4):
    """Fruit heaped in a crate of the given inner size: fruit(i) builds one, `middle` is its half height, `lean` how far it may lie over in degrees."""
    chance = random.Random(seed)
    step = radius * 1.9
    number = 0
    for layer in range(layers):
        columns, rows = max(int(size[0] / step) - layer, 1), max(int(size[1] / step) - layer, 1)
        for i in range(columns):
            for j in range(rows):
                piece = fruit(number)
                number += 1
                tilt = math.radians(chance.uniform(*lean))
                turn = Euler((tilt, 0, chance.uniform(0, math.tau))).to_matrix().to_4x4()
                x = (i - (columns - 1) / 2) * step + chance.uniform(-0.07, 0.07)
                y = (j - (rows - 1) / 2) * step + chance.uniform(-0.07, 0.07)
                z = floor + radius + layer * step * 0.72 + chance.uniform(-0.04, 0.06)
                piece.matrix_world = Matrix.Translation((x, y, z)) @ turn @ Matrix.Translation((0, 0, -middle))


def yarn(radius, colour, seed=0):
    """A ball of wool: bands of threads that lie side by side, one band wound over the other."""
    wool = M.fabric(colour, 2.0, weave=0.2)
    G.ico(radius * 0.82, 3, wool, '_core').location.z = radius
    chance = random.Random(seed)
    thread = radius * 0.075
    for band in range(9):
        axis = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized()
        across = axis.orthogonal().normalized()
        other = axis.cross(across)
        outside = radius * (0.84 + 0.012 * band)
        for k in range(-3, 4):
            lift = k * thread * 1.75
            around = math.sqrt(outside * outside - lift * lift)
            ring = [
                axis * lift + (across * math.cos(a) + other * math.sin(a)) * around + Vector((0, 0, radius))
                for a in (math.tau * i / 40 for i in range(40))
            ]
            G.tube(ring, thread, wool, '_thread', closed=True, n=1, seg=6, smooth=False)


def arch(width, height, depth, colour):
    """An upright slab with a round head, its back at y = 0."""
    radius = width / 2
    turn = [math.pi * i / 40 for i in range(41)]
    outline = [(-radius, 0), (radius, 0)] + [(radius * math.cos(a), height - radius + radius * math.sin(a)) for a in turn]
    return G.prism(outline, depth, 0.03, M.plaster(colour), '_arch')


def drum(radius, height, location, colour):
    """A painted plinth."""
    return put_plinth(G.cylinder(radius, height, 0.03, M.plaster(colour), 96), location)


def put_plinth(o, location):
    """Name a plinth so that it is not counted as a product, and set it on its place."""
    o.name = '_plinth'
    o.location = location
    return o


def seamless(colour, back=3.2):
    """A painted ground that bends up into the wall."""
    bend = 1.6
    turn = [math.pi / 2 * i / 16 for i in range(17)]
    line = [(-14, 0)] + [(back - bend + bend * math.sin(a), bend - bend * math.cos(a)) for a in turn] + [(back, 14)]
    points = [(x, y, z) for y, z in line for x in (-20, 20)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    o = G.obj(points, faces, '_ground', M.plaster(colour))
    return o


def pendant(x, y, height, radius, colour, power=60):
    """A spun metal shade on a cable, with its warm lamp."""
    shade = M.solid(colour, 0.45, 0.2, 0.5, name='shade')
    profile = G.smooth_path([(0.06, 0.52), (0.16, 0.50), (0.55, 0.34), (1.0, 0.0)], 6)
    o = G.lathe([(r * radius, z * radius) for r, z in profile], 96, shade, '_pendant', auto=180, solid=0.008)
    o.location = (x, y, height)
    bulb = G.ico(radius * 0.2, 3, M.emit('#ffdca8', 6.0), '_bulb')
    bulb.location = (x, y, height + radius * 0.16)
    G.tube([(x, y, height + radius * 0.5), (x, y, height + 5)], 0.008, M.solid('#2a2a2a', 0.6), '_cable', smooth=False)
    S.area('pendant', (x, y, height + 0.02), (x, y, 0), radius * 1.4, power, '#ffdcae')
