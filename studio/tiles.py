"""The pictures of the departments: two or three of its goods on its own paper, in their true sizes."""
import bpy

from kit import studio as S
from kit.stage import ST, PRODUCT_TYPES
from models.catalog import BACKDROPS, WHITE_BALANCE
from surroundings.things import bring

EXPOSURE = 0.10
FILL = 0.88

# The department's paper (see models/catalog.py), how long the group is in centimetres, and its things: middle across and
# towards the back, turn and height.
# fmt: off
TILES = {
    'fashion': {'paper': 'fashion', 'long': 118, 'kind': 'wall', 'things': [('wrap coat', -30, 0, -10), ('pea coat', 32, 0, -10, 38)]},
    'accessories': {'paper': 'accessories', 'long': 48, 'things': [('bag', -5, 4, 18), ('hat', 18, 17, -10), ('sunglasses', 14, -13, -16), ('watch', -14, -14, 14)]},
    'cosmetics': {'paper': 'beauty', 'long': 21, 'light': 'bright', 'things': [('perfume', 0, 2, 12), ('cream', 6.5, -6, -8), ('face oil', -7.5, 0), ('lipstick', -4.5, -8, 10)]},
    'furniture': {'paper': 'furniture', 'long': 165, 'things': [('floor lamp', -46, 34), ('lounge chair', 12, 0, -30), ('pouf basket', 66, 20)]},
    'handmade': {'paper': 'handmade', 'long': 36, 'things': [('twigs', -8, 8), ('mugs', 9, 0, 20), ('soap', -4, -14, 18), ('yarn', 14, -13)]},
    'plant': {'paper': 'plants', 'long': 52, 'things': [('small snake', -12, 8), ('fern', 15, 12), ('succulents', -1, -14)]},
    'flower': {'paper': 'flowers', 'long': 56, 'things': [('tulips', -13, 8), ('hydrangea', 16, 6), ('peony', 4, -16)]},
    'electronics': {'paper': 'tech', 'long': 42, 'light': 'gloss', 'things': [('speaker', -5, 8, 20), ('headphones', 15, -3, -24), ('camera', -6, -16, 18)]},
    'book': {'paper': 'books', 'long': 34, 'things': [('boxed set', -8, 8, 22), ('moss', 9, 3, -14), ('bluebird', -3, -13, 14)]},
    'organic-food': {'paper': 'food', 'long': 42, 'things': [('oil', -12, 9), ('bread', 6, 8, -14), ('tomatoes', 8, -10, 34), ('honey', -7, -7, 10)]},
    'cakes': {'paper': 'cakes', 'long': 44, 'things': [('drip cake', 0, 10), ('cupcakes', 11, -14, 10), ('macarons', -13, -10)]},
    'pet-food': {'paper': 'pet', 'long': 40, 'things': [('cat kibble', -7, 10, 14), ('treats', 11, 2, -8), ('tins', -6, -9, 12)]},
    'medical': {'paper': 'medical', 'long': 36, 'light': 'bright', 'things': [('kit', 0, 8, 14), ('bandages', 11, -9, -12), ('pills', -12, -6), ('thermometer', -3, -14, 64)]},
    'auto-parts': {'paper': 'auto', 'long': 54, 'light': 'gloss', 'things': [('disc', -10, 14, 10), ('engine oil', 17, 8, -14), ('battery', 1, -15, 14)]},
    'black-friday': {'paper': 'blackfriday', 'long': 36, 'light': 'gloss', 'things': [('flask', -9, 7), ('dark speaker', 6, 5), ('controller', 1, -12, 16)]},
    'christmas': {'paper': 'xmas', 'long': 38, 'things': [('presents', 4, 10, 12), ('red flask', -13, 3), ('red speaker', 7, -12, -10), ('bauble', -6, -14)]},
}
# fmt: on


def set_up(name):
    """Lay a group out on its paper; return exposure and white balance for the darkroom."""
    row = TILES[name]
    S.reset()
    centimetre = 2.0 / row['long']
    for thing, across, back, *rest in row['things']:
        turn, height = (*rest, 0, 0)[:2]
        bring(thing, tuple(v * centimetre for v in (across, back, height)), centimetre, turn)
    bpy.context.view_layer.update()
    ST.pts = []
    ST.lo, ST.hi = S.bounds([o for o in bpy.context.scene.objects if o.type in PRODUCT_TYPES], ST.pts)
    S.backdrop(BACKDROPS[row['paper']], row.get('kind', 'sweep'))
    S.lights(row.get('light', 'soft'))
    S.camera('front', fill=FILL, az=0, el=4 if row.get('kind') == 'wall' else 15)
    return EXPOSURE, WHITE_BALANCE.get(row['paper'], (1.0, 1.0, 1.0))
