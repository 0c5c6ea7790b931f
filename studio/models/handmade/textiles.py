"""Wall hanging and quilted cushion."""
import math
import random

from mathutils import Vector, noise as noise3

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.furniture.parts import linen


def blend_hex(a, b, t=0.5):
    """Mix two colours and give '#rrggbb' back (for cached materials)."""
    x = [int(a[i : i + 2], 16) for i in (1, 3, 5)]
    y = [int(b[i : i + 2], 16) for i in (1, 3, 5)]
    return '#' + ''.join('%02x' % round(p + (q - p) * t) for p, q in zip(x, y))


@product('wall_hanging', 'handmade', view='front', el=2, kind='wall', light='wall')
def wall_hanging(c='#efe5d3', sun='#d08a4e', hill='#8fa08a', earth='#b2705a', timber='#9a7350'):
    """A hand-woven wall hanging: chunky stitches with a sun above hills, a V of fringe, a driftwood rod."""
    bark = M.bark(timber)
    G.tube(
        [(-0.88, 0, 1.92), (-0.4, 0.01, 1.95), (0.1, 0, 1.94), (0.5, 0.01, 1.955), (0.88, 0, 1.94)],
        [0.036, 0.042, 0.036, 0.040, 0.030],
        bark,
        n=8,
        seg=18,
    )
    cord = M.fabric('#e6d8bf', 4.0)
    G.tube([(-0.70, 0, 1.95), (-0.35, 0, 2.19), (0, 0, 2.42), (0.35, 0, 2.19), (0.70, 0, 1.95)], 0.011, cord, smooth=False, seg=8)
    columns, rows = 30, 34
    width, height = 1.40, 1.10
    dx, dz = width / columns, height / rows

    def tone(i, j):
        x, z = (i + 0.5) / columns, (j + 0.5) / rows
        if z < 0.16 + 0.10 * math.sin(x * 4.2 + 0.4):
            return earth
        if z < 0.36 + 0.10 * math.sin(x * 5.2 + 2.6):
            return hill
        if (x - 0.62) ** 2 + ((z - 0.63) * height / width) ** 2 < 0.035:
            return sun
        return c

    stitch = []
    rings, seg = 5, 8
    for i in range(rings + 1):
        a = math.pi * i / rings
        for k in range(seg):
            b = math.tau * k / seg
            stitch.append((math.sin(a) * math.cos(b) * dx * 0.40, math.sin(a) * math.sin(b) * 0.036, -math.cos(a) * dz * 0.95))
    stitch_faces = []
    for i in range(rings):
        for k in range(seg):
            k2 = (k + 1) % seg
            stitch_faces.append((i * seg + k, i * seg + k2, (i + 1) * seg + k2, (i + 1) * seg + k))
    meshes = {}
    for j in range(rows):
        for i in range(columns):
            verts, faces = meshes.setdefault(tone(i, j), ([], []))
            for side in (-1, 1):
                lean = side * 0.62
                b = len(verts)
                cx = -width / 2 + dx * (i + 0.5) + side * dx * 0.24
                cz = 0.82 + dz * (j + 0.5)
                for x, y, z in stitch:
                    verts.append(
                        (cx + x * math.cos(lean) * 0.62 + z * math.sin(lean), y, cz - x * math.sin(lean) * 0.62 + z * math.cos(lean))
                    )
                faces += [tuple(b + q for q in f) for f in stitch_faces]
    for colour, (verts, faces) in meshes.items():
        G.obj(verts, faces, 'stitches', M.knit(colour, 3.0))
    back = G.box((width - 0.02, 0.02, height), 0, mat=M.fabric(c, 2.0))
    back.location = (0, 0.02, 0.82 + height / 2)
    rnd = random.Random(3)
    yarns = {c: M.fabric(c, 4.0), earth: M.fabric(earth, 4.0), hill: M.fabric(hill, 4.0)}
    for k in range(44):
        x = -width / 2 + 0.02 + (width - 0.04) * k / 43
        loop = [(x, -0.042, 1.80), (x, -0.050, 1.95), (x, 0.0, 2.005), (x, 0.045, 1.95), (x, 0.03, 1.86)]
        G.tube(loop, 0.0135, yarns[c], n=3, seg=6)
    for layer in range(2):
        for k in range(74):
            u = k / 73 * 2 - 1
            x = u * (width / 2 - 0.012)
            length = (0.28 + 0.52 * (1 - abs(u))) * (1 if layer == 0 else 0.62) + rnd.uniform(-0.012, 0.012)
            y = 0.01 - 0.028 * layer
            colour = c if layer == 0 else earth
            points = [
                (x, y, 0.86),
                (x + rnd.uniform(-0.006, 0.006), y - 0.006, 0.84 - length * 0.5),
                (x + rnd.uniform(-0.016, 0.016), y, 0.84 - length),
            ]
            G.tube(points, [0.0115, 0.0115, 0.0100], yarns[colour], n=4, seg=6)


@product('quilted_cushion', 'handmade', view='three_quarter', az=18, el=12)
def quilted_cushion(c='#efe4d2', c2='#b98573', c3='#98a294', c4='#d6bf9c'):
    """A patchwork cushion, hand-quilted with a stitched diamond grid and piped edges."""
    w, h, d, n = 1.8, 1.8, 0.74, 96
    tones = [linen(x, 1.4, 0.05) for x in (c, c2, c3, c4)]
    # a pinwheel patchwork: every block of two by two repeats, the colours walk along
    order = [[0, 1, 0, 2, 0, 3], [3, 0, 2, 0, 1, 0], [0, 2, 0, 3, 0, 1], [1, 0, 3, 0, 2, 0], [0, 3, 0, 1, 0, 2], [2, 0, 1, 0, 3, 0]]
    patches = len(order)
    verts, faces, which = [], [], []
    for side in (-1, 1):
        b = len(verts)
        for j in range(n + 1):
            for i in range(n + 1):
                u, t = i / n * 2 - 1, j / n * 2 - 1
                x = u * w / 2 * (1 - 0.07 * (1 - t * t) * abs(u))
                z = t * h / 2 * (1 - 0.07 * (1 - u * u) * abs(t))
                k = max(0, (1 - u * u) * (1 - t * t)) ** 0.42
                gu, gt = (u + 1) / 2 * patches, (t + 1) / 2 * patches
                seam = min(abs(gu - round(gu)), abs(gt - round(gt)))
                diamond = min(abs((gu + gt) - round(gu + gt)), abs((gu - gt) - round(gu - gt))) * 0.7
                puff = min(1, seam / 0.16) ** 0.6 * 0.6 + min(1, diamond / 0.14) ** 0.6 * 0.4
                y = side * (d / 2 * k + 0.030 * (puff - 1) * min(1, k * 2))
                y += side * 0.020 * noise3.fractal(Vector((u * 1.4, t * 1.4, side * 2.0)), 0.9, 2.1, 3) * k
                verts.append((x, y, z))
        for j in range(n):
            for i in range(n):
                a = b + j * (n + 1) + i
                quad = (a, a + 1, a + n + 2, a + n + 1)
                faces.append(quad if side < 0 else quad[::-1])
                which.append(order[j * patches // n][i * patches // n])
    cushion = G.obj(verts, faces, 'quilt', None)
    for m in tones:
        cushion.data.materials.append(m)
    cushion.data.polygons.foreach_set('material_index', which)
    cushion.data.update()
    edge = []
    for i in range(n):
        edge.append(verts[i])
    for j in range(n):
        edge.append(verts[j * (n + 1) + n])
    for i in range(n, 0, -1):
        edge.append(verts[n * (n + 1) + i])
    for j in range(n, 0, -1):
        edge.append(verts[j * (n + 1)])
    piping = G.tube(edge[::2], 0.024, M.fabric(c3, 3.0), n=2, closed=True, seg=10)
    G.group([cushion, piping], (0, 0, h / 2), (-9, -2, 0), name='cushion')
