"""The light of the places; every function returns the exposure that goes with it."""
from kit import studio as S


def morning():
    """Sun through a window."""
    S.lights('sun', 0.92)
    S.gobo('window')
    S.area('sky', (-4.5, -4.5, 4.5), (0, 0, 0.8), 3.0, 250, '#fff3e2')
    return 0.40


def garden_light():
    """Sun through leaves."""
    S.lights('sun', 0.98)
    S.gobo('leaves', seed=7)
    S.area('sky', (-4.5, -4.5, 4.5), (0, 0, 0.8), 3.0, 280, '#fff6ea')
    return 0.40


def north():
    """A large window without sun."""
    S.world(strength=0.40, bottom='#e2d9cc')
    S.area('key', (-5.4, -3.6, 4.9), (0, 0, 0.8), 3.0, 880, '#fff1e0')
    S.area('rim', (4.6, -0.6, 3.6), (0, 0, 0.8), 2.6, 90, '#f3f6ff')
    return 0.14


def evening():
    """A lamp near by in a dark room, edges drawn from both sides."""
    S.world(top='#cfd6e6', bottom='#3a3a40', strength=0.18)
    S.area('key', (-4.0, -3.2, 4.4), (0, 0, 0.7), 2.4, 620, '#ffe9cf')
    S.area('edge', (5.2, 1.4, 3.6), (0, 0, 0.7), 1.6, 480, '#dfe8ff', 3.6)
    S.area('pool', (0.6, 1.0, 5.4), (0.4, 1.8, 0.8), 2.2, 240, '#fff0dc')
    return 0.42
