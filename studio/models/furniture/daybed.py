"""Oak daybed and floor lamp."""
import math

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.furniture.parts import block, linen, plank, rod, scatter_pillow


@product('oak_daybed', 'furniture', view='three_quarter', az=38, el=19, fill=0.91)
def oak_daybed(c='#e6dccb', timber='#bd8750', accent='#7c8679'):
    """An oak daybed with a slatted back, a thick linen mattress and two bolsters."""
    along = M.wood(timber, axis=0, s=1.3)
    across = M.wood(timber, axis=1, s=1.3)
    upright = M.wood(timber, axis=2, s=1.3)
    ticking = linen(c)
    w, depth = 3.4, 1.42
    for sx in (-1, 1):
        x = sx * (w / 2 - 0.05)
        rod((x, -depth / 2 + 0.05, 0), (x, -depth / 2 + 0.05, 0.86), 0.036, upright, 0.046)
        rod((x, depth / 2 - 0.05, 0), (x, depth / 2 - 0.05, 1.26), 0.036, upright, 0.046)
        plank((0.05, depth - 0.1, 0.15), (x, 0, 0.46), across)
        G.tube([(x, -depth / 2 + 0.05, 0.85), (x, 0, 0.99), (x, depth / 2 - 0.05, 1.25)], 0.042, across, n=8, seg=18)
        for i in range(7):
            t = (i + 1) / 8
            y = -depth / 2 + 0.05 + (depth - 0.1) * t
            top = 0.85 + 0.40 * (t * 0.72 + 0.28 * t * t)
            rod((x, y, 0.50), (x, y, top), 0.014, upright)
    plank((w - 0.1, 0.05, 0.15), (0, -depth / 2 + 0.05, 0.46), along)
    plank((w - 0.1, 0.05, 0.15), (0, depth / 2 - 0.05, 0.46), along)
    plank((w - 0.12, depth - 0.12, 0.04), (0, 0, 0.50), along)
    G.tube([(-w / 2 + 0.05, depth / 2 - 0.05, 1.25), (w / 2 - 0.05, depth / 2 - 0.05, 1.25)], 0.044, along, smooth=False, seg=18)
    for i in range(25):
        x = -w / 2 + 0.05 + (w - 0.1) * (i + 1) / 26
        rod((x, depth / 2 - 0.05, 0.50), (x, depth / 2 - 0.05, 1.24), 0.014, upright)
    block((w - 0.20, depth - 0.16, 0.28), (0, 0, 0.66), ticking, 0.075, 0.02, 0.010, 3, n=48)
    bolster_mat = linen(accent)
    profile = [(0, -0.58), (0.06, -0.585), (0.15, -0.57), (0.175, -0.53), (0.178, 0), (0.175, 0.53), (0.15, 0.57), (0.06, 0.585), (0, 0.58)]
    for sx in (-1, 1):
        bolster = G.lathe(profile, 48, bolster_mat, 'bolster', smooth=4)
        G.displace(bolster, 0.012, 4, 2, sx + 3)
        G.put(bolster, (sx * (w / 2 - 0.34), -0.01, 0.97), (90, 0, 0))
    scatter_pillow(0.70, 0.60, linen('#a9735c', 1.2), (-0.72, 0.42, 1.10), (-20, 4, 6), 3)
    scatter_pillow(0.62, 0.52, M.boucle('#efe6d8', 1.3), (-0.26, 0.34, 1.05), (-24, -6, -6), 6)


@product('lamp', 'furniture', view='three_quarter', az=20, el=8)
def lamp(metal='#b08d57', shade='#f3e7d3', glow=1.0):
    """A floor lamp with a lit fabric shade; in dark rooms it needs less glow."""
    m = M.brushed(metal, 0.32, 2, 0.5)
    G.lathe([(0, 0), (0.42, 0), (0.43, 0.02), (0.42, 0.045), (0.05, 0.06), (0.03, 0.09), (0, 0.1)], 72, m, 'base', auto=30)
    G.tube([(0, 0, 0.05), (0, 0, 2.05)], 0.022, m, smooth=False)
    G.lathe([(0.022, 0), (0.05, 0.01), (0.05, 0.12), (0.022, 0.14)], 32, m, 'joint').location.z = 1.18
    mt = M.N('shade')
    tl = mt.nd('BsdfTranslucent')
    tl.inputs[0].default_value = S.lin(shade)
    w = mt.nd('TexWave', Vector=mt.tc(), Scale=30.0, Distortion=2.0, Detail=2.0)
    w.bands_direction = 'Z'
    em = mt.nd('Emission')
    em.inputs[0].default_value = S.lin('#ffd9a0')
    em.inputs[1].default_value = 0.9
    mt.pr(Base_Color=shade, Roughness=0.95, Normal=mt.bump(w.outputs[1], 0.2, 0.01))
    ad = mt.nd('AddShader')
    mt.set(ad, 0, mt.b.outputs[0])
    mt.set(ad, 1, em.outputs[0])
    mt.nd('TexGradient', Vector=mt.tc('Generated'))
    sp = mt.nd('SeparateXYZ', mt.tc('Generated'))
    mt.set(em, 'Strength', mt.ramp(sp.outputs[2], [(0, 0.75 * glow), (0.45, glow), (1, 0.45 * glow)]))
    mt.t.links.new(ad.outputs[0], mt.t.nodes['Material Output'].inputs[0])
    G.lathe([(0.46, 0), (0.47, 0.005), (0.34, 0.5), (0.335, 0.505)], 96, mt.m, 'shade', solid=0.008).location.z = 1.72
    for r, z in ((0.468, 1.722), (0.338, 2.225)):
        G.tube([(r * math.cos(i * 0.2618), r * math.sin(i * 0.2618), z) for i in range(24)], 0.008, m, closed=True, n=3)
