"""The children's hall: small clothes on a peg rail above a bench."""
from kit import materials as M
from kit import shapes as G
from kit import studio as S
from scenes.stagecraft import block, camera, place, plank_floor, wall

EXPOSURE = 0.40
WHITE_BALANCE = (0.98, 1.0, 1.04)
PEGS = 1.50


def peg(x):
    """A round oak peg."""
    o = G.cylinder(0.022, 0.10, 0.008, M.wood('#b98a58', axis=2), 32)
    o.name = '_peg'
    o.location = (x, 0.66, PEGS)
    o.rotation_euler.x = 1.45


def hang(model, x, height, turn=0, low=0.0, **parameters):
    """A garment on its peg, or `low` below it on a wire hook."""
    peg(x)
    place(model, (x, 0.5, PEGS + 0.03 - low - height), turn, height, side='z', **parameters)
    if low:
        hook = [(x, 0.5, PEGS - low - 0.04), (x, 0.5, PEGS - 0.02), (x + 0.03, 0.54, PEGS + 0.02), (x, 0.58, PEGS + 0.04), (x - 0.03, 0.6, PEGS + 0.02)]
        G.tube(hook, 0.006, M.metal('#b98f52', 0.3), n=6, seg=10).name = '_hook'


BUILT = ((0, 0, '#d9795a', 12), (0.13, 0, '#7fa3b8', -20), (0.06, 0.10, '#e3b95a', 28))
STREWN = ((0, 0, '#7fa3b8', 34), (0.24, 0, '#e3b95a', -12), (0.13, 0, '#8fa98a', 58))


def toy_blocks(x, y, z, blocks):
    """Painted wooden blocks."""
    for dx, dz, colour, turn in blocks:
        block((0.10, 0.10, 0.10), (x + dx, y, z + dz), M.solid(colour, 0.5, name='block' + colour), 0.010, turn)


def build():
    """Put the hall together."""
    wall(0.75, '#f0dfb6')
    block((16, 0.02, 0.95), (0, 0.735, 0), M.plaster('#a9c6d0'), 0.004)
    block((16, 0.04, 0.05), (0, 0.72, 0.95), M.plaster('#f5efe2'), 0.006)
    block((16, 0.03, 0.14), (0, 0.72, 0), M.plaster('#f5efe2'), 0.008)
    plank_floor('#c29a6b')
    oak = M.wood('#b98a58', axis=0, s=1.1)
    block((3.2, 0.03, 0.11), (0.45, 0.71, PEGS - 0.05), oak, 0.008)
    hang('raincoat', -0.82, 0.74, 6, c='#c98a2f')
    hang('striped_tee', -0.18, 0.50, -4, 0.09, c='#e9e1d3')
    hang('dungarees', 0.42, 0.88, 3, c='#5d7b9c')
    hang('jumper', 1.04, 0.52, -3, 0.09, c='#b0614a')
    hang('pinafore', 1.66, 0.74, 4, c='#7d9a86')
    block((2.3, 0.36, 0.04), (0.75, 0.42, 0.34), oak, 0.012)
    for x in (-0.25, 1.75):
        block((0.05, 0.32, 0.34), (x, 0.42, 0), M.wood('#b98a58', axis=2, s=1.1), 0.010)
    place('hat_scarf', (0.02, 0.40, 0.38), 10, 0.30, c='#d9795a')
    place('backpack', (1.30, 0.40, 0.38), -16, 0.44, 'z', c='#6d8f9c')
    place('seagrass_basket', (1.15, 0.40, 0), 0, 0.34)
    toy_blocks(0.45, 0.38, 0.38, BUILT)
    toy_blocks(-0.62, 0.0, 0, STREWN)
    S.lights('sun', 0.9)
    S.gobo('window')
    S.area('sky', (-4.5, -4.5, 4.5), (0, 0, 0.8), 3.0, 260, '#fff3e2')
    camera((0.35, -5.4, 1.1), (0.35, 0, 0.86), 58)
