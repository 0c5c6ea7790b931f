"""Book bodies and printed covers."""
import math

from mathutils import Matrix
import bpy

from kit import materials as M
from kit import shapes as G
from models.festive.parts import collect


def clip(poly, x0, z0, x1, z1):
    """Clip a polygon to a rectangle (Sutherland-Hodgman)."""

    def cut(points, inside, cross):
        out = []
        for a, b in zip(points, points[1:] + points[:1]):
            if inside(a):
                out.append(a)
                if not inside(b):
                    out.append(cross(a, b))
            elif inside(b):
                out.append(cross(a, b))
        return out

    def at_x(x):
        return lambda a, b: (x, a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0]))

    def at_z(z):
        return lambda a, b: (a[0] + (b[0] - a[0]) * (z - a[1]) / (b[1] - a[1]), z)

    for inside, cross in (
        (lambda p: p[0] >= x0, at_x(x0)),
        (lambda p: p[0] <= x1, at_x(x1)),
        (lambda p: p[1] >= z0, at_z(z0)),
        (lambda p: p[1] <= z1, at_z(z1)),
    ):
        if poly:
            poly = cut(poly, inside, cross)
    return poly


def circle(x, z, r, n=56, a0=0.0, a1=math.tau):
    """Points of a circle or an arc."""
    return [
        (x + r * math.cos(a0 + (a1 - a0) * i / n), z + r * math.sin(a0 + (a1 - a0) * i / n)) for i in range(n + (a1 - a0 < math.tau - 0.01))
    ]


def ellipse(x, z, rx, rz, turn=0.0, n=40):
    """Points of a turned ellipse."""
    out = []
    for i in range(n):
        a = math.tau * i / n
        p, q = rx * math.cos(a), rz * math.sin(a)
        out.append((x + p * math.cos(turn) - q * math.sin(turn), z + p * math.sin(turn) + q * math.cos(turn)))
    return out


class Cover:
    """The front of a book: flat inks that cast no shadow, in cover coordinates, x from -W/2 to W/2 and z from 0 to H."""

    def __init__(self, W, H, face):
        self.W, self.H, self.face, self.layer = W, H, face, 0
        self.box = (-W / 2 + 0.006, 0.006, W / 2 - 0.006, H - 0.006)

    def ink(self, colour):
        """A colour as printing ink, or a finished material."""
        return colour if isinstance(colour, bpy.types.Material) else M.paper(colour, 0.62, 0.8)

    def shape(self, poly, colour, box=None):
        """One flat shape, clipped to the cover (or to box); later shapes lie on top."""
        p = clip(poly, *(box or self.box))
        if len(p) < 3:
            return
        self.layer += 1
        y = self.face - 0.0001 * self.layer
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(p, p[1:] + p[:1]))
        order = range(len(p)) if area > 0 else range(len(p) - 1, -1, -1)
        o = G.obj([(x, y, z) for x, z in p], [tuple(order)], 'ink', self.ink(colour), smooth=False)
        o.visible_shadow = False

    def rect(self, x0, z0, x1, z1, colour):
        """A filled rectangle."""
        self.shape([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], colour)

    def rule(self, x0, x1, z, colour, weight=0.008):
        """A level line."""
        self.rect(x0, z - weight / 2, x1, z + weight / 2, colour)

    def frame(self, inset, colour, weight=0.008):
        """A thin frame at an inset."""
        x, z0, z1 = self.W / 2 - inset, inset, self.H - inset
        self.rect(-x, z0, x, z0 + weight, colour)
        self.rect(-x, z1 - weight, x, z1, colour)
        self.rect(-x, z0, -x + weight, z1, colour)
        self.rect(x - weight, z0, x, z1, colour)

    def type(self, words, z, size, colour, fnt='serif_b', x=0, align='CENTER', spacing=1.0, width=None):
        """A line of type."""
        o = G.text(words, size, self.ink(colour), fnt, 0.0008, align=align, spacing=spacing, width=width or self.W - 0.2)
        o.location = (x, self.face - 0.0001 * self.layer - 0.0005, z)
        o.visible_shadow = False
        return o


def hardback(W, H, D, cover, art=None, spine=None, spine_ink='#f1e6d2', spine_font='serif_b', page='#f6eedd', soft=False, ribbon=None):
    """A bound book that stands on z = 0: spine at -x, front at -y. art(Cover) paints the front."""

    def build():
        board = 0.016 if soft else 0.035
        lip = 0.0 if soft else 0.045
        for side in (-1, 1):
            b = G.box((W, board, H), 0.004 if soft else 0.010, 3, cover, 'board')
            b.location = (0, side * D / 2, H / 2)
        bulge = 0.012 if soft else 0.04
        outer = [
            (-W / 2 + 0.004 - bulge * math.cos(a), (D / 2 + board / 2) * math.sin(a))
            for a in [math.pi * (-0.5 + i / 14) for i in range(15)]
        ]
        inner = [(x + board, y * 0.84) for x, y in outer][::-1]
        ring = outer + inner
        n = len(ring)
        faces = [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
        G.obj([(x, y, 0) for x, y in ring] + [(x, y, H) for x, y in ring], faces, 'spine', cover, auto=40)
        half = D / 2 - board / 2 + 0.001
        edge = W / 2 - lip
        block = (
            [(-W / 2, -half), (edge, -half)]
            + [(edge - 0.02 * math.sin(math.pi * i / 10), -half + 2 * half * i / 10) for i in range(1, 10)]
            + [(edge, half), (-W / 2, half)]
        )
        m = len(block)
        z0, z1 = lip, H - lip
        node = M.N('pages')
        lines = node.noise(1, 2, vec=node.scaled((1.5, 150, 1.5))).outputs[0]
        node.pr(Base_Color=node.ramp(lines, [(0.3, '#b8a582'), (0.62, page)]), Roughness=0.9, Normal=node.bump(lines, 0.3, 0.004))
        faces = [(i, (i + 1) % m, (i + 1) % m + m, i + m) for i in range(m)] + [tuple(range(m))[::-1], tuple(range(m, 2 * m))]
        G.obj([(x, y, z0) for x, y in block] + [(x, y, z1) for x, y in block], faces, 'block', node.m, smooth=False)
        if ribbon:
            G.obj(
                [(0.1, -0.02, 0.05), (0.16, -0.02, 0.05), (0.16, -0.03, -0.12), (0.10, -0.05, -0.14)],
                [(0, 1, 2, 3)],
                'marker',
                M.satin(ribbon),
                smooth=False,
                solid=0.004,
            )
        if art:
            art(Cover(W, H, -D / 2 - board / 2 - 0.0006))
        if spine:
            words, size = spine
            t = G.text(words, size, Cover(W, H, 0).ink(spine_ink), spine_font, 0.0008, spacing=1.05, width=H - 0.4)
            t.data.transform(Matrix.Rotation(math.radians(90), 4, 'Y'))
            t.data.transform(Matrix.Rotation(math.radians(-90), 4, 'Z'))
            t.location = (-W / 2 - bulge - 0.003, 0, H / 2)

    return collect(build)


def foil(colour='#dcae62'):
    """A stamped foil that stays bright on the dark side."""
    return M.solid(colour, 0.42, 0.35, 0.5, name='stamp')
