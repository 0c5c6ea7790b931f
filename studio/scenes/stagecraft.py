"""What the wide scenes are made of: models put on their place, walls, floors, tables, light and a fixed camera."""
import math

import bpy
from mathutils import Vector

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.catalog import PRODUCTS


def put_down(build, location=(0, 0, 0), turn=0, size=1.0, side='max', tilt=(0, 0), name='_prop'):
    """Run build() inside the scene: what it makes is `size` long on its largest or the named side and stands at `location`."""
    before = set(bpy.context.scene.objects)
    build()
    new = [o for o in bpy.context.scene.objects if o not in before]
    for lamp in [o for o in new if o.type == 'LIGHT']:
        new.remove(lamp)
        bpy.data.objects.remove(lamp)
    holder = S.new_object(name, None)
    for o in new:
        if o.parent is None:
            o.parent = holder
    holder.rotation_euler = [math.radians(a) for a in (tilt[0], tilt[1], turn)]
    bpy.context.view_layer.update()
    low, high = S.bounds(new)
    extent = high - low
    scale = size / (max(extent) if side == 'max' else extent['xyz'.index(side)])
    middle = (low + high) / 2
    holder.scale = (scale,) * 3
    holder.location = (location[0] - middle.x * scale, location[1] - middle.y * scale, location[2] - low.z * scale)
    return holder


def place(model, location=(0, 0, 0), turn=0, size=1.0, side='max', tilt=(0, 0), **parameters):
    """Put a product of the catalogue down in the scene."""
    return put_down(lambda: PRODUCTS[model][0](**parameters), location, turn, size, side, tilt, '_' + model)


def block(size, location, material, bevel=0.02, turn=0):
    """A bevelled box whose underside is at `location`."""
    o = G.box(size, bevel, 3, material, '_block')
    o.location = (location[0], location[1], location[2] + size[2] / 2)
    o.rotation_euler.z = math.radians(turn)
    return o


def round_slab(radius, height, location, material, bevel=0.02):
    """A round table top, rug or foot, its underside at `location`."""
    o = G.cylinder(radius, height, bevel, material, 96)
    o.name = '_round'
    o.location = location
    return o


def wall(y, colour, width=16, height=9):
    """A plastered wall across the scene."""
    return block((width, 0.1, height), (0, y + 0.05, -0.5), M.plaster(colour), 0.005)


def plank_floor(colour, width=0.34, rows=36, depth=9, front=-6.5):
    """Floor boards that run towards the wall, each with its own piece of the grain; the gaps are dark."""
    block((rows * width, depth, 0.02), (0, front + depth / 2, -0.075), M.solid('#2a2019', 0.9, name='gap'), 0.0)
    for i in range(rows):
        block(
            (width - 0.006, depth, 0.05),
            ((i - rows / 2) * width, front + depth / 2, -0.05),
            M.wood(colour, axis=1, s=0.9, rough=0.5),
            0.004,
        )


def table_top(size, colour, height=0.0, y=0, boards=5, axis=0):
    """A table top of glued boards; its upper face is at `height`."""
    each = size[1] / boards
    for i in range(boards):
        material = M.wood(colour, axis=axis, s=0.55 + 0.03 * (i % 3), rough=0.5)
        block((size[0], each - 0.004, size[2]), (0, y - size[1] / 2 + each * (i + 0.5), height - size[2]), material, 0.008)


def framed_print(location, size, paint, frame='#b08a5c'):
    """A framed picture on the wall; `paint` adds the flat shapes of the print."""
    x, y, z = location
    w, h = size
    block((w + 0.10, 0.05, h + 0.10), (x, y - 0.025, z - h / 2 - 0.05), M.wood(frame, axis=2, s=1.4), 0.008)
    block((w, 0.02, h), (x, y - 0.05, z - h / 2), M.paper('#f1eadd'), 0.002)
    paint(x, y - 0.062, z)


def flat_disc(x, y, z, radius, colour, cut=None):
    """A printed disc on a wall, or its upper half when `cut` is set."""
    turn = math.pi if cut else math.tau
    points = [(radius * math.cos(turn * i / 64), radius * math.sin(turn * i / 64)) for i in range(65 if cut else 64)]
    o = G.obj([(x + px, y, z + pz) for px, pz in points], [tuple(range(len(points)))], '_disc', M.paper(colour), smooth=False)
    return o


def window_light(strength=1.0, colour='#fff0dd'):
    """A large window at the left, a cool weak rim from the right, a bright room around."""
    S.world(strength=0.42 * strength, bottom='#e2d9cc')
    S.area('key', (-8.5, -5.4, 7.2), (0, 0, 0.8), 4.6, 2050 * strength, colour)
    S.area('rim', (6.0, -1.5, 4.0), (0, 0, 0.8), 3.4, 160 * strength, '#f3f6ff')


def morning_sun(sky=420):
    """Low sun through the bars of a window, for a table; use it with an exposure of about 0.4."""
    S.lights('sun', 0.95)
    S.gobo('window')
    S.area('sky', (-5.5, -5.5, 5.5), (0, 0, 0.8), 3.6, sky, '#fff3e2')


# A table or a podium seen from the front: some eight units wide, its top at two thirds of the picture.
TABLE_VIEW = ((0.2, -12.6, 3.0), (0.2, 0, 1.15), 53)


def camera(location, target, lens=50, fstop=None):
    """A fixed camera."""
    data = bpy.data.cameras.new('cam')
    o = S.new_object('_cam', data)
    o.location = location
    o.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    data.lens = lens
    data.sensor_fit = 'VERTICAL'
    data.sensor_height = 24
    data.clip_end = 200
    if fstop:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(target) - Vector(location)).length
        data.dof.aperture_fstop = fstop
    bpy.context.scene.camera = o
