"""The living room: furniture in the light of a tall window."""
from kit import materials as M
from kit import shapes as G
from kit import studio as S
from scenes.stagecraft import block, camera, flat_disc, framed_print, place, plank_floor, round_slab, wall

EXPOSURE = 0.40
WHITE_BALANCE = (0.97, 1.0, 1.06)


def sunrise(x, y, z):
    """A print of a half sun over a low hill."""
    flat_disc(x, y, z - 0.02, 0.19, '#c9764f', cut=True)
    block((0.44, 0.004, 0.03), (x, y, z - 0.07), M.paper('#3f5648'), 0.001)
    block((0.44, 0.004, 0.14), (x, y, z - 0.24), M.paper('#d8c3a0'), 0.001)


def moon(x, y, z):
    """A print of two overlapping discs."""
    flat_disc(x - 0.05, y, z + 0.10, 0.15, '#41584b')
    flat_disc(x + 0.05, y - 0.003, z - 0.08, 0.17, '#d0a36d')


def side_table(x, y):
    """A small round oak table on one leg."""
    oak = M.wood('#9a6a40', s=1.2)
    round_slab(0.27, 0.035, (x, y, 0.48), oak, 0.012)
    profile = [(0, 0), (0.165, 0), (0.17, 0.012), (0.155, 0.024), (0.05, 0.036), (0.03, 0.10), (0.03, 0.49)]
    leg = G.lathe(profile, 72, M.wood('#9a6a40', axis=2), '_leg')
    leg.location = (x, y, 0.001)


def build():
    """Put the room together."""
    wall(1.05, '#e2d6c6')
    block((16, 0.03, 0.14), (0, 1.03, 0), M.plaster('#efe8dc'), 0.008)
    plank_floor('#b98f62')
    rug = G.cylinder(1.35, 0.025, 0.010, M.boucle('#ece3d3', 0.8), 96)
    rug.name = '_rug'
    rug.location = (0.0, -0.35, 0)
    place('loveseat', (-0.25, 0.42, 0), 8, 1.85)
    place('lounge_chair', (1.22, -0.35, 0.02), -48, 1.0, side='z')
    place('lamp', (-1.55, 0.62, 0), 0, 1.78)
    place('monstera', (1.80, 0.52, 0), 20, 1.42)
    side_table(-1.60, -0.28)
    place('vase', (-1.63, -0.24, 0.515), 0, 0.46)
    place('book_journal', (-1.48, -0.42, 0.515), 25, 0.2)
    place('seagrass_basket', (-2.25, 0.45, 0), 0, 0.50)
    framed_print((-0.75, 1.05, 1.62), (0.52, 0.68), sunrise)
    framed_print((0.10, 1.05, 1.62), (0.52, 0.68), moon)
    S.lights('sun')
    S.gobo('window')
    S.area('sky', (-4.5, -4.5, 4.5), (0, 0, 0.8), 3.0, 260, '#fff3e2')
    camera((0.15, -6.2, 1.25), (0.05, 0, 0.84), 50)
