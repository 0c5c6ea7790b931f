"""Type as meshes, flat or wrapped around a body."""
import math
import os

import bmesh
import bpy

from kit.meshes import obj, to_mesh
from kit.stage import new_object


FONT_FILES = dict(
    sans=None,
    serif='/usr/share/fonts/opentype/urw-base35/P052-Roman.otf',
    serif_b='/usr/share/fonts/opentype/urw-base35/P052-Bold.otf',
    serif_i='/usr/share/fonts/opentype/urw-base35/P052-Italic.otf',
    script='/usr/share/fonts/opentype/urw-base35/Z003-MediumItalic.otf',
    gothic='/usr/share/fonts/opentype/urw-base35/URWGothic-Book.otf',
    gothic_b='/usr/share/fonts/opentype/urw-base35/URWGothic-Demi.otf',
    grotesk='/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
    grotesk_b='/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf',
)


def font(k):
    """A loaded font by its short name."""
    p = FONT_FILES.get(k)
    if not p or not os.path.exists(p):
        return None
    for f in bpy.data.fonts:
        if f.filepath == p:
            return f
    return bpy.data.fonts.load(p)


def text(s, size=0.2, mat=None, fnt='gothic', extrude=0.003, align='CENTER', spacing=1.1, width=None, bevel=0):
    """Text standing in the xz plane, facing -y; width = shrink to fit."""
    cu = bpy.data.curves.new('text', 'FONT')
    cu.body = s
    cu.size = size
    cu.align_x = align
    cu.align_y = 'CENTER'
    cu.extrude = extrude
    cu.space_character = spacing
    cu.resolution_u = 4
    cu.bevel_depth = bevel
    cu.space_line = 0.95
    ff = font(fnt)
    if ff:
        cu.font = ff
    o = new_object('text', cu)
    o.rotation_euler = (math.pi / 2, 0, 0)
    if mat:
        cu.materials.append(mat)
    o = to_mesh(o, 30)
    if width:
        xs = [v.co.x for v in o.data.vertices]
        w = max(xs) - min(xs)
        if w > width:
            for v in o.data.vertices:
                v.co.x *= width / w
                v.co.z *= width / w
    return o


def wrap(o, r, z0=0, lift=0.002, taper=None, angle=0, zscale=1):
    """Bend a flat xz object around the z axis at radius r (labels on bottles). taper(z) -> r."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    for _ in range(2):
        long_ = [e for e in bm.edges if abs(e.verts[0].co.x - e.verts[1].co.x) > r * 0.14]
        if long_:
            bmesh.ops.subdivide_edges(bm, edges=long_, cuts=2)
    for v in bm.verts:
        z = v.co.z * zscale + z0
        R = (taper(z) if taper else r) + lift - v.co.y
        a = v.co.x / (taper(z) if taper else r) + angle
        v.co = (R * math.sin(a), -R * math.cos(a), z)
    bm.to_mesh(o.data)
    bm.free()
    o.data.update()
    return o


def label(r, z0, h, arc, mat, lift=0.0015, taper=None, angle=0, n=48):
    """A paper patch on a round bottle."""
    v, f = [], []
    m = 8
    for j in range(m + 1):
        z = z0 + h * (j / m - 0.5)
        for i in range(n + 1):
            a = (i / n - 0.5) * arc + angle
            R = (taper(z) if taper else r) + lift
            v.append((R * math.sin(a), -R * math.cos(a), z))
    for j in range(m):
        for i in range(n):
            a = j * (n + 1) + i
            f.append((a, a + 1, a + n + 2, a + n + 1))
    return obj(v, f, 'label', mat, uv=[(i / n, j / m) for j in range(m + 1) for i in range(n + 1)])
