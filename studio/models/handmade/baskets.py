"""Seagrass basket and stacked mugs."""
import math

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.furniture.parts import blend


@product('seagrass_basket', 'handmade', view='three_quarter', az=18, el=17)
def seagrass_basket(c='#cdb48c', dark='#6b5a49'):
    """A round belly basket woven from seagrass, with a dark base band and two loop handles."""
    rows = 34
    step = 1.06 / rows
    ribs = 52

    def belly(z):
        t = z / 1.06
        return 0.50 + 0.24 * max(0, math.sin(math.pi * min(1, t * 0.92 + 0.10))) ** 0.9 - 0.10 * max(0, t - 0.6) ** 1.2

    def woven(z0, z1, mat):
        profile = []
        steps = round((z1 - z0) / step) * 6
        for i in range(steps + 1):
            z = z0 + (z1 - z0) * i / steps
            profile.append((belly(z), z))

        def weave(a, r, z):
            row = int(z / step + 1e-6)
            within = z / step - row
            over = math.sin(a * ribs / 2 + math.pi * (row % 2))
            bulge = abs(math.sin(math.pi * within))
            return r + 0.013 * bulge + 0.011 * over * bulge**0.6

        return G.lathe(profile, 364, mat, 'weave', wob=weave, auto=80)

    def grass(colour):
        n = M.N('grass')
        fibre = n.noise(1, 4, 0.6, vec=n.scaled((12, 12, 70))).outputs[0]
        blotch = n.noise(7, 3).outputs[0]
        col = n.ramp(
            n.math('MULTIPLY_ADD', blotch, 0.5),
            [(0.2, blend(colour, '#3a2a12', 0.30)), (0.55, colour), (0.85, blend(colour, '#f3e3b8', 0.30))],
        )
        col.node.inputs[0].links[0].from_node.inputs[2].default_value = 0.25
        return n.pr(Base_Color=col, Roughness=0.8, Specular=0.2, Normal=n.bump(fibre, 0.35, 0.02))

    straw, base = grass(c), grass(dark)
    woven(0, step * 10, base)
    woven(step * 10, 1.06, straw)
    G.lathe([(0, 0.02), (0.50, 0.02)], 64, base, 'floor')
    inner = [(belly(1.06 * i / 20) - 0.035, 1.06 * i / 20) for i in range(21)]
    G.lathe(inner, 96, straw, 'lining')
    rim = belly(1.06)
    for k in range(3):
        phase = math.tau * k / 3
        braid = []
        for i in range(180):
            a = math.tau * i / 180
            twist = a * 26 + phase
            r = rim - 0.012 + 0.022 * math.cos(twist)
            braid.append((r * math.cos(a), r * math.sin(a), 1.075 + 0.022 * math.sin(twist)))
        G.tube(braid, 0.024, straw, closed=True, smooth=False, seg=8)
    for sx in (-1, 1):
        for k in range(2):
            loop = []
            for i in range(61):
                t = i / 60
                a = math.pi * t
                twist = t * math.tau * 9 + math.pi * k
                x = sx * (rim + 0.03 + 0.05 * math.sin(a)) + 0.020 * math.cos(twist)
                y = -0.21 * math.cos(a) + 0.020 * math.sin(twist) * math.cos(a)
                z = 0.95 + 0.33 * math.sin(a) ** 0.8 + 0.020 * math.sin(twist) * math.sin(a)
                loop.append((x, y, z))
            G.tube(loop, 0.024, straw, smooth=False, seg=8)


@product('stacked_mugs', 'handmade', view='three_quarter', az=16, el=14)
def stacked_mugs(c='#efe6d6', dip='#8b9aa0', clay='#bf9672'):
    """Two thrown stoneware mugs, stacked, each dipped to a different line."""
    speckled = M.ceramic(c, 0.35, '#7a5a3e')
    blue = M.ceramic(dip, 0.28)
    raw = M.ceramic(clay, 0.6, matte=True)

    def mug(line, turn, z, shift, glaze_low, glaze_high):
        outer = [(0.30, 0.02), (0.345, 0.045), (0.375, 0.12), (0.392, 0.32), (0.396, 0.52), (0.392, 0.68), (0.388, 0.735)]
        path = G.smooth_path(outer, 8)
        lower = [p for p in path if p[1] <= line + 0.012]
        upper = [p for p in path if p[1] >= line - 0.001]
        upper = [(r + 0.004, h) for r, h in upper]
        lip = [(0.384, 0.752), (0.372, 0.757), (0.360, 0.745), (0.352, 0.66), (0.350, 0.30), (0.33, 0.10), (0.22, 0.06), (0, 0.055)]

        def throw(a, r, h):
            return r + 0.0022 * math.sin(h * 64 + a)

        parts = [G.lathe([(0, 0), (0.27, 0), (0.285, 0.008), (0.30, 0.02)] + lower, 96, glaze_low, 'lower', auto=60, wob=throw)]
        parts.append(
            G.lathe([(lower[-1][0] - 0.003, line - 0.006)] + upper + G.smooth_path(lip, 4), 96, glaze_high, 'upper', auto=60, wob=throw)
        )
        grip = [
            (0.375, 0, 0.62),
            (0.46, 0, 0.645),
            (0.575, 0, 0.60),
            (0.625, 0, 0.46),
            (0.585, 0, 0.29),
            (0.48, 0, 0.20),
            (0.372, 0, 0.185),
        ]
        parts.append(G.tube(grip, [0.042, 0.033, 0.030, 0.030, 0.029, 0.030, 0.038], glaze_high, n=8, flat=1.75, up=(0, 1, 0), seg=20))
        return G.group(parts, (shift, 0, z), (0, 0, turn), name='mug')

    mug(0.30, -28, 0, 0, raw, speckled)
    mug(0.20, 16, 0.742, 0.012, raw, blue)
