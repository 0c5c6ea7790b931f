"""Dungarees and pinafore dress."""
import math

from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.fashion.cloth import ROUND, SLIM, corduroy, ease, seam_colour, slim
from models.fashion.kids import trouser_leg
from models.fashion.sleeves import band
from models.fashion.torso import Torso
from models.fashion.vest import disc, surface_line, surface_patch, vest


@product('pinafore', 'kids', view='front', el=3, kind='wall')
def pinafore(c='#8d5b6c', button='#e8d5b0'):
    """Corduroy pinafore dress with buttoned straps, bib pocket and flared skirt."""
    m = corduroy(c, 1.0)
    o, front, edges = vest(
        m,
        hem=0.20,
        hem_w=0.57,
        waist_w=0.355,
        chest_w=0.365,
        depth=0.185,
        waist_z=0.92,
        armpit=1.10,
        strap_in=0.145,
        strap_out=0.245,
        neck=1.205,
        neck_back=1.26,
        fold=0.110,
        crease=0.012,
        seed=17,
        thick=0.012,
        lining=M.fabric(S.mix(c, '#f0dcc8', 0.45), 1.2),
    )
    neck, arms = edges()
    for ring in [neck] + arms:
        G.tube(ring, 0.010, m, closed=True, n=2, seg=10)
    th = M.solid(seam_colour(c), 0.8)
    bm = M.solid(button, 0.35, coat=0.3)
    for sgn in (-1, 1):
        p = front(sgn * 0.195, 1.255, 0.022)
        G.put(
            G.lathe([(0, 0.004), (0.018, 0.004), (0.024, 0.010), (0.030, 0.010), (0.033, 0.003), (0.033, -0.006), (0, -0.006)], 32, bm),
            p,
            (90, 0, 0),
            ROUND,
        )
        x = sgn * 0.235
        surface_patch(
            front,
            [(x - 0.095, 0.55), (x - 0.07, 0.515), (x + 0.07, 0.515), (x + 0.095, 0.55), (x + 0.09, 0.70), (x - 0.09, 0.70)],
            m,
            0.022,
            0.012,
            swell=0.006,
        )
        surface_line(front, [(x - 0.088, 0.675), (x, 0.672), (x + 0.088, 0.675)], th, 0.0024, 0.042)
    belt = [front(x * 0.01, 0.93, 0.004) for x in range(-34, 35, 2)]
    G.tube(belt, 0.022, m, smooth=False, flat=0.35, seg=10, up=(0, -1, 0))
    surface_line(front, [(-0.56, 0.235), (-0.3, 0.232), (0, 0.232), (0.3, 0.232), (0.56, 0.235)], th, 0.0024, 0.004)
    surface_patch(front, [(-0.07, 1.00), (0, 0.985), (0.07, 1.00), (0.075, 1.115), (-0.075, 1.115)], m, 0.008, 0.010, swell=0.004)
    slim()


@product('dungarees', 'kids', view='front', el=3, kind='wall')
def dungarees(c='#4d6a8c', thread='#d9a860', metal='#c9a66b', stuff='denim'):
    """Dungarees: bib with pocket, crossed straps with buckles, turn-ups."""
    m = M.denim(c, 1.3) if stuff == 'denim' else corduroy(c, 1.1)
    th, brass = M.solid(thread, 0.85), M.metal(metal, 0.32)
    T = Torso(
        hem=0.44,
        hem_w=0.27,
        waist_w=0.365,
        chest_w=0.335,
        sw=0.30,
        depth=0.205,
        neck_w=0.27,
        neck_z=1.02,
        sz=0.98,
        waist_z=0.70,
        drop=0,
        fold=0.004,
        crease=0.012,
        seed=5,
        closed=True,
        power=2.4,
        hem_d=0.75,
    )

    def front(x, z, lift=0.0):
        if z < 0.97:
            return T.front(x, z, lift)
        y0 = T.front(x, 0.95, lift).y
        return Vector((x, y0 + 0.06 * (z - 0.95) + 0.02 * (x / 0.2) ** 2 * ease(0.97, 1.2, z), z))

    rows = [r for r in T.rows if r[2] < 0.96]
    V, F, n = [], [], 96
    for w, d, z in rows:
        s = T.row_at(z)
        for i in range(n):
            V.append(T.point(math.tau * i / n, s))
    for j in range(len(rows) - 1):
        for i in range(n):
            F.append((j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i))
    o = G.obj(V, F, 'hips', m)
    md = o.modifiers.new('so', 'SOLIDIFY')
    md.thickness = 0.014
    ring = V[-n:]
    band(ring, Vector((0, 0, 1)), 0.06, m, 1.0, 1.015)
    turn = M.denim(S.mix(c, '#ffffff', 0.35), 1.3) if stuff == 'denim' else m
    for side in (-1, 1):
        trouser_leg(m, side, top=(0.172, 0.78), hem=(0.205, -0.06), r_top=0.212, r_hem=0.140, seed=7 + side, turn=turn)
    surface_patch(front, [(-0.215, 0.93), (0.215, 0.93), (0.20, 1.12), (0.175, 1.33), (-0.175, 1.33), (-0.20, 1.12)], m, 0.014, 0.014)
    for d in (0.014, 0.028):
        surface_line(front, [(-0.172, 1.33 - d), (0, 1.33 - d), (0.172, 1.33 - d)], th, 0.0026, 0.032)
    surface_patch(front, [(-0.105, 1.06), (0, 1.035), (0.105, 1.06), (0.105, 1.24), (-0.105, 1.24)], m, 0.030, 0.010, swell=0.003)
    surface_line(front, [(-0.10, 1.222), (0, 1.222), (0.10, 1.222)], th, 0.0026, 0.045)
    surface_line(front, [(0.03, 1.06), (0.03, 1.232)], th, 0.0026, 0.046)
    for sgn in (-1, 1):
        p = front(sgn * 0.140, 1.285, 0.04)
        G.tube(
            [
                p + Vector((0, -0.004, -0.03)),
                p + Vector((0, -0.012, 0.06)),
                (sgn * 0.155, -0.15, 1.46),
                (sgn * 0.15, -0.02, 1.535),
                (sgn * 0.12, 0.12, 1.45),
                (sgn * 0.05, 0.19, 1.1),
            ],
            0.034,
            m,
            flat=0.16,
            up=(0, -1, 0.3),
            n=8,
        )
        frame = [(-0.036, -0.03), (0.036, -0.03), (0.036, 0.045), (-0.036, 0.045)]
        G.tube([p + Vector((x, -0.022, z)) for x, z in G.resample(frame, 0.015, True)], 0.006, brass, closed=True, smooth=False, seg=8)
        disc(p + Vector((0, -0.018, -0.018)), 0.020, brass, 0.012, 1 / SLIM)
        for d in (0, 0.016):
            surface_line(
                lambda x, z, l: T.front(x, z, l),
                [(sgn * (0.14 - d), 0.90), (sgn * (0.17 - d), 0.80 - d), (sgn * 0.25, 0.745 - d), (sgn * 0.33, 0.735 - d)],
                th,
                0.0026,
                0.006,
            )
        disc(T.front(sgn * 0.30, 0.88, 0.02), 0.017, brass, 0.010, 1 / SLIM)
        disc(T.front(sgn * 0.315, 0.80, 0.02), 0.017, brass, 0.010, 1 / SLIM)
    T_line = [(0, 0.90), (0.0, 0.70), (0, 0.56)]
    surface_line(lambda x, z, l: T.front(x, z, l), T_line, th, 0.0026, 0.006)
    slim()
