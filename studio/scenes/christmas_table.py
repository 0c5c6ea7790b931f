"""The Christmas table: presents, fir and candlelight before a pine-green wall."""
import math

from kit import materials as M
from kit import shapes as G
from kit import studio as S
from models.festive.parts import bauble, berries, fir_sprig
from scenes.props import parcel
from scenes.stagecraft import TABLE_VIEW, camera, place, put_down, table_top, wall

EXPOSURE = 0.36
WHITE_BALANCE = (1.0, 1.0, 1.0)


def garland(x, y):
    """Fir twigs that lie across the front, with berries and baubles."""
    for i in range(9):
        fir_sprig((x + i * 0.48, y + 0.10 * math.sin(i * 2.1), 0.02), 1.5 + 0.5 * math.sin(i * 1.7), 0.9, i, needle=0.2)
    for i in range(4):
        berries((x + 0.5 + i * 1.1, y - 0.12, 0.05), 4, i, size=0.06)
    bauble(0.20, '#d9b36a', (x + 0.15, y - 0.42, 0))
    bauble(0.15, '#a3262e', (x + 2.2, y - 0.45, 0))
    bauble(0.17, '#e9dccb', (x + 3.7, y - 0.35, 0))


def fairy_lights():
    """A string of small warm lights that hangs across the wall in three bows."""
    glow, wire = M.emit('#ffc878', 9.0), M.solid('#22352c', 0.6, name='wire')
    line = [(x * 0.1, 2.55, 3.95 - 0.75 * abs(math.sin((x * 0.1 + 1.0) * 0.62))) for x in range(-60, 61)]
    G.tube(line, 0.012, wire, smooth=False).name = '_wire'
    for x, y, z in line[::5]:
        G.ico(0.045, 2, glow, '_light').location = (x, y, z - 0.05)


def build():
    """Lay the table; one unit is eight centimetres."""
    wall(2.8, '#2f4c3f', 30, 16)
    fairy_lights()
    table_top((26, 10, 0.5), '#7c5433', y=-2.4, boards=7)
    put_down(lambda: parcel((1.9, 1.5, 1.15), '#a3262e', '#e6cfa0'), (2.75, 1.15, 0), 12, 2.2)
    put_down(lambda: parcel((1.2, 1.0, 0.7), '#e9dccb', '#2f5142', 0.62), (2.6, 1.1, 1.02), -14, 1.35)
    put_down(lambda: parcel((1.2, 1.1, 0.9), '#3d6350', '#d9b36a', 0.7), (-0.9, 1.25, 0), 20, 1.5)
    place('flask_festive', (1.0, 1.0, 0), 0, 2.5, 'z')
    place('speaker_festive', (3.7, -0.15, 0), -10, 1.45)
    place('candle_festive', (0.25, -0.25, 0), 0, 2.5)
    place('moka_festive', (2.25, -0.3, 0), -8, 1.75, 'z')
    garland(-0.6, -1.25)
    S.world(top='#ffe9cf', bottom='#5a4436', strength=0.22)
    S.area('key', (-5.5, -4.0, 5.6), (0.6, 0, 0.8), 3.0, 760, '#ffdfb8')
    S.area('rim', (6.0, 0.4, 4.2), (1, 0, 1.0), 3.0, 320, '#fff0dc', 3.2)
    S.area('glow', (0.3, -0.6, 1.6), (0.3, 0.2, 0), 0.8, 60, '#ffb765')
    camera(*TABLE_VIEW, fstop=0.6)
