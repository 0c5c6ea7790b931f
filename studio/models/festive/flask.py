"""Vacuum flask and gift card box, black and festive."""
import math

from kit import materials as M
from kit import shapes as G
from models.black_friday.dark_set import dark_set
from models.catalog import product
from models.festive.parts import CHARCOAL, XMAS, XMAS_GREEN, bauble, berries, collect, fir_sprig, tails_bow


def flask_body(c, steel_c, collar, wood_lid=False):
    """The vacuum flask itself: powder-coated body, steel collar, screw cap with a loop."""
    coat = M.plastic(c, 0.5, 0.22)
    G.lathe(
        [(0, 0), (0.33, 0), (0.355, 0.01), (0.365, 0.04), (0.365, 1.36), (0.355, 1.46), (0.31, 1.56), (0.275, 1.60), (0.27, 1.63)],
        96,
        coat,
        'body',
        auto=40,
    )
    G.lathe([(0.272, 1.62), (0.285, 1.625), (0.285, 1.675), (0.272, 1.68)], 96, M.metal(collar, 0.25), 'collar', auto=30)
    cap_mat = M.wood('#b98955', s=2) if wood_lid else coat
    G.lathe(
        [(0.275, 1.68), (0.30, 1.685), (0.305, 1.70), (0.305, 1.93), (0.29, 1.965), (0.25, 1.98), (0, 1.98)],
        120,
        cap_mat,
        'cap',
        auto=35,
        wob=lambda a, r, z: r + (0.006 * max(-0.4, math.cos(a * 40)) if r > 0.304 else 0),
    )
    G.tube(
        [(-0.27, 0, 1.90), (-0.30, 0, 2.08), (-0.16, 0, 2.22), (0.16, 0, 2.22), (0.30, 0, 2.08), (0.27, 0, 1.90)],
        0.045,
        M.plastic(steel_c, 0.5, 0.2),
        'loop',
        flat=0.45,
        up=(0, 0, 1),
    )
    G.lathe([(0.366, 0.0), (0.372, 0.01), (0.372, 0.10), (0.366, 0.11)], 96, M.rubber(steel_c), 'boot')


@product('vacuum_flask', 'blackfriday', view='front', az=14, el=8, light='gloss', bg=CHARCOAL)
def vacuum_flask(c='#2b2c30', collar='#d9a05a', mark='#d9a05a'):
    """A matte black vacuum flask with a brass collar and its cup."""
    dark_set()
    flask_body(c, '#1e1e21', collar)
    ink = M.solid(mark, 0.4, 0.3)
    G.wrap(G.text('HALDEN', 0.11, ink, 'gothic_b', 0, spacing=1.35), 0.365, 0.95, 0.003)
    G.wrap(G.text('750 ML', 0.05, ink, 'gothic', 0, spacing=1.4), 0.365, 0.80, 0.003)
    cup = G.lathe(
        [(0, 0), (0.22, 0), (0.25, 0.01), (0.262, 0.04), (0.29, 0.40), (0.283, 0.42), (0.27, 0.415), (0.245, 0.06), (0, 0.05)],
        80,
        M.plastic(c, 0.5, 0.2),
        'cup',
        auto=40,
    )
    cup.location = (0.62, -0.38, 0)
    rim = G.lathe([(0.272, 0.405), (0.28, 0.425), (0.292, 0.42), (0.292, 0.395)], 80, M.metal(collar, 0.25), 'rim')
    rim.location = (0.62, -0.38, 0)


@product('flask_festive', 'xmas', view='front', az=14, el=9, bg=XMAS_GREEN, fill=0.88)
def flask_festive(c='#a3262e'):
    """The vacuum flask in berry red, tied with a cream ribbon, with fir and berries."""
    flask_body(c, '#7d1a22', '#e3b873')
    ribbon = M.satin('#f1e6d2')
    G.lathe([(0.368, 0.86), (0.374, 0.87), (0.374, 1.05), (0.368, 1.06)], 96, ribbon, 'band')
    tails_bow(ribbon, (0, -0.40, 0.97), (0, 0, 0), 0.82)
    for k, heading in enumerate((1.75, 2.4, 1.2)):
        fir_sprig((0.30, -0.32, 0), heading, 0.62, k)
    for k, heading in enumerate((-1.8, -1.25)):
        fir_sprig((-0.28, -0.25, 0), heading, 0.55, k + 7)
    berries((0.46, -0.42, 0.05), 6, 1, '#c23a3f', 0.05, 0.10)
    bauble(0.15, '#d9b36a', (-0.52, -0.48, 0))


def card_box(box_c, tissue_c, card_c, ink_c, pull_c, title, motif):
    """A rigid gift box, open, with the card in its recess; the lid leans behind."""
    shell = M.paper(box_c, 0.55, 0.5)
    base = G.box((1.50, 1.02, 0.25), 0.004, 2, shell, 'base')
    base.location.z = 0.135
    inner = G.box((1.44, 0.96, 0.02), 0.006, 2, M.velvet(tissue_c), 'bed')
    inner.location.z = 0.268
    rim = M.paper(box_c, 0.55, 0.5)
    for sx, sy, w, d in ((0, 0.51, 1.56, 0.06), (0, -0.51, 1.56, 0.06), (0.75, 0, 0.06, 0.98), (-0.75, 0, 0.06, 0.98)):
        wall = G.box((w, d, 0.36), 0.008, 2, rim, 'wall')
        wall.location = (sx, sy, 0.20)

    def rounded(w, h, r):
        return [
            (sx * (w / 2 - r) + r * math.cos(a), sz * (h / 2 - r) + r * math.sin(a))
            for sx, sz, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
            for a in [math.radians(a0 + 15 * i) for i in range(7)]
        ]

    ink = M.solid(ink_c, 0.34, 0.45)

    def card():
        plate = G.prism(rounded(1.12, 0.70, 0.06), 0.022, 0.006, M.solid(card_c, 0.38, 0, 0.5, 0.3), 'card')
        plate.location.y = 0
        t = G.text(title, 0.125, ink, 'gothic', 0.001, spacing=1.3, width=0.9)
        t.location = (0, -0.0125, -0.09)
        small = G.text('FOR YOU', 0.042, ink, 'gothic', 0.001, spacing=1.6)
        small.location = (0, -0.0125, -0.23)
        if motif == 'lines':
            for k in range(9):
                line = G.box((0.98 - 0.09 * k, 0.002, 0.005), 0, 1, ink, 'line')
                line.location = (0, -0.0125, 0.05 + 0.024 * k)
        else:
            for k in range(6):
                a = math.tau * k / 6
                arm = G.box((0.008, 0.002, 0.17), 0, 1, ink, 'arm')
                arm.location = (0.085 * math.sin(a), -0.0125, 0.16 + 0.085 * math.cos(a))
                arm.rotation_euler.y = a
                for side in (-0.7, 0.7):
                    twig = G.box((0.006, 0.002, 0.06), 0, 1, ink, 'twig')
                    b = a + side
                    twig.location = (0.11 * math.sin(a) + 0.022 * math.sin(b), -0.0125, 0.16 + 0.11 * math.cos(a) + 0.022 * math.cos(b))
                    twig.rotation_euler.y = b

    G.put(collect(card), (0, -0.02, 0.318), (-86, 0, 6))
    pull = G.box((0.16, 0.5, 0.006), 0.002, 1, M.satin(pull_c), 'pull')
    G.put(pull, (0.42, -0.42, 0.37), (-14, 0, 0))

    def lid():
        G.box((1.62, 1.14, 0.03), 0.01, 3, shell, 'top')
        for sx, sy, w, d in ((0, 0.555, 1.62, 0.03), (0, -0.555, 1.62, 0.03), (0.795, 0, 0.03, 1.1), (-0.795, 0, 0.03, 1.1)):
            w_ = G.box((w, d, 0.26), 0.008, 2, rim, 'lidwall')
            w_.location = (sx, sy, -0.12)
        band = G.box((0.2, 1.148, 0.036), 0.004, 2, M.satin(pull_c), 'lidband')
        band.location.x = -0.35

    return G.put(collect(lid), (-0.05, 0.92, 0.60), (66, 0, -4))


@product('gift_card_box', 'blackfriday', view='high', az=20, el=32, light='gloss', bg=CHARCOAL, fill=0.86)
def gift_card_box():
    """A black keepsake box with a gift card in brass foil."""
    dark_set()
    card_box('#2a2a2e', '#1d1d21', '#18191c', '#dcae6c', '#d9a05a', 'GIFT CARD', 'lines')


@product('gift_card_festive', 'xmas', view='high', az=20, el=32, bg=XMAS, fill=0.92)
def gift_card_festive():
    """The gift card box in pine green with a snowflake card, fir and a bauble."""
    card_box('#2f5142', '#f0e6d6', '#a3262e', '#f1d9a4', '#e3c690', 'GIFT CARD', 'flake')
    for k, heading in enumerate((1.9, 1.3)):
        fir_sprig((0.80, -0.42, 0), heading, 0.55, k)
    bauble(0.13, '#d9b36a', (1.0, -0.62, 0))
    bauble(0.09, '#f0e6d8', (0.78, -0.72, 0))
