"""Planters."""
from kit import materials as M
from kit import shapes as G


def pot_round(r=0.42, h=0.66, mat=None, taper=0.80, soil_drop=0.07, foot=False):
    """A plain planter with a soil bed; returns the soil height."""
    z = 0.05 if foot else 0
    profile = [
        (0, z),
        (r * taper - 0.02, z),
        (r * taper, z + 0.02),
        (r, z + h - 0.03),
        (r, z + h - 0.008),
        (r - 0.010, z + h),
        (r - 0.030, z + h - 0.008),
        (r - 0.045, z + h - 0.10),
        (r * 0.90, z + h - 0.16),
        (0, z + h - 0.17),
    ]
    G.lathe(profile, 96, mat, 'pot', auto=40)
    soil = G.lathe([(0, z + h - soil_drop), (r * 0.5, z + h - soil_drop), (r - 0.036, z + h - soil_drop - 0.012)], 48, M.soil(), 'soil')
    G.displace(soil, 0.022, 10, 3)
    return z + h - soil_drop
