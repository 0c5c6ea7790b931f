"""The darkroom: develops two half-sample frames into one clean PNG."""
import array
import ctypes
import os
import struct
import subprocess
import zlib

from kit.cut_out import opacity, without_cover

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, '..', '..', '.cache', 'studio')
COMPILER = ['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']
HALF = 1

# Film: denoising strength and reach, saturation, contrast, where highlights begin to roll off, sharpening.
FILM = {'strength': 0.9, 'radius': 6, 'saturation': 1.06, 'contrast': 0.10, 'knee': 0.62, 'sharpness': 0.35}


def exr_header(data):
    """Channels with their types, the size, and where the table of rows begins."""
    at = 8
    channels, width, height = [], 0, 0
    while data[at]:
        name_end = data.index(b'\0', at)
        name = data[at:name_end].decode()
        type_end = data.index(b'\0', name_end + 1)
        size = struct.unpack_from('<i', data, type_end + 1)[0]
        value = data[type_end + 5 : type_end + 5 + size]
        at = type_end + 5 + size
        if name == 'channels':
            p = 0
            while value[p]:
                end = value.index(b'\0', p)
                channels.append((value[p:end].decode(), struct.unpack_from('<i', value, end + 1)[0]))
                p = end + 17
        if name == 'dataWindow':
            x0, y0, x1, y1 = struct.unpack('<4i', value)
            width, height = x1 - x0 + 1, y1 - y0 + 1
    return channels, width, height, at + 1


def read_exr(path):
    """The width, height and float channels of an uncompressed EXR of single rows."""
    with open(path, 'rb') as file:
        data = file.read()
    channels, width, height, table = exr_header(data)
    rows = struct.unpack_from('<%dQ' % height, data, table)
    sizes = [2 if kind == HALF else 4 for _, kind in channels]
    planes = {name: bytearray(width * height * size) for (name, _), size in zip(channels, sizes)}
    for y in range(height):
        p = rows[y] + 8
        for (name, _), size in zip(channels, sizes):
            planes[name][y * width * size : (y + 1) * width * size] = data[p : p + width * size]
            p += width * size
    return width, height, {name: array.array('f', bytes(planes[name])) for name, kind in channels if kind != HALF}


def png_chunk(kind, data):
    """One chunk of a PNG file."""
    return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))


def write_png(path, width, height, rgba):
    """Write 8-bit RGBA rows as a PNG."""
    rows = memoryview(rgba)
    raw = b''.join(b'\0' + bytes(rows[y * width * 4 : (y + 1) * width * 4]) for y in range(height))
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n')
        file.write(png_chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 6, 0, 0, 0)))
        file.write(png_chunk(b'IDAT', zlib.compress(raw, 4)))
        file.write(png_chunk(b'IEND', b''))


_library = None


def library():
    """The compiled darkroom, built on first use."""
    global _library
    os.environ.setdefault('OMP_WAIT_POLICY', 'passive')
    if _library is None:
        sources = [os.path.join(HERE, name) for name in ('denoise.c', 'grade.c', 'planes.h')]
        built = os.path.join(CACHE, 'film.so')
        os.makedirs(CACHE, exist_ok=True)
        if not os.path.exists(built) or os.path.getmtime(built) < max(map(os.path.getmtime, sources)):
            subprocess.check_call([*COMPILER, *sources[:2], '-o', built, '-lm'])
        _library = ctypes.CDLL(built)
    return _library


def floats(values):
    """An array as C floats."""
    return (ctypes.c_float * len(values)).from_buffer(values)


def planes(frame, render_pass, letters):
    """The channels of a render pass, one after the other."""
    out = array.array('f')
    for letter in letters:
        name = next(n for n in frame if n.endswith(render_pass + '.' + letter))
        out.extend(frame[name])
    return out


def cleaned(width, height, a, b, channels='RGB'):
    """Channels of the picture, denoised with the guides of both halves."""
    passes = ('Combined', channels), ('Denoising Albedo', 'RGB'), ('Denoising Normal', 'XYZ'), ('Denoising Depth', 'Z')
    halves = [planes(half, *wanted) for wanted in passes for half in (a, b)]
    inputs = (ctypes.c_void_p * len(halves))(*(half.buffer_info()[0] for half in halves))
    clean = array.array('f', bytes(4 * 3 * width * height))
    library().develop(width, height, inputs, FILM['radius'], ctypes.c_float(FILM['strength']), floats(clean))
    return clean


def develop(first, second, path, exposure=0.0, white_balance=(1.0, 1.0, 1.0), cut_out=False):
    """Denoise two half-sample frames together, grade them and write the picture; a cut-out keeps how opaque it is."""
    width, height, a = read_exr(first)
    _, _, b = read_exr(second)
    clean = cleaned(width, height, a, b)
    if cut_out:
        covered = cleaned(width, height, a, b, 'AAA')[: width * height]
        clean = without_cover(clean, covered)
    code, number = library(), ctypes.c_float
    pixels = bytearray(width * height * 4)
    curve = [exposure, *white_balance, FILM['saturation'], FILM['contrast'], FILM['knee'], FILM['sharpness']]
    target = (ctypes.c_ubyte * len(pixels)).from_buffer(pixels)
    code.grade(width, height, floats(clean), *map(number, curve), target)
    if cut_out:
        pixels[3::4] = opacity(width, height, covered)
    write_png(path, width, height, pixels)
