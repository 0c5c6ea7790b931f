"""Blender and coffee mill."""
import math
import random

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.outlines import FACE_FRONT, knurl, plate, rounded_rect, slab


def thin_glass(c='#e6eceb', blend=0.22):
    """A clear wall without refraction: mostly transparent, glossy at grazing angles, quiet at few samples."""
    n = M.N('thin glass')
    clear = n.nd('BsdfTransparent', c)
    gloss = n.nd('BsdfGlossy', '#ffffff', 0.04)
    rim = n.nd('LayerWeight', blend)
    mixed = n.nd('MixShader', n.math('MULTIPLY', rim.outputs[0], 0.8), clear, gloss)
    n.t.links.new(mixed.outputs[0], n.t.nodes['Material Output'].inputs[0])
    return n.m


@product('blender', 'tech', view='three_quarter', az=18, el=9, light='gloss')
def blender(c='#dfd4c1', smoothie='#b04763', trim='#2b2a2a'):
    """Countertop blender with a berry smoothie in its jug."""
    body = M.plastic(c, 0.34)
    dark = M.soft_touch(trim)
    steel = M.brushed('#cfcac2', 0.26)
    G.lathe([(0, 0), (0.45, 0), (0.455, 0.02), (0.455, 0.05), (0.43, 0.06)], 96, dark, 'foot')
    G.lathe(
        [(0.42, 0.05), (0.475, 0.06), (0.48, 0.10), (0.465, 0.26), (0.42, 0.44), (0.37, 0.53), (0.32, 0.56), (0.2, 0.565), (0, 0.565)],
        96,
        body,
        'base',
        smooth=4,
    )
    G.lathe([(0.30, 0.54), (0.345, 0.55), (0.35, 0.57), (0.335, 0.62), (0.32, 0.64), (0.28, 0.645)], 96, steel, 'collar')

    def lobes(a, r, z):
        return r * (1 + 0.022 * math.cos(4 * a) * min(1, max(0, (z - 0.6) * 3)))

    jug = [(0.404, 1.355), (0.415, 1.45), (0.425, 1.60), (0.43, 1.64), (0.42, 1.645), (0.41, 1.60)]
    G.lathe(jug, 96, thin_glass(), 'jug', wob=lobes, auto=60)
    fill = [
        (0, 0.65),
        (0.29, 0.65),
        (0.315, 0.67),
        (0.335, 0.80),
        (0.375, 1.10),
        (0.404, 1.355),
        (0.392, 1.368),
        (0.36, 1.372),
        (0.2, 1.376),
        (0, 1.378),
    ]
    G.lathe(fill, 96, M.solid(smoothie, 0.10, 0, 0.5, 0.8), 'smoothie', wob=lobes, auto=50)
    G.lathe(
        [
            (0.0, 1.60),
            (0.43, 1.61),
            (0.452, 1.63),
            (0.455, 1.68),
            (0.43, 1.72),
            (0.34, 1.735),
            (0.17, 1.738),
            (0.165, 1.78),
            (0.15, 1.81),
            (0.10, 1.82),
            (0, 1.82),
        ],
        96,
        dark,
        'lid',
        auto=40,
    )
    G.tube(
        [(0.36, 0, 1.58), (0.56, 0, 1.60), (0.69, 0, 1.52), (0.69, 0, 1.30), (0.61, 0, 1.02), (0.50, 0, 0.84), (0.33, 0, 0.80)],
        [0.05, 0.06, 0.066, 0.062, 0.056, 0.05, 0.04],
        dark,
        n=8,
        flat=0.62,
        seg=24,
    )
    dial = G.lathe(
        [(0, 0.115), (0.09, 0.115), (0.105, 0.105), (0.115, 0.04), (0.125, 0.03), (0.125, 0)],
        64,
        steel,
        'dial',
        wob=knurl(40, 0.002, 0.03, 0.11),
        auto=30,
    )
    G.put(dial, (0, -0.425, 0.27), (79, 0, 0))
    pointer = G.box((0.012, 0.01, 0.07), 0.003, mat=dark)
    G.put(pointer, (0, -0.544, 0.345), (-11, 0, 0))
    ink = M.solid('#f5efe6', 0.5)
    for mark in range(4):
        z = 0.92 + 0.12 * mark
        radius = 0.352 + (z - 0.92) * 0.118
        G.label(radius * 1.02, z, 0.008, 0.22 if mark % 2 else 0.34, ink, 0.004, angle=-0.35)
    G.wrap(G.text('SOLENNE', 0.05, M.solid(trim, 0.5), 'gothic', 0, spacing=1.3), 0.478, 0.125, 0.004)


@product('coffee_mill', 'tech', view='three_quarter', az=26, el=13, light='soft', bg='#d9d9d9')
def coffee_mill(c='#a9733f', metal='#d7ab6a'):
    """Hand coffee mill: beech box, brass hopper and crank, a few beans."""
    beech = M.wood(c, s=1.5, axis=0)
    brass = M.metal(metal, 0.26)
    slab(rounded_rect(1.06, 1.06, 0.05), 0.07, 0.022, beech, 0)
    box = G.box((0.90, 0.90, 0.60), 0.02, mat=M.wood(c, s=1.5, axis=0))
    G.put(box, (0, 0, 0.36))
    slab(rounded_rect(1.02, 1.02, 0.05), 0.06, 0.022, beech, 0.65)
    plate(rounded_rect(0.66, 0.34, 0.015, (0, 0.31)), 0.03, 0.010, M.wood('#b98650', s=1.5, axis=0), -0.455)
    plate(rounded_rect(0.69, 0.37, 0.015, (0, 0.31)), 0.006, 0.001, M.solid('#2a1a0f', 0.8), -0.4515)
    knob = G.lathe(
        [(0.03, 0), (0.025, 0.04), (0.035, 0.055), (0.055, 0.075), (0.058, 0.10), (0.04, 0.125), (0, 0.13)],
        48,
        brass,
        'knob',
        smooth=3,
        auto=60,
    )
    G.put(knob, (0, -0.468, 0.31), FACE_FRONT)
    bowl = [
        (0.36, 0.71),
        (0.375, 0.72),
        (0.375, 0.74),
        (0.36, 0.75),
        (0.375, 0.80),
        (0.39, 0.90),
        (0.37, 1.02),
        (0.30, 1.12),
        (0.20, 1.18),
        (0.10, 1.20),
        (0.07, 1.205),
        (0.065, 1.24),
        (0.03, 1.25),
        (0, 1.25),
    ]
    G.lathe(bowl, 96, brass, 'hopper', auto=50)
    G.lathe([(0.392, 0.895), (0.40, 0.905), (0.40, 0.925), (0.388, 0.935)], 96, brass, 'band', auto=40)
    G.tube(
        [(0, 0, 1.25), (-0.10, 0, 1.30), (-0.26, 0, 1.32), (-0.44, 0, 1.36), (-0.60, 0, 1.37), (-0.68, 0, 1.37)],
        [0.05, 0.05, 0.042, 0.04, 0.042, 0.046],
        brass,
        n=8,
        flat=0.4,
        seg=20,
    )
    G.put(G.cylinder(0.055, 0.09, 0.015, brass, 48), (0, 0, 1.22))
    G.put(G.cylinder(0.022, 0.12, 0.006, brass, 32), (-0.64, 0, 1.34))
    G.put(
        G.lathe(
            [(0.045, 0), (0.055, 0.02), (0.045, 0.05), (0.065, 0.12), (0.085, 0.18), (0.07, 0.235), (0.03, 0.255), (0, 0.257)],
            48,
            M.wood('#5a3a24', s=2, axis=2),
            'grip',
            smooth=4,
            auto=70,
        ),
        (-0.64, 0, 1.41),
    )
    roast = M.solid('#3f2415', 0.38)
    groove = M.solid('#1c0f08', 0.7)
    rnd = random.Random(4)
    for x, y in ((0.62, -0.52), (0.78, -0.36), (0.50, -0.68), (0.72, -0.62), (0.88, -0.52), (0.70, -0.18)):
        bean = G.put(G.ico(0.075, 3, roast, 'bean'), (0, 0, 0), scale=(1, 0.72, 0.52))
        line = G.tube([(-0.06, 0, 0.03), (-0.02, 0.008, 0.039), (0.02, -0.008, 0.039), (0.06, 0, 0.03)], 0.007, groove, seg=8)
        G.group([bean, line], (x, y, 0.038), (rnd.uniform(-14, 14), rnd.uniform(-10, 10), rnd.uniform(0, 180)))
