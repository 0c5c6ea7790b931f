"""Candles and smart speaker, black and festive."""
from kit import materials as M
from kit import shapes as G
from models.black_friday.dark_set import dark_set
from models.catalog import product
from models.festive.parts import CHARCOAL, XMAS, XMAS_GREEN, bauble, berries, collect, fir_sprig, tails_bow


def candle(r, h, jar, wax, label_c, ink_c, name, lit=True, loc=(0, 0, 0)):
    """One jar candle with a paper label and a flame."""

    def build():
        G.lathe(
            [
                (0, 0),
                (r - 0.03, 0),
                (r - 0.005, 0.012),
                (r, 0.04),
                (r, h - 0.02),
                (r - 0.006, h),
                (r - 0.022, h),
                (r - 0.03, h - 0.02),
                (r - 0.03, h - 0.16),
            ],
            96,
            jar,
            'jar',
            auto=40,
        )
        G.lathe([(0, h - 0.15), (r * 0.5, h - 0.148), (r - 0.03, h - 0.135)], 64, M.cream(wax, 0.38), 'wax')
        G.tube([(0, 0, h - 0.16), (0.006, 0, h - 0.08), (0.0, 0, h - 0.02)], 0.012, M.solid('#2b211a', 0.8), 'wick', seg=8)
        if lit:
            G.lathe(
                [(0, h - 0.05), (0.018, h - 0.035), (0.028, h + 0.0), (0.022, h + 0.05), (0.007, h + 0.11), (0, h + 0.125)],
                24,
                M.emit('#ffc070', 5.0),
                'flame',
                smooth=3,
            )
        if name:
            lw = min(1.5, 0.5 / r)
            G.label(r, h * 0.46, h * 0.40, lw, M.paper(label_c), 0.002)
            G.wrap(G.text(name, 0.085, M.solid(ink_c, 0.5), 'gothic', 0, spacing=1.3, width=lw * r * 0.78), r, h * 0.50, 0.005)
            G.wrap(G.text('SOY WAX', 0.034, M.solid(ink_c, 0.5), 'gothic', 0, spacing=1.4), r, h * 0.36, 0.005)

    return G.put(collect(build), loc)


@product('candle_trio', 'blackfriday', view='front', az=12, el=14, light='gloss', bg=CHARCOAL, fill=0.92)
def candle_trio():
    """Three lit candles in smoked black jars."""
    dark_set()
    jar = M.solid('#1c1d20', 0.22, 0, 0.6, 0.5)
    wax = '#e9dcc4'
    candle(0.36, 0.92, jar, wax, '#24252a', '#dcae6c', 'CEDAR', True, (0.05, 0.22, 0))
    candle(0.31, 0.66, jar, wax, '#24252a', '#dcae6c', 'SMOKE', True, (-0.62, -0.22, 0))
    candle(0.27, 0.48, jar, wax, '#24252a', '#dcae6c', 'AMBER', True, (0.56, -0.42, 0))


@product('candle_festive', 'xmas', view='front', az=12, el=14, bg=XMAS, fill=0.98)
def candle_festive():
    """The candle trio in berry, pine and cream glass, set in fir."""
    candle(0.36, 0.92, M.ceramic('#2f5142', 0.25), '#f3e6cc', '#f1e6d2', '#7d1a22', 'PINE', True, (0.05, 0.22, 0))
    candle(0.31, 0.66, M.ceramic('#efe5d4', 0.25), '#f3e6cc', '#a3262e', '#f1d9a4', 'SPICE', True, (-0.62, -0.22, 0))
    candle(0.27, 0.48, M.ceramic('#a3262e', 0.25), '#f3e6cc', '#f1e6d2', '#7d1a22', 'CLOVE', True, (0.56, -0.42, 0))
    for k, (x, y, heading) in enumerate(
        ((-0.25, -0.42, 1.9), (-0.15, -0.50, -2.2), (0.2, -0.30, 2.6), (-0.52, -0.46, -2.7), (0.45, -0.62, 2.0), (-0.1, 0.0, -1.0))
    ):
        fir_sprig((x, y, 0), heading, 0.5, k)
    berries((0.02, -0.56, 0.03), 6, 3, '#c23a3f', 0.05, 0.10)
    bauble(0.12, '#d9b36a', (-0.22, -0.68, 0))


def speaker(cloth, top_c, ring_c, base_c, weave=0.7):
    """A cloth-covered smart speaker with a lit ring on top."""
    G.lathe([(0, 0), (0.46, 0), (0.50, 0.012), (0.51, 0.04), (0.51, 0.07), (0.50, 0.08)], 96, M.plastic(base_c, 0.45), 'base', auto=40)
    body = M.fabric(cloth, 1.1, weave=weave, fuzz=0.15, var=0.05, rough=0.85)
    G.lathe(
        [(0.505, 0.08), (0.555, 0.10), (0.575, 0.18), (0.58, 0.6), (0.575, 1.02), (0.555, 1.15), (0.50, 1.235), (0.44, 1.26)],
        128,
        body,
        'cloth',
        smooth=4,
        auto=70,
    )
    G.lathe(
        [(0, 1.252), (0.40, 1.252), (0.425, 1.262), (0.44, 1.258), (0.445, 1.24)], 96, M.solid(top_c, 0.16, 0, 0.6, 0.4), 'top', auto=40
    )
    G.lathe([(0.405, 1.262), (0.415, 1.268), (0.43, 1.268), (0.44, 1.26)], 96, M.emit(ring_c, 2.2), 'ring')
    mark = M.solid('#c9c5bd', 0.5)
    for x, y, w, d in ((-0.2, 0, 0.09, 0.012), (0.2, 0, 0.09, 0.012), (0.2, 0, 0.012, 0.09)):
        sign = G.box((w, d, 0.004), 0, 1, mark, 'sign')
        sign.location = (x, y, 1.255)


@product('smart_speaker', 'blackfriday', view='front', az=10, el=22, light='gloss', bg=CHARCOAL, fill=0.70)
def smart_speaker(weave=0.7):
    """A charcoal smart speaker with an amber light ring; far away its weave has to be flatter."""
    dark_set()
    speaker('#3a3b41', '#17181b', '#ffb066', '#1c1c1f', weave)


@product('speaker_festive', 'xmas', view='front', az=10, el=20, bg=XMAS_GREEN, fill=0.86)
def speaker_festive():
    """The smart speaker in berry cloth, ribbon-tied, with fir and baubles."""
    speaker('#a3262e', '#6d1820', '#ffd9a0', '#5a141b')
    ribbon = M.satin('#f1e6d2')
    G.lathe([(0.583, 0.50), (0.59, 0.51), (0.59, 0.70), (0.583, 0.71)], 96, ribbon, 'band')
    tails_bow(ribbon, (0, -0.62, 0.61), (0, 0, 0), 0.85)
    for k, heading in enumerate((1.8, 2.4)):
        fir_sprig((0.30, -0.52, 0), heading - 0.3, 0.5, k)
    for k, heading in enumerate((-2.2, -1.7)):
        fir_sprig((-0.36, -0.48, 0), heading - 0.2, 0.42, k + 7)
    bauble(0.15, '#d9b36a', (-0.50, -0.70, 0))
    bauble(0.11, '#f0e6d8', (0.40, -0.86, 0))
