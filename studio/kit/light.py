"""One light logic: a large warm window at the upper left, a cool weak rim at the right."""
import math

from mathutils import Vector
import bpy

from kit.colour import lin
from kit.stage import ST, new_object

WARM = '#fff1e0'
COOL = '#f3f6ff'
SUNWARD = Vector((-4.6, -3.0, 4.4))
PRODUCT = (0, 0, 0.8)
HANGING = (0, 0, 1)


def area(name, location, target, size, power, colour='#ffffff', size_y=None):
    """A square or rectangular lamp that looks at target; the camera does not see it, mirrors do."""
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.shape = 'RECTANGLE' if size_y else 'SQUARE'
    lamp.size = size
    if size_y:
        lamp.size_y = size_y
    lamp.energy = power
    lamp.color = lin(colour)[:3]
    o = new_object('_' + name, lamp)
    o.location = location
    o.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = False


def world(top='#ffffff', bottom='#d8d2ca', strength=0.35):
    """The light of the room: a soft gradient from the ground up."""
    room = bpy.data.worlds.new('room')
    bpy.context.scene.world = room
    room.use_nodes = True
    tree = room.node_tree
    background = tree.nodes['Background']
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    separate = tree.nodes.new('ShaderNodeSeparateXYZ')
    height = tree.nodes.new('ShaderNodeMapRange')
    height.inputs[1].default_value = -1
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.0, lin(bottom)
    high.position, high.color = 1.0, lin(top)
    tree.links.new(coordinates.outputs['Generated'], separate.inputs[0])
    tree.links.new(separate.outputs[2], height.inputs[0])
    tree.links.new(height.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
    room.cycles.sampling_method = 'NONE'


def soft(power):
    """The everyday window."""
    world(strength=0.26)
    area('key', (-4.4, -2.6, 4.4), PRODUCT, 2.6, 520 * power, WARM)
    area('rim', (4.4, 1.6, 3.6), PRODUCT, 2.2, 95 * power, COOL, 3.4)


def wall(power):
    """The window from further ahead, for what hangs on a wall."""
    world(strength=0.36)
    area('key', (-6.6, -5.9, 6.2), HANGING, 2.7, 1200 * power, WARM)
    area('rim', (5.0, -2.0, 3.0), HANGING, 3, 110 * power, COOL)


def bright(power):
    """High key for cosmetics and medical goods."""
    world(strength=0.42, bottom='#f0ece6')
    area('key', (-3.4, -2.8, 4.8), PRODUCT, 3.2, 400 * power, '#fffaf3')
    area('rim', (4.2, 0.6, 3.2), PRODUCT, 1.6, 120 * power, '#f6f9ff', 3.6)


def gloss(power):
    """Strip boxes that draw the edges of metal and glass."""
    world(strength=0.20, bottom='#b9b2a8')
    area('key', (-3.8, -2.2, 3.6), PRODUCT, 1.7, 330 * power, WARM, 4.2)
    area('rim', (3.8, -0.4, 3.0), PRODUCT, 1.1, 130 * power, '#eef3ff', 4.4)
    area('top', (-0.6, 0.8, 5.2), PRODUCT, 3.0, 130 * power, '#ffffff', 2.2)


def flat(power):
    """From the upper left of what lies flat."""
    world(strength=0.30)
    area('key', (-5.4, 4.2, 6.4), (0, 0, 0), 2.4, 1250 * power, WARM)


def sun(power):
    """Low warm sun, for scenes."""
    world(top='#eaf2ff', bottom='#e8dccb', strength=0.34)
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy = 2.6 * power
    lamp.angle = math.radians(3.2)
    lamp.color = lin('#ffe6c4')[:3]
    o = new_object('_sun', lamp)
    o.rotation_euler = (-SUNWARD).to_track_quat('-Z', 'Y').to_euler()
    area('fill', (3.5, -4, 2.6), PRODUCT, 3.5, 30 * power, '#f1f5ff')


LIGHTS = {'soft': soft, 'wall': wall, 'bright': bright, 'gloss': gloss, 'flat': flat, 'sun': sun}


def lights(kind='soft', power=1.0):
    """Switch the lamps of a kind on; on a wall the soft window stands further ahead."""
    on_wall = ST.kind == 'wall' and kind == 'soft'
    LIGHTS['wall' if on_wall else kind](power)
