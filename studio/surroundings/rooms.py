"""Rooms with oak boards, and what hangs or lies in them."""
from kit import materials as M
from kit import shapes as G
from kit import studio as S
from scenes.stagecraft import block, flat_disc, framed_print
from surroundings.daylight import evening, morning


def room(place, colour='#e2d6c6'):
    """A room with oak boards."""
    place.boards('#b98f62', 16, axis=1)
    place.plastered(colour)
    place.skirting('#efe8dc')
    return morning(), (0.97, 1.0, 1.06)


def lamplight(place):
    """A green room in the evening."""
    place.boards('#8f6540', 16, axis=1)
    place.plastered('#5d6f5f')
    place.skirting('#76846f')
    exposure = evening()
    S.area('lamp', (-0.9, -0.2, 2.0), (-0.3, -0.4, 0.2), 0.7, 16, '#ffc98a')
    return exposure, (0.98, 1.0, 1.04)


def sage_room(place):
    """The room in sage."""
    return room(place, '#c5cbb9')


def clay_room(place):
    """The room in clay."""
    return room(place, '#d6b49c')


def blue_room(place):
    """The room in a greyed blue."""
    return room(place, '#b9c3c6')


def print_of(place, across, up, size=(50, 66), ink=('#c9764f', '#3f5648')):
    """A framed print on the wall, its middle `up` centimetres high."""

    def paint(x, y, z):
        flat_disc(x, y - 0.001, z + 6 * place.cm, 15 * place.cm, ink[0])
        block((40 * place.cm, 0.004, 15 * place.cm), (x, y - 0.004, z - 24 * place.cm), M.paper(ink[1]), 0.001)

    framed_print((across * place.cm, place.wall, up * place.cm), (size[0] * place.cm, size[1] * place.cm), paint)


def rug(place, radius, colour='#ece3d3'):
    """A round rug under the product."""
    o = G.cylinder(radius * place.cm, 0.9 * place.cm, 0.3 * place.cm, M.boucle(colour, 0.8), 96)
    o.name = '_rug'
    o.location = (0, 0, -0.6 * place.cm)
