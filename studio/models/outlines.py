"""Plates, slabs and captions of technical goods."""
import math

from kit import shapes as G


FACE_FRONT = (90, 0, 0)  # turns a lathe (axis z) so that it faces the camera (-y)
LIE_DOWN = (-90, 0, 0)  # turns an upright xz plate so that its outline lies in the xy plane


def rounded_polygon(points, radius, steps=6):
    """A closed 2D outline whose corners are filleted; radius is a number or one per corner."""
    count = len(points)
    outline = []
    for index, corner in enumerate(points):
        before = points[index - 1]
        after = points[(index + 1) % count]
        reach = radius[index] if isinstance(radius, (list, tuple)) else radius
        starts = []
        for other in (before, after):
            length = math.dist(corner, other)
            share = min(reach, length * 0.49) / length
            starts.append([corner[k] + (other[k] - corner[k]) * share for k in (0, 1)])
        first, last = starts
        for step in range(steps + 1):
            t = step / steps
            outline.append(tuple((1 - t) ** 2 * first[k] + 2 * t * (1 - t) * corner[k] + t * t * last[k] for k in (0, 1)))
    return outline


def rounded_rect(width, height, radius, centre=(0, 0), steps=8):
    """A rounded rectangle around a centre."""
    cx, cz = centre
    outline = []
    for sx, sz, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(steps + 1):
            a = math.radians(start + 90 * step / steps)
            x = cx + sx * (width / 2 - radius) + radius * math.cos(a)
            z = cz + sz * (height / 2 - radius) + radius * math.sin(a)
            outline.append((x, z))
    return outline


def circle(radius, centre=(0, 0), steps=48):
    """A round outline."""
    return [
        (centre[0] + radius * math.cos(math.tau * i / steps), centre[1] + radius * math.sin(math.tau * i / steps)) for i in range(steps)
    ]


def slab(outline, height, bevel, material, z=0):
    """A horizontal plate: outline in xy, its underside at z."""
    plate = G.prism(outline, height, bevel, material, 'slab')
    return G.put(plate, (0, 0, z + height / 2), LIE_DOWN)


def plate(outline, depth, bevel, material, y=0):
    """An upright plate: outline in xz, its centre at y."""
    return G.put(G.prism(outline, depth, bevel, material, 'plate'), (0, y, 0))


def wedge(outline, width, bevel, material):
    """A side profile (y, z) extruded along x."""
    return G.put(G.prism(outline, width, bevel, material, 'wedge'), (0, 0, 0), (0, 0, 90))


def caption(words, size, material, loc, font='gothic', spacing=1.1, width=None):
    """Printed words on an upright front."""
    return G.put(G.text(words, size, material, font, 0.0008, spacing=spacing, width=width), loc)


def knurl(count, depth, low, high):
    """A wob function: fine ribs around a lathe between two heights."""
    return lambda a, r, z: r + (depth * math.cos(a * count) if low < z < high else 0)
