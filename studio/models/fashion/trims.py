"""Patches, stitches, buttons and zips laid on the front of a garment."""
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from kit import materials as M
from kit import shapes as G
from models.fashion.cloth import cotton, ease, horn


class Trims:
    """Pieces that lie on the front of a garment: patches, stitched lines, buttons, zips."""

    def patch(self, outline, mat, lift=0.012, thick=0.010, res=0.022, swell=0.0, bevel=0.003):
        """A flat piece (pocket, lapel, flap, yoke) laid on the front."""
        ring = G.resample(outline, res, True)
        xs, zs = [p[0] for p in ring], [p[1] for p in ring]
        segs = list(zip(ring, ring[1:] + ring[:1]))
        pts = list(ring)
        z = min(zs) + res * 0.6
        row = 0
        while z < max(zs):
            x = min(xs) + (res / 2 if row % 2 else 0)
            while x < max(xs):
                if G.inside((x, z), ring) and G.seg_dist((x, z), segs) > res * 0.5:
                    pts.append((x, z))
                x += res
            z += res * 0.866
            row += 1
        r = delaunay_2d_cdt([Vector(p) for p in pts], [], [list(range(len(ring)))], 1, 1e-6)
        V = []
        for p in r[0]:
            rise = swell * ease(0, 0.05, G.seg_dist((p.x, p.y), segs)) if swell else 0
            V.append(self.on(p.x, p.y, lift + rise))
        F = [tuple(f) for f in r[2]]
        a, b, c = [V[i] for i in F[0][:3]]
        if (b - a).cross(c - a).y > 0:
            F = [f[::-1] for f in F]
        o = G.obj(V, F, 'patch', mat, uv=[tuple(p) for p in r[0]])
        m = o.modifiers.new('so', 'SOLIDIFY')
        m.thickness = thick
        m.offset = 1
        if bevel:
            m = o.modifiers.new('bv', 'BEVEL')
            m.width = bevel
            m.segments = 2
            m.limit_method = 'ANGLE'
        return o

    def line(self, pts, mat, r=0.0035, lift=0.002, n=8):
        """A stitched line or seam on the front."""
        return G.tube([self.on(x, z, lift) for x, z in G.smooth_path(pts, n)], r, mat, smooth=False, seg=6)

    def button(self, x, z, r=0.026, mat=None, lift=0.024):
        """A button with four holes."""
        p = self.on(x, z, lift)
        o = G.lathe(
            [(0, 0.15 * r), (r * 0.55, 0.15 * r), (r * 0.72, 0.38 * r), (r * 0.92, 0.38 * r), (r, 0.15 * r), (r, -0.3 * r), (0, -0.3 * r)],
            36,
            mat or horn(),
            'button',
        )
        G.put(o, p, (90, 0, 0))
        dark = M.solid('#15110e', 0.8)
        for dx, dz in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            h = G.cylinder(r * 0.11, 0.003, 0.0005, dark, 10)
            G.put(h, (p.x + dx * r * 0.22, p.y - 0.003, p.z + dz * r * 0.22), (90, 0, 0))
        return o

    def zip(self, z0, z1, x=0.0, metal='#c9c4ba', tape='#2a2a2c', lift=0.014, w=0.016):
        """A zip with tape and teeth; its slider is where it ends."""
        self.patch(
            [(x - w * 1.5, z0), (x + w * 1.5, z0), (x + w * 1.5, z1), (x - w * 1.5, z1)],
            cotton(tape),
            lift - 0.004,
            0.004,
            res=0.03,
            bevel=0,
        )
        mm = M.metal(metal, 0.32)
        k = int((z1 - z0) / 0.011)
        zip_teeth([self.on(x, z0 + (z1 - z0) * (i + 0.5) / k, lift + 0.006) for i in range(k)], mm, w)


def zip_teeth(points, metal, w):
    """Teeth along a line, by turns to the left and to the right."""
    V, F = [], []
    for i, p in enumerate(points):
        dx = 0.25 * w * (1 if i % 2 else -1)
        b = len(V)
        for sx in (-1, 1):
            for sy in (-1, 1):
                for sz in (-1, 1):
                    V.append((p.x + dx + sx * w * 0.5, p.y + sy * 0.32 * w, p.z + sz * 0.0034))
        F += [tuple(b + q for q in f) for f in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    G.obj(V, F, 'teeth', metal, smooth=False)


def slider(p, metal):
    """The slider of a closed zip, and its puller that hangs down."""
    G.put(G.box((0.019, 0.012, 0.026), 0.004, 3, metal), p)
    G.put(G.box((0.009, 0.004, 0.044), 0.003, 3, metal), p + Vector((0, -0.009, -0.030)))


def disc(p, r, mat, h=0.012):
    """A snap or metal button facing the camera."""
    return G.put(G.lathe([(0, h), (r * 0.55, h), (r * 0.9, h * 0.5), (r, 0), (0, 0)], 28, mat, 'snap'), p, (90, 0, 0))
