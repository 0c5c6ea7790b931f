"""The list of pictures: every view of every product with its size, model, parameters and set."""
from models.catalog import PRODUCTS as MODELS
from products import PRODUCTS
from views import VIEWS

# Width, height, samples and adaptive threshold.
FRONT = (800, 1000, 12, 0.045)
OTHER = (640, 800, 12, 0.045)
SCENE = (1440, 960, 16, 0.045)

SCENES = ['living-room', 'wardrobe', 'kitchen-table', 'desk', 'greenhouse']


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
    return {'folder': 'scenes', 'slug': name, 'name': name, 'view': 'scenes', 'size': SCENE}


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
    else:
        look = {**VIEWS[view](front_look(product)), **changes}
        yield picture(product, view, view, OTHER, lead_parameters(product), look)


def listed(views):
    """The pictures of the named views, in the order of the catalogue."""
    for view in views:
        if view == 'scenes':
            yield from (scene(name) for name in SCENES)
        else:
            for product in PRODUCTS:
                yield from views_of(product, view)
