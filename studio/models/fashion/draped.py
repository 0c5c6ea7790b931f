"""A garment worn by an invisible body: panels are sewn, fall into folds, and get their thickness, seams and trims."""
import math

from mathutils import Vector, kdtree
from mathutils.bvhtree import BVHTree
import numpy as np

from kit import materials as M
from kit import shapes as G
from kit.drape import drape
from models.fashion.mannequin import body as mannequin
from models.fashion.panels import Sewn, on_sleeve
from models.fashion.trims import Trims, slider, zip_teeth

_worn = {}


def fallen(front, back, gap, stiffness, steps, body, gather, hold):
    """Sew two panels and let them fall over a body; remembered, for a garment is seen in several views and colours."""
    name = repr((front, back, gap, stiffness, steps, sorted(body.items()), gather and gather.__name__))
    if name not in _worn:
        sewn = Sewn(front, back, gap)
        flat = sewn.flat
        to_seam = np.sqrt(((flat[:, None] - flat[sewn.seams][None]) ** 2).sum(2)).min(1)
        side = np.ones(len(flat))
        side[np.unique(sewn.triangles[sewn.is_front])] = -1
        side[sewn.seams] = 0
        start = np.column_stack([flat[:, 0], 0.015 + side * np.sqrt(0.12 * to_seam), flat[:, 1]])
        edges, bends = woven(sewn.triangles, sewn.is_front)
        lengths = apart(flat, edges) * (1 if gather is None else gather(flat[edges].mean(1)))
        held = [i for loop in (sewn.loops(hold) if hold else []) for i in loop]
        _worn[name] = sewn, drape(start, edges, lengths, bends, apart(flat, bends), mannequin(**body), steps, stiffness, held)
    return _worn[name]


def apart(flat, pairs):
    """How far the ends of pairs are from each other in the pattern."""
    return np.sqrt(((flat[pairs[:, 0]] - flat[pairs[:, 1]]) ** 2).sum(1))


def woven(triangles, is_front):
    """Every side of the triangles once, and the pairs of points that face each other across a side within a panel."""
    across = {}
    for (a, b, c), panel in zip(triangles.tolist(), is_front.tolist()):
        for p, q, opposite in ((a, b, c), (b, c, a), (c, a, b)):
            across.setdefault((min(p, q), max(p, q)), []).append((opposite, panel))
    facing = [(one[0], two[0]) for one, two in (v for v in across.values() if len(v) == 2) if one[1] == two[1]]
    return np.array(list(across)), np.array(facing)


def refined(points, flat, triangles):
    """Four triangles for each."""
    sides = np.sort(np.vstack([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]]), 1)
    unique, where = np.unique(sides, axis=0, return_inverse=True)
    ab, bc, ca = len(points) + where.reshape(3, -1)
    a, b, c = triangles.T
    quarters = np.stack([np.stack(t, 1) for t in ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))], 1)
    middle = [np.vstack([v, v[unique].mean(1)]) for v in (points, flat)]
    return *middle, quarters.reshape(-1, 3)


def smoothed(points, triangles, times):
    """Points drawn to the middle of their neighbours; an open edge keeps to itself."""
    sides = np.sort(np.vstack([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]]), 1)
    unique, count = np.unique(sides, axis=0, return_counts=True)
    on_rim = np.zeros(len(points), bool)
    on_rim[unique[count == 1]] = True
    pairs, is_open = np.vstack([unique, unique[:, ::-1]]), np.tile(count == 1, 2)
    pairs = pairs[is_open | ~on_rim[pairs[:, 0]]]
    n = np.bincount(pairs[:, 0], minlength=len(points))[:, None]
    p = points.copy()
    for _ in range(times):
        total = np.zeros_like(p)
        np.add.at(total, pairs[:, 0], p[pairs[:, 1]])
        p += 0.5 * (total / np.maximum(n, 1) - p) * (n > 0)
    return p


def normals(points, triangles):
    """The direction of the cloth at every point."""
    a, b, c = (points[triangles[:, i]] for i in range(3))
    face = np.cross(b - a, c - a)
    out = np.zeros_like(points)
    for i in range(3):
        np.add.at(out, triangles[:, i], face)
    return out / (np.linalg.norm(out, axis=1)[:, None] + 1e-12)


class Draped(Trims):
    """A garment of a front and a back panel; its trims are placed in the coordinates of the pattern."""

    def __init__(self, front, back, gap=0.024, stiffness=0.12, steps=900, fine=1, even=2, relief=None, gather=None, hold=None, armhole=None, **body):
        self.sewn, points = fallen(front, back, gap, stiffness, steps, body, gather, hold)
        flat, triangles = self.sewn.flat, self.sewn.triangles
        for _ in range(fine):
            points, flat, triangles = refined(points, flat, triangles)
        points = smoothed(points, triangles, even)
        is_front = np.repeat(self.sewn.is_front, 4**fine)
        self.grain = on_sleeve(flat, armhole) if armhole else flat
        if relief:
            points = points + normals(points, triangles) * (relief(*self.grain.T) * self.off_the_edges(flat))[:, None]
        self.points, self.flat, self.triangles = points, flat, triangles
        self.normals = normals(points, triangles)
        self.trees = [self.tree(np.unique(triangles[is_front == wanted])) for wanted in (True, False)]

    def off_the_edges(self, flat):
        """How much relief there is: none where a neck or an armhole is bound."""
        rim = [i for name in ('neck', 'arm') if name in self.sewn.named[0] for loop in self.sewn.loops(name) for i in loop]
        near = self.sewn.flat[rim]
        return np.minimum(1, np.sqrt(((flat[:, None] - near[None]) ** 2).sum(2)).min(1) / 0.03)

    def tree(self, spots):
        """A panel's points, to be found by their place in the pattern."""
        tree = kdtree.KDTree(len(spots))
        for i in spots.tolist():
            tree.insert((*self.flat[i], 0), i)
        tree.balance()
        return tree

    def on(self, x, z, lift=0.0, back=False):
        """The point of a panel at a place in the pattern, some way out."""
        near = self.trees[back].find_n((x, z, 0), 4)
        weights = np.array([1 / (d * d + 1e-7) for _, _, d in near])
        spots = [i for _, i, _ in near]
        weights /= weights.sum()
        return Vector(weights @ self.points[spots] + weights @ self.normals[spots] * lift)

    def loops(self, name):
        """The closed lines of a named edge."""
        return [[Vector(self.points[i]) for i in loop] for loop in self.sewn.loops(name)]

    def seam(self, points, mat, r=0.0032, lift=0.0):
        """A seam on front and back, on both sides."""
        for back in (False, True):
            for side in (-1, 1):
                line = [self.on(side * x, z, lift, back) for x, z in G.resample(points, 0.012)]
                G.tube(line, r, mat, n=3, seg=6)

    def hem(self, half, z, middle, high, mat, thread):
        """A turned hem across front and back: its inner edge, and the stitches."""
        line = [(x, z + (middle - z) * (1 - (x / half) ** 2) + high) for x in np.linspace(-half, half, 60)]
        low = [(x, y - high + 0.003) for x, y in line]
        if mat:
            self.patch(low + line[::-1], mat, 0.0004, 0.0022, res=0.014, bevel=0.0008)
        for back in (False, True):
            G.tube([self.on(x, y - 0.003, 0.0035 if mat else 0.0008, back) for x, y in line], 0.0009, thread, smooth=False, seg=5)

    def cuffs(self, high, thread):
        """A turned hem at the end of both sleeves."""
        (x0, z0), (x1, z1) = self.sewn.named[0]['cuff'][0], self.sewn.named[0]['cuff'][-1]
        width = math.dist((x0, z0), (x1, z1))
        dx, dz = -(z1 - z0) / width * high, (x1 - x0) / width * high
        for back in (False, True):
            for side in (-1, 1):
                ends = [(x0 + (x1 - x0) * t + dx, z0 + (z1 - z0) * t + dz) for t in np.linspace(0.01, 0.99, 24)]
                G.tube([self.on(side * x, z, 0.0008, back) for x, z in ends], 0.0009, thread, smooth=False, seg=5)

    def room(self, thick):
        """How much of its thickness the cloth has room for at every point, so that a lining does not come through the layer behind it."""
        reach = 2.2 * thick
        tree = BVHTree.FromPolygons(self.points.tolist(), self.triangles.tolist())
        behind = (tree.ray_cast(Vector(p - n * 1e-4), Vector(-n), reach)[3] for p, n in zip(self.points, self.normals))
        return [1 if away is None else max(0.04, away / reach) for away in behind]

    def build(self, mat, lining=None, thick=0.004):
        """Make the mesh."""
        o = G.obj(self.points.tolist(), self.triangles.tolist(), 'cloth', mat, uv=self.grain.tolist())
        group = o.vertex_groups.new(name='room')
        for i, part in enumerate(self.room(thick)):
            group.add([i], part, 'REPLACE')
        m = o.modifiers.new('so', 'SOLIDIFY')
        m.thickness = thick
        m.offset = -1
        m.vertex_group = group.name
        if lining:
            o.data.materials.append(lining)
            m.material_offset = 1
        return o


def inside_label(T, z, mat):
    """A woven label and a tape inside the back of the neck."""
    half, n = 0.030, 6
    rows = [[T.on(-half + 2 * half * i / n, z - d, -0.006, True) for i in range(n + 1)] for d in (0.0, 0.022)]
    points = rows[0] + rows[1]
    G.obj(points, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], 'label', mat, solid=0.002)


def ring(points, mat, r, flat=0.35, facing=(0, -1, 0.35)):
    """A binding along an edge."""
    return G.tube(points[::2], r, mat, closed=True, n=3, flat=flat, up=facing, seg=10)


def neck_line(T):
    """The neck from the front's middle round the back to the front's middle, and its centre."""
    neck = T.loops('neck')[0]
    first = min(range(len(neck)), key=lambda i: neck[i].y + abs(neck[i].x))
    return neck[first:] + neck[: first + 1], sum(neck, Vector()) / len(neck)


def standing_collar(T, mat, height, metal, rolls=0, swell=0.013):
    """A collar that stands around the neck, with a zip of metal to its top; of down, it has rolls."""
    path, middle = neck_line(T)
    path = G.smooth_path([tuple(p) for p in path], 3)
    secs = []
    steps = [(i / 16, 1) for i in range(17)] + [(1 - i / 8, -1) for i in range(1, 9)]
    for t, side in steps:
        puff = swell * abs(math.sin(math.pi * t * rolls)) ** 0.5
        row = []
        for i, p in enumerate(path):
            p = Vector(p)
            out = Vector((p.x - middle.x, p.y - middle.y, 0)).normalized()
            wave = 1 + 0.16 * math.sin(31 * i / len(path) * 6.28 + 3 * t)
            level = p.z * (1 - 0.55 * t) + middle.z * 0.55 * t
            row.append(Vector((p.x, p.y, level)) + out * (side * (0.010 + puff * wave) - 0.010 * t) + Vector((0, 0, height * t)))
        secs.append(row)
    G.loft(secs, mat, 'neck', closed_ends=False, ring=False, sub=1)
    n = int(height / 0.011)
    rise = G.smooth_path([tuple(row[0] + Vector((0, -0.005, 0))) for row in secs[:16]], 6)
    zip_teeth([Vector(rise[i * (len(rise) - 1) // n]) for i in range(1, n)], M.metal(metal, 0.32), 0.011)
    slider(Vector(rise[-1]) + Vector((0, -0.006, -0.014)), M.metal(metal, 0.32))


def overlapping(x, top):
    """The edge of the upper front: a step that the cloth makes, flat again on the other side."""

    def relief(u, v):
        inside = (v < top) & (u > x)
        return np.where(inside, 0.007 * np.clip((0.10 - u) / (0.10 - x), 0, 1), 0)

    return relief
