"""Cookbook, essays and workbook."""
import math
import random

from kit import materials as M
from kit import shapes as G
from models.books.cover import circle, ellipse, hardback
from models.catalog import product


@product('book_pantry', 'books', view='high', az=-14, el=56, fill=0.86)
def book_pantry():
    """A square cookbook lying flat: pears and lemons in cut paper."""

    def art(k):
        k.rect(-k.W / 2, 0, k.W / 2, k.H, '#f0e3c8')
        rnd = random.Random(4)
        pick = 0
        for row in range(5):
            for col in range(4):
                x = -0.60 + col * 0.40
                z = 0.20 + row * 0.355
                if row == 2:
                    continue
                turn = rnd.uniform(-0.35, 0.35)
                kind = pick % 3
                pick += 1
                if kind == 0:
                    k.shape(ellipse(x, z, 0.155, 0.115, turn + 0.5), '#e9b23c')
                    k.shape(ellipse(x + 0.15 * math.cos(turn + 0.5), z + 0.15 * math.sin(turn + 0.5), 0.035, 0.025, turn + 0.5), '#e9b23c')
                    k.shape(ellipse(x - 0.10, z + 0.13, 0.085, 0.028, turn + 2.6), '#4f7350')
                elif kind == 1:
                    k.shape(ellipse(x, z - 0.04, 0.12, 0.115), '#8fa05a')
                    k.shape(ellipse(x + 0.012, z + 0.06, 0.066, 0.10, -0.1), '#8fa05a')
                    k.rect(x + 0.018, z + 0.14, x + 0.032, z + 0.20, '#5b3a22')
                    k.shape(ellipse(x + 0.08, z + 0.17, 0.062, 0.022, 0.5), '#2f5142')
                else:
                    k.shape(circle(x, z, 0.125), '#c9573f')
                    for j in range(5):
                        a = math.tau * j / 5 + 0.3
                        k.shape(ellipse(x + 0.04 * math.cos(a), z + 0.085 + 0.035 * math.sin(a), 0.045, 0.014, a), '#2f5142')
        k.rect(-k.W / 2, 0.735, k.W / 2, 1.09, '#2f5142')
        k.type('The Sunday Pantry', 0.95, 0.20, '#f0e3c8', 'serif_b', width=1.5)
        k.type('80 SLOW RECIPES FOR LONG TABLES', 0.80, 0.052, '#e9b23c', 'gothic_b', spacing=1.25, width=1.4)

    g = hardback(1.72, 1.9, 0.24, M.paper('#2f5142', 0.6, 0.8), art, ('The Sunday Pantry', 0.12), '#f0e3c8', ribbon='#c9573f')
    G.put(g, (0, 0, 0.14), (-90, 0, 0))


@product('book_houses', 'books', view='three_quarter', az=-31, el=13)
def book_houses():
    """An architecture book that leans on its own pile: six houses in Swiss type."""
    tones = ('#c9573f', '#e2a63e', '#38585c', '#8fa596', '#d9b59a', '#24303a')

    def art(k):
        k.rect(-k.W / 2, 0, k.W / 2, k.H, '#ece4d6')
        for i in range(6):
            col, row = i % 3, i // 3
            x0 = -0.63 + col * 0.43
            z0 = 0.12 + (1 - row) * 0.52
            w, h = 0.40, 0.30
            k.rect(x0, z0, x0 + w, z0 + h, tones[i])
            roof = (
                [(x0, z0 + h), (x0 + w, z0 + h), (x0 + w / 2, z0 + h + 0.18)],
                [(x0, z0 + h), (x0 + w, z0 + h), (x0 + w, z0 + h + 0.18)],
                circle(x0 + w / 2, z0 + h, w / 2 - 0.001, 30, 0, math.pi),
                [(x0, z0 + h), (x0 + w, z0 + h), (x0, z0 + h + 0.18)],
                [(x0 + 0.06, z0 + h), (x0 + w - 0.06, z0 + h), (x0 + w - 0.06, z0 + h + 0.15), (x0 + 0.06, z0 + h + 0.15)],
                [(x0, z0 + h), (x0 + w, z0 + h), (x0 + w * 0.75, z0 + h + 0.17), (x0 + w * 0.25, z0 + h + 0.17)],
            )[i]
            k.shape(roof, tones[(i + 2) % 6])
            k.rect(x0 + 0.06, z0, x0 + 0.15, z0 + 0.17, tones[(i + 4) % 6])
            k.rect(x0 + 0.23, z0 + 0.12, x0 + 0.33, z0 + 0.22, '#ece4d6')
        k.type('Six Quiet', 1.58, 0.215, '#24303a', 'grotesk_b', x=-0.63, align='LEFT', spacing=0.95)
        k.type('Houses', 1.39, 0.215, '#24303a', 'grotesk_b', x=-0.63, align='LEFT', spacing=0.95)
        k.type('Plans, rooms and light', 1.80, 0.062, '#c9573f', 'grotesk_b', x=-0.625, align='LEFT')
        k.rule(-0.63, 0.63, 1.75, '#24303a', 0.010)

    hardback(
        1.42, 1.9, 0.22, M.fabric('#c9573f', 1.3, weave=0.25, fuzz=0.1, var=0.06), art, ('Six Quiet Houses', 0.115), '#f3eadb', 'grotesk_b'
    )


@product('book_bluebird', 'books', view='high', az=16, el=50)
def book_bluebird():
    """Slim poems, one copy lying on another: a circle puzzle in blue and rose."""
    blue, rose, cream, ink = '#2f5d96', '#e3a69b', '#f3eadb', '#1e2c4a'

    def art(k):
        k.rect(-k.W / 2, 0, k.W / 2, k.H, cream)
        step = 0.26
        rnd = random.Random(8)
        for row in range(4):
            for col in range(4):
                x, z = -0.39 + col * step, 0.18 + row * step
                quarter = rnd.randrange(4)
                colour = (blue, rose, ink, '#8db0d0', '#e2b255')[rnd.randrange(5)]
                other = (blue, rose, '#8db0d0', ink)[rnd.randrange(4)]
                x0, z0, x1, z1 = x - step / 2, z - step / 2, x + step / 2, z + step / 2
                if rnd.random() < 0.45:
                    k.rect(x0, z0, x1, z1, other if other != colour else cream)
                cx, cz = ((x0, z0), (x1, z0), (x1, z1), (x0, z1))[quarter]
                k.shape(circle(cx, cz, step), colour, (x0, z0, x1, z1))
                if rnd.random() < 0.5:
                    k.shape(circle(cx, cz, step * 0.5), cream, (x0, z0, x1, z1))
        k.type('Bluebird', 1.52, 0.205, ink, 'serif_b', x=-0.52, align='LEFT')
        k.type('Arithmetic', 1.33, 0.205, blue, 'serif_i', x=-0.52, align='LEFT', width=1.04)
        k.type('POEMS', 1.70, 0.055, ink, 'gothic_b', x=-0.515, align='LEFT', spacing=1.8)

    cover = M.paper('#f3eadb', 0.6, 0.8)
    under = hardback(1.2, 1.8, 0.13, M.paper(blue, 0.6, 0.8), None, ('Bluebird Arithmetic', 0.07), cream, soft=True)
    G.put(under, (0.06, -0.05, 0.075), (-90, 0, 11))
    top = hardback(1.2, 1.8, 0.13, cover, art, ('Bluebird Arithmetic', 0.07), blue, soft=True)
    G.put(top, (0, 0, 0.226), (-90, 0, -5))
