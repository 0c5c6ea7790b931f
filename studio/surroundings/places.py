"""The places: a table, a shelf or a floor with a wall behind, and the light that falls into them."""
from kit import materials as M
from kit import studio as S
from scenes.stagecraft import block
from surroundings.daylight import evening, garden_light, morning, north
from surroundings.rooms import blue_room, clay_room, lamplight, print_of, room, rug, sage_room  # noqa: F401


def kitchen(place):
    """An oak worktop before white tiles."""
    place.boards('#b88a5c')
    place.tiled('#ece7db', rows=5)
    return morning(), (0.965, 1.0, 1.055)


def larder(place):
    """An oak table before a sage wall."""
    place.boards('#b48658')
    place.plastered('#c3cab6')
    return morning(), (0.965, 1.0, 1.055)


def desk(place):
    """A walnut desk before a pale grey wall."""
    place.boards('#99683f', 16)
    place.plastered('#cfd0cb')
    return morning(), (0.985, 1.0, 1.03)


def reading_room(place):
    """An oak board before a library-green wall."""
    place.boards('#a4754a', 18)
    place.plastered('#75836f')
    return north(), (0.985, 1.0, 1.03)


def bathroom(place):
    """A stone ledge before pale tiles."""
    place.slab(M.plaster('#e6ddd2'))
    place.tiled('#e3d2c6', rows=12, each=10)
    return morning(), (0.985, 1.0, 1.03)


def dresser(place):
    """A chest of drawers, painted, before a blush wall."""
    place.boards('#caa47c', 22)
    place.plastered('#e3c3b6')
    return morning(), (0.985, 1.0, 1.03)


def hall(place):
    """An oak console before a warm wall."""
    place.boards('#a9794b', 20)
    place.plastered('#d8cbb9')
    return morning(), (0.98, 1.0, 1.04)


def linen_table(place):
    """A table under a linen cloth before strawberry cream."""
    place.slab(M.fabric('#e9dfd2', 0.06 / place.cm, fuzz=0.2, var=0.05))
    place.plastered('#eccfc4')
    return morning(), (0.985, 1.0, 1.03)


def flower_table(place):
    """A pale wooden table before blush plaster."""
    place.boards('#cbb89c', 15)
    place.plastered('#e6cfc6')
    return garden_light(), (0.98, 1.0, 1.045)


def potting_bench(place):
    """Weathered slats before a whitewashed wall."""
    place.boards('#b59a75', 9, gap=0.8)
    place.plastered('#dfe0d2')
    return garden_light(), (0.985, 1.0, 1.03)


def workshop(place):
    """A dark bench before kraft-coloured plaster."""
    place.boards('#9f7247', 17)
    place.plastered('#dccbb0')
    return morning(), (0.975, 1.0, 1.05)


def garage(place):
    """A steel bench before an asphalt wall with a red band."""
    place.slab(M.brushed('#6f7276', 0.42, 0, 0.25))
    place.plastered('#53575b')
    block((34, 0.05, 5 * place.cm), (0, place.wall, 0.9), M.plaster('#a8322c'), 0.004)
    S.world(strength=0.22, bottom='#9a9a9a')
    S.area('key', (-4.4, -3.0, 4.8), (0, 0, 0.8), 2.6, 800, '#fff1e0')
    S.area('rim', (4.8, 0.4, 3.8), (0, 0, 0.9), 2.4, 260, '#eef3ff', 3.0)
    S.area('top', (0.4, 0.9, 5.2), (0, 0.6, 0), 3.0, 170, '#ffffff')
    return 0.24, (1.0, 1.0, 1.02)


def feeding_place(place):
    """A wooden floor by a yellow wall."""
    place.boards('#c39a66', 14)
    place.plastered('#dcb968')
    place.skirting('#f3ead6')
    return morning(), (0.985, 1.0, 1.03)


def surgery(place):
    """A white top before pale teal tiles."""
    place.slab(M.plaster('#e3e8e6'))
    place.tiled('#bcd3d2', rows=12, each=10)
    return north() - 0.02, (1.0, 1.0, 1.02)


def night_desk(place):
    """A charcoal desk in a dark room."""
    place.boards('#33302f', 18)
    place.plastered('#35353b')
    return evening(), (1.0, 1.0, 1.02)


def winter_table(place):
    """A dark wooden table before pine green."""
    place.boards('#7c5433', 16)
    place.plastered('#2f4c3f')
    return evening() - 0.04, (1.0, 1.0, 1.0)
