"""Raincoat, pyjamas, hat and scarf."""
from mathutils import Vector
import bpy

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.fashion.cloth import SLIM, coated, cotton, seam_colour, slim
from models.fashion.collars import collar, hood, neck_path, stand_collar
from models.fashion.sleeves import both_sleeves, sleeve
from models.fashion.torso import Torso
from models.fashion.vest import disc


def kid_torso(**k):
    """The garment body in a child's proportions."""
    base = dict(hem=0.55, hem_w=0.42, waist_w=0.415, chest_w=0.42, sw=0.425, depth=0.205, neck_w=0.15, neck_z=1.45, sz=1.375, waist_z=0.92)
    base.update(k)
    return Torso(**base)


KID_SLEEVE = [(0.285, 0.0, 1.275), (0.415, -0.004, 1.135), (0.505, -0.012, 0.97), (0.545, -0.030, 0.80), (0.560, -0.05, 0.62)]


@product('raincoat', 'kids', view='front', el=3, kind='wall')
def raincoat(c='#e3b23c', lining='#3f5d7a', snap='#f2e8d6'):
    """A-line hooded raincoat with snaps and flap pockets."""
    T = kid_torso(hem=0.36, hem_w=0.49, waist_w=0.435, overlap=0.05, drop=0.075, fold=0.040, crease=0.018, seed=3, flip=-1)
    m = coated(c)
    T.build(m, M.fabric(lining, 1.2), thick=0.014, gape=0.012)
    both_sleeves(m, path=KID_SLEEVE, radii=(0.160, 0.150, 0.138, 0.128, 0.122), crease=0.016)
    stand_collar(T, m, 0.075, 0.016, 0.06)
    hood(m, M.fabric(lining, 1.2), centre=(0, 0.02, 1.525), rx=0.235, rz=0.240)
    sm = M.plastic(snap, 0.3)
    for z in (0.50, 0.68, 0.86, 1.04, 1.22):
        p = T._on(-0.02, z, 0.024)
        disc(p, 0.021, sm, 0.010, 1 / SLIM)
    for sgn in (-1, 1):
        x = sgn * 0.245
        T.patch(
            [(x - 0.10, 0.50), (x - 0.08, 0.475), (x + 0.08, 0.475), (x + 0.10, 0.50), (x + 0.10, 0.66), (x - 0.10, 0.66)],
            m,
            0.008,
            0.010,
            swell=0.010,
        )
        T.patch([(x - 0.112, 0.62), (x, 0.60), (x + 0.112, 0.62), (x + 0.108, 0.70), (x - 0.108, 0.70)], m, 0.026, 0.010)
        disc(T._on(x, 0.635, 0.040), 0.018, sm, 0.009, 1 / SLIM)
    T.line([(0.035, 0.38), (0.035, 1.33)], M.solid(seam_colour(c), 0.6), 0.0028, 0.016)
    slim()


@M.cached
def starry(c, star='#f3e3b5'):
    """Cotton with a scattered dot print."""
    n = M.N('starry')
    v = n.nd('TexVoronoi', Vector=n.scaled((1, 0.35, 1)), Scale=11.0)
    f = n.ramp(v.outputs['Distance'], [(0.0, 1), (0.17, 1), (0.20, 0), (1, 0)])
    n.pr(Base_Color=n.mixc(f, c, star), Roughness=0.92, Specular=0.12, Sheen=0.35, Normal=n.bump(n.noise(70, 2).outputs[0], 0.12, 0.005))
    return n.m


@product('pyjamas', 'kids', view='front', el=3, kind='wall')
def pyjamas(c='#7f93ad', dots='#f4ead0', trim='#f4ead0'):
    """Pyjama set: buttoned shirt with piped collar, above matching trousers."""
    m = starry(c, dots)
    pipe = M.solid(trim, 0.8)
    T = kid_torso(hem=0.62, hem_w=0.425, waist_w=0.415, overlap=0.035, drop=0.10, fold=0.014, crease=0.016, seed=19)
    T.build(m, cotton(S.mix(c, '#ffffff', 0.3)), thick=0.010)
    rings = both_sleeves(
        m, path=KID_SLEEVE[:4] + [(0.555, -0.045, 0.68)], radii=(0.158, 0.148, 0.136, 0.126, 0.120), crease=0.015, thick=0.010
    )
    P, O = neck_path(T, 0.12)
    collar(P, O, m, 0.04, 0.105, 0.085, ends=1.1, thick=0.012)
    for ring, axis in rings:
        cen = sum(ring, Vector()) / len(ring)
        G.tube([cen + (q - cen) * 1.02 - axis * 0.05 for q in ring], 0.007, pipe, closed=True, n=1, seg=8)
    for z in (0.72, 0.87, 1.02, 1.17):
        T.button(0, z, 0.022, M.solid(trim, 0.4, coat=0.2), 0.022)
    T.line([(-0.035, 0.63), (-0.035, 1.31)], pipe, 0.006, 0.018)
    T.patch([(0.13, 1.00), (0.285, 1.00), (0.285, 1.15), (0.13, 1.15)], m, 0.006, 0.008)
    T.line([(0.13, 1.145), (0.285, 1.145)], pipe, 0.006, 0.016)
    hips = [
        [Vector((x * k, y * k + 0.02, z)) for x, y in G.superellipse(0.33, 0.14, 2.4, 72)]
        for z, k in ((0.02, 0.80), (0.12, 1.04), (0.30, 1.12), (0.48, 1.06), (0.70, 0.98))
    ]
    G.loft(hips, m, 'hips', closed_ends=False, sub=1)
    before = set(bpy.context.scene.objects)
    for side in (-1, 1):
        ring = trouser_leg(
            m, side, top=(0.172, 0.42), hem=(0.215, -0.46), r_top=0.212, r_hem=0.165, depth=0.70, seed=23 + side, thick=0.010
        )
        cen = sum(ring, Vector()) / len(ring)
        G.tube([cen + (q - cen) * 1.02 + Vector((0, 0, 0.05)) for q in ring], 0.007, pipe, closed=True, n=1, seg=8)
    for o in set(bpy.context.scene.objects) - before:
        o.location.y += 0.02
    slim()


def trouser_leg(
    mat, side, top=(0.17, 0.66), hem=(0.185, 0.0), r_top=0.205, r_hem=0.135, depth=0.92, seed=1, crease=0.012, thick=0.012, turn=None
):
    """One trouser leg; the hem may be turned up in another cloth."""
    path = [
        (top[0], 0.0, top[1]),
        (top[0] + (hem[0] - top[0]) * 0.4, -0.01, top[1] * 0.66 + hem[1] * 0.34),
        (hem[0] - 0.002, -0.012, top[1] * 0.33 + hem[1] * 0.67),
        (hem[0], -0.015, hem[1]),
    ]
    ring, axis = sleeve(
        mat,
        side,
        path=path,
        radii=(r_top, r_top * 0.9, r_top * 0.45 + r_hem * 0.55, r_hem),
        depth=depth,
        crease=crease,
        seed=seed,
        elbow=0.45,
        rows=60,
        cols=44,
        thick=thick,
    )
    if turn:
        cen = sum(ring, Vector()) / len(ring)
        secs = [
            [cen + (q - cen) * k - axis * h for q in ring]
            for h, k in ((-0.012, 0.95), (-0.014, 1.04), (0.03, 1.075), (0.085, 1.07), (0.09, 1.01))
        ]
        G.loft(secs, turn, 'turnup', closed_ends=False, sub=1)
    return ring
