"""Paper and card: the outline of a sofa on the floor, and price tags."""
import math

from kit import materials as M
from kit import shapes as G
from scenes.stagecraft import block

PRICES = (('12', -13, -11, 14), ('9', 2, -14, -10), ('14', 17, -15, 8))


def template(x, y, width, depth, cm):
    """A sheet of paper, as large as the sofa that may come."""
    block((width, depth, 0.15 * cm), (x, y, 0.02 * cm), M.paper('#efe8da'), 0.001)
    for side in (-1, 1):
        corner = (x + side * (width / 2 - 2 * cm), y - depth / 2 + 3 * cm, 0.18 * cm)
        tape = block((9 * cm, 3 * cm, 0.05 * cm), corner, M.paper('#7fa3b8'), 0.0)
        tape.rotation_euler.z = side * math.radians(38)


def tag(price, x, y, turn, cm):
    """A kraft tag with its price, lying flat."""
    w, h, cut = 4.6, 8.4, 1.2
    outline = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2 - cut), (w / 2 - cut, h / 2), (-w / 2 + cut, h / 2), (-w / 2, h / 2 - cut)]
    hole = [(0.35 * math.cos(a), h / 2 - 1.1 + 0.35 * math.sin(a)) for a in (math.tau * i / 20 for i in range(20))]
    card = G.prism(outline, 0.12, 0.02, M.kraft('#d8b98c'), '_tag', holes=(hole,))
    figures = G.text(price, 3.0, M.paper('#2c2a28'), 'serif_b', extrude=0.01)
    top = h / 2
    thread = [(0, 0.1, top - 1.1), (0.4, 0.5, top + 1.6), (0.1, 0.3, top + 3.2), (-0.7, 0.4, top + 1.4), (0, 0.1, top - 1.1)]
    loop = G.tube(thread, 0.07, M.fabric('#b0694a'))
    figures.location = (0, -0.08, -1.6)
    holder = G.group([card, figures, loop], name='_tag_holder')
    holder.rotation_euler = (math.radians(-90), 0, math.radians(turn))
    holder.scale = (cm * 1.5,) * 3
    holder.location = (x * cm, y * cm, 0.1 * cm)


def tags(cm):
    """Three tags in front."""
    for price, x, y, turn in PRICES:
        tag(price, x, y, turn, cm)
