"""The flower counter: bouquets in zinc buckets on a pale counter."""
from kit import materials as M
from scenes.props import bucket
from scenes.stagecraft import TABLE_VIEW, block, camera, morning_sun, place, put_down, table_top, wall

EXPOSURE = 0.34
WHITE_BALANCE = (0.98, 1.0, 1.045)


def build():
    """Fill the counter; one unit is ten centimetres."""
    wall(3.0, '#e9d3cc', 30, 16)
    table_top((26, 10, 0.5), '#cbb89c', y=-2, boards=9)
    put_down(lambda: bucket(0.66, 0.95), (0.55, 1.1, 0), 0, 0.95, 'z')
    place('rose_bouquet', (0.55, 1.1, -0.4), 0, 3.2, 'z', ribbon=False)
    put_down(lambda: bucket(0.58, 0.85, '#a9aeae'), (-1.15, 0.5, 0), 0, 0.85, 'z')
    place('tulip_bunch', (-1.15, 0.5, -0.3), 20, 2.7, 'z')
    place('hydrangea_vase', (2.25, 0.9, 0), 0, 2.35, 'z')
    place('sunflower_jug', (3.55, 0.4, 0), -14, 2.3, 'z')
    place('peony_vase', (1.75, -0.95, 0), 0, 1.75, 'z')
    place('lavender_bunch', (-0.15, -1.5, 0), 66, 1.9)
    put_down(lambda: block((2.6, 1.7, 0.012), (0, 0, 0), M.kraft('#c9a47a'), 0.002), (-0.2, -1.45, 0), 12, 2.6)
    morning_sun()
    camera(*TABLE_VIEW, fstop=0.6)
