"""The evening room: a corner sofa and a deep armchair by lamplight, the blue hour outside."""
from kit import materials as M
from kit import shapes as G
from kit import studio as S
from scenes.stagecraft import block, camera, place, plank_floor, round_slab, wall

EXPOSURE = 0.5
WHITE_BALANCE = (1.0, 1.0, 1.0)


def build():
    """Put the room together; the left half of the wall stays empty."""
    wall(1.25, '#5d6a86')
    block((16, 0.03, 0.14), (0, 1.23, 0), M.plaster('#6d7993'), 0.008)
    plank_floor('#6f533c')
    rug = G.cylinder(1.25, 0.025, 0.010, M.boucle('#b9b3ad', 0.8), 96)
    rug.name = '_rug'
    rug.location = (0.80, -0.40, 0)
    place('chaise_sofa', (0.66, 0.36, 0), 4, 2.25)
    place('armchair', (-0.98, -0.22, 0), 46, 0.84, 'z')
    place('lamp', (1.98, 0.72, 0), 0, 1.62, glow=0.6)
    place('snake_plant', (-0.62, 0.86, 0), 0, 0.95, 'z')
    oak = M.wood('#8a5f3c', s=1.2)
    round_slab(0.30, 0.035, (0.82, -0.78, 0.36), oak, 0.012)
    round_slab(0.05, 0.36, (0.82, -0.78, 0), oak, 0.01)
    place('stacked_mugs', (0.77, -0.80, 0.395), 20, 0.17, 'z')
    S.world(top='#8fa6d8', bottom='#2b3350', strength=0.34)
    S.area('dusk', (-7.0, -4.6, 5.0), (0, 0, 0.8), 4.0, 520, '#9db4ea')
    S.area('shade', (1.98, 0.56, 1.22), (2.0, 0.2, 0), 0.35, 34, '#ffb765')
    S.area('pool', (1.96, 0.97, 1.62), (1.9, 1.25, 2.2), 0.4, 20, '#ffb765')
    S.area('spill', (2.4, -1.6, 2.0), (0.8, 0.3, 0.4), 0.9, 60, '#ffc98a')
    camera((0.15, -6.2, 1.25), (0.05, 0, 0.90), 50)
