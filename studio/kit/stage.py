"""The stage: an empty scene, and a product set on the floor at its usual size."""
import math

from mathutils import Euler, Vector
import bpy

PRODUCT_TYPES = {'MESH', 'CURVE', 'FONT', 'META', 'EMPTY'}


class Stage:
    """What is on the stage now: the root of the product, its bounds and some of its points, the backdrop's kind."""

    def clear(self):
        """Forget the last product."""
        self.root = None
        self.lo = self.hi = None
        self.pts = []
        self.kind = 'sweep'


ST = Stage()


def reset():
    """Start with an empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = 'CYCLES'
    ST.clear()


def new_object(name, data):
    """Link a new object to the scene; names that begin with an underscore do not belong to the product."""
    o = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(o)
    return o


def stage(size=2.0, rot=0, tilt=(0, 0, 0)):
    """Parent everything that is loose to one root, turn it, scale its largest side to `size`, put it on the floor."""
    objects = [o for o in bpy.context.scene.objects if o.type in PRODUCT_TYPES and not o.name.startswith('_')]
    root = new_object('_root', None)
    for o in objects:
        if o.parent is None:
            o.parent = root
    root.rotation_euler = Euler([math.radians(a) for a in (tilt[0], tilt[1], rot + tilt[2])])
    bpy.context.view_layer.update()
    low, high = bounds(objects)
    scale = size / max(high - low)
    middle = (low + high) / 2
    root.scale = (scale, scale, scale)
    root.location = (-middle.x * scale, -middle.y * scale, -low.z * scale)
    bpy.context.view_layer.update()
    ST.root = root
    ST.pts = []
    ST.lo, ST.hi = bounds(objects, ST.pts)


def bounds(objects, points=None):
    """The lowest and highest corner of the objects; some of their surface points are added to `points`."""
    low = Vector((1e9,) * 3)
    high = Vector((-1e9,) * 3)
    graph = bpy.context.evaluated_depsgraph_get()
    for o in objects:
        if o.type == 'EMPTY' or o.hide_render:
            continue
        evaluated = o.evaluated_get(graph)
        try:
            mesh = evaluated.to_mesh()
        except RuntimeError:
            continue
        vertices = mesh.vertices
        step = max(1, len(vertices) // 3000)
        for i in range(0, len(vertices), step):
            p = o.matrix_world @ vertices[i].co
            if points is not None and i % (step * 8) == 0:
                points.append(p)
            for axis in range(3):
                low[axis] = min(low[axis], p[axis])
                high[axis] = max(high[axis], p[axis])
        evaluated.to_mesh_clear()
    return low, high
