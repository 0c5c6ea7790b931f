"""The list of pictures: every view of every product with its size, model, parameters and set."""
from close_ups import CLOSE_UPS
from models.catalog import PRODUCTS as MODELS
from products import PRODUCTS
from surroundings.settings import SETTINGS
from surroundings.still_lives import STILL_LIVES
from tiles import TILES
from views import VIEWS

# Width, height, samples and adaptive threshold.
FRONT = (1600, 2000, 8, 0.05)
CUT = (800, 1000, 12, 0.045)
OTHER = (640, 800, 10, 0.05)
CLOSE = (640, 800, 8, 0.06)
SETTING = (640, 800, 10, 0.055)
SCENE = (1440, 960, 8, 0.06)
DARK_SCENE = (1440, 960, 16, 0.045)

# The products that home pages lay on tints, without their paper.
CUT_OUTS = {
    'walnut-studio-headphones',
    'retro-mirrorless-camera',
    'slim-desk-monitor',
    'round-portable-speaker',
    'true-wireless-earbuds',
    'jointed-arm-lamp',
    'caramel-boucle-armchair',
    'oak-lounge-chair',
    'sage-linen-loveseat',
    'chestnut-leather-chesterfield',
    'oak-spindle-daybed',
    'curved-boucle-sofa',
    'salmon-dog-kibble',
    'stoneware-treat-jar',
}

# The wide scenes and what each shows; where nothing else is said, the goods stand right of the middle and the left is calm for words.
SCENES = {
    'living-room': 'sage loveseat, leather lounge chair, lamp and monstera on oak boards, warm sun; fills the width',
    'wardrobe': 'five coats on a brass rail above an oak bench; fills the width',
    'kitchen-table': 'apples, oil, bread, honey, pumpkin and eggs on a wooden table; fills the width',
    'desk': 'monitor between walnut speakers, keyboard, headphones, microphone; fills the width',
    'greenhouse': 'potted plants on and around a bench before a wall of panes; fills the width',
    'flower-counter': 'roses and tulips in zinc buckets, hydrangeas, sunflowers, a peony before blush plaster',
    'book-corner': 'a row of cloth spines, novels and a boxed set on oak before a library-green wall',
    'beauty-podium': 'flacon, oil, cream and lipstick on blush drums before an arch',
    'medicine-shelf': 'first-aid case, capsules, monitor, masks and bandages on white before pale teal',
    'cake-table': 'drip cake, sponge, tart, cupcakes, macarons and doughnuts on linen before strawberry cream',
    'pet-corner': 'bed, food, treat jar and tins on a teal rug before a yellow wall',
    'playroom': 'five small garments on a peg rail above a bench, butter and sky-blue wall; fills the width',
    'garage-bench': 'wheel, brake discs, oil and battery on steel before an asphalt wall with a red band',
    'makers-bench': 'vase, mugs, crock, basket, notebook and wool on a dark bench, a wall hanging behind',
    'christmas-table': 'presents, red flask and pot, candles, fir and baubles before pine green; dark',
    'valentine-table': 'rose bouquet, scent, presents, macarons, watch on deep red cloth before petal pink',
    'night-podium': 'black speaker, flask, pot, controller and keyboard on charcoal blocks; very dark',
    'accessory-tray': 'leather bag, tote, hat, belt, sunglasses and watch on sand plinths',
    'market-crates': 'tomatoes, apples and lemons in crates, pumpkins, avocados, honey, oil, eggs before cream',
    'studio-rail': 'coats and a satin top on a black rack in a lilac studio, a bag on a drum',
    'dining-room': 'black spindle chairs around a round oak table under a lamp, fig tree, greige wall',
    'sound-desk': 'walnut speakers, microphone, headphones and camera before graphite with a lime edge of light; dark',
    'quiet-room': 'curved boucle sofa, black spindle chair and a lamp before a bare greige wall, window light; fills the width',
    'evening-room': 'corner sofa, caramel armchair and snake plant by lamplight before a blue wall; dark',
}

# The scenes whose little light needs more samples.
DARK_SCENES = {'evening-room', 'night-podium', 'reading-aloud'}


def picture(product, name, view, size, parameters, look):
    """One entry for the renderer."""
    return {
        'folder': product['folder'],
        'slug': product['slug'],
        'name': product['slug'] + '-' + name,
        'view': view,
        'size': size,
        'model': product['model'],
        'parameters': parameters,
        'look': look,
    }


def scene(name):
    """The entry of a wide scene."""
    size = DARK_SCENE if name in DARK_SCENES else SCENE
    return {'folder': 'scenes', 'slug': name, 'name': name, 'view': 'scenes', 'size': size}


def tile(name):
    """The entry of a department's picture."""
    return {'folder': 'departments', 'slug': name, 'name': name, 'view': 'tiles', 'size': OTHER}


def lead_parameters(product):
    """The model's parameters, in the product's leading colour when it comes in several."""
    if 'colours' in product:
        return {**product.get('parameters', {}), 'c': product['colours'][product['lead']]}
    return product.get('parameters', {})


def front_look(product):
    """The usual set of the model, with the changes of its front picture."""
    return {**MODELS[product['model']][2], **product.get('views', {}).get('front', {})}


def views_of(product, view):
    """The pictures of one view of one product: one, or one per further colour."""
    changes = product.get('views', {}).get(view, {})
    if view == 'front':
        yield picture(product, 'front', view, FRONT, lead_parameters(product), changes)
    elif view == 'colours':
        front = product.get('views', {}).get('front', {})
        for colour, value in product.get('colours', {}).items():
            parameters = {**product.get('parameters', {}), 'c': value}
            shot = picture(product, colour, view, OTHER, parameters, front)
            yield {**shot, 'same_as': product['slug'] + '-front'} if colour == product['lead'] else shot
    elif view == 'detail':
        look = {**product.get('views', {}).get('front', {}), 'zoom': CLOSE_UPS[product['slug']], **changes}
        yield picture(product, view, view, CLOSE, lead_parameters(product), look)
    elif view == 'cut':
        if product['slug'] in CUT_OUTS:
            look = {**product.get('views', {}).get('front', {}), 'cut_out': True}
            yield picture(product, view, view, CUT, lead_parameters(product), look)
    elif view == 'scene':
        if product['slug'] in SETTINGS:
            yield picture(product, view, view, SETTING, lead_parameters(product), changes)
    else:
        look = {**VIEWS[view](front_look(product)), **changes}
        yield picture(product, view, view, OTHER, lead_parameters(product), look)


def listed(views):
    """The pictures of the named views, in the order of the catalogue."""
    for view in views:
        if view == 'scenes':
            yield from (scene(name) for name in [*SCENES, *STILL_LIVES])
        elif view == 'tiles':
            yield from (tile(name) for name in TILES)
        else:
            for product in PRODUCTS:
                yield from views_of(product, view)
