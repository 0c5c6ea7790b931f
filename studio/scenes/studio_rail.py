"""The fashion studio: a free-standing rail before a lilac paper."""
from kit import materials as M
from kit import shapes as G
from kit import studio as S
from scenes.props import drum
from scenes.stagecraft import block, camera, place, wall, window_light
from scenes.wardrobe import RAIL, hang

EXPOSURE = 0.30
WHITE_BALANCE = (0.99, 1.0, 1.04)


def stand(left, right):
    """A rack of thin black steel on two feet."""
    steel = M.solid('#2c2a2e', 0.4, 0.3, name='steel')
    G.tube([(left, 0, RAIL), (right, 0, RAIL)], 0.014, steel, smooth=False).name = '_rail'
    for x in (left, right):
        G.tube([(x, 0, 0.02), (x, 0, RAIL)], 0.014, steel, smooth=False).name = '_post'
        G.tube([(x, -0.34, 0.015), (x, 0.34, 0.015)], 0.014, steel, smooth=False).name = '_foot'


def build():
    """Put the studio together."""
    wall(1.15, '#cfc6d6')
    block((18, 9, 0.05), (0, -3.3, -0.05), M.plaster('#d6cddb'), 0.004)
    stand(-0.66, 1.74)
    hang('cocoon_coat', -0.24, 1.02, -12, '#a9806a')
    hang('shell_top', 0.38, 0.66, -8, '#d8bfae')
    hang('wrap_coat', 0.96, 1.22, -12, '#5d4a5e')
    hang('trucker', 1.46, 0.66, -8, '#7a4a30')
    drum(0.24, 0.46, (2.01, -0.45, 0), '#bfb3c9')
    place('handbag', (2.01, -0.45, 0.46), -16, 0.36, c='#8a4f33')
    place('tote', (0.30, -0.16, 0), 16, 0.46, 'z', c='#e3d8c3')
    window_light(0.42)
    S.area('bounce', (0, -6, 3), (0, 0, 1.0), 4, 90, '#fff6ff')
    camera((0.35, -6.4, 1.25), (0.3, 0, 1.06), 54)
