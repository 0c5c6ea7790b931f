"""Render settings, and the two frames of a picture."""
import os
import tempfile

import bpy

from kit.darkroom import develop

BOUNCES = {
    'max_bounces': 4,
    'diffuse_bounces': 2,
    'glossy_bounces': 2,
    'transmission_bounces': 5,
    'transparent_max_bounces': 8,
    'volume_bounces': 0,
}


def settings(width, height, samples, threshold):
    """Cycles settings: few samples, few bounces, everything the darkroom needs in the file."""
    scene = bpy.context.scene
    cycles, target = scene.cycles, scene.render
    target.engine = 'CYCLES'
    cycles.device = 'CPU'
    target.resolution_x, target.resolution_y, target.resolution_percentage = width, height, 100
    target.use_persistent_data = True
    cycles.samples = samples
    cycles.use_adaptive_sampling = threshold > 0
    cycles.adaptive_threshold = threshold
    cycles.adaptive_min_samples = min(4, samples)
    for name, value in BOUNCES.items():
        setattr(cycles, name, value)
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_direct = 12
    cycles.sample_clamp_indirect = 2.5
    cycles.use_denoising = False
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.35
    scene.view_settings.view_transform = 'Raw'
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = False
    image = target.image_settings
    image.file_format = 'OPEN_EXR_MULTILAYER'
    image.color_depth = '32'
    image.exr_codec = 'NONE'


def shoot(path, width, height, samples, threshold, **grade):
    """Render two half-sample frames and develop them into a PNG."""
    settings(width, height, max(4, samples // 2), threshold * 1.41)
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        frames = []
        for i in (0, 1):
            scene.cycles.seed = 11 + i * 101
            scene.render.filepath = os.path.join(folder, 'frame%d' % i)
            bpy.ops.render.render(write_still=True)
            frames.append(scene.render.filepath + '.exr')
        develop(frames[0], frames[1], path, **grade)
