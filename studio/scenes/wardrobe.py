"""The wardrobe: coats on a brass rail above an oak bench."""
from kit import materials as M
from kit import shapes as G
from kit import studio as S
from scenes.stagecraft import block, camera, place, plank_floor, wall

EXPOSURE = 0.42
WHITE_BALANCE = (0.98, 1.0, 1.04)
RAIL = 1.92


def hanger(x, y, shoulder):
    """A hook over the rail and the neck of a wooden hanger."""
    brass = M.metal('#b98f52', 0.3)
    G.tube(
        [
            (x, y, shoulder),
            (x, y, RAIL - 0.03),
            (x + 0.035, y, RAIL + 0.005),
            (x + 0.03, y, RAIL + 0.04),
            (x - 0.005, y, RAIL + 0.045),
            (x - 0.03, y, RAIL + 0.02),
        ],
        0.006,
        brass,
        n=6,
        seg=10,
    ).name = '_hook'


def hang(model, x, height, turn, colour):
    """A garment on the rail; its collar ends a hand below the rail."""
    place(model, (x, 0, RAIL - 0.11 - height), turn, height, side='z', c=colour)
    hanger(x, 0, RAIL - 0.16)


def build():
    """Put the wardrobe together."""
    wall(0.75, '#ddd2c4')
    block((16, 0.03, 0.14), (0, 0.72, 0), M.plaster('#ece5da'), 0.008)
    plank_floor('#b48a60')
    G.tube([(-1.75, 0, RAIL), (1.75, 0, RAIL)], 0.018, M.brushed('#b98f52', 0.3, 0), smooth=False).name = '_rail'
    for x in (-1.6, 1.6):
        G.tube([(x, 0, RAIL), (x, 0, 3.4)], 0.012, M.metal('#b98f52', 0.3), smooth=False).name = '_drop'
    hang('wrap_coat', -1.22, 1.22, -14, '#b98a5e')
    hang('pea_coat', -0.62, 0.80, -10, '#38373b')
    hang('trench', -0.02, 1.20, -12, '#cbb088')
    hang('puffer', 0.62, 1.12, -8, '#56708c')
    hang('parka', 1.22, 0.96, -12, '#5e6550')
    oak = M.wood('#a9794b', axis=0, s=1.1)
    block((2.3, 0.42, 0.05), (0.3, 0.10, 0.36), oak, 0.012)
    for x in (-0.70, 1.30):
        block((0.05, 0.36, 0.36), (x, 0.10, 0), M.wood('#a9794b', axis=2, s=1.1), 0.010)
    place('holdall', (0.85, 0.06, 0.41), -14, 0.50)
    place('fedora', (-0.38, 0.06, 0.41), 20, 0.38)
    place('seagrass_basket', (-1.32, 0.1, 0), 0, 0.52)
    S.lights('sun', 0.95)
    S.gobo('leaves', seed=7)
    S.area('sky', (-4.5, -4.5, 4.5), (0, 0, 0.8), 3.0, 260, '#fff3e2')
    camera((0.1, -6.4, 1.25), (0.0, 0, 1.06), 60)
