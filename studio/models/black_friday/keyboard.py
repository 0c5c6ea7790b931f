"""Mechanical keyboard."""
import math

import bpy

from kit import materials as M
from kit import shapes as G
from models.black_friday.dark_set import dark_set
from models.catalog import product
from models.festive.parts import CHARCOAL, place


def keycap_mesh(width, mat, name):
    """One sculpted keycap, `width` units wide."""
    w, d, h = width * 0.19 - 0.014, 0.176, 0.085
    inset = 0.026
    rings = []
    for z, k, r in ((0, 0, 0.022), (0.03, 0.25, 0.026), (h - 0.012, 0.95, 0.034), (h, 1.12, 0.036)):
        x, y = w / 2 - inset * k, d / 2 - inset * k
        ring = []
        for sx, sy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
            for i in range(5):
                a = math.radians(a0 + 22.5 * i)
                ring.append((sx * (x - r) + r * math.cos(a), sy * (y - r) + r * math.sin(a), z))
        rings.append(ring)
    n = len(rings[0])
    verts = [p for ring in rings for p in ring]
    faces = [(j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k) for j in range(3) for k in range(n)]
    faces.append(tuple(range(3 * n, 4 * n)))
    o = G.obj(verts, faces, name, mat, auto=40)
    me = o.data
    bpy.data.objects.remove(o)
    return me


@product('mech_keyboard', 'blackfriday', view='high', az=52, el=44, light='gloss', bg=CHARCOAL, fill=0.90)
def mech_keyboard(c='#2a2b2f', key='#3a3b40', accent='#d2703f'):
    """A compact mechanical keyboard with two accent keys and an aluminium dial."""
    dark_set()
    rows = [
        [('Esc', 1)] + [(k, 1) for k in '1234567890-='] + [('Back', 2)],
        [('Tab', 1.5)] + [(k, 1) for k in 'QWERTYUIOP[]'] + [('', 1.5)],
        [('Caps', 1.75)] + [(k, 1) for k in 'ASDFGHJKL;'] + [("'", 1)] + [('Enter', 2.25)],
        [('Shift', 2.25)] + [(k, 1) for k in 'ZXCVBNM,./'] + [('Shift', 2.75)],
        [('Ctrl', 1.25), ('', 1.25), ('Alt', 1.25), ('', 6.25), ('Alt', 1.25), ('Fn', 1.25), ('Ctrl', 2.5)],
    ]
    case = G.box((3.02, 1.16, 0.16), 0.05, 5, M.metal(c, 0.42), 'case')
    case.location.z = 0.08
    well = G.box((2.88, 1.02, 0.02), 0.005, 2, M.plastic('#141416', 0.5), 'well')
    well.location.z = 0.162
    mats = {'key': M.plastic(key, 0.5, 0.1), 'mod': M.plastic('#2b2c31', 0.5, 0.1), 'accent': M.plastic(accent, 0.48, 0.1)}
    legend = M.solid('#cfd0d2', 0.6)
    meshes = {}
    for j, row in enumerate(rows):
        x = -1.425
        y = 0.38 - j * 0.19
        for label, width in row:
            kind = 'accent' if label in ('Esc', 'Enter') else 'mod' if width > 1 and width < 6 else 'key'
            tag = '%s%.2f' % (kind, width)
            if tag not in meshes:
                meshes[tag] = keycap_mesh(width, mats[kind], tag)
            cx = x + width * 0.095
            place(meshes[tag], (cx, y, 0.175), (0.03 * (j - 2), 0, 0))
            if label:
                t = G.text(label, 0.062 if len(label) == 1 else 0.042, legend, 'gothic', 0.0008, spacing=1.0)
                t.location = (cx - (0 if len(label) > 1 else 0.028), y + 0.018, 0.2625 + 0.0006 * (2 - j))
                t.rotation_euler = (-math.pi / 2, 0, 0)
            x += width * 0.19
    for sx in (-1, 1):
        foot = G.box((0.4, 0.12, 0.12), 0.02, 3, M.rubber('#1c1c1e'), 'foot')
        foot.location = (sx * 1.1, 0.48, -0.04)
