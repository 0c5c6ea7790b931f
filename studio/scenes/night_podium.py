"""The night podium: black goods on charcoal blocks, drawn by their edges."""
from kit import materials as M
from kit import studio as S
from scenes.props import drum, seamless
from scenes.stagecraft import TABLE_VIEW, block, camera, place

EXPOSURE = 0.5
WHITE_BALANCE = (1.0, 1.0, 1.02)


def build():
    """Set the podium; one unit is eight centimetres."""
    seamless('#26262a', 3.8)
    stone = M.plaster('#2f2f34')
    block((2.1, 1.7, 0.9), (1.5, 0.95, 0), stone, 0.03)
    block((1.9, 1.6, 0.4), (3.4, 0.35, 0), stone, 0.03)
    drum(0.9, 0.55, (-0.45, 0.55, 0), '#323238')
    place('smart_speaker', (1.5, 0.95, 0.9), 8, 1.6, 'z', weave=0.12)
    place('vacuum_flask', (3.0, 0.55, 0.4), 0, 2.1, 'z')
    place('moka_pot', (-0.45, 0.55, 0.55), 10, 1.75, 'z')
    place('candle_trio', (3.35, -0.75, 0), 0, 1.45)
    place('game_controller', (0.4, -0.8, 0), -18, 1.75, tilt=(-66, 0))
    place('mech_keyboard', (2.2, -1.75, 0), 10, 2.2)
    place('chronograph', (-1.35, -0.75, 0), 14, 1.25, 'z')
    S.world(top='#cfd6e6', bottom='#3a3a40', strength=0.16)
    S.area('key', (-5.0, -4.2, 5.4), (0.8, 0, 0.8), 3.0, 900, '#fff1e0')
    S.area('edge', (7.8, 1.6, 5.0), (1.5, 0.4, 0.8), 2.0, 1350, '#dfe8ff', 5.0)
    S.area('edge2', (-7.5, 1.2, 5.6), (0.8, 0.4, 0.8), 2.0, 1300, '#fff0df', 5.0)
    S.area('pool', (1.3, 2.0, 7.0), (1.3, 1.4, 0), 2.2, 420, '#f2f2ff')
    camera(*TABLE_VIEW, fstop=0.8)
