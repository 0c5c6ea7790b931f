"""The registry of models: a model is a function that builds meshes at any scale; its look describes the set around it."""
import importlib
import pkgutil

import bpy

import models
from kit import studio as S

PRODUCTS = {}

# One muted paper per department.
BACKDROPS = {
    'fashion': '#e6dccf',
    'kids': '#eeded0',
    'tech': '#d9dbdc',
    'furniture': '#e5ded4',
    'plants': '#dfe3d8',
    'food': '#efe3cc',
    'flowers': '#f0ddd8',
    'books': '#e3dcd0',
    'beauty': '#f2dfd6',
    'accessories': '#ddd5cb',
    'handmade': '#e8dfd1',
    'auto': '#cfd2d4',
    'cakes': '#f4e2d6',
    'pet': '#e9dfc9',
    'medical': '#dbe6e6',
    'xmas': '#7b2a2e',
    'valentine': '#eec4c2',
    'blackfriday': '#26262a',
}

# White balance of the departments whose paper would lean yellow under the warm window.
WHITE_BALANCE = {
    'furniture': (0.972, 1.0, 1.065),
    'handmade': (0.975, 1.0, 1.055),
    'kids': (0.98, 1.0, 1.045),
    'fashion': (0.985, 1.0, 1.03),
    'books': (0.985, 1.0, 1.03),
    'plants': (0.995, 1.0, 1.045),
}


def product(name, department, **look):
    """Register a model under a name, with its department and its usual set."""

    def register(build):
        PRODUCTS[name] = (build, department, look)
        return build

    return register


def number(look, key):
    """A number of the look, or None."""
    return None if look.get(key) is None else float(look[key])


def set_up(model, parameters=None, **changes):
    """Build a model on its set, with changes to its usual look; return the white balance for the darkroom."""
    build, department, look = PRODUCTS[model]
    look = {**look, **changes}
    S.reset()
    build(**(parameters or {}))
    S.stage(size=2.0, rot=float(look.get('rot', 0)), tilt=look.get('tilt', (0, 0, 0)))
    paper = S.backdrop(look.get('bg', BACKDROPS[department]), look.get('kind', 'sweep'))
    if look.get('cut_out'):
        paper.is_shadow_catcher = True
        bpy.context.scene.render.film_transparent = True
    S.lights(look.get('light', 'soft'))
    if look.get('gobo'):
        S.gobo(look['gobo'])
    S.camera(
        look.get('view', 'three_quarter'),
        look.get('aspect', 0.8),
        fill=number(look, 'fill'),
        az=number(look, 'az'),
        el=number(look, 'el'),
        lens=number(look, 'lens'),
        fstop=number(look, 'fstop'),
        zoom=look.get('zoom'),
    )
    return look.get('wb', WHITE_BALANCE.get(department, (1.0, 1.0, 1.0)))


def load_all():
    """Import every module of the departments, so that their models register."""
    for module in pkgutil.walk_packages(models.__path__, 'models.'):
        importlib.import_module(module.name)
