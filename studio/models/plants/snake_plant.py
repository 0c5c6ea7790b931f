"""Snake plant."""
import math
import random

from mathutils import Euler

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.furniture.parts import GOLDEN, blend, place


def banded_leaf(c='#3d6b45', light='#8fae86', edge='#d9cf86'):
    """Snake-plant leaf: wavy cross bands and a pale yellow margin."""
    n = M.N('sansevieria')
    uv = n.nd('SeparateXYZ', n.tc('UV'))
    u = uv.outputs[0]
    wobble = n.noise(1, 3, vec=n.scaled((5, 60, 1), 'UV')).outputs[0]
    bands = n.noise(1, 3, 0.6, vec=n.scaled((1.6, 17, 1), 'UV'), dist=0.6).outputs[0]
    base = n.ramp(bands, [(0.42, c), (0.50, blend(c, light, 0.35)), (0.58, light), (0.66, c)])
    base = n.mixc(n.math('MULTIPLY', wobble, 0.3), base, blend(c, '#10230c', 0.3))
    rim = n.math('ABSOLUTE', n.math('SUBTRACT', u, 0.5))
    col = n.mixc(n.ramp(rim, [(0.40, 0), (0.44, 1)]), base, edge)
    return n.pr(Base_Color=col, Roughness=0.42, Specular=0.45, Normal=n.bump(wobble, 0.1, 0.01))


@product('snake_plant', 'plants', view='front', el=10)
def snake_plant(pot='#cda58c'):
    """A snake plant: stiff banded blades in a ribbed clay-coloured planter."""
    mat = M.ceramic(pot, 0.45, matte=True)
    h = 0.62
    profile = [
        (0, 0),
        (0.33, 0),
        (0.36, 0.02),
        (0.43, h - 0.05),
        (0.435, h - 0.01),
        (0.42, h),
        (0.40, h - 0.01),
        (0.39, h - 0.12),
        (0, h - 0.14),
    ]

    def ribs(a, r, z):
        return r * (1 + 0.014 * math.cos(a * 30)) if r > 0.36 and 0.03 < z < h - 0.08 else r

    G.lathe(G.smooth_path(profile, 6), 240, mat, 'pot', auto=70, wob=ribs)
    soil = G.lathe([(0, h - 0.07), (0.2, h - 0.07), (0.405, h - 0.08)], 48, M.soil(), 'soil')
    G.displace(soil, 0.02, 10, 3)
    leaf_mat = banded_leaf()
    rnd = random.Random(11)

    def width(t):
        return (0.62 + 0.38 * math.sin(math.pi * min(1, t * 1.25) * 0.62)) * max(0, 1 - max(0, (t - 0.62) / 0.38) ** 2.2)

    meshes = []
    for s in range(4):
        me = G.leaf_mesh(1.0, 0.088, 0.42, 0.05, nu=8, nv=26, wave=0.06, seed=s, shape=width, twist=(0.5, -0.4, 0.8, -0.7)[s])
        me.materials.append(leaf_mat)
        meshes.append(me)
    for i in range(22):
        a = i * GOLDEN
        r = 0.035 + 0.245 * math.sqrt(i / 21)
        length = (1.86 - 0.80 * (i / 21)) * rnd.uniform(0.86, 1.08)
        lean = 0.03 + 0.22 * (i / 21) * rnd.uniform(0.7, 1.3)
        blade = place(meshes[i % 4], (r * math.cos(a), r * math.sin(a), h - 0.10), (0, 0, 0), 1, 1)
        blade.scale = (1.12, length, 1.12)
        blade.rotation_euler = Euler((math.pi / 2 - lean, 0, a - math.pi / 2 + rnd.uniform(-0.3, 0.3)))
        so = blade.modifiers.new('so', 'SOLIDIFY')
        so.thickness = 0.014
