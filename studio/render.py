"""Render the pictures of the shop into .cache/studio/; see README.md for the options."""
import importlib
import os
import shutil
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from kit import studio  # noqa: E402
from models import catalog  # noqa: E402

catalog.load_all()
import pictures  # noqa: E402
import tiles  # noqa: E402
from surroundings import at_home, still_lives  # noqa: E402

CACHE = os.path.join(os.path.dirname(HERE), '.cache', 'studio')
EXPOSURE = 0.10


def size_of(picture, options):
    """Width, height, samples and threshold: the picture's own, or those of a draft or a smaller final of a given width."""
    width, height, samples, threshold = picture['size']
    if 'draft' in options:
        width, height, samples, threshold = int(options['draft']), int(options['draft']) * height // width, 8, 0.08
    elif 'width' in options:
        width, height = int(options['width']), int(options['width']) * height // width
    return width, height, samples, threshold


def build(picture):
    """Put the picture's product or scene on the stage; return exposure and white balance."""
    if picture['name'] in still_lives.STILL_LIVES:
        return still_lives.set_up(picture['name'])
    if picture['view'] == 'scenes':
        scene = importlib.import_module('scenes.' + picture['name'].replace('-', '_'))
        studio.reset()
        scene.build()
        return scene.EXPOSURE, scene.WHITE_BALANCE
    if picture['view'] == 'tiles':
        return tiles.set_up(picture['name'])
    if picture['view'] == 'scene':
        return at_home.set_up(picture)
    return EXPOSURE, catalog.set_up(picture['model'], picture['parameters'], **picture['look'])


def render(picture, target, options):
    """Render one picture into a temporary file and move it to its place when it is whole."""
    width, height, samples, threshold = size_of(picture, options)
    exposure, white_balance = build(picture)
    part = target + '.part'
    studio.shoot(part, width, height, samples, threshold, exposure=exposure, white_balance=white_balance, cut_out=picture['view'] == 'cut')
    os.replace(part, target)


def copy(source, target):
    """The leading colour of a product shows its front picture; made again when the front is newer."""
    if os.path.exists(source) and (not os.path.exists(target) or os.path.getmtime(target) < os.path.getmtime(source)):
        shutil.copy(source, target)


def wanted(picture, options):
    """Whether the options ask for the picture."""
    folders = options.get('folder', picture['folder']).split(',')
    slugs = options.get('only', picture['slug']).split(',')
    return picture['folder'] in folders and picture['slug'] in slugs


def main(arguments):
    """Render the pictures that the arguments name, one after the other; a failed one does not stop the rest."""
    options = dict(a.split('=', 1) for a in arguments if '=' in a)
    root = os.path.join(CACHE, 'drafts' if 'draft' in options else 'finals')
    for picture in pictures.listed([a for a in arguments if '=' not in a]):
        folder = os.path.join(root, picture['folder'])
        target = os.path.join(folder, picture['name'] + '.png')
        if 'same_as' in picture:
            copy(os.path.join(folder, picture['same_as'] + '.png'), target)
            continue
        if not wanted(picture, options) or os.path.exists(target) and options.get('again') != '1':
            continue
        os.makedirs(folder, exist_ok=True)
        started = time.time()
        try:
            render(picture, target, options)
            print('DONE %s/%s %.1f s' % (picture['folder'], picture['name'], time.time() - started), flush=True)
        except Exception:
            traceback.print_exc()
            print('FAILED %s/%s' % (picture['folder'], picture['name']), flush=True)


main(sys.argv[sys.argv.index('--') + 1 :])
