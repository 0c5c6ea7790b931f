"""The kitchen table: the larder laid out in the morning."""
from kit import studio as S
from scenes.stagecraft import TABLE_VIEW, camera, place, table_top, wall, window_light

EXPOSURE = 0.16
WHITE_BALANCE = (0.965, 1.0, 1.055)


def build():
    """Lay the table; one unit is ten centimetres."""
    wall(3.6, '#d5d8c9', 30, 16)
    table_top((22, 10, 0.5), '#b88a5c', y=-2, boards=12)
    place('apples', (-2.75, 1.2, 0), 14, 2.6)
    place('olive_oil', (-1.03, 1.15, 0), 0, 2.75)
    place('bread', (0.68, 0.95, 0), -14, 2.7)
    place('honey', (2.21, 0.75, 0), -10, 1.55)
    place('pumpkin', (3.65, 1.5, 0), 15, 2.2)
    place('lemons', (-1.2, -0.85, 0), 0, 1.8)
    place('vine_tomatoes', (0.8, -1.2, 0), 30, 1.75)
    place('avocados', (2.66, -1.05, 0), -8, 1.9)
    place('eggs', (-2.85, -1.15, 0), 24, 1.45)
    window_light(0.95)
    S.area('bounce', (0, -6, 4), (0, 0, 0.6), 4, 160, '#fff4e6')
    camera(*TABLE_VIEW, fstop=0.6)
