"""Flat patterns: the outline of half a panel is cut from cloth, mirrored, and sewn to its back."""
import math

from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt
import numpy as np

from kit import shapes as G
from models.fashion.mannequin import CUT

SEWN = {'side', 'under', 'shoulder', 'inseam'}


def key(p):
    """A point of the pattern as a name."""
    return round(p[0], 4), round(p[1], 4)


def spaced(points, gap):
    """Points along a smooth line, evenly spaced, with its ends."""
    line = G.smooth_path(points, 12) if len(points) > 2 else list(points)
    walked = np.concatenate([[0], np.cumsum([math.dist(a, b) for a, b in zip(line, line[1:])])])
    n = max(1, round(walked[-1] / gap))
    marks = np.linspace(0, walked[-1], n + 1)
    return list(zip(np.interp(marks, walked, [p[0] for p in line]), np.interp(marks, walked, [p[1] for p in line])))


def sleeved(hem, side, armpit, tip, neck, depth, cuff, length, dip=0.012):
    """Half a front or back with a sleeve: (half width, height) of the hem, the points of the side, armpit, shoulder tip, neck; the cuff's width."""
    a = math.radians(CUT)
    along, across = (math.cos(a), -math.sin(a)), (math.sin(a), math.cos(a))
    outer = (tip[0] + along[0] * length, tip[1] + along[1] * length)
    inner = (outer[0] - across[0] * cuff, outer[1] - across[1] * cuff)
    elbow = ((armpit[0] + inner[0]) / 2, (armpit[1] + inner[1]) / 2 - 0.006)
    half = ((tip[0] + outer[0]) / 2, (tip[1] + outer[1]) / 2)
    return [
        ('hem', [(0, hem[1] - dip), (hem[0] * 0.5, hem[1] - dip * 0.8), hem]),
        ('side', [hem, *side, armpit]),
        ('under', [armpit, (armpit[0] + 0.03, armpit[1] - 0.012), elbow, inner]),
        ('cuff', [inner, outer]),
        ('shoulder', [outer, half, tip, ((tip[0] + neck[0]) / 2, (tip[1] + neck[1]) / 2 + 0.002), neck]),
        ('neck', neckline(neck, depth)),
    ]


def on_sleeve(flat, armhole):
    """The grain of the cloth: places in the pattern, and beyond the armhole (from tip to armpit) places along the sleeve."""
    a = math.radians(CUT)
    (x0, z0), (x1, z1) = armhole[0], armhole[-1]
    x, z = np.abs(flat[:, 0]) - x0, flat[:, 1] - z0
    along, across = x * math.cos(a) - z * math.sin(a), x * math.sin(a) + z * math.cos(a)
    lowest = (x1 - x0) * math.sin(a) + (z1 - z0) * math.cos(a) - 0.05
    heights, edges = [p[1] for p in armhole[::-1]], [p[0] for p in armhole[::-1]]
    is_sleeve = (np.abs(flat[:, 0]) > np.interp(flat[:, 1], heights, edges) + 0.002) & (across > lowest)
    grain = np.column_stack([np.sign(flat[:, 0]) * (x0 + across), z0 - along])
    return np.where(is_sleeve[:, None], grain, flat)


def neckline(neck, depth):
    """From where the shoulder meets the neck to the middle: a round neck."""
    x, z = neck
    return [(x, z), (x * 0.93, z + (depth - z) * 0.42), (x * 0.66, z + (depth - z) * 0.80), (x * 0.34, z + (depth - z) * 0.97), (0, depth)]


def cut(half, gap):
    """Points, triangles and named edges of a whole panel; the edges go from the side to the middle."""
    named = {}
    ring = []
    for name, points in half:
        line = spaced(points, gap)
        named.setdefault(name, []).extend(line)
        ring += line[:-1]
    ring.append(half[-1][1][-1])
    ring = list(dict.fromkeys(key(p) for p in ring))
    ring += [key((-x, z)) for x, z in reversed(ring) if x > 1e-6]
    outline = np.array(ring)
    inner = filling(outline, gap)
    verts, _, faces, *_ = delaunay_2d_cdt([Vector(p) for p in ring + inner], [], [list(range(len(ring)))], 1, 1e-6)
    return [key(v) for v in verts], [tuple(f) for f in faces if len(f) == 3], named


def filling(outline, gap):
    """A triangular grid inside an outline, not too close to it."""
    (x0, z0), (x1, z1) = outline.min(0), outline.max(0)
    grid = [
        (x0 + gap * (i + 0.5 * (j % 2)), z0 + gap * 0.866 * j)
        for j in range(int((z1 - z0) / gap / 0.866) + 1)
        for i in range(int((x1 - x0) / gap) + 1)
    ]
    g, a, b = np.array(grid), outline, np.roll(outline, -1, 0)
    ab = b - a
    away = g[:, None] - a[None]
    t = np.clip((away * ab).sum(2) / ((ab * ab).sum(1) + 1e-12), 0, 1)
    near = np.sqrt(((away - t[..., None] * ab) ** 2).sum(2)).min(1)
    x, z = g[:, 0][:, None], g[:, 1][:, None]
    spans = (a[:, 1] > z) != (b[:, 1] > z)
    crossing = a[:, 0] + (z - a[:, 1]) * ab[:, 0] / np.where(ab[:, 1] == 0, 1e-9, ab[:, 1])
    inside = (spans & (x < crossing)).sum(1) % 2 == 1
    return [key(p) for p in g[inside & (near > gap * 0.55)]]


class Sewn:
    """A front and a back sewn together: flat coordinates, triangles, which are the front's, and where each edge is."""

    def __init__(self, front, back, gap):
        self.flat, self.triangles, self.is_front = [], [], []
        self.place, self.named = ({}, {}), []
        seams = {key(p) for name, points in front if name in SEWN for p in spaced(points, gap)}
        seams |= {key((-x, z)) for x, z in seams}
        for panel, half in enumerate((front, back)):
            points, faces, named = cut(half, gap)
            self.named.append(named)
            for p in points:
                if panel and p in seams and p in self.place[0]:
                    self.place[1][p] = self.place[0][p]
                else:
                    self.place[panel][p] = len(self.flat)
                    self.flat.append(p)
            for face in faces:
                a, b, c = (self.place[panel][points[i]] for i in face)
                (ax, az), (bx, bz), (cx, cz) = (points[i] for i in face)
                turns_left = (bx - ax) * (cz - az) - (bz - az) * (cx - ax) > 0
                self.triangles.append((a, b, c) if turns_left == (panel == 0) else (a, c, b))
                self.is_front.append(panel == 0)
        self.flat, self.triangles, self.is_front = np.array(self.flat), np.array(self.triangles), np.array(self.is_front)
        self.seams = sorted({self.place[0][p] for p in seams if p in self.place[0]})

    def loops(self, name):
        """The points of a named edge, as closed loops: one across the middle, or one on each side."""
        ahead = list(dict.fromkeys(map(key, self.named[0][name])))
        behind = list(dict.fromkeys(map(key, self.named[1][name])))

        def spots(panel, points, mirrored=False):
            return [self.place[panel][key((-x, z)) if mirrored and x > 1e-6 else (x, z)] for x, z in points]

        if any(x < 1e-6 for x, _ in ahead):
            front, rear = (line if line[-1][0] < 1e-6 else line[::-1] for line in (ahead, behind))
            left, right = spots(0, front, True), spots(0, front)
            return [list(dict.fromkeys(left + right[::-1] + spots(1, rear) + spots(1, rear, True)[::-1]))]
        return [list(dict.fromkeys(spots(0, ahead, m) + spots(1, behind, m)[::-1])) for m in (True, False)]
