"""Face masks, first-aid kit and bandages."""
import math

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import product
from models.outlines import caption, circle, plate, rounded_polygon, rounded_rect, slab


def pleated_mask(material, loop, width=1.0, height=0.58):
    """A pleated face mask standing upright, bowed around the face, with ear loops."""
    columns = 28
    rows = 30
    vertices = []
    for row in range(rows + 1):
        t = row / rows
        for column in range(columns + 1):
            u = column / columns * 2 - 1
            bow = 0.20 * (1 - u * u) * math.sin(math.pi * (0.12 + 0.76 * t)) ** 0.7
            pleat = 0.060 * ((t * 3.0) % 1.0) * (1 if 0.08 < t < 0.92 else 0) * (1 - 0.25 * u * u)
            squeeze = 1 - 0.22 * (u * u) ** 2 * 1.0
            z = (t - 0.5) * height * squeeze
            vertices.append((u * width / 2, -bow - pleat, z))
    span = columns + 1
    faces = [
        (row * span + k, row * span + k + 1, (row + 1) * span + k + 1, (row + 1) * span + k) for row in range(rows) for k in range(columns)
    ]
    parts = [G.obj(vertices, faces, 'mask', material, solid=0.008, auto=24)]
    edge_z = height / 2 * 0.78
    for side in (-1, 1):
        x = side * width / 2
        parts.append(G.tube([(x, 0, -edge_z), (x, 0, 0), (x, 0, edge_z)], 0.012, material, n=4, seg=10))
        parts.append(
            G.tube(
                [
                    (x, 0, edge_z * 0.92),
                    (x + side * 0.13, 0.04, edge_z * 0.72),
                    (x + side * 0.20, 0.08, 0),
                    (x + side * 0.13, 0.04, -edge_z * 0.72),
                    (x, 0, -edge_z * 0.92),
                ],
                0.011,
                loop,
                n=10,
                seg=10,
            )
        )
    return parts


@product('mask_box', 'medical', view='three_quarter', az=-22, el=17, light='bright', fill=0.88)
def mask_box(c='#f4f3ee', accent='#6fa6b8', mask='#9cc3cf'):
    """Dispenser box of pleated face masks with one mask in front."""
    card = M.paper(c, 0.6, 0.6)
    blue = M.paper(accent, 0.6, 0.6)
    G.put(G.box((1.70, 0.92, 0.86), 0.012, mat=card), (0, 0, 0.43))
    G.put(G.box((1.706, 0.926, 0.20), 0.010, mat=blue), (0, 0, 0.12))
    slab(rounded_rect(1.10, 0.36, 0.17), 0.004, 0.001, M.solid('#45585f', 0.8), 0.8605)
    fabric = M.paper(mask, 0.85, 0.8)
    loop = M.fabric('#f0eee8', 2.0)
    flap = []
    rows = 18
    for row in range(rows + 1):
        t = row / rows
        z = 0.78 + 0.34 * t
        half = 0.47 - 0.05 * t
        for column in range(13):
            u = column / 12 * 2 - 1
            flap.append((u * half, 0.05 - 0.03 * math.sin(t * 13) - 0.10 * t * t + 0.03 * u * u, z - 0.05 * u * u * t))
    faces = [(row * 13 + k, row * 13 + k + 1, (row + 1) * 13 + k + 1, (row + 1) * 13 + k) for row in range(rows) for k in range(12)]
    G.obj(flap, faces, 'flap', fabric, solid=0.008, auto=50)
    ink = M.solid('#2f4a55', 0.6)
    front = -0.4615
    caption('Face Masks', 0.19, ink, (-0.20, front, 0.62), 'gothic_b', 1.0, 1.1)
    caption('SOFT EAR LOOPS', 0.066, ink, (-0.42, front, 0.46), 'gothic', 1.15, 0.62)
    caption('50 PIECES', 0.072, M.solid('#ffffff', 0.6), (-0.45, front - 0.003, 0.12), 'gothic_b', 1.2)
    plate(circle(0.15, (0.60, 0.60)), 0.004, 0.001, blue, front)
    caption('IIR', 0.12, M.solid('#ffffff', 0.6), (0.60, front - 0.004, 0.60), 'gothic_b', 1.05)
    G.group(pleated_mask(fabric, loop), (0.42, -0.74, 0.27), (-16, 0, 8), 0.95)


@product('first_aid_kit', 'medical', view='three_quarter', az=24, el=11, light='soft')
def first_aid_kit(c='#3f7d66', trim='#2c5a4a'):
    """Zipped first-aid case with a white cross and a carry handle."""
    cloth = M.fabric(c, 1.6, weave=0.35, fuzz=0.15, var=0.06)
    binding = M.fabric(trim, 2.2, weave=0.3, fuzz=0.1)
    white = M.plastic('#f2eee4', 0.5)
    for y in (-0.17, 0.17):
        plate(rounded_rect(1.70, 1.24, 0.22, (0, 0.62)), 0.30, 0.10, cloth, y)
    for y in (-0.045, 0.045):
        loop = [(x, y, z) for x, z in rounded_rect(1.69, 1.23, 0.22, (0, 0.62))]
        G.tube(loop, 0.022, binding, n=2, seg=12, closed=True)
    zipper = [(x, 0, z) for x, z in rounded_rect(1.672, 1.212, 0.215, (0, 0.62))]
    G.tube(zipper, 0.026, M.rubber('#26302c'), n=2, seg=12, closed=True)
    teeth = M.metal('#c9a878', 0.3)
    G.put(G.box((0.07, 0.05, 0.10), 0.015, mat=teeth), (0.845, 0, 0.78))
    G.tube([(0.87, -0.03, 0.74), (0.90, -0.05, 0.64), (0.89, -0.06, 0.54)], 0.022, M.rubber('#26302c'), n=8, flat=0.4)
    grip = [(-0.34, 0, 1.22), (-0.32, 0, 1.34), (-0.22, 0, 1.43), (0, 0, 1.455), (0.22, 0, 1.43), (0.32, 0, 1.34), (0.34, 0, 1.22)]
    G.tube(grip, [0.06, 0.055, 0.05, 0.05, 0.05, 0.055, 0.06], binding, n=8, flat=0.42, seg=20, up=(0, 1, 0))
    for side in (-1, 1):
        G.put(G.box((0.15, 0.14, 0.06), 0.02, mat=binding), (side * 0.34, 0, 1.235))
    front = -0.324
    arm, reach = 0.115, 0.34
    cross = [
        (-arm, -reach),
        (arm, -reach),
        (arm, -arm),
        (reach, -arm),
        (reach, arm),
        (arm, arm),
        (arm, reach),
        (-arm, reach),
        (-arm, arm),
        (-reach, arm),
        (-reach, -arm),
        (-arm, -arm),
    ]
    plate([(x, z + 0.70) for x, z in rounded_polygon(cross, 0.022, 4)], 0.024, 0.009, white, front)
    caption('FIRST AID', 0.105, white, (0, front + 0.002, 0.225), 'gothic_b', 1.25)


def crepe(c='#efe3cf'):
    """Elastic crepe cloth for lathes (uv): fine ribs along the roll."""
    n = M.N('crepe')
    ribs = n.nd('TexWave', Vector=n.scaled((1, 1, 1), 'UV'), Scale=62.0, Distortion=1.6, Detail=2.0, bands_direction='X')
    weft = n.noise(1, 3, vec=n.scaled((30, 240, 1), 'UV')).outputs[0]
    height = n.math('ADD', ribs.outputs[1], n.math('MULTIPLY', weft, 0.6))
    n.pr(
        Base_Color=n.ramp(height, [(0.2, S.mix(c, '#9a8058', 0.16)), (0.8, c), (1, S.mix(c, '#ffffff', 0.2))]),
        Roughness=0.95,
        Specular=0.1,
        Sheen=0.4,
    )
    n.set(n.b, 'Normal', n.bump(height, 0.35, 0.010))
    return n.m


def bandage(material, edge, radius=0.40, width=0.62):
    """One roll of bandage standing on its end."""
    side = G.lathe(
        [(radius - 0.015, 0), (radius, 0.02), (radius + 0.006, width * 0.5), (radius, width - 0.02), (radius - 0.015, width)],
        96,
        material,
        'side',
        smooth=3,
        auto=80,
    )
    face = []
    count = 26
    for step in range(count + 1):
        r = radius - 0.012 - (radius - 0.075) * step / count
        face.append((r, width + (0.010 if step % 2 else -0.006) - 0.012 * math.sin(math.pi * step / count)))
    top = G.lathe(face + [(0.06, width - 0.05), (0.06, width - 0.2)], 96, edge, 'layers', auto=20, wob=lambda a, r, z: r + 0.0035 * a)
    core = G.lathe([(0.062, width - 0.20), (0, width - 0.20)], 48, M.solid('#3a2c20', 0.9), 'core')
    return [side, top, core]


@product('bandage_rolls', 'medical', view='three_quarter', az=20, el=24, light='soft')
def bandage_rolls(c='#eee1cb', stripe='#5c93a8'):
    """Three elastic bandage rolls, one unrolled a little, with two clips."""
    cloth = crepe(c)
    edge = M.fabric(c, 2.4, weave=0.3, fuzz=0.3)
    blue = M.solid(stripe, 0.85)
    rolls = (((-0.44, 0.22, 0), (0, 0, 30)), ((0.46, 0.26, 0), (0, 0, 200)))
    for loc, rot in rolls:
        yarn = [G.lathe([(0.4062, z - 0.012), (0.4085, z), (0.4062, z + 0.012)], 96, blue, 'yarn') for z in (0.06, 0.56)]
        G.group(bandage(cloth, edge) + yarn, loc, rot)
    G.group(bandage(cloth, edge, 0.40, 0.62), (0.02, 0.24, 0.645), (0, 0, 80), 0.98)
    lying = bandage(cloth, edge, 0.30, 0.56)
    G.group(lying, (0.26, -0.26, 0.30), (90, 0, -24))
    columns = 24
    vertices = []
    for step in range(columns + 1):
        t = step / columns
        x = -0.02 - 0.92 * t
        z = 0.012 + 0.018 * math.sin(t * 9) ** 2 * t
        vertices += [(x, k * 0.14, z) for k in (-2, -1, 0, 1, 2)]
    faces = [(5 * i + k, 5 * i + k + 1, 5 * i + k + 6, 5 * i + k + 5) for i in range(columns) for k in range(4)]
    tail = G.obj(
        vertices, faces, 'tail', M.fabric(c, 2.0, weave=0.5, fuzz=0.3, var=0.1), solid=0.014, uv=[(v[1], v[0]) for v in vertices], sub=1
    )
    G.put(tail, (0.15, -0.52, 0), (0, 0, -24))
    metal = M.metal('#cfcac0', 0.3)
    for x, y, turn in ((0.70, -0.52, 20), (0.82, -0.34, 65)):
        G.put(G.box((0.17, 0.06, 0.014), 0.006, mat=metal), (x, y, 0.007), (0, 0, turn))
