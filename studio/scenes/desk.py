"""The desk: screen, sound and a plant for a day's work."""
from kit import studio as S
from scenes.stagecraft import camera, place, table_top, wall, window_light

EXPOSURE = 0.2
WHITE_BALANCE = (0.985, 1.0, 1.03)


def build():
    """Set the desk up; one unit is ten centimetres."""
    wall(2.6, '#cdd0cd', 30, 16)
    table_top((24, 10, 0.45), '#a97b50', y=-2.4, boards=10)
    place('slim_monitor', (0, 0.8, 0), 0, 4.6, side='x')
    place('bookshelf_speaker', (-3.15, 0.75, 0), 14, 2.7, side='z')
    place('bookshelf_speaker', (3.15, 0.75, 0), -14, 2.7, side='z')
    place('snake_plant', (-4.5, 0.9, 0), 0, 2.3, side='z')
    place('mech_keyboard', (0, -1.55, 0), 0, 2.9)
    place('desk_microphone', (1.95, -0.6, 0), -18, 1.95, side='z')
    place('studio_headphones', (-2.2, -1.05, 0), 22, 1.6)
    place('retro_camera', (3.2, -1.15, 0), -24, 1.3)
    place('succulent_bowl', (4.35, 0.6, 0), 0, 1.2)
    window_light(0.92)
    S.area('bounce', (0, -6, 4), (0, 0, 0.8), 4, 150, '#ffffff')
    camera((0.1, -13.2, 2.7), (0.0, 0, 1.45), 51, fstop=0.6)
