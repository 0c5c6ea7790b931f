"""Mesh objects: basic bodies, copies, groups, surfaces to lay things on."""
import math
import random

from mathutils import Vector, noise as mn
import bmesh
import bpy

from kit.stage import new_object


def obj(v, f, name='o', mat=None, smooth=True, sub=0, auto=None, uv=None, bevel=0, bevel_seg=3, solid=0):
    """A mesh object from points and faces, with the usual modifiers."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(p) for p in v], [], f)
    me.validate()
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if auto:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(auto)
    if uv:
        L = me.uv_layers.new(name='UVMap')
        for lo in me.loops:
            L.data[lo.index].uv = uv[lo.vertex_index]
    o = new_object(name, me)
    if mat:
        me.materials.append(mat)
    if solid:
        m = o.modifiers.new('so', 'SOLIDIFY')
        m.thickness = solid
        m.offset = 0
    if bevel:
        m = o.modifiers.new('bv', 'BEVEL')
        m.width = bevel
        m.segments = bevel_seg
        m.limit_method = 'ANGLE'
        m.angle_limit = math.radians(35)
        m.harden_normals = False
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(40)
    if sub:
        m = o.modifiers.new('ss', 'SUBSURF')
        m.levels = m.render_levels = sub
    return o


def put(o, loc=(0, 0, 0), rot=(0, 0, 0), scale=1, parent=None):
    """Place an object; rotation in degrees."""
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    o.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    if parent:
        o.parent = parent
    return o


def copy(o, loc=(0, 0, 0), rot=(0, 0, 0), scale=1, mat=None):
    """A linked copy."""
    c = o.copy()
    bpy.context.scene.collection.objects.link(c)
    if mat:
        c.data = o.data.copy()
        c.data.materials.clear()
        c.data.materials.append(mat)
    return put(c, loc, rot, scale)


def group(objs, loc=(0, 0, 0), rot=(0, 0, 0), scale=1, name='grp'):
    """Parent objects to one empty."""
    e = new_object(name, None)
    for o in objs:
        if o.parent is None:
            o.parent = e
    return put(e, loc, rot, scale)


def box(size=(1, 1, 1), bevel=0.0, seg=4, mat=None, name='box'):
    """A bevelled box, centred."""
    x, y, z = [s / 2 for s in size]
    v = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return obj(v, f, name, mat, smooth=bevel > 0, bevel=bevel, bevel_seg=seg, auto=None if bevel else 30)


def to_mesh(o, auto=38):
    """Turn a curve into a mesh object."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    m = o.matrix_world.copy()
    n = o.name
    bpy.data.objects.remove(o)
    me.transform(m)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(auto)
    return new_object(n, me)


def displace(o, amt=0.05, scale=2.0, octaves=3, seed=0, axis=None, sub=0):
    """Lumpy: move vertices along the normal by fractal noise (bread, fruit, kibble, plush)."""
    me = o.data
    if sub:
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=sub, use_grid_fill=True, smooth=0.5)
        bm.to_mesh(me)
        bm.free()
    me.calc_normals_split() if False else None
    N = [v.normal.copy() for v in me.vertices]
    for v, nn in zip(me.vertices, N):
        d = mn.fractal(v.co * scale + Vector((seed * 7.3, seed * 3.1, seed)), 0.9, 2.1, octaves) * amt
        v.co += (nn if axis is None else Vector(axis)) * d
    me.update()
    return o


def ico(r=1, sub=3, mat=None, name='ico'):
    """A smooth ball."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    o = new_object(name, me)
    if mat:
        me.materials.append(mat)
    return o


def mesh_obj(me, mat=None, name=None, sub=0, solid=0):
    """An object that shows a given mesh."""
    o = new_object(name or me.name, me)
    if mat and not me.materials:
        me.materials.append(mat)
    if solid:
        m = o.modifiers.new('so', 'SOLIDIFY')
        m.thickness = solid
        m.offset = 0
    if sub:
        m = o.modifiers.new('ss', 'SUBSURF')
        m.levels = m.render_levels = sub
    return o


def scatter(src, pts, seed=0, smin=0.9, smax=1.1, rot=True):
    """Linked copies of a mesh object at points."""
    rnd = random.Random(seed)
    out = []
    for p in pts:
        c = src.copy()
        bpy.context.scene.collection.objects.link(c)
        c.location = p
        c.scale = (rnd.uniform(smin, smax),) * 3
        if rot:
            c.rotation_euler = [rnd.uniform(0, math.tau) for _ in range(3)]
        out.append(c)
    return out


def inside(p, poly):
    """Whether a point lies inside a polygon."""
    x, y = p
    c = False
    j = len(poly) - 1
    for i in range(len(poly)):
        xi, yi = poly[i]
        xj, yj = poly[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            c = not c
        j = i
    return c


def resample(pts, d, closed=False):
    """Even steps along a line."""
    out = []
    P = list(pts) + ([pts[0]] if closed else [])
    for a, b in zip(P, P[1:]):
        L = math.dist(a, b)
        n = max(1, round(L / d))
        out += [tuple(a[k] + (b[k] - a[k]) * i / n for k in range(2)) for i in range(n)]
    if not closed:
        out.append(tuple(P[-1]))
    return out


def seg_dist(p, segs):
    """Distance from a point to the nearest segment."""
    best = 1e9
    for (ax, ay), (bx, by) in segs:
        dx, dy = bx - ax, by - ay
        t = max(0, min(1, ((p[0] - ax) * dx + (p[1] - ay) * dy) / (dx * dx + dy * dy + 1e-12)))
        d = math.hypot(p[0] - ax - t * dx, p[1] - ay - t * dy)
        if d < best:
            best = d
    return best


def superellipse(rx, ry, n=2.5, k=32, phase=0):
    """Points of a rounded rectangle."""
    out = []
    for i in range(k):
        a = math.tau * i / k + phase
        c, s = math.cos(a), math.sin(a)
        out.append((rx * math.copysign(abs(c) ** (2 / n), c), ry * math.copysign(abs(s) ** (2 / n), s)))
    return out


def surface_y(o, x, z, side=-1):
    """Y of the object's surface at (x, z) seen from the front (side=-1) or the back, in local space."""
    dg = bpy.context.evaluated_depsgraph_get()
    e = o.evaluated_get(dg)
    hit, p, n, i = e.ray_cast(Vector((x, side * 20, z)), Vector((0, -side, 0)))
    return (p.y, n) if hit else (0, Vector((0, side, 0)))


def project(src, o, lift=0.006, side=-1):
    """Shrink a flat xz object (print, patch, pocket) onto the front of a soft one."""
    bpy.context.view_layer.update()
    for v in src.data.vertices:
        y, n = surface_y(o, v.co.x, v.co.z, side)
        v.co.y = y + side * lift + v.co.y * (0.3)
    src.data.update()
    return src
