"""The table for two: roses, scent, sweets and small presents in red and petal."""
from kit import materials as M
from kit import studio as S
from scenes.props import bottle_vase, bucket, parcel
from scenes.stagecraft import TABLE_VIEW, block, camera, place, put_down, wall, window_light

EXPOSURE = 0.14
WHITE_BALANCE = (0.99, 1.0, 1.03)


def build():
    """Lay the table; one unit is eight centimetres."""
    wall(3.0, '#e3b4ae', 30, 16)
    block((30, 9, 0.5), (0, -1.5, -0.5), M.fabric('#85282f', 0.6, fuzz=0.3, var=0.06), 0.04)
    put_down(lambda: bucket(0.62, 0.8, '#d8c9bd'), (1.55, 0.9, 0), 0, 0.85, 'z')
    place('rose_bouquet', (1.55, 0.9, -0.4), 8, 3.0, 'z', ribbon=False)
    put_down(lambda: parcel((1.7, 1.5, 1.0), '#f0d9d2', '#a3262e'), (3.2, 0.95, 0), -12, 2.0)
    put_down(lambda: parcel((1.0, 0.9, 0.55), '#a3363c', '#f0d9d2', 0.55), (3.1, 0.9, 0.93), 14, 1.05)
    place('perfume', (0.05, 0.55, 0), 8, 1.35, 'z', c='#c4575c')
    put_down(lambda: bottle_vase('#f0dcd6'), (-1.15, 1.1, 0), 0, 1.7, 'z')
    place('macarons', (2.25, -0.95, 0), 0, 1.1, 'z')
    place('wristwatch', (-0.9, -0.55, 0), 12, 0.95)
    place('berry_lipstick', (0.65, -1.3, 0), 10, 0.95)
    place('soy_candle', (3.4, -0.75, 0), -8, 0.9, c='#c98a80')
    window_light(0.95)
    S.area('bounce', (0, -6, 4), (0, 0, 0.8), 4, 150, '#fff0ee')
    camera(*TABLE_VIEW, fstop=0.6)
