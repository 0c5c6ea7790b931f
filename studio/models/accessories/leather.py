"""Belt and wallet."""
import math

from mathutils import Vector
import bpy

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.accessories.trims import ribbon, ring_frame, stitches
from models.catalog import product


@product('belt', 'accessories', view='high', az=18, el=36, light='gloss')
def belt(c='#6b3f28', metal='#d8b57c'):
    """Leather belt in a loose coil, brass buckle in front."""
    le, br, th = M.leather(c, 1.3, 0.42, 0.22), M.metal(metal, 0.22), M.solid(S.mix(c, '#ffe0b8', 0.45), 0.7)
    path, n = [], 260
    turns = 2.62
    for i in range(n + 1):
        t = i / n
        a = -math.pi / 2 - math.tau * turns * (1 - t)
        r = 0.30 + 0.34 * t
        path.append(Vector((r * math.cos(a) * 1.0, r * math.sin(a) * 1.0, 0.13)))
    end = path[-1]
    tang = (path[-1] - path[-3]).normalized()
    for i in range(1, 26):
        path.append(end + tang * i * 0.016 + Vector((0, -0.0010 * i * i * 0.05, 0)))
    ribbon(path, 0.26, le, 0.040, (0, 0, 1), 'belt', 0.010)
    out = []
    for i, p in enumerate(path):
        T = (path[min(len(path) - 1, i + 1)] - path[max(0, i - 1)]).normalized()
        out.append(p + Vector((T.y, -T.x, 0)).normalized() * 0.0205)
    for dz in (-0.105, 0.105):
        stitches([p + Vector((0, 0, dz)) for p in out[40:]], th, 0.0055, 2)
    e = path[-1]
    ring_frame(0.24, 0.36, 0.024, br, e + Vector((0.07, 0, 0)), (90, 0, 0), 5)
    G.tube([e + Vector((-0.03, -0.02, 0)), e + Vector((0.08, -0.035, 0)), e + Vector((0.185, -0.030, 0))], 0.016, br, n=4)
    loop = [e + Vector((-0.17 + x, y, z)) for x, y, z in ((0, -0.034, -0.142), (0, -0.034, 0.142), (0, 0.034, 0.142), (0, 0.034, -0.142))]
    ribbon(loop + [loop[0]], 0.075, le, 0.018, (1, 0, 0), 'keeper', 0.004)


@product('wallet', 'accessories', view='three_quarter', az=-22, el=26)
def wallet(c='#8a4f33', metal='#dcb878', card='#d8c7a8'):
    """Bifold wallet standing open like a book, a card peeping out."""
    le, th = M.leather(c, 1.8, 0.42, 0.22), M.solid(S.mix(c, '#ffe0b8', 0.45), 0.7)
    W, H, half = 0.92, 0.78, 27

    def side(sgn):
        parts = []
        out = [(x + W / 2, z + H / 2) for x, z in G.superellipse(W / 2, H / 2, 9, 64)]
        parts.append(G.prism(out, 0.055, 0.018, le, 'cover'))
        inn = [(x + W / 2 - 0.01, z + H / 2 - 0.03) for x, z in G.superellipse(W / 2 - 0.035, H / 2 - 0.05, 9, 64)]
        parts.append(G.put(G.prism(inn, 0.035, 0.010, M.leather(S.mix(c, '#000000', 0.18), 1.8, 0.5, 0.2), 'inner'), (0, sgn * 0.040, 0)))
        line = [Vector((x + W / 2, -sgn * 0.0295, z + H / 2)) for x, z in G.superellipse(W / 2 - 0.04, H / 2 - 0.04, 9, 150)]
        before = set(bpy.context.scene.objects)
        stitches(line, th, 0.0055, 1)
        parts += list(set(bpy.context.scene.objects) - before)
        return parts

    a = side(1)
    b = side(-1)
    cd = G.prism(
        [(x + W / 2, z + H / 2) for x, z in G.superellipse(W / 2 - 0.09, H / 2 - 0.06, 12, 48)], 0.014, 0.004, M.solid(card, 0.35), 'card'
    )
    cd2 = G.prism(
        [(x + W / 2, z + H / 2) for x, z in G.superellipse(W / 2 - 0.09, H / 2 - 0.06, 12, 48)],
        0.014,
        0.004,
        M.solid('#4f6d7a', 0.35),
        'card2',
    )
    G.put(cd, (0.01, 0.075, 0.085))
    G.put(cd2, (0.0, 0.095, 0.045))
    mono = G.prism(
        [(W - 0.16 + 0.055 * math.cos(t), 0.16 + 0.055 * math.sin(t)) for t in [math.tau * i / 40 for i in range(40)]],
        0.016,
        0.006,
        M.metal(metal, 0.22),
        'mono',
    )
    G.put(mono, (0, -0.030, 0))
    G.group(a + [cd, cd2, mono], (0, -0.02, 0), (0, 0, half))
    G.group(b, (0, 0.02, 0), (0, 0, 90 + half))
    spine = G.tube([(-0.0, 0.0, 0.03), (-0.0, 0.0, H - 0.03)], 0.046, le, n=2, seg=20)
    spine.location = (0.0, 0.0, 0)
