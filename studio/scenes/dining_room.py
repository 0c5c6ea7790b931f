"""The dining room: spindle chairs around an oak table under a lamp."""
from kit import materials as M
from kit import studio as S
from scenes.props import pendant
from scenes.stagecraft import block, camera, flat_disc, framed_print, place, plank_floor, round_slab, wall

EXPOSURE = 0.44
WHITE_BALANCE = (0.97, 1.0, 1.06)


def print_of_hills(x, y, z):
    """A print of two hills and a disc."""
    flat_disc(x + 0.10, y, z + 0.12, 0.10, '#c9764f')
    block((0.60, 0.004, 0.12), (x, y, z - 0.34), M.paper('#41584b'), 0.001)
    block((0.60, 0.004, 0.08), (x, y - 0.002, z - 0.22), M.paper('#8fa08a'), 0.001)


def table(x, y):
    """A round oak table on a turned leg."""
    oak = M.wood('#a9794b', axis=0, s=1.0)
    round_slab(0.72, 0.04, (x, y, 0.71), oak, 0.014)
    round_slab(0.09, 0.71, (x, y, 0), M.wood('#a9794b', axis=2, s=1.0), 0.02)
    round_slab(0.34, 0.04, (x, y, 0), oak, 0.014)


def build():
    """Put the room together."""
    wall(1.25, '#b9a996')
    block((16, 0.03, 0.16), (0, 1.23, 0), M.plaster('#cfc2b2'), 0.008)
    plank_floor('#8f6643')
    table(0.55, -0.05)
    place('spindle_chair', (-0.30, -0.25, 0), 68, 0.92, 'z')
    place('spindle_chair', (1.42, -0.20, 0), -66, 0.92, 'z')
    place('spindle_chair', (0.25, 0.66, 0), 12, 0.92, 'z')
    place('spindle_chair', (0.95, 0.62, 0), -14, 0.92, 'z')
    place('vase', (0.50, 0.0, 0.75), 0, 0.42, 'z')
    place('stacked_mugs', (0.82, -0.22, 0.75), 20, 0.19, 'z')
    place('lemons', (0.20, -0.25, 0.75), 0, 0.30)
    place('fiddle_fig', (2.02, 0.72, 0), 0, 1.62, 'z')
    place('seagrass_basket', (-1.25, 0.75, 0), 0, 0.46)
    framed_print((1.25, 1.25, 1.52), (0.60, 0.80), print_of_hills, '#6f4a2e')
    pendant(0.55, -0.05, 1.62, 0.27, '#3d4a44', 34)
    S.lights('sun', 0.85)
    S.gobo('window')
    S.area('sky', (-4.5, -4.5, 4.5), (0, 0, 0.8), 3.0, 230, '#fff3e2')
    camera((0.15, -6.0, 1.30), (0.15, 0, 0.86), 50)
