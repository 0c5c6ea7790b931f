"""The kitchen table: the larder laid out in the morning."""
from scenes.stagecraft import TABLE_VIEW, camera, morning_sun, place, table_top, wall

EXPOSURE = 0.36
WHITE_BALANCE = (0.965, 1.0, 1.055)


def build():
    """Lay the table; one unit is ten centimetres."""
    wall(3.4, '#c3cab6', 30, 16)
    table_top((22, 10, 0.5), '#b88a5c', y=-2, boards=12)
    place('apples', (-2.75, 1.3, 0), 14, 3.0)
    place('olive_oil', (-0.8, 1.5, 0), 0, 2.8)
    place('bread', (0.95, 1.05, 0), -14, 2.8)
    place('honey', (2.05, 0.15, 0), -10, 1.25)
    place('pumpkin', (3.45, 1.6, 0), 15, 2.5)
    place('lemons', (-1.0, -0.75, 0), 0, 2.1)
    place('vine_tomatoes', (0.75, -1.3, 0), 30, 1.8)
    place('avocados', (3.0, -1.05, 0), -8, 1.9)
    place('eggs', (-2.9, -1.1, 0), 24, 1.75)
    morning_sun()
    camera(*TABLE_VIEW, fstop=0.6)
