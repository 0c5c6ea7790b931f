"""The body of a hanging garment: a swept, wrinkled section with an overlapping front."""
import math
import random

from mathutils import Vector, noise as mn

from kit import shapes as G
from models.fashion.cloth import bell, ease, spow
from models.fashion.trims import Trims


class Torso(Trims):
    """A hanging garment body: rows of super-ellipses from the hem to the neck, with an overlapping front."""

    def __init__(
        self,
        hem=0.30,
        hem_w=0.49,
        waist_w=0.435,
        chest_w=0.455,
        sw=0.47,
        depth=0.21,
        neck_w=0.145,
        neck_z=1.475,
        sz=1.385,
        waist_z=0.88,
        overlap=0.07,
        break_z=None,
        drop=0.07,
        fold=0.018,
        crease=0.010,
        seed=1,
        flip=1,
        quilt=None,
        neck_x=None,
        closed=False,
        power=2.4,
        hem_d=1.15,
    ):
        self.rows = G.smooth_path(
            [
                (hem_w, depth * hem_d, hem),
                (hem_w * 0.62 + waist_w * 0.38, depth * (hem_d * 0.6 + 0.38), hem * 0.6 + waist_z * 0.4),
                (waist_w, depth * 0.98, waist_z),
                (chest_w, depth * 1.06, waist_z + (sz - waist_z) * 0.48),
                (sw - 0.012, depth * 0.98, sz - 0.13),
                (sw - 0.022, depth * 0.84, sz - 0.045),
                (sw - 0.10, depth * 0.70, sz + 0.012),
                (neck_w + 0.07, depth * 0.60, neck_z - 0.028),
                (neck_w, depth * 0.54, neck_z),
            ],
            13,
        )
        self.hem, self.sz, self.neck_z, self.neck_w, self.waist_z = hem, sz, neck_z, neck_w, waist_z
        self.overlap, self.break_z, self.drop, self.closed, self.flip = overlap, break_z, drop, closed, flip
        self.neck_x = neck_w if neck_x is None else neck_x
        self.fold, self.crease, self.seed, self.quilt, self.power = fold, crease, seed, quilt, power
        rnd = random.Random(seed)
        self.phase = [rnd.uniform(0, math.tau) for _ in range(8)]

    def section(self, s):
        """Width, depth and height of the body at s, from hem to neck."""
        i = max(0.0, min(len(self.rows) - 1.001, s * (len(self.rows) - 1)))
        k = int(i)
        t = i - k
        a, b = self.rows[k], self.rows[k + 1]
        return [a[j] + (b[j] - a[j]) * t for j in range(3)]

    def relief(self, a, z, x, y):
        """How far the cloth stands off its base section: hem folds, drag lines, creases, quilting."""
        p = self.phase
        low = ease(self.waist_z + 0.05, self.hem, z)
        d = self.fold * low * (0.6 * math.sin(5 * a + p[0]) + 0.35 * math.sin(9 * a + p[1] + z) + 0.25 * math.sin(14 * a + p[2] - z * 1.5))
        q = Vector((x * 3.1 + self.seed * 3.7, y * 3.1, z * 1.5))
        d += self.crease * mn.fractal(q, 0.8, 2.1, 3)
        slant = abs(x) * 2.2 + z * 3.2
        d += (
            self.crease
            * 0.9
            * math.sin(slant * 6.5 + p[3])
            * bell(z, self.waist_z + 0.06, 0.20)
            * (0.35 + 0.65 * abs(math.sin(a)))
            * mn.noise(q * 1.3 + Vector((9, 0, 0)))
            * 2
        )
        d += (
            self.crease
            * 1.1
            * math.sin((abs(x) - 0.55 * (self.sz - z)) * 30 + p[4])
            * bell(z, self.sz - 0.22, 0.14)
            * bell(abs(x), 0.34, 0.13)
        )
        if self.quilt:
            d += self.quilt(x, y, z, a)
        return d

    def point(self, a, s, out=0.0):
        """The point of the cloth at an angle and a row, some way out."""
        w, d, z = self.section(s)
        e = 2 / self.power
        x, y = w * spow(math.sin(a), e), -d * spow(math.cos(a), e)
        n = Vector((x / (w * w), y / (d * d), 0)).normalized()
        up = ease(self.sz - 0.12, self.neck_z, z)
        zz = z - self.drop * up * max(0.0, math.cos(a)) ** 1.2
        r = self.relief(a, zz, x, y) * (1 - 0.85 * ease(self.sz - 0.02, self.neck_z, z))
        p = Vector((x, y, zz)) + n * (r * (1 - 0.6 * up) + out)
        hemline = ease(self.hem + 0.25, self.hem, z)
        p.z += 0.007 * hemline * math.sin(4 * a + self.phase[5])
        return p

    def angle(self, x, s):
        """The angle at which a row has the picture position x."""
        w = self.section(s)[0]
        k = min(1.0, abs(x) / w) ** (self.power / 2)
        return math.copysign(math.asin(k), x)

    def front(self, x, z, lift=0.0):
        """The point of the front at picture position (x, z)."""
        lo, hi = 0.0, 1.0
        for _ in range(22):
            mid = (lo + hi) / 2
            if self.point(self.angle(x, mid), mid).z < z:
                lo = mid
            else:
                hi = mid
        s = (lo + hi) / 2
        p = self.point(self.angle(x, s), s, lift)
        return Vector((x, p.y, z))

    def edge(self, z):
        """X of the two front edges (upper panel, lower panel) at height z."""
        if self.break_z is None or z <= self.break_z:
            return -self.overlap, self.overlap
        t = (z - self.break_z) / (self.neck_z - self.break_z)
        return -self.overlap + (self.neck_x + self.overlap) * t**0.92, self.overlap - (self.neck_x + self.overlap) * t**0.92

    def build(self, mat, lining=None, thick=0.012, columns=132, gape=0.0):
        """Make the mesh of the body."""
        V, F = [], []
        n = len(self.rows)
        for j in range(n):
            s = j / (n - 1)
            z = self.rows[j][2]
            if self.closed:
                a0, a1 = math.pi, 3 * math.pi
            else:
                xu, xl = self.edge(z)
                a0, a1 = self.angle(xu, s), math.tau + self.angle(xl, s)
            for i in range(columns + 1):
                a = a0 + (a1 - a0) * i / columns
                over = (
                    0.0
                    if self.closed
                    else 0.016 * (1 - ease(a0, a0 + 0.5, a)) + gape * ease(self.waist_z, self.hem, z) * (1 - ease(a0, a0 + 0.6, a))
                )
                p = self.point(a, s, over)
                V.append((p.x * self.flip, p.y, p.z))
        for j in range(n - 1):
            for i in range(columns):
                k = j * (columns + 1) + i
                q = (k, k + 1, k + columns + 2, k + columns + 1)
                F.append(q if self.flip > 0 else q[::-1])
        o = G.obj(V, F, 'torso', mat)
        if lining:
            o.data.materials.append(lining)
        m = o.modifiers.new('so', 'SOLIDIFY')
        m.thickness = thick
        m.offset = -1
        if lining:
            m.material_offset = 1
        return o
