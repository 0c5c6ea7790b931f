"""The market stall: the season in wooden crates."""
from kit import studio as S
from models.food.fruit import lemon
from models.food.orchard import apple, tomato
from scenes.props import heap, slatted_crate
from scenes.stagecraft import TABLE_VIEW, camera, place, put_down, table_top, wall, window_light

EXPOSURE = 0.12
WHITE_BALANCE = (0.965, 1.0, 1.055)


def crate_of(fruit, radius, seed):
    """A crate filled with one kind of fruit."""
    slatted_crate((3.75, 2.95, 1.15))
    heap(fruit, (3.7, 2.45), radius, 0.42, 2, seed)


def build():
    """Set the stall up; one unit is fifteen centimetres."""
    wall(3.2, '#e7e0cd', 30, 16)
    table_top((26, 10, 0.5), '#b98c60', y=-2.4, boards=9)
    put_down(lambda: crate_of(lambda i: apple(seed=i), 0.42, 2), (1.05, 1.05, 0), 4, 2.25, tilt=(14, 0))
    put_down(lambda: crate_of(lemon, 0.40, 4), (3.4, 0.8, 0), -8, 2.2, tilt=(14, 0))
    put_down(lambda: crate_of(lambda i: tomato(seed=i), 0.42, 6), (-1.1, 0.65, 0), 10, 1.9, tilt=(14, 0))
    place('pumpkin', (2.3, 1.75, 0), 15, 1.9)
    place('pumpkin', (3.95, 1.95, 0), 70, 1.5)
    place('avocados', (1.2, -1.0, 0), -8, 1.55)
    place('eggs', (2.95, -1.15, 0), 14, 1.35)
    place('honey', (-0.3, -0.95, 0), -6, 1.15)
    place('olive_oil', (-2.4, 0.9, 0), 0, 2.2, 'z')
    window_light(1.05)
    S.area('bounce', (0, -6, 4), (0, 0, 0.8), 4, 160, '#fff4e6')
    camera(*TABLE_VIEW, fstop=0.6)
