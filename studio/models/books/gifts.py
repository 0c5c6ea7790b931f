"""Boxed set and journal."""
import math

from kit import materials as M
from kit import shapes as G
from models.books.cover import Cover, circle, ellipse, foil, hardback
from models.catalog import product
from models.festive.parts import collect


@product('book_harbour', 'books', view='three_quarter', az=-34, el=15)
def book_harbour():
    """Three cloth volumes, spines out, in a patterned slipcase."""
    gold = foil('#e6bd78')
    cloths = ('#9c3d35', '#d7a24a', '#27505c')
    inks = ('#f3e2c4', '#2a2a2e', '#f3e2c4')
    W, H, D = 1.16, 1.72, 0.30
    for k, (cloth, ink, roman) in enumerate(zip(cloths, inks, ('I', 'II', 'III'))):
        g = hardback(W, H, D, M.fabric(cloth, 1.3, weave=0.25, fuzz=0.1, var=0.06), None, ('Harbour Stories', 0.135), ink)
        x = (k - 1) * 0.345
        # the spine (-x) is turned to the viewer (-y)
        G.put(g, (x, 0.02, 0.04), (0, 0, 90))
        n = G.text(roman, 0.12, M.paper(ink, 0.6), 'serif_b', 0.0008)
        n.location = (x, -0.605, 1.60)
        for z in (0.22, 1.50):
            band = G.box((0.25, 0.006, 0.012), 0, 1, M.paper(ink, 0.6), 'band')
            band.location = (x, -0.612, z)
    case = M.paper('#1d3a44', 0.6, 0.8)
    depth, width, height, wall = 1.22, 1.14, 1.82, 0.03
    for sx in (-1, 1):
        side = G.box((wall, depth, height), 0.006, 2, case, 'side')
        side.location = (sx * width / 2, 0.06, height / 2)
    for z in (wall / 2, height - wall / 2):
        lid = G.box((width, depth, wall), 0.006, 2, case, 'lid')
        lid.location = (0, 0.06, z)
    back = G.box((width, wall, height), 0.004, 2, case, 'back')
    back.location = (0, 0.06 + depth / 2, height / 2)

    def art(k):
        step = 0.152
        for row in range(-1, 13):
            for col in range(-5, 6):
                x = col * step + (step / 2 if row % 2 else 0)
                z = row * step * 0.98 + 0.02
                for ring, colour in enumerate(('#e6bd78', '#1d3a44', '#3c7680', '#1d3a44', '#e6bd78')):
                    r = step * 0.5 * (1, 0.86, 0.66, 0.52, 0.20)[ring]
                    k.layer = ring
                    k.shape(circle(x, z, r, 24), gold if colour == '#e6bd78' else colour)

    def panel():
        art(Cover(depth - 0.03, height - 0.02, 0))

    for sx in (-1, 1):
        g = collect(panel)
        G.put(g, (sx * (width / 2 + wall / 2 + 0.001), 0.06, 0.01), (0, 0, 90 * sx))


@product('book_journal', 'books', view='high', az=14, el=54, fill=0.86)
def book_journal():
    """A linen journal with an elastic band, a stamped sprig and a pencil."""
    gold = foil('#d9a85a')

    def art(k):
        k.rect(-0.36, 1.02, 0.36, 1.50, '#f3eadb')
        k.type('Garden', 1.345, 0.15, '#3a4a3c', 'serif_i')
        k.type('JOURNAL', 1.18, 0.075, '#3a4a3c', 'gothic_b', spacing=1.6)
        for i in range(7):
            t = i / 6
            z = 0.24 + 0.56 * t
            size = 0.15 * (1 - 0.55 * t)
            for side in (-1, 1):
                k.shape(
                    ellipse(side * size * 0.62, z + size * 0.38, size * 0.62, size * 0.24, side * 0.62 + (0 if side > 0 else math.pi)), gold
                )
        k.shape([(-0.010, 0.14), (0.010, 0.14), (0.004, 0.88), (-0.004, 0.88)], gold)
        k.shape(ellipse(0, 0.92, 0.03, 0.075), gold)

    g = hardback(1.26, 1.8, 0.20, M.fabric('#8c9b84', 1.0, weave=0.5, fuzz=0.2, var=0.08), art, None, ribbon='#b5654a')
    band = G.box((0.05, 0.262, 1.822), 0.006, 2, M.fabric('#4a3a30', 2.4), 'elastic')
    band.location = (0.50, 0, 0.90)
    G.group([band, g], (0, 0, 0.12), (-90, 0, -8))

    def pencil():
        G.lathe([(0.035, 0), (0.035, 1.25)], 6, M.solid('#b5654a', 0.4), 'barrel', auto=20)
        G.lathe([(0.035, 1.25), (0.009, 1.40)], 24, M.wood('#d9b27c', s=3), 'cone')
        G.lathe([(0.009, 1.40), (0, 1.43)], 16, M.solid('#2c2c2e', 0.4), 'lead')
        G.lathe([(0, -0.01), (0.034, -0.01), (0.036, 0), (0.036, 0.08), (0.034, 0.085)], 32, M.metal('#d9b36a', 0.25), 'ferrule')

    G.put(collect(pencil), (1.02, 1.60, 0.036), (91, 0, -3))
