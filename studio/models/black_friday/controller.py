"""Game controller."""
import math

from mathutils import Matrix
import bpy

from kit import materials as M
from kit import shapes as G
from models.black_friday.dark_set import dark_set, inflate
from models.catalog import product
from models.festive.parts import CHARCOAL, collect


@product('game_controller', 'blackfriday', view='high', az=24, el=42, light='gloss', bg=CHARCOAL, tilt=(-66, 0, 0), fill=0.88)
def game_controller(c='#303136', accent='#d2703f'):
    """A wireless game controller that rests on its grips."""
    dark_set()
    half = [
        (0, 0.44),
        (0.30, 0.45),
        (0.52, 0.53),
        (0.78, 0.50),
        (0.98, 0.33),
        (1.10, 0.0),
        (1.16, -0.36),
        (1.10, -0.66),
        (0.92, -0.74),
        (0.76, -0.62),
        (0.62, -0.36),
        (0.46, -0.22),
        (0.22, -0.20),
        (0, -0.20),
    ]
    full = half + [(-x, z) for x, z in half[-2:0:-1]]
    body = inflate(G.smooth_path(full, 6, True), 0.27, 0.34, 0.045, M.plastic(c, 0.46, 0.12), 'body')
    bpy.context.view_layer.update()
    dark = M.plastic('#17181a', 0.35)

    def on_face(o, x, z, lift=0.0):
        y, normal = G.surface_y(body, x, z)
        o.location = (x, y - lift, z)
        o.rotation_euler = normal.to_track_quat('Z', 'Y').to_euler()
        return o

    for x, z in ((-0.34, -0.06), (0.34, -0.06)):
        well = G.lathe(
            [(0.172, -0.02), (0.178, 0.030), (0.190, 0.036), (0.200, 0.030), (0.205, -0.03)], 64, M.metal('#d9a05a', 0.3), 'well'
        )
        on_face(well, x, z, -0.012)
        pit = G.lathe([(0, 0.012), (0.18, 0.012)], 48, M.solid('#0e0e10', 0.7), 'pit')
        on_face(pit, x, z, -0.004)
        stick = G.lathe(
            [(0.06, 0), (0.055, 0.10), (0.10, 0.120), (0.132, 0.145), (0.134, 0.172), (0.112, 0.182), (0.085, 0.165), (0, 0.158)],
            56,
            M.rubber('#3a3b40'),
            'stick',
            smooth=2,
        )
        on_face(stick, x, z, 0)
    arm, bar = 0.17, 0.058
    plus = [
        (-bar, -arm),
        (bar, -arm),
        (bar, -bar),
        (arm, -bar),
        (arm, bar),
        (bar, bar),
        (bar, arm),
        (-bar, arm),
        (-bar, bar),
        (-arm, bar),
        (-arm, -bar),
        (-bar, -bar),
    ]

    def dpad_build():
        G.put(G.prism(plus, 0.07, 0.014, dark, 'dpad'), (0, 0, 0), (-90, 0, 0))

    dish = G.lathe([(0, 0), (0.2, 0), (0.215, 0.01), (0.22, -0.03)], 56, M.plastic('#232427', 0.4), 'dish')
    on_face(dish, -0.68, 0.20, -0.004)
    on_face(collect(dpad_build), -0.68, 0.20, 0.01)
    letters = M.solid('#e9e4da', 0.5)
    for k, (dx, dz) in enumerate(((0.13, 0), (0, 0.13), (-0.13, 0), (0, -0.13))):
        mat = M.plastic(accent, 0.3) if k == 3 else dark
        b = G.lathe([(0.066, -0.03), (0.066, 0.035), (0.058, 0.048), (0.03, 0.052), (0, 0.053)], 40, mat, 'button', smooth=2)
        on_face(b, 0.68 + dx, 0.20 + dz, 0)
        t = G.text('BYXA'[k], 0.075, letters, 'gothic_b', 0.001)
        t.rotation_euler = (0, 0, 0)
        t.data.transform(Matrix.Rotation(math.radians(-90), 4, 'X'))
        t.data.transform(Matrix.Translation((-sum(v.co.x for v in t.data.vertices) / len(t.data.vertices), 0, 0.0535)))
        on_face(t, 0.68 + dx, 0.20 + dz, 0)
    for x in (-0.17, 0.17):
        b = G.pillow((0.12, 0.05, 0.03), dark, 'menu', n=8, edge=0.024)
        on_face(b, x, 0.22, 0.004)
    home = G.lathe([(0.07, -0.02), (0.07, 0.012), (0.06, 0.02), (0, 0.02)], 40, M.solid('#1a1a1d', 0.2, 0.2), 'home')
    on_face(home, 0, 0.30, 0)
    glow = G.lathe([(0.040, 0.0215), (0.048, 0.0215)], 40, M.emit('#ffd9b5', 1.6), 'glow')
    on_face(glow, 0, 0.30, 0)
    for s in (-1, 1):
        G.tube(
            [(s * 0.42, 0.0, 0.50), (s * 0.62, -0.02, 0.545), (s * 0.80, 0.0, 0.50), (s * 0.93, 0.02, 0.40)],
            [0.05, 0.085, 0.085, 0.05],
            dark,
            seg=18,
        )
