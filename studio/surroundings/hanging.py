"""Garments at home: on a brass rail or on pegs, with others beside them and a bench below."""
import bpy

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from kit.stage import ST
from scenes.stagecraft import block, place
from surroundings import daylight
from surroundings.things import bring

WHITE_BALANCE = (0.98, 1.0, 1.04)
RAILS = {'rail': '#ddd2c4', 'pegs': '#efe0bd', 'hook': '#d8cbb9'}


def hook(x, y, shoulder, rail):
    """A wire hook from the neck of the garment over the rail."""
    brass = M.metal('#b98f52', 0.3)
    line = [(0, shoulder - rail), (0, -0.03), (0.032, 0.006), (0.028, 0.04), (-0.004, 0.046), (-0.03, 0.02)]
    points = [(x + dx * 1.6, y, rail + dz * 1.6 if i else shoulder) for i, (dx, dz) in enumerate(line)]
    G.tube(points, 0.011, brass, n=6, seg=10).name = '_hook'


def rail(height, y):
    """A brass rail across the picture."""
    G.tube([(-8, y, height), (8, y, height)], 0.032, M.brushed('#b98f52', 0.3, 0), smooth=False).name = '_rail'


def pegs(height, wall, spots):
    """A peg board on the wall."""
    oak = M.wood('#b98a58', axis=0, s=0.6)
    block((16, 0.06, 0.26), (0, wall - 0.03, height - 0.13), oak, 0.015)
    for x in spots:
        o = G.cylinder(0.05, 0.24, 0.02, M.wood('#a9794b', axis=2), 32)
        o.name = '_peg'
        o.location = (x, wall - 0.05, height - 0.01)
        o.rotation_euler.x = 1.42


def neighbours(row, cm, y, top):
    """Other garments on the same rail, their tops level with the product's."""
    edges = {'l': ST.lo.x, 'r': ST.hi.x}
    spots = []
    for side, model, length, colour in row.get('beside', ()):
        parameters = {'c': colour} if colour else {}
        high = length * cm
        holder = place(model, (0, y, top - high), row.get('turn', -8), high, 'z', **parameters)
        low, up = extent(holder)
        width = up.x - low.x
        middle = edges[side] + (-1 if side == 'l' else 1) * (width / 2 + 5 * cm)
        holder.location.x += middle - (low.x + up.x) / 2
        edges[side] = middle + (-1 if side == 'l' else 1) * width / 2
        spots.append(middle)
    return spots


def extent(holder):
    """Bounds of everything under a holder."""
    bpy.context.view_layer.update()
    return S.bounds([o for o in bpy.context.scene.objects if o.parent and root_of(o) == holder])


def root_of(o):
    """The uppermost parent."""
    while o.parent:
        o = o.parent
    return o


def bench(row, cm, ground, wall):
    """An oak bench under the garments with what lies on it."""
    top = ground + 44 * cm
    oak = M.wood('#a9794b', axis=0, s=0.6)
    block((230 * cm, 34 * cm, 4 * cm), (20 * cm, wall - 24 * cm, top - 4 * cm), oak, cm)
    for x in (-80, 120):
        block((5 * cm, 30 * cm, 40 * cm), (x * cm, wall - 24 * cm, ground), M.wood('#a9794b', axis=2, s=0.6), cm)
    for name, across, turn in row.get('bench', ()):
        bring(name, (across * cm, wall - 24 * cm, top), cm, turn)


def set_up(row, options):
    """Hang the garment in its hall; return exposure and white balance."""
    cm = 2.0 / row['long']
    S.stage(size=2.0, rot=row.get('turn', -8))
    hall(row, cm)
    S.camera('front', fill=options['fill'] or 0.58, az=0, el=2, fstop=2.0)
    camera = bpy.context.scene.camera
    camera.data.shift_y += (options['rise'] or 0.05) - 0.07
    camera.data.shift_x += options['aside']
    return daylight.morning(), WHITE_BALANCE


def hall(row, cm):
    """The rail or the board, the wall, the floor and the bench around the garment."""
    ceiling, middle = ST.hi.z, (ST.lo.y + ST.hi.y) / 2
    wall = ST.hi.y + (30 if row['place'] == 'rail' else 7) * cm
    ground = ceiling - row.get('top', 172) * cm
    spots = neighbours(row, cm, middle, ceiling)
    if row['place'] == 'rail':
        lift = 14 * cm
        rail(ceiling + lift, middle)
        for x in [(ST.lo.x + ST.hi.x) / 2, *spots]:
            hook(x, middle, ceiling - 6 * cm, ceiling + lift)
    elif row['place'] == 'pegs':
        pegs(ceiling - 0.02, wall, [0, *spots])
    block((30, 0.1, 40), (0, wall + 0.05, -30), M.plaster(RAILS[row['place']]), 0.004)
    block((30, 30, 0.2), (0, wall - 15, ground - 0.2), M.wood('#b48a60', axis=1, s=0.5), 0.01)
    block((30, 2 * cm, 12 * cm), (0, wall - cm, ground), M.plaster('#efe8dc'), 0.5 * cm)
    bench(row, cm, ground, wall)
