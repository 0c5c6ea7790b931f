"""Cups, towels, books and parcels that stand around and are not for sale; one unit is a centimetre."""
import math

from kit import materials as M
from kit import shapes as G
from models.festive.parts import bauble
from scenes.props import bucket, parcel, plain_book, yarn
from scenes.stagecraft import block, place, put_down


def folded(colour, layers=3, size=(30, 20, 3.2)):
    """Folded cloth in layers."""
    cloth = M.boucle(colour, 0.25)
    for i in range(layers):
        o = G.pillow((size[0] - i % 2, size[1] - i % 3, size[2]), cloth, '_cloth', n=14, edge=size[2] * 0.48, seed=i, wrinkle=0.25)
        o.location.z = size[2] * (0.47 + i * 0.92)


def cup(colour='#ede6d8', drink='#4a2a18'):
    """A cup on a saucer, filled."""
    glaze = M.ceramic(colour, 0.3)
    G.lathe([(0, 0), (4.2, 0), (4.6, 0.35), (7.2, 1.3), (7.3, 1.5), (4.4, 0.7), (0, 0.6)], 64, glaze, '_saucer', auto=60)
    bowl = G.smooth_path([(2.4, 0.7), (3.3, 1.3), (4.0, 3.2), (4.2, 6.4), (4.05, 6.45), (3.85, 3.4), (3.1, 1.7), (0.01, 1.5)], 5)
    G.lathe([(0, 0.75), *bowl], 64, glaze, '_cup', auto=60)
    G.cylinder(3.95, 0.1, 0.03, M.solid(drink, 0.15, name='drink'), 48).location.z = 5.4
    ring = [(4.0 + 2.0 * math.sin(a), 0, 3.8 - 1.7 * math.cos(a)) for a in (math.pi * i / 12 for i in range(13))]
    G.tube(ring, 0.38, glaze, '_handle', n=2, seg=10)


def bowl(colour='#8fa3a8', radius=9.0, height=6.5):
    """An empty bowl."""
    line = [(0, 0), (0.42, 0), (0.46, 0.06), (0.80, 0.45), (1.0, 1.0), (0.965, 1.0), (0.76, 0.5), (0.40, 0.14), (0, 0.12)]
    G.lathe([(r * radius, z * height) for r, z in line], 72, M.ceramic(colour, 0.35), '_bowl', auto=60)


def plates(colour='#efe8da', count=3, radius=11.0):
    """A stack of plates."""
    glaze = M.ceramic(colour, 0.3)
    for i in range(count):
        line = [(0, 0), (0.6, 0), (0.64, 0.02), (0.98, 0.13), (1.0, 0.15), (0.97, 0.165), (0.62, 0.06), (0, 0.05)]
        o = G.lathe([(r * radius, z * radius) for r, z in line], 72, glaze, '_plate', auto=60)
        o.location.z = i * 0.95


def books_lying(colours=('#2f4a4a', '#c9a15a', '#7a3b32')):
    """Three books on top of one another."""
    height = 0
    for i, colour in enumerate(colours):
        size = (1.42 - 0.1 * i, 2.05 - 0.12 * i, 0.26 - 0.03 * i)
        o = put_down(lambda: plain_book(colour, size), (0, 0, 0), 0, 20.5 - 1.2 * i, 'z')
        thick = size[2] * 10 + 0.36
        o.rotation_euler = (math.pi / 2, 0, math.pi / 2 + 0.10 * (i - 1))
        o.location = (0.6 * i - 10.2, 0, height + thick / 2)
        height += thick


def books_standing(colours=('#7a3b32', '#c9a15a', '#2f4a4a', '#d9cbb2')):
    """Four books with their spines to the front."""
    x = 0
    for i, colour in enumerate(colours):
        thick = (3.0, 2.2, 3.4, 2.0)[i % 4]
        tall = (21.5, 19.5, 22.5, 20.0)[i % 4]
        put_down(lambda: plain_book(colour, (1.35, tall / 10, thick / 10)), (x + thick / 2, 0, 0), 90, tall, 'z')
        x += thick + 0.5


def presents():
    """Two parcels."""
    put_down(lambda: parcel((1.9, 1.5, 1.15), '#a3262e', '#e6cfa0', 0), (0, 0, 0), 10, 24)
    put_down(lambda: parcel((1.2, 1.0, 0.7), '#e9dccb', '#2f5142', 0.62), (0, 0, 14.4), -14, 14)


def tin():
    """A flat tin of balm with its lid beside it."""
    steel = M.brushed('#b9b6ae', 0.35, 2)
    G.lathe([(0, 0), (4.2, 0), (4.4, 0.2), (4.4, 2.6), (4.2, 2.6), (4.2, 2.0), (0, 2.0)], 64, steel, '_tin', auto=40)
    G.cylinder(4.15, 0.3, 0.1, M.cream('#ead9a8'), 48).location.z = 1.75
    lid = G.lathe([(0, 0.9), (4.3, 0.9), (4.6, 0.7), (4.6, 0), (4.5, 0), (4.45, 0.6), (0, 0.75)], 64, steel, '_lid', auto=40)
    lid.location = (7.6, 3.2, 0)


def tulips_in_bucket():
    """A zinc bucket full of loose tulips."""
    put_down(lambda: bucket(0.40, 0.85), (0, 0, 0), 0, 19, 'z')
    place('tulip_bunch', (0, 0, 1.5), 20, 43, 'z', wrapped=False)


def clay_pots():
    """Two empty clay pots in one another, one beside."""
    clay = M.terracotta('#b97c5a')
    outside = [(0, 0), (4.6, 0), (4.9, 0.3), (6.6, 9.0), (7.5, 9.0), (7.7, 9.3), (7.7, 12.2), (7.4, 12.4)]
    line = [*outside, (6.9, 12.2), (6.2, 9.0), (4.4, 0.8), (0, 0.8)]
    for x, y, z, size in ((0, 0, 0, 1), (0, 0, 3.6, 1), (15.5, -3, 0, 0.8)):
        o = G.lathe([(r * size, h * size) for r, h in line], 64, clay, '_pot', auto=40)
        o.location = (x, y, z)


def stacked_bowls():
    """Three bowls of one glaze in one another."""
    for i in range(3):
        put_down(lambda: bowl(('#8fa3a8', '#e6dccb', '#8fa3a8')[i]), (0, 0, i * 2.4), 0, 18 - 0.2 * i, 'x')


def twine():
    """A reel of jute twine."""
    put_down(lambda: yarn(4.0, '#b08d5e', 8), (0, 0, 0), 0, 8, 'z')


def tape_measure():
    """A tape measure, drawn out over the floor."""
    G.box((9, 5, 9), 1.6, 4, M.plastic('#d9a92f', 0.4), '_case').location = (0, 0, 4.5)
    block((128, 2.4, 0.12), (-66, 0, 0.3), M.paper('#e8c860'), 0.01)


def lone_bauble():
    """A glass bauble."""
    bauble(3.0, '#d9b36a', (0, 0, 0))


def kraft_parcel(size=(1.7, 1.2, 0.8)):
    """A parcel in brown paper with a red ribbon."""
    parcel(size, '#b98d5e', '#a8493a', 0.6)
