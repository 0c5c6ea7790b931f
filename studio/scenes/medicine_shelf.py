"""The medicine shelf: everything for a household's health, in order."""
from kit import materials as M
from kit import studio as S
from scenes.props import drum
from scenes.stagecraft import TABLE_VIEW, block, camera, place, wall, window_light

EXPOSURE = 0.08
WHITE_BALANCE = (1.0, 1.0, 1.02)


def build():
    """Fill the shelf; one unit is ten centimetres."""
    wall(2.6, '#bfd5d4', 30, 16)
    block((30, 8, 0.5), (0, -1.2, -0.5), M.plaster('#dde4e2'), 0.03)
    block((3.2, 1.6, 0.55), (2.55, 0.95, 0), M.plaster('#b9d0cf'), 0.02)
    drum(0.85, 0.4, (-0.2, 0.5, 0), '#dfe9e8')
    place('first_aid_kit', (2.35, 0.95, 0.55), -6, 2.3)
    place('pill_bottle', (-0.2, 0.5, 0.4), 6, 1.3, 'z')
    place('bandage_rolls', (3.5, -0.35, 0), -10, 1.5)
    place('pressure_monitor', (0.75, -0.85, 0), 8, 2.0)
    place('pulse_oximeter', (2.1, -1.2, 0), -24, 0.8)
    place('mask_box', (-1.75, 0.35, 0), 16, 1.95)
    place('thermometer', (-0.75, -1.5, 0), -64, 1.4)
    window_light(0.74, '#fffaf3')
    S.area('bounce', (0, -6, 4), (0, 0, 0.8), 4, 110, '#f6fbff')
    camera(*TABLE_VIEW, fstop=0.7)
