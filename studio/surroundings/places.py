"""The places: a table, a shelf or a floor with a wall behind, at any scale, and the light that falls into them."""
from kit import materials as M
from kit import shapes as G
from kit import studio as S
from scenes.stagecraft import block, flat_disc, framed_print

GRAIN = 0.055
DEEP = 16


class Place:
    """What a place is built from: how long a centimetre is, where the product ends, and where the wall stands."""

    def __init__(self, centimetre, back, wide=False):
        self.cm = centimetre
        self.wall = back + min(max(34 * centimetre, 1.5), 3.4)
        self.wide = wide

    def wood(self, colour, axis=0, rough=0.5):
        """Wood whose grain has its true size."""
        return M.wood(colour, axis=axis, s=min(max(GRAIN / self.cm, 0.2), 1.6), rough=rough)

    def boards(self, colour, each=13, axis=0, gap=0.25):
        """Boards from before the camera to the wall, their faces at z = 0."""
        width = each * self.cm
        count = int((DEEP + self.wall) / width) + 1 if axis == 0 else int(24 / width) + 1
        for i in range(count):
            across = self.wall - width * (i + 0.5) if axis == 0 else (i - count / 2) * width
            size = (30, width - gap * self.cm, 0.3) if axis == 0 else (width - gap * self.cm, DEEP + self.wall, 0.3)
            middle = (0.6 * (i % 5), across, -0.3) if axis == 0 else (across, (self.wall - DEEP) / 2, -0.3)
            block(size, middle, self.wood(colour, axis), 0.15 * self.cm)

    def slab(self, material):
        """A top of one piece."""
        block((34, DEEP + self.wall, 0.4), (0, (self.wall - DEEP) / 2, -0.4), material, 0.02)

    def plastered(self, colour):
        """A painted wall."""
        block((34, 0.1, 26), (0, self.wall + 0.05, -8), M.plaster(colour), 0.004)

    def tiled(self, colour, rows=4, each=12, above='#e9e4d8'):
        """Rows of glazed tiles above the top, plaster over them."""
        self.plastered(above)
        side = each * self.cm
        glaze = M.ceramic(colour, 0.3)
        for row in range(rows):
            for i in range(-int(3.6 / side) - 1, int(3.6 / side) + 2):
                block(
                    (side - 0.25 * self.cm, 0.05, side - 0.25 * self.cm),
                    ((i + 0.5 * (row % 2)) * side, self.wall - 0.01, row * side + 0.1 * self.cm),
                    glaze,
                    0.25 * self.cm,
                )
        if rows < 9:
            block((34, 0.09, 1.6 * self.cm), (0, self.wall - 0.01, rows * side), glaze, 0.5 * self.cm)

    def skirting(self, colour, height=11):
        """The board along the foot of the wall."""
        block((34, 1.8 * self.cm, height * self.cm), (0, self.wall - 0.9 * self.cm, 0), M.plaster(colour), 0.4 * self.cm)


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


def room(place, colour='#e2d6c6'):
    """A room with oak boards."""
    place.boards('#b98f62', 16, axis=1)
    place.plastered(colour)
    place.skirting('#efe8dc')
    return morning(), (0.97, 1.0, 1.06)


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
