"""Cloth falls over a body until it rests: points joined by threads, pulled down, pushed out of balls and rods."""
import numpy as np

FALL = 4e-5  # what gravity adds in a step; more would stretch the cloth
DAMPING = 0.96
GRIP = 0.5


def coloured(pairs):
    """Sort pairs into groups in which no point occurs twice, so that a group can be moved at once."""
    used, groups = {}, {}
    for i, (a, b) in enumerate(pairs.tolist()):
        taken = used.get(a, 0) | used.get(b, 0)
        colour = (~taken & (taken + 1)).bit_length() - 1
        used[a] = used.get(a, 0) | 1 << colour
        used[b] = used.get(b, 0) | 1 << colour
        groups.setdefault(colour, []).append(i)
    return [np.array(group) for group in groups.values()]


def threads(pairs, lengths):
    """Groups of threads: their ends and how long they are."""
    return [(pairs[g, 0], pairs[g, 1], lengths[g]) for g in coloured(pairs)]


def pull(points, groups, strength):
    """Bring the ends of all threads towards their distance."""
    for a, b, rest in groups:
        d = points[a] - points[b]
        length = np.sqrt(np.einsum('ij,ij->i', d, d)) + 1e-9
        d *= (0.5 * strength * (1 - rest / length))[:, None]
        points[a] -= d
        points[b] += d


def out_of_ball(points, centre, radii):
    """Move points out of an ellipsoid; return which were inside."""
    q = (points - centre) / radii
    reach = np.sqrt(np.einsum('ij,ij->i', q, q)) + 1e-9
    inside = reach < 1
    points[inside] = centre + q[inside] / reach[inside, None] * radii
    return inside


def out_of_rod(points, start, end, r0, r1):
    """Move points out of a rod with round ends; return which were inside."""
    along = end - start
    t = np.clip((points - start) @ along / (along @ along), 0, 1)
    axis = start + t[:, None] * along
    d = points - axis
    reach = np.sqrt(np.einsum('ij,ij->i', d, d)) + 1e-9
    radius = r0 + (r1 - r0) * t
    inside = reach < radius
    points[inside] = axis[inside] + d[inside] * (radius[inside] / reach[inside])[:, None]
    return inside


def drape(points, edges, lengths, bends, spans, body, steps, stiffness, held):
    """Let cloth fall: `edges` keep their lengths, `bends` resist folding; `body(part)` gives balls and rods at a part of the time; `held` points keep their height."""
    p, before = points.copy(), points.copy()
    weave, folds = threads(edges, lengths), threads(bends, spans)
    fall = np.array((0, 0, -FALL))
    for step in range(steps):
        p, before = p + (p - before) * DAMPING + fall, p.copy()
        pull(p, folds, stiffness)
        pull(p, weave, 1.0)
        pull(p, weave, 1.0)
        touched = np.zeros(len(p), bool)
        balls, rods = body(step / steps)
        for ball in balls:
            touched |= out_of_ball(p, *ball)
        for rod in rods:
            touched |= out_of_rod(p, *rod)
        before[touched] += GRIP * (p - before)[touched]
        p[held, 2] = points[held, 2]
    return p
