"""Pill bottle with capsules."""
import math

from kit import materials as M
from kit import shapes as G
from models.catalog import product


@product('pill_bottle', 'medical', view='front', light='bright', az=14, el=12)
def pill_bottle(c='#c9762f', title='Vitamin D3'):
    """An amber bottle with a ribbed cap and capsules in front."""
    G.lathe(
        [(0, 0), (0.44, 0), (0.48, 0.01), (0.5, 0.05), (0.5, 1.3), (0.46, 1.36), (0.42, 1.38), (0.42, 1.5)],
        96,
        M.tinted(c, 0.72, 0.12),
        'bottle',
        auto=40,
    )
    G.lathe([(0, 0.03), (0.46, 0.03), (0.46, 0.85), (0, 0.88)], 48, M.solid('#8f5a28', 0.6), 'fill')
    cap = G.lathe(
        [(0.5, 0), (0.52, 0.01), (0.525, 0.05), (0.525, 0.30), (0.50, 0.345), (0.44, 0.36), (0.40, 0.35), (0, 0.35)],
        192,
        M.plastic('#f7f6f3', 0.38),
        'cap',
        wob=lambda a, r, z: r + (0.010 * max(-0.5, math.cos(a * 60)) if 0.03 < z < 0.32 and r > 0.5 else 0),
        auto=30,
    )
    cap.location.z = 1.42
    G.label(0.5, 0.70, 0.86, 4.2, M.paper('#fbfaf6'), 0.003)
    tq, dk = M.solid('#2d7f82', 0.6), M.solid('#223234', 0.6)
    G.label(0.5, 1.06, 0.14, 4.2, tq, 0.0045)
    G.label(0.5, 0.33, 0.06, 4.2, tq, 0.0045)
    G.wrap(G.text(title, 0.16, dk, 'grotesk_b', 0, spacing=1.0, width=0.8), 0.5, 0.84, 0.006)
    G.wrap(G.text('2000 IU  |  60 capsules', 0.062, dk, 'grotesk', 0, spacing=1.05), 0.5, 0.69, 0.006)
    G.wrap(G.text('MERIDIAN PHARMACY', 0.052, M.solid('#ffffff', 0.6), 'gothic_b', 0, spacing=1.25), 0.5, 1.06, 0.008)
    G.wrap(G.text('One capsule a day with food.', 0.045, dk, 'grotesk', 0, spacing=1.05), 0.5, 0.54, 0.006)
    a, b = M.solid('#e8a33a', 0.12, 0, 0.5, 0.5, 0.1), M.solid('#f3efe6', 0.12, 0, 0.5, 0.5)
    pos = [(0.75, -0.35, 20), (0.95, -0.1, 100), (0.62, -0.62, 160), (1.08, -0.48, 60)]
    for x, y, r in pos:
        A = G.lathe([(0, -0.17), (0.05, -0.16), (0.078, -0.12), (0.085, -0.08), (0.085, 0)], 32, a, 'c1', smooth=4)
        B = G.lathe([(0.082, 0), (0.082, 0.08), (0.075, 0.12), (0.05, 0.155), (0, 0.165)], 32, b, 'c2', smooth=4)
        G.group([A, B], (x, y, 0.085), (90, 0, r))
