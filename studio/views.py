"""The views of a product: how the front's set changes for the other pictures of its gallery."""
from kit.camera import PRESETS

FLAT = ('flat',)
STEEP = 36


def camera_of(look):
    """Azimuth and elevation of the front picture in degrees."""
    azimuth, elevation, _, _ = PRESETS[look.get('view', 'three_quarter')]
    return float(look.get('az', azimuth)), float(look.get('el', elevation))


def turned(look, facing, **changes):
    """Turn the product on its plate, so that the camera sees it from `facing` degrees; the light stays where it is."""
    azimuth, _ = camera_of(look)
    return {'rot': float(look.get('rot', 0)) + azimuth - facing, **changes}


def angle(look):
    """The other side of the product, from a little higher or lower."""
    azimuth, elevation = camera_of(look)
    if look.get('kind') == 'wall':
        return turned(look, -33, el=7)
    if look.get('kind') in FLAT:
        return {'kind': 'sweep', 'light': 'soft', 'view': 'three_quarter', 'az': 24, 'el': 44}
    away = -1 if azimuth >= 0 else 1
    if elevation >= STEEP:
        return turned(look, away * 26, el=27, fill=0.9)
    return turned(look, away * 38, el=elevation + 10 if elevation < 20 else elevation - 10)


def top(look):
    """From above."""
    if look.get('kind') == 'wall':
        return {'kind': 'flat', 'light': 'flat', 'view': 'top', 'tilt': (-90, 0, 0), 'az': 8, 'el': 90, 'fill': 0.9}
    if look.get('kind') in FLAT:
        return turned(look, 24, fill=0.9)
    azimuth, elevation = camera_of(look)
    return turned(look, -azimuth * 0.6, el=62 if elevation < STEEP else 78)


VIEWS = {'angle': angle, 'top': top}
