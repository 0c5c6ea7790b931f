"""The greenhouse: pots on a bench before a whitewashed window."""
from kit import materials as M
from kit import studio as S
from scenes.stagecraft import block, camera, place

EXPOSURE = 0.45
WHITE_BALANCE = (0.985, 1.0, 1.02)


def hazy_garden():
    """What is seen through the panes: pale sky above blurred green."""
    n = M.N('garden')
    _, _, height = n.nd('SeparateXYZ', n.tc('Generated')).outputs
    leaves = n.math('MULTIPLY', n.noise(5, 2, 0.4, n.scaled((2.2, 1, 1.4), 'Generated')), 0.22)
    colour = n.ramp(n.math('ADD', height, leaves), [(0.28, '#a9b795'), (0.38, '#cfd5ba'), (0.48, '#efeee0')])
    glow = n.nd('Emission', colour, 0.80)
    n.t.links.new(glow.outputs[0], n.t.nodes['Material Output'].inputs[0])
    return n.m


def glazing(y):
    """A wall of large panes between painted bars, on a low plinth."""
    garden = block((18, 0.02, 9), (0, y + 0.3, -0.5), hazy_garden(), 0.0)
    garden.visible_shadow = False
    paint = M.plaster('#f0eee6')
    for i in range(-6, 7):
        block((0.06, 0.10, 4.4), (i * 0.78, y, 0.62), paint, 0.008)
    for z in (0.60, 1.55, 2.5):
        block((12, 0.12, 0.07), (0, y, z), paint, 0.008)
    block((12, 0.24, 0.62), (0, y + 0.06, 0), M.plaster('#d9d2c4'), 0.012)


def tiles():
    """Terracotta floor tiles on dark mortar."""
    block((12, 12, 0.02), (0, -1, -0.055), M.solid('#5a3d2d', 0.9, name='mortar'), 0.0)
    clay = (M.terracotta('#b97c5a'), M.terracotta('#c08765'), M.terracotta('#b07350'))
    for i in range(-13, 14):
        for j in range(-10, 5):
            block((0.355, 0.355, 0.03), (i * 0.36, j * 0.36, -0.03), clay[(i * 7 + j * 13) % 3], 0.006)


def bench():
    """A slatted potting bench."""
    oak = M.wood('#a98359', axis=0, s=1.1)
    for j in range(5):
        block((3.1, 0.105, 0.035), (-0.1, 0.12 + j * 0.115, 0.72), oak, 0.006)
    for x in (-1.5, 1.3):
        for y in (0.14, 0.56):
            block((0.06, 0.06, 0.72), (x, y, 0), M.wood('#a98359', axis=2, s=1.1), 0.008)
    block((3.0, 0.05, 0.07), (-0.1, 0.12, 0.62), oak, 0.008)


def build():
    """Fill the greenhouse."""
    glazing(0.95)
    tiles()
    bench()
    place('column_cactus', (-1.25, 0.38, 0.755), 10, 0.62)
    place('snake_plant', (-0.70, 0.36, 0.755), 0, 0.74)
    place('succulent_bowl', (-0.18, 0.30, 0.755), 0, 0.42)
    place('boston_fern', (0.42, 0.38, 0.755), 0, 0.72)
    place('orchid_pot', (1.05, 0.36, 0.755), 0, 0.78)
    place('fiddle_fig', (-2.15, 0.30, 0), 0, 1.75)
    place('olive_tree', (2.05, 0.25, 0), 0, 1.70)
    place('monstera', (1.45, -0.45, 0), 30, 0.95)
    place('trailing_pothos', (-1.55, -0.42, 0), 0, 1.05)
    place('seagrass_basket', (-0.35, 0.30, 0), 0, 0.46)
    place('snake_plant', (0.50, -0.15, 0), 40, 0.58)
    S.lights('sun', 1.0)
    S.gobo('leaves', seed=5)
    S.area('sky', (-4.0, -4.5, 4.5), (0, 0, 0.8), 3.2, 320, '#fff6ea')
    camera((0.05, -6.4, 1.35), (0, 0, 0.95), 52)
