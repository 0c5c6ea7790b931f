"""What every place is built of: a top or boards, a wall behind, at any scale."""
from kit import materials as M
from scenes.stagecraft import block

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
