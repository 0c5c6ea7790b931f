"""Three novels."""
import math

from mathutils import Euler

from kit import materials as M
from kit import shapes as G
from models.books.cover import circle, ellipse, foil, hardback
from models.catalog import product


@product('book_tidewater', 'books', view='three_quarter', az=-33, el=11)
def book_tidewater():
    """Deep-sea cloth novel: a low sun over waves of concentric arcs."""
    gold = foil('#e6bd78')

    def art(k):
        k.rect(-k.W / 2, 0, k.W / 2, k.H, '#1f4652')
        k.shape(circle(0, 0.80, 0.40), '#e58a5f')
        k.shape(circle(0, 0.80, 0.30), '#efb07c')
        k.shape(circle(0, 0.80, 0.20), '#f6d3a2')
        radius = 0.22
        for row in range(5):
            z = 0.66 - row * 0.155
            for col in range(-4, 5):
                x = col * radius * 2 + (radius if row % 2 else 0)
                for ring in range(4):
                    r = radius * (1 - 0.25 * ring)
                    colour = ('#1f4652', '#e9dcc4', '#3c7680', '#1f4652')[ring]
                    k.layer = 10 + row * 4 + ring
                    k.shape(circle(x, z - 0.05, r, 32), colour)
        k.rect(-k.W / 2, 0, k.W / 2, 0.05, '#1f4652')
        k.type('The Tidewater\nClock', 1.56, 0.22, gold, 'serif_b')
        k.type('a novel', 1.30, 0.085, '#e9dcc4', 'serif_i')
        k.type('ISOLDE MARREN', 1.80, 0.068, '#e9dcc4', 'gothic', spacing=1.4)

    hardback(1.3, 1.95, 0.27, M.paper('#1f4652', 0.6, 0.8), art, ('The Tidewater Clock', 0.12), gold)


@product('book_trains', 'books', view='three_quarter', az=-20, el=13)
def book_trains():
    """A pair of paperback thrillers: converging rails under a red moon."""

    def art(k):
        k.rect(-k.W / 2, 0, k.W / 2, k.H, '#1d2440')
        k.rect(-k.W / 2, 0, k.W / 2, 0.92, '#d9603f')
        k.shape(circle(0.12, 0.92, 0.34, 56, 0, math.pi), '#f2d9b0')
        for i in range(-7, 8):
            spread = 0.20
            x = i * spread
            k.shape([(0.12 + i * 0.006 - 0.003, 0.92), (0.12 + i * 0.006 + 0.003, 0.92), (x + 0.045, 0), (x - 0.045, 0)], '#1d2440')
        for i in range(9):
            z = 0.92 - 0.92 * ((i + 1) / 9.5) ** 2
            w = 0.008 + 0.035 * (i / 9) ** 1.6
            k.rect(-k.W / 2, z - w / 2, k.W / 2, z + w / 2, '#1d2440')
        for x, z in ((-0.42, 1.18), (-0.30, 1.08), (0.48, 1.22), (-0.52, 1.02), (0.40, 1.06)):
            k.shape(circle(x, z, 0.009, 12), '#f2d9b0')
        k.type('NIGHT', 1.66, 0.27, '#f2d9b0', 'gothic_b', x=-0.52, align='LEFT', spacing=1.0)
        k.type('TRAINS', 1.455, 0.27, '#f2d9b0', 'gothic_b', x=-0.52, align='LEFT', spacing=1.0, width=1.04)
        k.type('NORTH', 1.30, 0.10, '#d9603f', 'gothic_b', x=-0.505, align='LEFT', spacing=1.9)
        k.type('PETRA LINDQVIST', 0.075, 0.058, '#f2d9b0', 'gothic_b', spacing=1.3)

    cover = M.paper('#1d2440', 0.42, 0.6)
    upper = hardback(1.22, 1.9, 0.20, cover, art, ('NIGHT TRAINS NORTH', 0.095), '#f2d9b0', 'gothic_b', soft=True)
    G.put(upper, (0.06, 0.12, 0.236), (0, 0, 0))
    lower = hardback(1.22, 1.9, 0.22, M.paper('#d9603f', 0.42, 0.6), None, ('NIGHT TRAINS NORTH', 0.115), '#f7e6c8', 'gothic_b', soft=True)
    G.put(lower, (-0.95, 0.10, 0.118), (0, 0, 0))
    lower.rotation_euler = (Euler((0, 0, math.radians(82))).to_matrix() @ Euler((-math.pi / 2, 0, 0)).to_matrix()).to_euler()
    lower.location = (0.98, 0.10, 0.118)


@product('book_moss', 'books', view='three_quarter', az=-30, el=11)
def book_moss():
    """An illustrated fairy tale: a lantern that glows between fern fronds."""
    gold = foil('#e6bd78')

    def art(k):
        k.rect(-k.W / 2, 0, k.W / 2, k.H, '#24372f')
        for r, tone in ((0.58, '#2d4739'), (0.46, '#3b5a43'), (0.34, '#5c7a4c'), (0.23, '#a9a85b')):
            k.shape(circle(0, 0.84, r), tone)

        def frond(x, z, length, lean, colour, count=9):
            for i in range(count):
                t = (i + 0.5) / count
                cx = x + lean * t * t
                cz = z + length * t
                size = 0.17 * (1 - t) + 0.035
                for side in (-1, 1):
                    k.shape(
                        ellipse(
                            cx + side * size * 0.62, cz + size * 0.34, size * 0.66, size * 0.19, side * 0.5 + (0 if side > 0 else math.pi)
                        ),
                        colour,
                    )
            k.shape([(x - 0.012, z), (x + 0.012, z), (x + lean + 0.003, z + length), (x + lean - 0.003, z + length)], colour)

        frond(-0.52, 0.0, 1.15, 0.16, '#3f6a4e')
        frond(0.52, 0.0, 1.10, -0.16, '#3f6a4e')
        k.rect(-0.012, 1.14, 0.012, 1.32, gold)
        k.shape(circle(0, 1.12, 0.07), gold)
        k.shape(circle(0, 1.12, 0.05), '#5c7a4c')
        k.shape([(-0.16, 1.02), (0.16, 1.02), (0.07, 1.10), (-0.07, 1.10)], gold)
        k.rect(-0.14, 0.68, 0.14, 1.02, '#f7d98c')
        k.shape(ellipse(0, 0.82, 0.055, 0.10), '#f0a04b')
        k.shape(ellipse(0, 0.80, 0.028, 0.06), '#fff2cf')
        for x in (-0.14, -0.0465, 0.0465, 0.14):
            k.rect(x - 0.009, 0.67, x + 0.009, 1.03, gold)
        k.rect(-0.18, 0.62, 0.18, 0.68, gold)
        frond(-0.30, -0.05, 0.70, -0.10, '#5f8d63', 8)
        frond(0.32, -0.05, 0.66, 0.10, '#5f8d63', 8)
        frond(0.02, -0.12, 0.56, 0.03, '#83ab78', 7)
        k.frame(0.06, gold, 0.010)
        k.type('Moss', 1.66, 0.25, gold, 'script')
        k.type('and Lantern', 1.46, 0.19, gold, 'script')
        k.rect(-0.40, 0.085, 0.40, 0.185, '#24372f')
        k.type('TOVE ASHBY', 0.135, 0.060, '#f1e6d2', 'gothic_b', spacing=1.4)

    hardback(1.36, 1.86, 0.25, M.paper('#24372f', 0.6, 0.8), art, ('Moss and Lantern', 0.14), gold, 'script')
