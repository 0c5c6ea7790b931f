"""Treat jar and oat biscuits."""
import math

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.food.table import COOL, CREAM_PAPER, PET_BG, grid_card, lay, printed, round_text


def bone_outline(length, waist, knob):
    """Closed outline of a bone in the xz plane: a shaft with two round knobs at either end."""
    cx = length / 2 - knob * 0.75
    cz = knob * 0.86
    start = math.pi - math.asin(min(1, max(-1, (waist - cz) / knob)))
    end = -math.asin(cz / knob)
    arc = [start + (end - start) * i / 18 for i in range(19)]
    upper = [(cx + knob * math.cos(a), cz + knob * math.sin(a)) for a in arc]
    right = upper + [(x, -z) for x, z in upper[::-1]][1:]
    left = [(-x, -z) for x, z in right]
    return right + left


def bone_biscuit(mat, length=0.8, depth=0.13):
    """A bone-shaped biscuit in the xz plane with docking holes."""
    outline = bone_outline(length, length * 0.115, length * 0.165)
    o = G.prism(outline, depth, 0.04, mat, 'biscuit', res=4)
    holes = M.solid('#7a4a24', 0.9)
    parts = [o]
    for x in (-0.14, 0, 0.14):
        h = G.cylinder(0.017, 0.004, 0.001, holes, 12)
        h.rotation_euler = (math.pi / 2, 0, 0)
        h.location = (x, -depth / 2 + 0.002, 0)
        parts.append(h)
    return G.group(parts)


def biscuit_mat(c='#b58550'):
    """Oven-baked oat biscuit."""
    m = M.N('biscuit')
    f = m.noise(5, 5, 0.65).outputs[0]
    h = m.noise(34, 5, 0.7).outputs[0]
    col = m.ramp(f, [(0.3, S.mix(c, '#6b3a14', 0.4)), (0.55, c), (0.8, S.mix(c, '#f0d09a', 0.4))])
    oats = m.nd('TexVoronoi', Vector=m.scaled((1, 1, 1.7)), Scale=21.0)
    flake = m.ramp(oats.outputs['Distance'], [(0.20, 1.0), (0.34, 0.0)])
    shown = m.math('MULTIPLY', flake, m.ramp(m.noise(11, 2).outputs[0], [(0.46, 0.0), (0.56, 0.75)]))
    col = m.mixc(shown, col, S.mix(c, '#f6e3bb', 0.62))
    rough = m.math('ADD', h, m.math('MULTIPLY', shown, 0.5))
    return m.pr(Base_Color=col, Roughness=0.92, Specular=0.08, Normal=m.bump(rough, 0.8, 0.035))


@product('treat_jar', 'pet', view='three_quarter', az=0, el=13, bg=PET_BG, wb=COOL)
def treat_jar(c='#e9e1d3'):
    """Stoneware biscuit jar with an oak lid, biscuits leaning against it."""
    p = (
        [(0, 0), (0.66, 0)]
        + G.smooth_path([(0.66, 0), (0.745, 0.03), (0.77, 0.12), (0.78, 0.6), (0.77, 1.18), (0.74, 1.27), (0.70, 1.30)], 5)
        + [(0.66, 1.30), (0.66, 1.2), (0, 1.2)]
    )
    G.lathe(p, 96, M.ceramic(c, 0.35, '#8f7b62'), 'jar', auto=40)
    G.lathe([(0.772, 0.06), (0.779, 0.07), (0.784, 0.20), (0.78, 0.21)], 96, M.ceramic('#4f6d5c', 0.35), 'band', auto=30)
    lid = G.cylinder(0.76, 0.13, 0.04, M.wood('#a9764a', axis=0, s=0.9))
    lid.location.z = 1.30
    knob = G.lathe(
        G.smooth_path([(0, 0), (0.10, 0.0), (0.08, 0.06), (0.13, 0.13), (0.10, 0.21), (0, 0.225)], 5),
        48,
        M.wood('#a9764a', axis=2, s=1.1),
        'knob',
        auto=180,
    )
    knob.location.z = 1.43
    ink = M.solid('#34453b', 0.5)
    round_text('Good Dog', 0.235, ink, 0.78, 0.80, 'serif_i', 1.0, 0.004)
    round_text('TREATS', 0.085, ink, 0.78, 0.58, 'gothic_b', 1.6, 0.004)
    mat = biscuit_mat()
    lay(bone_biscuit(mat), (0.74, -0.72, 0.075), (90, 0, 24))
    lay(bone_biscuit(mat), (0.90, -0.18, 0.40), (-16, -82, 62))
    lay(bone_biscuit(mat), (-0.22, -1.02, 0.075), (90, 0, -16))


def paper_pouch(W, D, H, mat, seed=4, flat_top=0.80):
    """A filled pouch: rounded block below, pinched flat top."""
    levels = [0, 0.02, 0.06, 0.15, 0.3, 0.45, 0.58, 0.68, 0.76, 0.82, 0.87, 0.90, 0.94, 0.98, 1.0]
    sections = []
    for t in levels:
        if t < flat_top:
            d = D * (1 if t < 0.4 else max(0.10, 1 - ((t - 0.4) / (flat_top - 0.38)) ** 1.8))
        else:
            d = 0.014
        w = W * (0.95 if t == 0 else 1.0 - 0.02 * math.sin(t * 3.1))
        d *= 0.88 if t == 0 else 1
        n = 3.6 if t < flat_top else 6
        sections.append([(x, y * (1 + 0.04 * math.sin(3 * t * H + x * 5)), t * H) for x, y in G.superellipse(w, max(d, 0.014), n, 56)])
    o = G.loft(sections, mat, 'pouch', sub=2)
    return G.displace(o, 0.014, 2.4, 3, seed)


@product('oat_biscuits', 'pet', view='three_quarter', az=14, el=14, bg=PET_BG, wb=COOL)
def oat_biscuits():
    """Kraft pouch of bone biscuits with a heap in front."""
    bag = paper_pouch(0.66, 0.27, 1.75, M.kraft('#c39b6d'), 4)
    cream = M.paper(CREAM_PAPER)
    patch = G.obj(*grid_card(0.92, 0.86, 26), 'patch', cream)
    printed(patch, bag, 0, 0.70, 0.006)
    ink = M.solid('#5a3a1f', 0.6)
    printed(G.text('Oat & Apple', 0.165, ink, 'serif_b', 0.001, width=0.80, spacing=1.0), bag, 0, 0.93, 0.011)
    printed(G.text('BONE BISCUITS', 0.066, ink, 'gothic_b', 0.001, width=0.76, spacing=1.3), bag, 0, 0.79, 0.011)
    flat = bone_outline_print(ink, 0.42)
    printed(flat, bag, 0, 0.58, 0.011)
    printed(G.text('OVEN BAKED  400 G', 0.045, ink, 'gothic', 0.001, width=0.7, spacing=1.25), bag, 0, 0.40, 0.011)
    fold = G.box((1.24, 0.05, 0.12), 0.02, 3, M.kraft('#b98f60'), 'fold')
    fold.location = (0, 0, 1.70)
    mat = biscuit_mat()
    heap = [
        ((0.50, -0.56, 0.075), (90, 0, 12)),
        ((1.02, -0.50, 0.075), (90, 0, 66)),
        ((0.38, -0.98, 0.075), (90, 0, -24)),
        ((0.74, -0.60, 0.205), (90, 0, -34)),
        ((-0.46, -0.70, 0.075), (90, 0, 22)),
    ]
    for loc, rot in heap:
        g = bone_biscuit(mat, 0.62, 0.13)
        lay(g, loc, rot)


def bone_outline_print(mat, length):
    """A thin printed bone."""
    return G.prism(bone_outline(length, length * 0.115, length * 0.165), 0.004, 0.001, mat, 'bone')
