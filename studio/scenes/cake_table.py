"""The cake table: an afternoon's baking on a linen cloth."""
from kit import materials as M
from scenes.stagecraft import TABLE_VIEW, block, camera, morning_sun, place, wall

EXPOSURE = 0.34
WHITE_BALANCE = (0.985, 1.0, 1.03)


def build():
    """Lay the table; one unit is ten centimetres."""
    wall(3.2, '#efcfc6', 30, 16)
    block((30, 9, 0.5), (0, -1.5, -0.5), M.fabric('#e6dacb', 0.6, fuzz=0.2, var=0.05), 0.04)
    place('drip_cake', (1.1, 1.0, 0), 0, 2.5, 'z')
    place('victoria_sponge', (3.75, 1.1, 0), 0, 2.2)
    place('fruit_tart', (-0.95, -0.75, 0), 0, 1.9)
    place('cupcakes', (1.0, -1.7, 0), 0, 1.6)
    place('macarons', (-1.55, 1.15, 0), 0, 1.6, 'z')
    place('doughnuts', (3.05, -1.55, 0), 0, 1.6)
    place('peony_vase', (-0.35, 1.6, 0), 0, 2.3, 'z')
    morning_sun()
    camera(*TABLE_VIEW, fstop=0.6)
