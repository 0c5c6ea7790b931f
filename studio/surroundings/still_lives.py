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
        ('drip cake', 2, 6), ('plates', -40, 14), ('cup', 30, -16, -30), ('cup', -38, -14, 200), ('macarons', -23, -6),
        ('cupcakes', 29, 4, 10), ('peony', -18, 29), ('presents', 40, 31, 14)]},
    'leather-bench': {'place': 'workshop', 'wide': 104, 'deep': 30, 'things': [
        ('bag', -9, 8, 14), ('wallet', -19, -14, 24), ('belt', 17, -14, 20), ('cloth', -36, -8, 12), ('tin', 0, -17),
        ('holdall', 26, 24, -16), ('twigs', -34, 24)]},
    'week-at-the-vase': {'place': 'flower_table', 'wide': 104, 'deep': 30, 'things': [
        ('tulips', -19, 10), ('hydrangea', 14, 14), ('peony', 2, -12), ('lemons', 33, -6, 20), ('rose vase', 38, 24),
        ('books', -40, 12, 10)]},
    'window-bench': {'place': 'potting_bench', 'wide': 128, 'deep': 28, 'things': [
        ('small snake', -12, 4), ('fern', 22, 12), ('succulents', 5, -16), ('cactus', 51, 6), ('pots', -44, -8), ('orchid', -38, 26)]},
    'bowl-and-scoop': {'place': 'feeding_place', 'wide': 116, 'deep': 28, 'things': [
        ('kibble', -18, 8, 12), ('cat kibble', 14, 12, -14), ('tins', 5, -14, 10), ('treats', -45, 2), ('bowl', 38, -14),
        ('basket', 41, 22)]},
    'measured-room': {'place': 'clay_room', 'wide': 340, 'deep': 84, 'up': 0.74, 'el': 11, 'paper': (-16, -8, 150, 70), 'things': [
        ('lounge chair', 108, 8, -34), ('floor lamp', -124, 58), ('fig', 142, 72), ('basket', -84, 52), ('tape', -6, -60, 0)],
        'wall': [('print_of', -16, 128)]},
    'made-by-hand': {'place': 'workshop', 'wide': 104, 'deep': 30, 'things': [
        ('mugs', -14, 2, 20), ('kraft parcel', 7, 6, -12), ('soap', 16, -16, 20), ('yarn', -4, -15), ('yarn', -29, -9), ('crock', -34, 12),
        ('basket', 35, 24), ('candle', 34, -12)]},
    'label-shelf': {'place': 'bathroom', 'wide': 62, 'deep': 20, 'things': [
        ('cream', -1, -6, 0), ('face oil', -11, -3, 6), ('hand cream', 9, 3, -8), ('perfume', 21, 3, -12), ('towels', -13, 12, 8),
        ('soap', 13, -11, 18)]},
    'reading-aloud': {'place': 'lamplight', 'wide': 280, 'deep': 70, 'up': 0.95, 'el': 8, 'things': [
        ('armchair', 2, 6, -24), ('floor lamp', -62, 40), ('books', 76, -34, 20), ('basket', 80, 24), ('snake plant', -110, 46)],
        'wall': [('rug', 92, '#cdb79a')]},
    'price-tags': {'place': 'desk', 'wide': 70, 'deep': 20, 'tags': True, 'things': [
        ('mill', -16, 8, -20), ('moka', 2, 9, -14), ('cup', 22, -3, -30), ('notebook flat', 24, 20, -14), ('white vase', -29, 20)]},
    'glazed-stoneware': {'place': 'workshop', 'wide': 84, 'deep': 22, 'things': [
        ('mugs', -4, -6, 24), ('twigs', -17, 12), ('bowls', 13, 4), ('plates', 27, -12), ('green vase', 30, 14), ('crock', -32, -2)]},
    'first-aid-shelf': {'place': 'surgery', 'wide': 78, 'deep': 20, 'things': [
        ('kit', -3, 8, 14), ('bandages', 17, -6, -14), ('masks', 28, 14, -18), ('pills', -17, -6), ('thermometer', 2, -13, 70),
        ('towels', -23, 18, 8)]},
    'larder-counter': {'place': 'kitchen', 'wide': 92, 'deep': 24, 'things': [
        ('bread', -7, 12, -12), ('tomatoes', 6, -16, 40), ('oil', -32, 14), ('honey', 17, 8), ('avocados', -24, -14, 10), ('lemons', 33, 2)]},
    'packing-table': {'place': 'hall', 'wide': 110, 'deep': 28, 'things': [
        ('kraft parcel', -7, 8, 14), ('small parcel', 15, -14, -10), ('tote', 33, 18, -16), ('twine', -4, -15), ('notebook flat', -30, -16, 20),
        ('mugs', -34, 4, 20), ('green vase', -44, 22)]},
    'department-store': {'place': 'hall', 'wide': 128, 'deep': 34, 'up': 0.52, 'things': [
        ('bag', -4, 10, 14), ('books', 24, -8, -14), ('headphones', 26, 12, -24), ('twigs', -28, 16), ('mugs', -26, -8, 24), ('perfume', 5, -13),
        ('watch', -8, -14, -14), ('small snake', 49, 14), ('apples', -47, 2, 14), ('camera', 46, -12, -24)]},
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
    return exposure, white_balance


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
