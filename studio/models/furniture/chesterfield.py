"""Chesterfield sofa."""
import math

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.furniture.parts import block


def tufted_wall(length, radius, z0, z1, mat, depth=0.035, du=0.22, ds=0.13, buttons=True, phase=0.0):
    """A deep-buttoned wall that rolls over at the top. Runs along x, its face looks to -y."""
    profile = []
    for i in range(15):
        profile.append((0.0, z0 + (z1 - z0) * i / 14, -1.0, 0.0))
    for i in range(1, 40):
        a = math.pi - math.pi * 1.42 * i / 39
        profile.append((radius + radius * math.cos(a), z1 + radius * math.sin(a), math.cos(a), math.sin(a)))
    arc = [0.0]
    for p, q in zip(profile, profile[1:]):
        arc.append(arc[-1] + math.hypot(q[0] - p[0], q[1] - p[1]))
    face = (z1 - z0) + radius * math.pi * 0.62
    columns = int(length / du * 18)
    verts, faces = [], []
    for i in range(columns + 1):
        u = -length / 2 + length * i / columns
        for (y, z, ny, nz), s in zip(profile, arc):
            a = u / du + phase
            b = (s - 0.02) / (2 * ds)
            quilt = math.sqrt(abs(math.sin(math.pi * (a + b)) * math.sin(math.pi * (a - b))))
            fade = max(0.0, min(1.0, (face - s) / 0.10))
            h = depth * (quilt**0.7) * fade + depth * 0.8 * (1 - fade)
            verts.append((u, y + ny * h, z + nz * h))
    rows = len(profile)
    for i in range(columns):
        for j in range(rows - 1):
            a = i * rows + j
            faces.append((a, a + 1, a + rows + 1, a + rows))
    parts = [G.obj(verts, faces, 'tufted', mat)]
    if buttons:
        button = G.ico(0.020, 2, mat, 'button')
        button.scale = (1, 0.6, 1)
        first = True
        row = 0
        while row * ds + 0.02 < face - 0.05:
            s = row * ds + 0.02
            j = min(range(rows), key=lambda q: abs(arc[q] - s))
            y, z, ny, nz = profile[j]
            offset = 0.5 if row % 2 else 0.0
            k = -int(length / du) - 2
            while k < length / du + 2:
                u = (k + offset - phase) * du
                k += 1
                if abs(u) > length / 2 - 0.04:
                    continue
                b = button if first else G.copy(button)
                first = False
                b.location = (u, y + ny * 0.008, z + nz * 0.008)
                b.rotation_euler = (math.atan2(-nz, -ny), 0, 0)
                b.scale = (1, 0.6, 1)
                parts.append(b)
            row += 1
    return parts


@product('chesterfield', 'furniture', view='three_quarter', az=36, el=17, fill=0.91)
def chesterfield(c='#8a4f33', legs='#3d271b'):
    """A buttoned leather sofa with rolled arms and back, scroll fronts and bun feet."""
    hide = M.leather(c, 1.3, 0.40)
    timber = M.wood(legs, axis=2, s=1.4)
    w, depth, r = 3.2, 1.42, 0.17
    seat_top, roll_z = 0.80, 1.10
    inner = w - 4 * r
    back = G.group(tufted_wall(inner + 0.30, r, 0.52, roll_z, hide), name='back')
    back.location = (0, depth / 2 - 2 * r, 0)
    for sx in (-1, 1):
        arm = G.group(tufted_wall(depth - 0.10, r, 0.52, roll_z, hide, phase=0.25), name='arm')
        arm.rotation_euler.z = -sx * math.pi / 2
        arm.location = (sx * inner / 2, -0.05, 0)
        x = sx * (inner / 2 + r)
        front = -depth / 2
        # the scroll: a leather disc over a narrowing front post, edged with brass nails
        outline = []
        for i in range(28):
            a = math.radians(-52) + math.radians(284) * i / 27
            outline.append((x + (r + 0.03) * math.cos(a), roll_z + (r + 0.03) * math.sin(a)))
        outline += [(x - 0.15, 0.80), (x - 0.15, 0.20), (x + 0.15, 0.20), (x + 0.15, 0.80)]
        post = G.prism(outline, 0.10, 0.025, hide)
        post.location.y = front - 0.01
        nail = G.ico(0.013, 1, M.brushed('#b08d57', 0.3))
        nail.location = (x, front - 0.062, roll_z)
        points = []
        for i in range(30):
            a = math.radians(-42) + math.radians(264) * i / 29
            points.append((x + r * 0.96 * math.cos(a), front - 0.062, roll_z + r * 0.96 * math.sin(a)))
        for i in range(13):
            z = 0.92 - 0.05 * i
            points += [(x - 0.122, front - 0.062, z), (x + 0.122, front - 0.062, z)]
        G.scatter(nail, points, rot=False, smin=1, smax=1)
        for y in (front + 0.14, depth / 2 - 0.16):
            profile = [(0, 0), (0.05, 0), (0.08, 0.03), (0.092, 0.09), (0.075, 0.15), (0.06, 0.18), (0.06, 0.22), (0, 0.22)]
            G.put(G.lathe(profile, 40, timber, 'foot', smooth=3), (x, y, 0))
        # the rounded corner where the arm roll meets the back roll
        corner = G.ico(r + 0.032, 4, hide, 'corner')
        corner.location = (x, depth / 2 - r, roll_z)
        G.put(G.cylinder(r + 0.012, roll_z - 0.24, 0.02, hide, 48), (x, depth / 2 - r, 0.24))
        block((0.10, depth - 0.06, 0.84), (sx * (w / 2 - 0.06), 0, 0.62), hide, 0.04)
    block((w - 0.10, 0.10, 0.86), (0, depth / 2 - 0.06, 0.63), hide, 0.04, n=40)
    block((inner + 0.40, depth - 0.12, 0.34), (0, -0.03, 0.36), hide, 0.05, 0.0, 0.004, n=40)
    each = inner / 3
    for i in range(3):
        block(
            (each - 0.012, depth - 2 * r + 0.02, 0.26),
            (-inner / 2 + each * (i + 0.5), -r + 0.01, seat_top - 0.14),
            hide,
            0.085,
            0.05,
            0.012,
            i + 2,
        )
