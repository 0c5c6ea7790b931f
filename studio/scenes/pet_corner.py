"""The pet corner: a soft bed, full bowls and the larder of a dog and a cat."""
from kit import materials as M
from kit import shapes as G
from scenes.stagecraft import TABLE_VIEW, block, camera, morning_sun, place, put_down, round_slab, wall

EXPOSURE = 0.34
WHITE_BALANCE = (0.985, 1.0, 1.03)


def bed():
    """A round bed: a stuffed rim around a cushion."""
    wool = M.boucle('#e9dfcc', 0.9)
    rim = G.smooth_path([(1.05, 0.1), (1.30, 0.0), (1.62, 0.10), (1.72, 0.42), (1.55, 0.74), (1.30, 0.72), (1.10, 0.45), (1.02, 0.2)], 6)
    G.lathe(rim, 96, wool, '_rim', auto=180)
    pad = G.pillow((2.3, 2.3, 0.42), M.fabric('#3f7a78', 0.7), '_pad', n=24, edge=0.2, crown=0.10, wrinkle=0.02)
    pad.location.z = 0.30


def ball(radius, colour, location):
    """A felt ball."""
    o = G.ico(radius, 4, M.boucle(colour, 1.6), '_ball')
    o.location = (location[0], location[1], location[2] + radius)


def build():
    """Fill the corner; one unit is ten centimetres."""
    wall(2.8, '#dcb968', 30, 16)
    block((30, 0.06, 0.55), (0, 2.77, 0), M.plaster('#f3ead6'), 0.02)
    block((30, 12, 0.4), (0, -2.2, -0.4), M.wood('#c39a66', axis=0, s=0.35, rough=0.5), 0.02)
    round_slab(3.2, 0.03, (1.2, -0.1, 0), M.boucle('#3f8a86', 0.7), 0.02)
    put_down(bed, (2.55, 0.55, 0.03), 0, 2.75)
    ball(0.22, '#d9694a', (2.45, 0.25, 0.42))
    place('salmon_kibble', (-0.25, 0.9, 0.03), 14, 2.35, 'z')
    place('cat_kibble', (-1.75, 1.2, 0), 12, 1.85, 'z')
    place('treat_jar', (0.55, -0.75, 0.03), -6, 1.15, 'z')
    place('pet_tins', (-1.15, -0.65, 0), 14, 1.15)
    place('bird_seed', (3.95, 1.6, 0), -10, 1.75)
    ball(0.16, '#e9dfcc', (1.85, -1.35, 0.03))
    morning_sun()
    camera(*TABLE_VIEW, fstop=0.6)
