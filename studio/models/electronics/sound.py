"""Bookshelf speaker and portable speaker."""
import math

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.outlines import FACE_FRONT, caption, circle, plate, rounded_polygon, rounded_rect, slab


def mesh_grille(c='#b9b6b0', around=90.0, along=34.0):
    """Woven metal mesh for lathes (uv): dark holes between bright wires."""
    n = M.N('grille')
    split = n.nd('SeparateXYZ', n.tc('UV'))
    rows = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', split.outputs[0], math.pi * around)))
    columns = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', split.outputs[1], math.pi * along)))
    hole = n.math('MULTIPLY', rows, columns)
    n.pr(Base_Color=n.ramp(hole, [(0.35, c), (0.62, '#1b1a19')]), Metallic=0.9, Roughness=0.38)
    n.set(n.b, 'Normal', n.bump(n.math('SUBTRACT', 1, hole), 0.5, 0.012))
    return n.m


def speaker_driver(radius, x, y, z, cone, surround, trim):
    """A loudspeaker chassis that faces the camera."""
    ring = G.lathe(
        [(radius * 1.18, -0.01), (radius * 1.18, 0.022), (radius * 1.15, 0.030), (radius * 1.02, 0.030), (radius, 0.016)],
        96,
        trim,
        'ring',
        auto=30,
    )
    roll = G.lathe(
        [(radius, 0.012), (radius * 0.95, 0.040), (radius * 0.89, 0.044), (radius * 0.83, 0.02), (radius * 0.80, 0.004)],
        96,
        surround,
        'surround',
        smooth=4,
        auto=70,
    )
    paper_cone = G.lathe([(radius * 0.81, 0.006), (radius * 0.55, -0.06), (radius * 0.30, -0.11)], 96, cone, 'cone', smooth=3, auto=60)
    cap = G.lathe(
        [(radius * 0.33, -0.11), (radius * 0.28, -0.075), (radius * 0.16, -0.05), (0, -0.042)], 64, surround, 'cap', smooth=4, auto=80
    )
    return G.group([ring, roll, paper_cone, cap], (x, y, z), FACE_FRONT)


@product('bookshelf_speaker', 'tech', view='three_quarter', az=28, el=9, light='soft')
def bookshelf_speaker(c='#8a5a36', baffle='#262527', cone='#d9cdb8'):
    """Walnut two-way speaker."""
    outline = rounded_rect(1.06, 1.70, 0.02, (0, 0.88))
    G.prism(outline, 0.96, 0.016, M.wood(c, s=1.2, axis=2), 'cabinet', holes=(circle(0.37, (0, 0.64)), circle(0.20, (0, 1.33))))
    front = M.plastic(baffle, 0.55, 0.1)
    holes = (circle(0.345, (0, 0.64)), circle(0.19, (0, 1.33)))
    G.put(G.prism(rounded_rect(0.98, 1.62, 0.025, (0, 0.88)), 0.035, 0.006, front, 'baffle', holes=holes), (0, -0.492, 0))
    back = G.box((1.00, 0.04, 1.64), 0.008, mat=M.plastic('#232224', 0.6))
    G.put(back, (0, 0.475, 0.88))
    plate(rounded_rect(0.30, 0.22, 0.03, (0, 0.34)), 0.02, 0.006, M.plastic('#151516', 0.4), 0.498)
    for side, colour in ((-1, '#9c3b33'), (1, '#2b2b2d')):
        post = G.lathe([(0.045, 0), (0.045, 0.05), (0.03, 0.055), (0.03, 0.09), (0, 0.09)], 48, M.plastic(colour, 0.35), 'post', auto=30)
        G.put(post, (side * 0.07, 0.505, 0.34), (-90, 0, 0))
    port = G.lathe([(0.17, -0.04), (0.13, 0.0), (0.105, 0.02), (0.10, -0.05)][::-1], 64, M.plastic('#151516', 0.4), 'port', smooth=2)
    G.put(port, (0, 0.50, 1.15), (-90, 0, 0))
    G.put(G.cylinder(0.10, 0.004, 0.001, M.solid('#070707', 0.9), 48), (0, 0.494, 1.15), (-90, 0, 0))
    steel = M.metal('#b9b3a8', 0.32)
    rubber = M.rubber('#1b1b1c')
    speaker_driver(0.345, 0, -0.508, 0.64, M.paper(cone, 0.75), rubber, steel)
    tweeter = G.lathe(
        [(0.235, -0.01), (0.235, 0.018), (0.225, 0.026), (0.20, 0.026), (0.12, -0.012), (0.10, -0.012)],
        96,
        M.plastic('#1d1c1d', 0.4),
        'waveguide',
        auto=40,
    )
    dome = G.lathe([(0.105, -0.014), (0.09, 0.024), (0.05, 0.046), (0, 0.052)], 64, M.satin('#c9a566'), 'dome', smooth=4, auto=80)
    G.group([tweeter, dome], (0, -0.508, 1.33), FACE_FRONT)
    for sx, sz in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        screw = G.cylinder(0.017, 0.01, 0.003, steel, 20)
        G.put(screw, (sx * 0.265, -0.536, 0.64 + sz * 0.265), FACE_FRONT)
    caption('ORLA', 0.05, M.metal('#d8c9a8', 0.35), (0, -0.512, 0.135), 'gothic', 1.5)
    for sx in (-1, 1):
        for sy in (-1, 1):
            foot = G.cylinder(0.06, 0.04, 0.01, rubber, 32)
            G.put(foot, (sx * 0.42, sy * 0.38, 0))


@product('portable_speaker', 'tech', view='three_quarter', az=18, el=16, light='soft')
def portable_speaker(c='#5f7d78', strap='#a8683f', trim='#2c3432'):
    """Round cloth-covered bluetooth speaker with a leather loop."""
    cloth = M.fabric(c, 1.5, weave=0.6, fuzz=0.2, var=0.12)
    dark = M.soft_touch(trim)
    G.lathe([(0, 0), (0.44, 0), (0.48, 0.015), (0.50, 0.05), (0.505, 0.09)], 96, dark, 'foot', smooth=3)
    G.lathe(
        [(0.50, 0.08), (0.53, 0.10), (0.545, 0.16), (0.55, 0.45), (0.545, 0.74), (0.53, 0.80), (0.50, 0.82)],
        96,
        cloth,
        'cloth',
        smooth=3,
        auto=80,
    )
    G.lathe(
        [(0.515, 0.80), (0.515, 0.83), (0.50, 0.855), (0.46, 0.865), (0.40, 0.862), (0.385, 0.85), (0, 0.848)], 96, dark, 'top', auto=50
    )
    G.lathe([(0.392, 0.858), (0.384, 0.868), (0.372, 0.868), (0.366, 0.858)], 96, M.metal('#d8a878', 0.28), 'ring', auto=50)
    ink = M.solid('#e9e1d3', 0.6)
    for x, z_turn in ((-0.2, 0), (0.2, 0), (0.2, 90)):
        bar = G.box((0.11, 0.016, 0.004), 0.002, mat=ink)
        G.put(bar, (x, 0, 0.851), (0, 0, z_turn))
    slab(rounded_polygon([(-0.045, -0.055), (0.055, 0), (-0.045, 0.055)], 0.008), 0.004, 0.001, ink, 0.849)
    hide = M.leather(strap, 1.8, 0.5, 0.25)
    G.tube(
        [
            (0.535, -0.1, 0.66),
            (0.60, -0.10, 0.72),
            (0.71, -0.07, 0.60),
            (0.735, 0, 0.47),
            (0.71, 0.07, 0.60),
            (0.60, 0.1, 0.72),
            (0.535, 0.10, 0.66),
        ],
        0.055,
        hide,
        n=10,
        flat=0.22,
        seg=20,
        up=(0, 1, 0),
    )
    for y in (-0.1, 0.1):
        rivet = G.cylinder(0.028, 0.02, 0.006, M.metal('#d8a878', 0.28), 32)
        G.put(rivet, (0.545, y, 0.665), (0, 90, 0))
    G.label(0.552, 0.28, 0.09, 0.34, M.metal('#d8a878', 0.3), 0.004)
    G.wrap(G.text('MELLO', 0.055, M.solid('#3a2a1e', 0.5), 'gothic_b', 0, spacing=1.2), 0.552, 0.28, 0.008)
