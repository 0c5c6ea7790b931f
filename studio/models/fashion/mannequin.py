"""The invisible body that garments are worn by; a unit is 75 centimetres, height is counted from where shoulder meets neck."""
from mathutils import Vector
import numpy as np

from models.fashion.cloth import ease

CUT, WORN = 30, 71  # degrees below the horizontal: how sleeves are cut, and how arms hang
SHOULDER = (0.205, 0.02, -0.128)


def at(*p):
    """A point."""
    return np.array(p, float)


def arm(side, degrees, thick):
    """Upper arm and forearm, bent a little forward; `thick` for what is worn over a jumper."""
    a, bend = np.radians(degrees), (degrees - CUT) / (WORN - CUT)
    shoulder = at(side * SHOULDER[0], *SHOULDER[1:])
    elbow = shoulder + at(side * np.cos(a), -0.02 * bend, -np.sin(a)) * 0.38
    low = a + 0.10 * bend
    wrist = elbow + at(side * np.cos(low), -0.16 * bend, -np.sin(low)) * 0.52
    return [(shoulder, elbow, 0.052 * thick, 0.043 * thick), (elbow, wrist, 0.043 * thick, 0.031 * thick)]


def forearm(side):
    """Where the hanging forearm points."""
    low = np.radians(WORN) + 0.10
    return Vector((side * np.cos(low), -0.16, -np.sin(low))).normalized()


def body(bust=False, legs=0, padded=False, wide=1.0, arms=1.0):
    """
    Balls and rods of a body. Its ankles are as far as `legs` from the middle (0: none); its arms (0: none) sink from
    how sleeves are cut to how they are worn.
    """
    balls = [
        (at(0, 0.012, -0.33), at(0.205 * wide, 0.148 * wide, 0.32)),
        (at(0, 0.008, -0.66), at(0.185 * wide, 0.140 * wide, 0.30)),
        (at(0, 0.012, -0.96), at(0.215 * wide, 0.160 * wide, 0.26)),
    ]
    rods = [(at(0, 0.04, -0.1), at(0, 0.0, 0.12), 0.078, 0.070)]
    if padded:
        balls.append((at(0, 0.0, -0.82), at(0.258, 0.200, 0.62)))
    if legs:
        balls[-1] = (at(0, 0.012, -0.88), at(0.205, 0.118, 0.22))
    for side in (-1, 1):
        rods.append((at(side * 0.04, 0.03, -0.080), at(side * 0.205, 0.02, -0.128), 0.066, 0.058))
        if bust:
            balls.append((at(side * 0.088, -0.088, -0.37), at(0.088, 0.085, 0.085)))
        if legs:
            hip, knee, ankle = at(side * 0.108, 0.012, -1.02), at(side * (0.025 + 0.77 * legs), -0.01, -1.45), at(side * legs, 0.02, -1.95)
            rods += [(hip, knee, 0.098, 0.068), (knee, ankle, 0.068, 0.050)]

    def posed(part):
        if not arms:
            return balls, rods
        degrees = CUT + (WORN - CUT) * ease(0.05, 0.55, part)
        return balls, rods + arm(-1, degrees, arms) + arm(1, degrees, arms)

    return posed
