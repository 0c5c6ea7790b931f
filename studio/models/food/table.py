"""Plates, boards, labels and colours shared by food, cakes, pet food and cosmetics."""
import math

from kit import materials as M
from kit import shapes as G


GOLDEN = math.pi * (3 - math.sqrt(5))
COOL = (0.965, 1.0, 1.05)
FOOD_BG = '#e9e4da'
CAKE_BG = '#f1e2da'
PET_BG = '#e4dfd2'
CREAM_PAPER = '#f5efe3'


def front_text(s, size, mat, loc, fnt='gothic', spacing=1.15, width=None):
    """Flat lettering facing -y at loc."""
    o = G.text(s, size, mat, fnt, 0.001, spacing=spacing, width=width)
    o.location = loc
    return o


def round_text(s, size, mat, r, z, fnt='gothic', spacing=1.2, lift=0.006, width=None, angle=0, taper=None):
    """Lettering bent around a bottle of radius r at height z."""
    o = G.text(s, size, mat, fnt, 0, spacing=spacing, width=width)
    return G.wrap(o, r, z, lift, angle=angle, taper=taper)


def disc_outline(rx, ry=None, n=64, power=2.0):
    """Closed superellipse outline for prisms."""
    return G.superellipse(rx, ry or rx, power, n)


def slab(rx, ry, h, mat, power=2.0, bevel=0.03, name='slab'):
    """A flat board or tray lying on the floor, its top at z=h."""
    o = G.prism(disc_outline(rx, ry, 80, power), h, bevel, mat, name)
    o.rotation_euler = (-math.pi / 2, 0, 0)
    o.location.z = h / 2
    return o


def lay(group, loc, rot):
    """Place a group by degrees."""
    group.location = loc
    group.rotation_euler = [math.radians(a) for a in rot]
    return group


def plate(r, mat, loc=(0, 0, 0)):
    """Coupe plate with a thin lip."""
    p = [(0, 0.02), (r * 0.5, 0.02), (r * 0.56, 0), (r * 0.6, 0.02)]
    p += G.smooth_path(
        [
            (r * 0.62, 0.03),
            (r * 0.88, 0.07),
            (r, 0.13),
            (r * 1.005, 0.145),
            (r * 0.98, 0.15),
            (r * 0.84, 0.10),
            (r * 0.6, 0.07),
            (0, 0.065),
        ],
        5,
    )
    o = G.lathe(p, 96, mat, 'plate', auto=50)
    o.location = loc
    return o


def cake_stand(r, mat, h=0.5):
    """Pedestal whose top is at z=h."""
    p = [
        (0, 0),
        (r * 0.42, 0),
        (r * 0.45, 0.02),
        (r * 0.43, 0.05),
        (r * 0.22, 0.11),
        (r * 0.09, 0.2),
        (r * 0.08, h - 0.24),
        (r * 0.12, h - 0.12),
        (r * 0.32, h - 0.07),
        (r * 0.98, h - 0.05),
        (r, h - 0.03),
        (r * 0.99, h + 0.01),
        (r * 0.95, h),
        (0, h - 0.005),
    ]
    return G.lathe(p, 96, mat, 'stand', auto=35)


def leaf_at(loc, rot, length=0.4, width=0.15, c='#4f7f3f', arch=0.4, veins=7):
    """A single decorative leaf."""
    me = G.leaf_mesh(length, width, 0.25, arch)
    o = G.mesh_obj(me, M.leaf(c, veins=veins, rough=0.45))
    return lay(o, loc, rot)


def rings_face(outline, centre, stops, rough=0.45, y=-0.004, name='face', bump=0.1):
    """Cut face in the xz plane: concentric rings from the outline to a core, coloured by a ramp."""
    steps = (1.0, 0.975, 0.93, 0.86, 0.72, 0.5, 0.25, 0.02)
    v, f, uv = [], [], []
    n = len(outline)
    for k in steps:
        for x, z in outline:
            v.append((centre[0] + (x - centre[0]) * k, y, centre[1] + (z - centre[1]) * k))
            uv.append((0.5, k))
    for j in range(len(steps) - 1):
        for i in range(n):
            i2 = (i + 1) % n
            f.append((j * n + i, j * n + i2, (j + 1) * n + i2, (j + 1) * n + i))
    m = M.N('cutface')
    t = m.nd('SeparateXYZ', m.tc('UV')).outputs[1]
    noise = m.noise(14, 4, 0.6).outputs[0]
    t = m.math('ADD', t, m.math('MULTIPLY', m.math('SUBTRACT', noise, 0.5), 0.08))
    m.pr(Base_Color=m.ramp(t, stops), Roughness=rough, Normal=m.bump(noise, bump, 0.02))
    return G.obj(v, f, name, m.m, uv=uv)


def deep_bowl(mat, r=1.2, h=0.78):
    """Footed bowl."""
    p = [(0, 0), (r * 0.45, 0), (r * 0.48, 0.06), (r * 0.49, 0.08)]
    p += G.smooth_path(
        [
            (r * 0.51, 0.09),
            (r * 0.86, h * 0.46),
            (r, h * 0.95),
            (r * 1.01, h * 0.99),
            (r * 0.985, h),
            (r * 0.84, h * 0.54),
            (r * 0.5, h * 0.22),
            (0, h * 0.18),
        ],
        6,
    )
    return G.lathe(p, 96, mat, 'bowl', auto=50)


def printed(o, bag, x, z, lift=0.006):
    """Move a flat print and shrink it onto the bag's front."""
    for v in o.data.vertices:
        v.co.x += x
        v.co.z += z
    o.visible_shadow = False
    return G.project(o, bag, lift)


def grid_card(w, h, n):
    """Vertices and faces of a flat patch in the xz plane, dense enough to be projected."""
    v = [(w * (i / n - 0.5), 0, h * (j / n - 0.5)) for j in range(n + 1) for i in range(n + 1)]
    f = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    return v, f
