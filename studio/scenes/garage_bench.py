"""The garage bench: parts on steel before a dark wall."""
from kit import materials as M
from kit import shapes as G
from kit import studio as S
from scenes.stagecraft import TABLE_VIEW, block, camera, place, wall

EXPOSURE = 0.28
WHITE_BALANCE = (1.0, 1.0, 1.02)


def rail(z):
    """A steel strip on the wall with hooks."""
    block((9, 0.06, 0.22), (4.4, 2.52, z), M.brushed('#8d9094', 0.4, 0), 0.02)
    for i in range(5):
        x = 0.9 + i * 0.85
        G.tube([(x, 2.46, z + 0.1), (x, 2.25, z + 0.04), (x, 2.2, z + 0.16)], 0.025, M.metal('#8d9094', 0.35), seg=8).name = '_hook'


def build():
    """Fill the bench; one unit is fifteen centimetres."""
    wall(2.6, '#4b4f53', 30, 16)
    block((30, 0.05, 0.35), (0, 2.58, 1.0), M.plaster('#a8322c'), 0.004)
    block((30, 9, 0.5), (0, -2, -0.5), M.brushed('#6f7276', 0.42, 0, 0.25), 0.05)
    place('alloy_wheel', (1.35, 1.2, 0), 18, 3.1, 'z')
    place('brake_disc', (3.35, 0.7, 0), -14, 2.0, 'z')
    place('engine_oil', (-0.65, 0.45, 0), 12, 1.9, 'z')
    place('engine_oil', (-1.65, 1.15, 0), 26, 1.9, 'z')
    place('car_battery', (0.75, -0.95, 0), 14, 1.75)
    place('brake_disc', (2.55, -1.15, 0), 20, 1.25, tilt=(-90, 0))
    S.world(strength=0.22, bottom='#9a9a9a')
    S.area('key', (-5.5, -3.8, 6.0), (0.5, 0, 0.8), 3.2, 1250, '#fff1e0')
    S.area('rim', (6.0, 0.6, 4.6), (1, 0, 1.0), 3.0, 420, '#eef3ff', 3.4)
    S.area('top', (1.2, 1.0, 6.0), (1.2, 0.8, 0), 3.6, 260, '#ffffff')
    camera(*TABLE_VIEW, fstop=0.8)
