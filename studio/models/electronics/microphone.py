"""Desk microphone and lamp."""
from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.electronics.sound import mesh_grille
from models.outlines import FACE_FRONT, knurl


@product('desk_microphone', 'tech', view='three_quarter', az=18, el=8, light='gloss')
def desk_microphone(c='#2b2c2e', mesh='#c4bfb6', accent='#c98a5e'):
    """Studio condenser microphone on a round desk stand."""
    shell = M.metal(c, 0.42)
    copper = M.metal(accent, 0.28)
    G.lathe(
        [(0, 0), (0.42, 0), (0.44, 0.012), (0.445, 0.035), (0.42, 0.062), (0.14, 0.085), (0.06, 0.10), (0.05, 0.12)],
        96,
        shell,
        'base',
        auto=40,
    )
    G.lathe([(0.40, 0.066), (0.41, 0.072), (0.40, 0.080), (0.38, 0.078)], 96, copper, 'base ring', auto=60)
    G.lathe([(0.045, 0.1), (0.045, 0.36), (0.06, 0.37), (0.06, 0.42), (0.04, 0.43)], 48, shell, 'stem', auto=30)
    yoke = [
        (-0.345, 0, 1.02),
        (-0.345, 0, 0.80),
        (-0.33, 0, 0.58),
        (-0.22, 0, 0.44),
        (0, 0, 0.41),
        (0.22, 0, 0.44),
        (0.33, 0, 0.58),
        (0.345, 0, 0.80),
        (0.345, 0, 1.02),
    ]
    G.tube(yoke, 0.042, shell, n=8, flat=0.55, seg=20, up=(0, 1, 0))
    for side in (-1, 1):
        knob = G.lathe(
            [(0, 0.10), (0.06, 0.10), (0.07, 0.09), (0.07, 0.02), (0.06, 0.01), (0.03, 0), (0.03, -0.12)],
            96,
            copper,
            'knob',
            wob=knurl(32, 0.003, 0.015, 0.095),
            auto=30,
        )
        G.put(knob, (side * 0.37, 0, 0.98), (0, side * 90, 0))
    G.lathe(
        [(0, 0.56), (0.17, 0.56), (0.20, 0.57), (0.235, 0.60), (0.25, 0.64), (0.25, 1.04), (0.255, 1.05), (0.255, 1.10), (0.24, 1.11)],
        96,
        shell,
        'body',
        auto=40,
    )
    G.lathe([(0.256, 1.055), (0.262, 1.062), (0.262, 1.088), (0.256, 1.095)], 96, copper, 'collar', auto=30)
    head = [(0.246, 1.10), (0.25, 1.15), (0.25, 1.26), (0.25, 1.38), (0.243, 1.46), (0.22, 1.54), (0.17, 1.60), (0.09, 1.635), (0, 1.645)]
    G.lathe(head, 96, mesh_grille(mesh, 84.0, 30.0), 'grille', smooth=3, auto=80)
    G.lathe([(0.20, 1.1), (0.20, 1.4), (0.14, 1.55), (0, 1.6)], 48, M.solid('#151414', 0.9), 'foam')
    for side in (-1, 1):
        G.tube(
            [(side * 0.252, 0, 1.10), (side * 0.256, 0, 1.38), (side * 0.225, 0, 1.545), (side * 0.12, 0, 1.635), (0, 0, 1.655)],
            0.022,
            shell,
            n=8,
            flat=0.6,
            seg=16,
            up=(0, 1, 0),
        )
    led = G.cylinder(0.022, 0.008, 0.003, M.emit('#ffb877', 2.5), 32)
    G.put(led, (0, -0.248, 0.90), FACE_FRONT)
    dial = G.lathe(
        [(0, 0.05), (0.055, 0.05), (0.062, 0.044), (0.066, 0.0)], 64, copper, 'gain', wob=knurl(28, 0.0015, 0.002, 0.04), auto=30
    )
    G.put(dial, (0, -0.245, 0.74), FACE_FRONT)


@product('arm_lamp', 'tech', view='three_quarter', az=10, el=8, light='soft')
def arm_lamp(c='#2f4a4a', metal='#d8ac70'):
    """Jointed desk lamp with a bell shade."""
    paint = M.plastic(c, 0.42)
    brass = M.metal(metal, 0.28)
    G.lathe([(0, 0), (0.40, 0), (0.42, 0.012), (0.42, 0.04), (0.405, 0.055), (0.06, 0.075), (0, 0.075)], 96, paint, 'base', auto=40)
    foot = (-0.05, 0, 0.16)
    elbow = (-0.42, 0, 0.98)
    head = (0.38, 0, 1.56)
    G.put(G.cylinder(0.05, 0.10, 0.01, brass, 48), (foot[0], 0, 0.07))

    def joint(point, radius=0.062):
        disc = G.lathe(
            [
                (0, -0.09),
                (radius * 0.5, -0.09),
                (radius * 0.6, -0.075),
                (radius * 0.6, -0.06),
                (radius, -0.055),
                (radius, 0.055),
                (radius * 0.6, 0.06),
                (radius * 0.6, 0.075),
                (radius * 0.5, 0.09),
                (0, 0.09),
            ],
            64,
            brass,
            'joint',
            auto=30,
        )
        G.put(disc, point, FACE_FRONT)

    for start, end in ((foot, elbow), (elbow, head)):
        for y in (-0.034, 0.034):
            G.tube([(start[0], y, start[2]), (end[0], y, end[2])], 0.017, brass, smooth=False, seg=20)
    for point in (foot, elbow, head):
        joint(point)
    G.tube([(-0.42, 0, 0.98), (-0.55, 0, 0.886)], 0.03, brass, smooth=False, seg=24)
    outer = [
        (0.055, 0.11),
        (0.075, 0.10),
        (0.09, 0.05),
        (0.10, 0),
        (0.15, -0.05),
        (0.24, -0.13),
        (0.30, -0.24),
        (0.325, -0.36),
        (0.33, -0.40),
    ]
    shade = G.lathe(outer, 96, paint, 'shade', smooth=4, auto=70)
    lining = G.lathe([(r - 0.012, z - 0.002) for r, z in outer[3:]], 96, M.solid('#f5e9d2', 0.5), 'lining', smooth=4, auto=70)
    rim = G.lathe([(0.322, -0.395), (0.335, -0.398), (0.337, -0.406), (0.322, -0.408)], 96, brass, 'rim')
    bulb = G.put(G.ico(0.10, 4, M.emit('#ffe2b0', 5.0), 'bulb'), (0, 0, -0.22))
    cap = G.lathe([(0, 0.16), (0.03, 0.155), (0.05, 0.13), (0.055, 0.11)], 48, brass, 'cap', smooth=3)
    G.group([shade, lining, rim, bulb, cap], (0.44, 0, 1.50), (0, -24, 0))
    G.tube([(-0.36, 0.1, 0.05), (-0.5, 0.22, 0.02), (-0.68, 0.16, 0.02), (-0.80, 0.30, 0.02)], 0.014, M.rubber('#3a332c'), n=10, seg=12)
