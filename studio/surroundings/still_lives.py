"""The pictures of the journal's posts, of the about page and of link previews: things laid out in one of the places."""
import math

import bpy

from kit import studio as S
from scenes.stagecraft import camera
from surroundings import paperwork, places
from surroundings.place import Place
from surroundings.things import bring

WIDE = 3.3

# `wide` is the width of the picture in centimetres; every thing has its middle (across, towards the wall), turn and height.
# Posts are shown square on cards, so what matters stands within a third of the width from the middle.
# fmt: off
STILL_LIVES = {
    'birthday-table': {'place': 'linen_table', 'wide': 104, 'deep': 38, 'things': [
        ('drip cake', 2, 8), ('plates', -9, -19), ('cup', 15, -17, -30), ('cup', -38, -11, 200), ('macarons', -24, 0),
        ('cupcakes', 32, -5, 10), ('peony', -20, 29), ('presents', 38, 29, 14)]},
    'leather-bench': {'place': 'workshop', 'wide': 104, 'deep': 30, 'things': [
        ('bag', -9, 8, 14), ('wallet', -19, -14, 24), ('belt', 17, -14, 20), ('cloth', -36, -8, 12), ('tin', 0, -17),
        ('holdall', 26, 24, -16), ('twigs', -34, 24)]},
    'week-at-the-vase': {'place': 'flower_table', 'wide': 104, 'deep': 30, 'things': [
        ('tulips', -18, 10), ('hydrangea', 13, 14), ('peony', 1, -12), ('lemons', 34, -8, 20), ('rose vase', 39, 24),
        ('books', -41, 10, 10)]},
    'window-bench': {'place': 'potting_bench', 'wide': 136, 'deep': 30, 'things': [
        ('small snake', -5, 10), ('fern', 22, 13), ('succulents', 5, -17), ('cactus', 57, 3), ('pots', -46, -8), ('orchid', -36, 26)]},
    'bowl-and-scoop': {'place': 'feeding_place', 'wide': 116, 'deep': 28, 'things': [
        ('kibble', -18, 8, 12), ('cat kibble', 14, 12, -14), ('tins', 5, -14, 10), ('treats', -45, 2), ('bowl', 38, -14),
        ('basket', 41, 22)]},
    'measured-room': {'place': 'clay_room', 'wide': 340, 'deep': 84, 'up': 0.74, 'el': 11, 'paper': (-16, -8, 150, 70), 'things': [
        ('lounge chair', 108, 8, -34), ('floor lamp', -124, 58), ('fig', 142, 72), ('basket', -84, 52), ('tape', -6, -60, 0)],
        'wall': [('print_of', -16, 128)]},
    'made-by-hand': {'place': 'workshop', 'wide': 104, 'deep': 30, 'things': [
        ('mugs', -14, 2, 20), ('kraft parcel', 7, 6, -12), ('soap', 16, -16, 20), ('yarn', -4, -15), ('yarn', -29, -9), ('crock', -34, 12),
        ('basket', 36, 26), ('candle', 35, -12)]},
    'label-shelf': {'place': 'bathroom', 'wide': 62, 'deep': 20, 'things': [
        ('cream', -2, -6, 0), ('face oil', -12, -3, 6), ('hand cream', 6, 5, -8), ('perfume', 24, 2, -12), ('towels', -14, 14, 8),
        ('soap', 12, -11, 18)]},
    'reading-aloud': {'place': 'lamplight', 'wide': 310, 'deep': 70, 'up': 0.84, 'el': 8, 'exposure': -0.5, 'things': [
        ('armchair', 2, 6, -24), ('evening lamp', -66, 40), ('books', 70, -20, 20), ('basket', 84, 28), ('snake plant', -114, 46)],
        'wall': [('rug', 84, '#cdb79a')]},
    'price-tags': {'place': 'desk', 'wide': 70, 'deep': 20, 'tags': True, 'things': [
        ('mill', -12, 6, -20), ('moka', 6, 9, -14), ('cup', 23, -4, -30), ('notebook flat', 26, 20, -14), ('green vase', -28, 16)]},
    'glazed-stoneware': {'place': 'workshop', 'wide': 84, 'deep': 22, 'things': [
        ('mugs', -4, -6, 24), ('twigs', -17, 12), ('bowls', 13, 4), ('plates', 27, -12), ('green vase', 30, 14), ('crock', -32, -2)]},
    'first-aid-shelf': {'place': 'surgery', 'wide': 78, 'deep': 20, 'exposure': -0.2, 'things': [
        ('kit', -5, 8, 14), ('bandages', 13, -8, -14), ('masks', 28, 10, -18), ('pills', -18, -6), ('thermometer', -5, -14, 70),
        ('towels', -25, 18, 8)]},
    'larder-counter': {'place': 'kitchen', 'wide': 98, 'deep': 24, 'things': [
        ('bread', -6, 12, -12), ('tomatoes', 2, -17, 40), ('oil', -32, 14), ('honey', 20, 5), ('avocados', -26, -14, 10), ('lemons', 37, 2)]},
    'packing-table': {'place': 'hall', 'wide': 110, 'deep': 28, 'things': [
        ('kraft parcel', -7, 8, 14), ('small parcel', 15, -14, -10), ('tote', 33, 18, -16), ('twine', -4, -15), ('notebook flat', -30, -16, 20),
        ('mugs', -34, 4, 20), ('green vase', -44, 22)]},
    'department-store': {'place': 'hall', 'wide': 128, 'deep': 34, 'up': 0.52, 'things': [
        ('bag', 0, 10, 14), ('books', 26, -8, -14), ('headphones', 28, 12, -24), ('twigs', -30, 18), ('mugs', -20, -8, 24), ('perfume', 9, -13),
        ('watch', -4, -14, -14), ('small snake', 50, 14), ('apples', -48, 0, 14), ('camera', 47, -12, -24)]},
}
# fmt: on


def set_up(name):
    """Build one; return exposure and white balance for the darkroom."""
    S.reset()
    row = STILL_LIVES[name]
    cm = WIDE / row['wide']
    for thing, across, back, *rest in row['things']:
        turn, height = (*rest, 0, 0)[:2]
        bring(thing, (across * cm, back * cm, height * cm), cm, turn)
    apart(row)
    site = Place(cm, row['deep'] * cm)
    exposure, white_balance = getattr(places, row['place'])(site)
    for kind, *rest in row.get('wall', ()):
        getattr(places, kind)(site, *rest)
    if 'paper' in row:
        x, y, w, d = (v * cm for v in row['paper'])
        paperwork.template(x, y, w, d, cm)
    if row.get('tags'):
        paperwork.tags(cm)
    view(row.get('el', 11), row.get('up', 0.62))
    return exposure + row.get('exposure', 0), white_balance


def view(elevation, up):
    """The camera of the wide pictures, `up` is the height of what it looks at."""
    distance, e = WIDE / 0.48, math.radians(elevation)
    camera((0, -distance * math.cos(e), up + distance * math.sin(e)), (0, 0, up), 75, fstop=1.0)


def apart(row):
    """Say which things of a row stand in one another, so that they can be moved."""
    cm = WIDE / row['wide']
    boxes = []
    roots = [o for o in bpy.context.scene.objects if o.parent is None and o.type == 'EMPTY']
    for root in roots:
        low, high = S.bounds([o for o in root.children_recursive])
        boxes.append((root.name, low, high))
    for i, (a, low, high) in enumerate(boxes):
        for b, other_low, other_high in boxes[i + 1 :]:
            lap = [min(high[k], other_high[k]) - max(low[k], other_low[k]) for k in range(3)]
            if min(lap) > 0.4 * cm:
                print('Error near: %s and %s share %.0f x %.0f x %.0f cm' % (a, b, *(v / cm for v in lap)), flush=True)
