"""A product among its companions: builds the place, puts everything down side by side, and points the camera."""
import bpy

from kit import studio as S
from kit.stage import ST
from kit.camera import PRESETS
from models.catalog import PRODUCTS
from surroundings import hanging, places
from surroundings.place import Place
from surroundings.settings import SETTINGS
from surroundings.things import bring

USUAL = {'fill': None, 'rise': None, 'aside': 0.0, 'facing': 0.6, 'gap': None}


class Table:
    """Which part of the ground is taken: grows with every companion, so that nothing stands in anything."""

    def __init__(self, centimetre, gap):
        self.cm = centimetre
        self.gap = gap * centimetre
        self.left, self.right = ST.lo.x, ST.hi.x
        self.front, self.back = ST.lo.y, ST.hi.y
        self.behind = {'l': [], 'r': []}

    def put(self, where, name, turn=0, shift=0, height=0):
        """Put a companion down: `l` and `r` beside the product, `bl` and `br` behind it, `b` behind its middle, `fl` and `fr` before it."""
        before = set(bpy.context.scene.objects)
        holder = bring(name, (0, 0, height * self.cm), self.cm, turn)
        bpy.context.view_layer.update()
        low, high = S.bounds([o for o in bpy.context.scene.objects if o not in before])
        width, depth = high.x - low.x, high.y - low.y
        x, y = self.spot(where, width, depth)
        holder.location.x += x + shift * self.cm - (low.x + high.x) / 2
        holder.location.y += y - (low.y + high.y) / 2

    def spot(self, where, width, depth):
        """The middle of the next free spot of that kind."""
        gap = self.gap
        middle = (self.front + self.back) / 2
        if where == 'l':
            self.left -= width + gap
            return self.left + width / 2, middle + depth * 0.25
        if where == 'r':
            self.right += width + gap
            return self.right - width / 2, middle + depth * 0.25
        if where == 'fl':
            return ST.lo.x - gap * 0.4 - width / 2, self.front - depth / 2 - gap * 0.4
        if where == 'fr':
            return ST.hi.x + gap * 0.4 + width / 2, self.front - depth / 2 - gap * 0.4
        y = self.back + gap + depth / 2
        if where == 'b':
            self.back += gap + depth
            return (ST.lo.x + ST.hi.x) / 2, y
        if where == 'bl':
            return min(ST.lo.x + width * 0.30, -gap / 2 - width / 2), y
        return max(ST.hi.x - width * 0.30, gap / 2 + width / 2), y


def aimed(camera, rise, aside):
    """Show more of what is above the product and beside it."""
    camera.data.shift_y += rise
    camera.data.shift_x += aside


def usual_fill(extent):
    """How much of the picture a product takes: the flatter it is, the more."""
    if extent.x > 2 * extent.z:
        return 0.75
    return 0.70 if extent.x > extent.z else 0.60


def set_up(picture):
    """Build the product's setting; return exposure and white balance for the darkroom."""
    row = SETTINGS[picture['slug']]
    options = {**USUAL, **row.get('look', {})}
    build, _, look = PRODUCTS[picture['model']]
    S.reset()
    build(**picture['parameters'])
    if row['place'] in hanging.RAILS:
        return hanging.set_up(row, options)
    azimuth, elevation, _, _ = PRESETS[look.get('view', 'three_quarter')]
    azimuth, elevation = float(look.get('az', azimuth)), float(look.get('el', elevation))
    turn = options.get('turn', float(look.get('rot', 0)) - azimuth * options['facing'])
    S.stage(size=2.0, rot=turn, tilt=options.get('tilt', look.get('tilt', (0, 0, 0))))
    centimetre = 2.0 / row['long']
    table = Table(centimetre, options['gap'] or min(3.0, 0.16 * row['long']))
    for where, name, *rest in row.get('with', ()):
        table.put(where, name, *rest)
    place = Place(centimetre, max(table.back, ST.hi.y + options.get('behind', 0) * centimetre))
    exposure, white_balance = getattr(places, row['place'])(place)
    for name, *rest in row.get('wall', ()):
        getattr(places, name)(place, *rest)
    elevation = options.get('el', min(max(elevation * 0.75, 8), 30))
    fstop = options.get('fstop', 5.0 if row['long'] > 60 else 1.1)
    S.camera('front', fill=options['fill'] or usual_fill(ST.hi - ST.lo), az=0, el=elevation, fstop=fstop)
    aimed(bpy.context.scene.camera, options['rise'] or 0.05 + 0.004 * max(elevation - 14, 0), options['aside'])
    return exposure + options.get('exposure', 0), white_balance
