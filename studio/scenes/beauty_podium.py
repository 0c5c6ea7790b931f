"""The beauty podium: jars and flacons on plaster drums before an arch."""
from scenes.props import arch, drum, seamless
from scenes.stagecraft import TABLE_VIEW, camera, morning_sun, place, put_down

EXPOSURE = 0.34
WHITE_BALANCE = (0.985, 1.0, 1.03)


def build():
    """Set the podium; one unit is five centimetres."""
    seamless('#e9cfc4', 3.6)
    put_down(lambda: arch(3.3, 4.0, 0.5, '#d9ab9b'), (1.45, 2.2, 0), 0, 4.0, 'z')
    drum(1.0, 1.05, (1.45, 0.75, 0), '#eed3c7')
    drum(0.85, 0.45, (0.02, -0.2, 0), '#f3dfd5')
    drum(1.0, 0.22, (2.75, -0.55, 0), '#dfb6a8')
    place('perfume', (1.45, 0.75, 1.05), 10, 1.55, 'z')
    place('face_oil', (-0.05, -0.15, 0.45), -8, 1.5, 'z')
    place('rose_cream', (2.75, -0.55, 0.22), -6, 0.95, 'z')
    place('hand_cream', (3.75, 0.55, 0), -16, 1.9, 'z')
    place('berry_lipstick', (1.1, -1.15, 0), 8, 1.05)
    place('powder_compact', (-1.5, -0.75, 0), 20, 1.25)
    place('peony_vase', (-1.35, 0.9, 0), 0, 2.2, 'z')
    morning_sun()
    camera(*TABLE_VIEW, fstop=0.7)
