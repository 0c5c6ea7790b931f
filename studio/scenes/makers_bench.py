"""The makers' bench: clay, wool and leather on a kraft-coloured wall."""
from scenes.props import yarn
from scenes.stagecraft import TABLE_VIEW, camera, morning_sun, place, put_down, table_top, wall

EXPOSURE = 0.36
WHITE_BALANCE = (0.975, 1.0, 1.05)


def build():
    """Fill the bench; one unit is ten centimetres."""
    wall(2.6, '#dccbb0', 30, 16)
    table_top((26, 10, 0.5), '#9f7247', y=-2.4, boards=7)
    place('wall_hanging', (2.75, 2.45, 1.95), 0, 2.3, 'z')
    place('seagrass_basket', (3.3, 0.9, 0), 10, 2.5)
    place('vase', (0.55, 1.0, 0), 0, 2.55, 'z')
    place('utensil_crock', (1.6, 0.5, 0), 0, 2.2, 'z')
    place('stacked_mugs', (-0.75, 0.35, 0), 16, 1.55, 'z')
    place('leather_notebook', (0.55, -0.85, 0), 12, 1.5, 'z')
    place('soy_candle', (2.1, -1.1, 0), -8, 0.95)
    for x, y, radius, colour in ((-1.75, -0.75, 0.34, '#3f4f7a'), (-1.2, -1.35, 0.26, '#d9b98a'), (-2.25, -0.1, 0.28, '#b0694a')):
        put_down(lambda: yarn(radius, colour, int(radius * 100)), (x, y, 0), 0, radius * 2)
    morning_sun()
    camera(*TABLE_VIEW, fstop=0.6)
