"""The sound desk: speakers, headphones and a microphone in the evening."""
from kit import materials as M
from kit import studio as S
from scenes.stagecraft import TABLE_VIEW, block, camera, place, table_top, wall

EXPOSURE = 0.34
WHITE_BALANCE = (1.0, 1.0, 1.03)


def build():
    """Set the desk up; one unit is ten centimetres."""
    wall(2.4, '#3a3d42', 30, 16)
    table_top((26, 10, 0.45), '#6d4a30', y=-2.4, boards=9)
    block((8.2, 0.05, 0.05), (1.8, 2.36, 0.02), M.emit('#c8e070', 2.2), 0.01)
    place('bookshelf_speaker', (0.35, 0.85, 0), 10, 2.8, 'z')
    place('bookshelf_speaker', (3.6, 0.85, 0), -14, 2.8, 'z')
    place('desk_microphone', (1.95, 0.35, 0), -10, 2.1, 'z')
    place('studio_headphones', (-1.25, -0.1, 0), 18, 1.75)
    place('portable_speaker', (3.0, -0.95, 0), -16, 1.3)
    place('earbuds', (1.35, -1.35, 0), 6, 0.72)
    place('retro_camera', (0.0, -1.25, 0), 16, 1.3)
    S.world(top='#cfd6e6', bottom='#4a4642', strength=0.2)
    S.area('key', (-5.5, -4.2, 5.4), (0.8, 0, 0.8), 3.0, 1100, '#fff1e0')
    S.area('rim', (6.0, 0.6, 4.2), (1.5, 0.2, 0.8), 2.4, 420, '#e6ecff', 4.0)
    S.area('wash', (1.8, 2.2, 0.3), (1.8, 2.5, 2.2), 0.3, 40, '#d3ec86', 7.0)
    camera(*TABLE_VIEW, fstop=0.8)
