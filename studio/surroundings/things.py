"""Small companions in their true size: things of the catalogue, and cups, towels and books that are not for sale."""
import math

from kit import materials as M
from kit import shapes as G
from scenes.props import bottle_vase, parcel, plain_book, yarn
from scenes.stagecraft import place, put_down


def folded(colour, layers=3, size=(30, 20, 3.2)):
    """Folded cloth in layers."""
    cloth = M.boucle(colour, 0.25)
    for i in range(layers):
        o = G.pillow((size[0] - i % 2, size[1] - i % 3, size[2]), cloth, '_cloth', n=14, edge=size[2] * 0.48, seed=i, wrinkle=0.25)
        o.location.z = size[2] * (0.47 + i * 0.92)


def cup(colour='#ede6d8', drink='#4a2a18'):
    """A cup on a saucer, filled."""
    glaze = M.ceramic(colour, 0.3)
    G.lathe([(0, 0), (4.2, 0), (4.6, 0.35), (7.2, 1.3), (7.3, 1.5), (4.4, 0.7), (0, 0.6)], 64, glaze, '_saucer', auto=60)
    bowl = G.smooth_path([(2.4, 0.7), (3.3, 1.3), (4.0, 3.2), (4.2, 6.4), (4.05, 6.45), (3.85, 3.4), (3.1, 1.7), (0.01, 1.5)], 5)
    G.lathe([(0, 0.75), *bowl], 64, glaze, '_cup', auto=60)
    G.cylinder(3.95, 0.1, 0.03, M.solid(drink, 0.15, name='drink'), 48).location.z = 5.4
    ring = [(4.0 + 2.0 * math.sin(a), 0, 3.8 - 1.7 * math.cos(a)) for a in (math.pi * i / 12 for i in range(13))]
    G.tube(ring, 0.38, glaze, '_handle', n=2, seg=10)


def bowl(colour='#8fa3a8', radius=9.0, height=6.5):
    """An empty bowl."""
    line = [(0, 0), (0.42, 0), (0.46, 0.06), (0.80, 0.45), (1.0, 1.0), (0.965, 1.0), (0.76, 0.5), (0.40, 0.14), (0, 0.12)]
    G.lathe([(r * radius, z * height) for r, z in line], 72, M.ceramic(colour, 0.35), '_bowl', auto=60)


def plates(colour='#efe8da', count=3, radius=11.0):
    """A stack of plates."""
    glaze = M.ceramic(colour, 0.3)
    for i in range(count):
        line = [(0, 0), (0.6, 0), (0.64, 0.02), (0.98, 0.13), (1.0, 0.15), (0.97, 0.165), (0.62, 0.06), (0, 0.05)]
        o = G.lathe([(r * radius, z * radius) for r, z in line], 72, glaze, '_plate', auto=60)
        o.location.z = i * 0.95


def books_lying(colours=('#2f4a4a', '#c9a15a', '#7a3b32')):
    """Three books on top of one another."""
    height = 0
    for i, colour in enumerate(colours):
        size = (1.42 - 0.1 * i, 2.05 - 0.12 * i, 0.26 - 0.03 * i)
        o = put_down(lambda: plain_book(colour, size), (0, 0, 0), 0, 20.5 - 1.2 * i, 'z')
        thick = size[2] * 10 + 0.36
        o.rotation_euler = (math.pi / 2, 0, math.pi / 2 + 0.10 * (i - 1))
        o.location = (0.6 * i - 10.2, 0, height + thick / 2)
        height += thick


def books_standing(colours=('#7a3b32', '#c9a15a', '#2f4a4a', '#d9cbb2')):
    """Four books with their spines to the front."""
    x = 0
    for i, colour in enumerate(colours):
        thick = (3.0, 2.2, 3.4, 2.0)[i % 4]
        tall = (21.5, 19.5, 22.5, 20.0)[i % 4]
        put_down(lambda: plain_book(colour, (1.35, tall / 10, thick / 10)), (x + thick / 2, 0, 0), 90, tall, 'z')
        x += thick + 0.5


def presents():
    """Two parcels."""
    put_down(lambda: parcel((1.9, 1.5, 1.15), '#a3262e', '#e6cfa0'), (0, 0, 0), 10, 24)
    put_down(lambda: parcel((1.2, 1.0, 0.7), '#e9dccb', '#2f5142', 0.62), (0, 0, 14.4), -14, 14)


# What builds a companion, its size in centimetres, the side that is meant, and parameters for models of the catalogue.
THINGS = {
    'cup': (cup, 7, 'z'),
    'bowl': (bowl, 18, 'x'),
    'plates': (plates, 22, 'x'),
    'towels': (lambda: folded('#e9ded0'), 30, 'x'),
    'sage towels': (lambda: folded('#b9c2ab', 2), 30, 'x'),
    'blanket': (lambda: folded('#c9b79c', 2, (38, 28, 5)), 40, 'x'),
    'napkin': (lambda: folded('#a9b3a2', 1, (16, 16, 1.4)), 17, 'x'),
    'rag': (lambda: folded('#b9473a', 1, (24, 18, 2)), 22, 'x'),
    'books': (books_lying, 20.5, 'x'),
    'row': (books_standing, 22.5, 'z'),
    'green vase': (lambda: bottle_vase('#8d9a80'), 24, 'z'),
    'rose vase': (lambda: bottle_vase('#c99a86'), 22, 'z'),
    'white vase': (lambda: bottle_vase('#e9e2d6'), 24, 'z'),
    'parcel': (lambda: parcel((1.5, 1.2, 0.9), '#6f5a48', '#e6cfa0', 0.7), 20, 'x'),
    'presents': (presents, 24, 'x'),
    'yarn': (lambda: yarn(4.5, '#b0694a', 3), 9, 'z'),
    'twigs': ('vase', 34, 'z'),
    'mugs': ('stacked_mugs', 17, 'z'),
    'crock': ('utensil_crock', 29, 'z'),
    'candle': ('soy_candle', 10, 'z'),
    'basket': ('seagrass_basket', 34, 'z'),
    'notebook': ('leather_notebook', 19, 'z'),
    'soap': ('soap_bars', 15, 'x'),
    'wallet': ('wallet', 11, 'max', {'c': '#8a4f33'}),
    'sunglasses': ('sunglasses', 14, 'x', {'c': '#7a4420'}),
    'watch': ('wristwatch', 8.5, 'z', {'c': '#5b3a26'}),
    'bag': ('handbag', 32, 'z', {'c': '#8a4f33'}),
    'tote': ('tote', 44, 'z', {'c': '#e3d8c3'}),
    'hat': ('fedora', 32, 'x', {'c': '#9a7b5c'}),
    'holdall': ('holdall', 48, 'x', {'c': '#4a4f57'}),
    'backpack': ('backpack', 42, 'z', {'c': '#6d7558'}),
    'scarf': ('hat_scarf', 30, 'max', {'c': '#c98a3c'}),
    'cushion': ('quilted_cushion', 42, 'max'),
    'bread': ('bread', 30, 'max'),
    'oil': ('olive_oil', 29, 'z'),
    'honey': ('honey', 12, 'z'),
    'lemons': ('lemons', 24, 'max'),
    'apples': ('apples', 32, 'max'),
    'eggs': ('eggs', 24, 'max'),
    'tomatoes': ('vine_tomatoes', 26, 'max'),
    'pumpkin': ('pumpkin', 26, 'max'),
    'moka': ('moka_pot', 21, 'z'),
    'mill': ('coffee_mill', 22, 'z'),
    'peony': ('peony_vase', 30, 'z'),
    'hydrangea': ('hydrangea_vase', 32, 'z'),
    'sunflowers': ('sunflower_jug', 40, 'z'),
    'orchid': ('orchid_pot', 55, 'z'),
    'lavender': ('lavender_bunch', 34, 'max'),
    'succulents': ('succulent_bowl', 20, 'max'),
    'small snake': ('snake_plant', 38, 'z'),
    'cactus': ('column_cactus', 34, 'z'),
    'fern': ('boston_fern', 38, 'z'),
    'monstera': ('monstera', 110, 'z'),
    'fig': ('fiddle_fig', 160, 'z'),
    'olive tree': ('olive_tree', 140, 'z'),
    'pothos': ('trailing_pothos', 95, 'z'),
    'floor lamp': ('lamp', 165, 'z'),
    'desk lamp': ('arm_lamp', 52, 'z'),
    'armchair': ('armchair', 80, 'z'),
    'lounge chair': ('lounge_chair', 80, 'z'),
    'loveseat': ('loveseat', 150, 'x'),
    'chair': ('spindle_chair', 88, 'z'),
    'speaker': ('bookshelf_speaker', 31, 'z'),
    'headphones': ('studio_headphones', 20, 'z'),
    'keyboard': ('mech_keyboard', 30, 'x'),
    'microphone': ('desk_microphone', 24, 'z'),
    'camera': ('retro_camera', 12.5, 'x'),
    'monitor': ('slim_monitor', 61, 'x'),
    'perfume': ('perfume', 11, 'z'),
    'cream': ('rose_cream', 7, 'z'),
    'face oil': ('face_oil', 11, 'z'),
    'hand cream': ('hand_cream', 14, 'z'),
    'lipstick': ('berry_lipstick', 8, 'max'),
    'compact': ('powder_compact', 8, 'max'),
    'kit': ('first_aid_kit', 24, 'x'),
    'pills': ('pill_bottle', 10, 'z'),
    'bandages': ('bandage_rolls', 17, 'max'),
    'masks': ('mask_box', 19, 'x'),
    'treats': ('treat_jar', 17, 'z'),
    'kibble': ('salmon_kibble', 38, 'z'),
    'tins': ('pet_tins', 14, 'max'),
    'battery': ('car_battery', 28, 'x'),
    'engine oil': ('engine_oil', 31, 'z'),
    'disc': ('brake_disc', 31, 'z'),
    'candles': ('candle_trio', 24, 'max'),
    'dark speaker': ('smart_speaker', 15, 'z'),
    'flask': ('vacuum_flask', 27, 'z'),
    'controller': ('game_controller', 15.5, 'x'),
    'macarons': ('macarons', 17, 'max'),
    'cupcakes': ('cupcakes', 19, 'max'),
    'sponge': ('victoria_sponge', 25, 'max'),
    'tart': ('fruit_tart', 27, 'max'),
    'doughnuts': ('doughnuts', 22, 'max'),
}


def bring(name, location, centimetre, turn=0):
    """Put a companion down; returns its holder."""
    build, size, side, *parameters = THINGS[name]
    if callable(build):
        return put_down(build, location, turn, size * centimetre, side, name='_' + name)
    return place(build, location, turn, size * centimetre, side, **(parameters[0] if parameters else {}))
