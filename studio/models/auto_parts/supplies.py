"""Engine oil and battery."""
import math

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.outlines import caption, plate, rounded_polygon, rounded_rect, slab


@product('engine_oil', 'auto', view='three_quarter', az=-22, el=9, light='soft')
def engine_oil(c='#39404a', accent='#d79a3c', grade='5W-30'):
    """Five-litre oil canister with a cut-out handle."""
    shell = M.plastic(c, 0.36, 0.06)
    gold = M.plastic(accent, 0.4)
    body = rounded_polygon(
        [(-0.66, 0), (0.66, 0), (0.66, 1.36), (0.42, 1.72), (-0.06, 1.72), (-0.16, 1.46), (-0.66, 1.40)],
        [0.12, 0.12, 0.20, 0.16, 0.14, 0.10, 0.16],
        8,
    )
    grip = rounded_polygon(
        [(0.16, 1.28), (0.47, 1.20), (0.47, 1.34), (0.30, 1.56), (0.02, 1.56), (0.02, 1.42)], [0.06, 0.08, 0.08, 0.06, 0.05, 0.06], 6
    )
    G.prism(body, 0.52, 0.10, shell, 'canister', holes=(grip,), res=6)
    spout = G.lathe([(0.17, 0), (0.17, 0.16), (0.20, 0.17), (0.20, 0.20)], 64, shell, 'spout', auto=30)
    cap = G.lathe(
        [(0.205, 0), (0.215, 0.01), (0.215, 0.19), (0.20, 0.22), (0.17, 0.23), (0, 0.23)],
        160,
        gold,
        'cap',
        wob=lambda a, r, z: r + (0.006 * max(-0.4, math.cos(a * 40)) if 0.02 < z < 0.18 and r > 0.2 else 0),
        auto=30,
    )
    G.group([spout, G.put(cap, (0, 0, 0.09))], (-0.40, 0, 1.41), (0, -5, 0), 0.90)
    front = -0.262
    plate(rounded_rect(1.02, 0.92, 0.05, (0, 0.60)), 0.006, 0.002, M.plastic('#f0ebe0', 0.42), front)
    plate(rounded_rect(1.02, 0.30, 0.05, (0, 0.29)), 0.006, 0.002, gold, front - 0.003)
    ink = M.solid('#22262c', 0.5)
    caption('VARRO', 0.17, ink, (0, front - 0.006, 0.92), 'gothic_b', 1.2, 0.86)
    caption('FULLY SYNTHETIC', 0.066, ink, (0, front - 0.006, 0.765), 'gothic', 1.2, 0.86)
    caption(grade, 0.23, ink, (0, front - 0.006, 0.565), 'grotesk_b', 1.0, 0.86)
    caption('ENGINE OIL    5 L', 0.085, M.solid('#2a2015', 0.5), (0, front - 0.009, 0.29), 'gothic_b', 1.15, 0.86)


@product('car_battery', 'auto', view='three_quarter', az=28, el=17, light='soft')
def car_battery(c='#33373c', lid='#24272b', accent='#c9533f'):
    """Twelve-volt starter battery with terminals and a label."""
    shell = M.plastic(c, 0.46, 0.12)
    top = M.plastic(lid, 0.42, 0.12)
    slab(rounded_rect(1.86, 1.06, 0.05), 0.10, 0.02, shell, 0)
    slab(rounded_rect(1.80, 1.00, 0.05), 1.02, 0.012, shell, 0.06)
    for rib in range(14):
        x = -0.84 + 0.129 * rib
        if abs(x) > 0.72:
            G.put(G.box((0.05, 0.02, 0.78), 0.008, mat=shell), (x, -0.503, 0.56))
    for rib in range(7):
        y = -0.39 + 0.13 * rib
        G.put(G.box((0.02, 0.05, 0.78), 0.008, mat=shell), (0.903, y, 0.56))
    slab(rounded_rect(1.88, 1.08, 0.06), 0.14, 0.03, top, 1.02)
    slab(rounded_rect(1.50, 0.46, 0.06, (0, 0.20)), 0.12, 0.03, top, 1.12)
    steel = M.metal('#b5b4b0', 0.36)
    for side, colour in ((-1, accent), (1, '#1f5f86')):
        collar = G.lathe([(0.0, 0), (0.15, 0), (0.155, 0.01), (0.15, 0.05), (0.11, 0.06)], 64, M.plastic(colour, 0.4), 'collar', auto=40)
        post = G.lathe([(0.092, 0), (0.082, 0.17), (0.074, 0.18), (0, 0.18)], 64, steel, 'post', auto=30)
        sign = G.box((0.09, 0.02, 0.006), 0.002, mat=M.solid('#f2ede3', 0.5))
        G.group([collar, post], (side * 0.70, -0.28, 1.15))
        G.put(sign, (side * 0.46, -0.28, 1.162))
        if side < 0:
            bar = G.box((0.02, 0.09, 0.006), 0.002, mat=M.solid('#f2ede3', 0.5))
            G.put(bar, (side * 0.46, -0.28, 1.162))
    for plug in range(6):
        cap = G.lathe([(0.065, 0), (0.07, 0.02), (0.06, 0.03), (0, 0.03)], 48, shell, 'plug', auto=30)
        G.put(cap, (-0.55 + 0.22 * plug, 0.20, 1.235))
    front = -0.506
    plate(rounded_rect(1.36, 0.74, 0.04, (0, 0.56)), 0.008, 0.003, M.plastic('#efe9dd', 0.42), front)
    plate(rounded_rect(1.36, 0.22, 0.04, (0, 0.30)), 0.008, 0.003, M.plastic(accent, 0.42), front - 0.003)
    ink = M.solid('#23262a', 0.5)
    caption('TORVAN', 0.15, ink, (-0.27, front - 0.006, 0.77), 'gothic_b', 1.15, 0.72)
    caption('12V', 0.24, M.solid(accent, 0.5), (0.42, front - 0.006, 0.70), 'grotesk_b', 1.0, 0.42)
    caption('START STOP READY', 0.062, ink, (-0.27, front - 0.006, 0.59), 'gothic', 1.2, 0.72)
    caption('74 Ah     680 A (EN)', 0.095, M.solid('#fbf5ea', 0.5), (0, front - 0.009, 0.30), 'gothic_b', 1.1, 1.2)
