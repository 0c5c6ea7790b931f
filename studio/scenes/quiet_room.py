"""The quiet room: one curved sofa, one chair and a lamp before a bare greige wall."""
from kit import materials as M
from kit import shapes as G
from kit import studio as S
from scenes.stagecraft import block, camera, place, plank_floor, wall

EXPOSURE = 0.37
WHITE_BALANCE = (0.98, 1.0, 1.04)


def rug(x, y):
    """A flat oval rug of undyed wool."""
    o = G.cylinder(1.0, 0.02, 0.008, M.boucle('#d8cfc0', 0.8), 96)
    o.name = '_rug'
    o.location = (x, y, 0)
    o.scale = (1.6, 0.82, 1)


def build():
    """Put the room together."""
    wall(1.15, '#cbc2b5')
    block((16, 0.03, 0.12), (0, 1.13, 0), M.plaster('#ddd6cb'), 0.008)
    plank_floor('#a78f76', width=0.26, rows=46)
    rug(0.0, -0.35)
    place('curved_sofa', (-0.10, 0.36, 0.02), 6, 2.15)
    place('spindle_chair', (1.58, -0.10, 0), -52, 0.90, 'z')
    place('lamp', (-1.58, 0.60, 0), 0, 1.58)
    S.lights('sun')
    S.gobo('window')
    S.area('sky', (-4.5, -4.5, 4.5), (0, 0, 0.8), 3.0, 240, '#fff3e2')
    camera((0.05, -6.2, 1.22), (0.0, 0, 0.86), 50)
