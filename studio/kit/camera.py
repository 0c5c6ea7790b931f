"""The camera: frames what stands on the stage."""
import math

from mathutils import Euler, Vector
import bpy

from kit.stage import ST, new_object

SENSOR = 36
FROM_ABOVE = 89

# Azimuth in degrees (positive: the camera moves to the right), elevation, part of the frame that is filled, focal length.
PRESETS = {
    'front': (0, 8, 0.80, 85),
    'three_quarter': (32, 17, 0.82, 85),
    'top': (0, 90, 0.84, 70),
    'high': (22, 42, 0.80, 85),
}


def directions(azimuth, elevation):
    """The direction towards the camera, and the camera's rotation."""
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    if elevation >= FROM_ABOVE:
        return towards, Euler((0, 0, a)).to_quaternion()
    return towards, (-towards).to_track_quat('-Z', 'Y')


def framed(points, centre, towards, rotation, half_width, half_height):
    """The picture's centre and the distance at which all points fit; half sizes are those of the frame at distance one."""
    axes = rotation.to_matrix()
    right, up = axes.col[0], axes.col[1]
    distance = 1.0
    for _ in range(4):
        distance = 0
        for p in points:
            r = p - centre
            near = r.dot(towards)
            distance = max(distance, abs(r.dot(right)) / half_width + near, abs(r.dot(up)) / half_height + near)
        seen = [(p - centre, distance - (p - centre).dot(towards)) for p in points]
        xs = [r.dot(right) / depth for r, depth in seen]
        ys = [r.dot(up) / depth for r, depth in seen]
        centre = centre + right * (max(xs) + min(xs)) / 2 * distance + up * (max(ys) + min(ys)) / 2 * distance
    return centre, distance


def camera(preset='three_quarter', aspect=0.8, fill=None, az=None, el=None, lens=None, fstop=None, zoom=None):
    """Place the camera so that the product fills the given part of the frame; `zoom` (across, down, times) enlarges a part of it."""
    azimuth, elevation, usual_fill, usual_lens = PRESETS[preset]
    azimuth = azimuth if az is None else az
    elevation = elevation if el is None else el
    fill = fill or usual_fill
    lens = lens or usual_lens
    towards, rotation = directions(azimuth, elevation)
    half_height = SENSOR / 2 / lens
    middle = (ST.lo + ST.hi) / 2
    centre, distance = framed(ST.pts, middle, towards, rotation, half_height * aspect * fill, half_height * fill)
    data = bpy.data.cameras.new('cam')
    data.lens = lens
    data.sensor_fit = 'VERTICAL'
    data.sensor_height = SENSOR
    data.clip_end = 200
    data.shift_y = 0 if elevation >= FROM_ABOVE else -0.015
    if zoom:
        across, down, times = zoom
        data.lens *= times
        data.shift_x = (across - 0.5) * aspect * times
        data.shift_y = (data.shift_y + 0.5 - down) * times
    if fstop:
        data.dof.use_dof = True
        data.dof.focus_distance = distance
        data.dof.aperture_fstop = fstop * 0.32
    o = new_object('_cam', data)
    o.location = centre + towards * distance
    o.rotation_euler = rotation.to_euler()
    bpy.context.scene.camera = o
