"""The market stall: the season in wooden crates."""
from models.food.fruit import lemon
from models.food.orchard import apple, tomato
from models.food.table import leaf_at
from scenes.props import heap, slatted_crate
from scenes.stagecraft import TABLE_VIEW, camera, morning_sun, place, put_down, table_top, wall

EXPOSURE = 0.36
WHITE_BALANCE = (0.965, 1.0, 1.055)


APPLES = ('#a8322c', '#b8442f', '#c2703a', '#9c2a2c', '#b9a348')
TOMATOES = ('#bf3a24', '#cc5230', '#b03020', '#d0763a')


def crate_of(fruit, seed, leaf, **heaping):
    """A crate filled with one kind of fruit, a few leaves among it."""
    slatted_crate((3.55, 2.8, 0.95))
    heap(fruit, (3.45, 2.4), 0.40, 0.18, 3, seed, **heaping)
    if leaf:
        for x, y, turn in ((-0.7, -0.5, 40), (0.5, -0.15, -70), (0.15, -0.85, 160)):
            leaf_at((x, y, 1.62 - 0.3 * abs(x) + 0.22 * y), (20, 10, turn), 0.75, 0.26, leaf, 0.5)


def build():
    """Set the stall up; one unit is fifteen centimetres."""
    wall(3.2, '#e7e0cd', 30, 16)
    table_top((26, 10, 0.5), '#b98c60', y=-2.4, boards=9)
    apples = lambda: crate_of(lambda i: apple(APPLES[i * 7 % 5], '#d9b35a', i), 2, '#5c7a3c', lean=(0, 55))
    lemons = lambda: crate_of(lemon, 4, '#48703a', lean=(65, 115), middle=0.6)
    tomatoes = lambda: crate_of(lambda i: tomato(TOMATOES[i * 3 % 4], i), 6, None, lean=(0, 50), middle=0.34)
    put_down(apples, (1.05, 1.05, 0), 4, 2.3, 'x', tilt=(16, 0))
    put_down(lemons, (3.45, 0.8, 0), -8, 2.2, 'x', tilt=(16, 0))
    put_down(tomatoes, (-1.15, 0.65, 0), 10, 1.95, 'x', tilt=(16, 0))
    place('pumpkin', (2.3, 1.75, 0), 15, 1.9)
    place('pumpkin', (3.95, 1.95, 0), 70, 1.5)
    place('avocados', (1.2, -1.0, 0), -8, 1.55)
    place('eggs', (2.95, -1.15, 0), 14, 1.35)
    place('honey', (-0.3, -0.95, 0), -6, 1.15)
    place('olive_oil', (-2.4, 0.9, 0), 0, 2.2, 'z')
    morning_sun()
    camera(*TABLE_VIEW, fstop=0.6)
