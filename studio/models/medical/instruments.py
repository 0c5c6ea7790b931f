"""Pressure monitor, thermometer and pulse oximeter."""
import math

from kit import materials as M
from kit import shapes as G
from models.catalog import product
from models.outlines import FACE_FRONT, plate, rounded_polygon, rounded_rect, slab, wedge


def cuff(material, edge, radius=0.46, height=0.74):
    """A rolled fabric arm cuff standing on its edge."""
    outline = []
    turns = 1.32
    for step in range(73):
        t = step / 72
        a = math.tau * turns * t + 0.6
        r = radius + 0.055 * t
        outline.append((r * math.cos(a), r * math.sin(a)))
    vertices = []
    for x, y in outline:
        vertices += [(x, y, height * k / 4) for k in range(5)]
    faces = [(5 * i + k, 5 * i + k + 1, 5 * i + k + 6, 5 * i + k + 5) for i in range(len(outline) - 1) for k in range(4)]
    band = G.obj(vertices, faces, 'cuff', material, solid=0.045, bevel=0.015)
    hems = []
    for z in (0.012, height - 0.012):
        hems.append(G.tube([(x, y, z) for x, y in outline[::3]], 0.030, edge, n=3, seg=12))
    return [band] + hems


@product('pressure_monitor', 'medical', view='three_quarter', az=14, el=20, light='bright')
def pressure_monitor(c='#f1efea', accent='#2d7f82', fabric='#3b5768'):
    """Upper-arm blood pressure monitor with its rolled cuff."""
    shell = M.plastic(c, 0.34)
    teal = M.plastic(accent, 0.36)
    side = rounded_polygon([(-0.50, 0), (0.50, 0), (0.50, 0.46), (0.34, 0.46), (-0.50, 0.17)], [0.09, 0.09, 0.12, 0.14, 0.12], 8)
    wedge(side, 1.20, 0.07, shell)
    slope = math.degrees(math.atan2(0.29, 0.84))
    dark = M.solid('#2b3336', 0.5)
    panel = []
    panel.append(plate(rounded_rect(0.66, 0.66, 0.06, (-0.17, 0.02)), 0.012, 0.005, M.plastic('#d9dedd', 0.3), 0))
    panel.append(plate(rounded_rect(0.58, 0.58, 0.035, (-0.17, 0.02)), 0.014, 0.004, M.solid('#aebfb4', 0.18, 0, 0.6, 0.4), -0.002))
    y = -0.0105
    for words, size, z in (('118', 0.20, 0.17), ('76', 0.20, -0.04), ('64', 0.12, -0.20)):
        panel.append(G.put(G.text(words, size, dark, 'grotesk_b', 0.0005, align='RIGHT', spacing=1.05), (0.08, y, z)))
    for words, z in (('SYS', 0.19), ('DIA', -0.02), ('PULSE', -0.20)):
        panel.append(G.put(G.text(words, 0.042, dark, 'grotesk', 0.0005, align='LEFT', spacing=1.05), (-0.43, y, z)))
    button = G.lathe([(0, 0.035), (0.12, 0.035), (0.14, 0.028), (0.15, 0)], 64, teal, 'button', auto=50)
    panel.append(G.put(button, (0.36, 0, 0.12), FACE_FRONT))
    panel.append(G.put(G.text('START', 0.042, M.solid('#ffffff', 0.5), 'gothic_b', 0.0005), (0.36, -0.037, 0.12)))
    small = G.lathe([(0, 0.022), (0.06, 0.022), (0.072, 0.016), (0.076, 0)], 48, M.plastic('#cfd6d5', 0.4), 'button', auto=50)
    panel.append(G.put(small, (0.36, 0, -0.16), FACE_FRONT))
    panel.append(G.put(G.text('MEM', 0.030, dark, 'gothic_b', 0.0005), (0.36, -0.024, -0.16)))
    G.group(panel, (0, -0.10, 0.308 + 0.003), (-90 + slope, 0, 0))
    cloth = M.fabric(fabric, 1.6, weave=0.4, fuzz=0.2)
    hem = M.fabric('#2c4150', 2.0, weave=0.3, fuzz=0.2)
    G.group(cuff(cloth, hem), (0.24, 0.92, 0.03), (0, 0, -60), 1.12)
    G.put(G.cylinder(0.06, 0.06, 0.012, teal, 32), (-0.60, 0.14, 0.20), (0, -90, 0))
    G.tube(
        [(-0.64, 0.14, 0.20), (-0.76, 0.16, 0.17), (-0.82, 0.42, 0.05), (-0.66, 0.78, 0.05), (-0.44, 0.92, 0.12), (-0.22, 0.94, 0.20)],
        0.034,
        M.rubber('#7f8a8c'),
        n=12,
        seg=16,
    )
    tag = G.label(0.5, 0, 0.22, 0.8, M.paper('#eef0ec', 0.7), 0.06)
    G.put(tag, (0.24, 0.92, 0.56), scale=1.12)
    words = G.wrap(G.text('22 - 42 cm', 0.062, M.solid('#2c4150', 0.6), 'gothic_b', 0), 0.5, 0, 0.066)
    G.put(words, (0.24, 0.92, 0.56), scale=1.12)


@product('thermometer', 'medical', view='top', light='flat', kind='flat', fill=0.86)
def thermometer(c='#f2f0ea', accent='#d9785f'):
    """Digital fever thermometer beside its case, seen from above."""
    shell = M.plastic(c, 0.34)
    coral = M.plastic(accent, 0.4)
    outline = rounded_polygon(
        [(-1.0, -0.15), (-0.15, -0.17), (0.30, -0.10), (0.86, -0.055), (0.86, 0.055), (0.30, 0.10), (-0.15, 0.17), (-1.0, 0.15)],
        [0.14, 0.3, 0.3, 0.05, 0.05, 0.3, 0.3, 0.14],
        10,
    )
    body = [G.prism(outline, 0.16, 0.045, shell, 'body', res=6)]
    tip = G.lathe(
        [(0.046, 0), (0.046, 0.10), (0.040, 0.145), (0.022, 0.17), (0, 0.176)], 48, M.metal('#cfcfcc', 0.25), 'tip', smooth=2, auto=60
    )
    body.append(G.put(tip, (0.85, 0, 0), (0, 90, 0)))
    sleeve = rounded_polygon([(-1.015, -0.158), (-0.72, -0.170), (-0.72, 0.170), (-1.015, 0.158)], [0.14, 0.10, 0.10, 0.14], 8)
    body.append(G.prism(sleeve, 0.178, 0.05, coral, 'sleeve', res=6))
    body.append(plate(rounded_rect(0.50, 0.19, 0.04, (-0.36, 0)), 0.01, 0.003, M.plastic('#c9cfce', 0.3), -0.080))
    body.append(plate(rounded_rect(0.46, 0.155, 0.025, (-0.36, 0)), 0.012, 0.003, M.solid('#b4c3b6', 0.2, 0, 0.6, 0.4), -0.081))
    body.append(G.put(G.text('36.8', 0.135, M.solid('#2b3336', 0.5), 'grotesk_b', 0.0005, spacing=1.1), (-0.38, -0.089, 0)))
    body.append(G.put(G.text('°C', 0.06, M.solid('#2b3336', 0.5), 'grotesk_b', 0.0005), (-0.19, -0.089, 0.03)))
    button = G.lathe([(0, 0.022), (0.05, 0.022), (0.06, 0.014), (0.064, 0)], 48, M.plastic('#f6e5de', 0.4), 'button', auto=50)
    body.append(G.put(button, (-0.87, -0.084, 0), FACE_FRONT))
    body.append(G.put(G.text('FEBRA', 0.055, M.solid('#8b9494', 0.5), 'gothic', 0.0005, spacing=1.3), (0.09, -0.081, 0)))
    G.group(body, (-0.16, 0.05, 0.09), (-90, 0, 0)).rotation_euler.z = math.radians(52)
    case = [plate(rounded_rect(2.14, 0.40, 0.19), 0.16, 0.06, M.tinted('#dfe9e8', 0.42, 0.12), 0)]
    case.append(plate(rounded_rect(0.70, 0.405, 0.19, (-0.72, 0)), 0.17, 0.06, coral, 0))
    G.group(case, (0.30, -0.12, 0.09), (-90, 0, 0)).rotation_euler.z = math.radians(52)


@product('pulse_oximeter', 'medical', view='three_quarter', az=-30, el=28, light='bright')
def pulse_oximeter(c='#eeece6', accent='#3f7f9a'):
    """Fingertip clip with a lit display."""
    shell = M.plastic(c, 0.32)
    blue = M.plastic(accent, 0.38)
    rubber = M.rubber('#3c4346')

    def half(height, z, tilt, material):
        part = G.pillow((1.50, 0.86, height), material, 'half', 26, edge=0.17, crown=0.03)
        return G.put(part, (0, 0, z), (0, tilt, 0))

    half(0.36, 0.20, 0, blue)
    upper = [G.pillow((1.50, 0.86, 0.40), shell, 'upper', 26, edge=0.18, crown=0.04)]
    upper.append(slab(rounded_rect(0.92, 0.60, 0.10, (-0.08, 0)), 0.03, 0.012, M.solid('#0d1114', 0.08, 0, 0.8, 0.8), 0.222))
    cyan = M.emit('#86e3ee', 1.5)
    amber = M.emit('#ffd27a', 1.4)

    def on_display(words, size, material, x, y):
        return G.put(G.text(words, size, material, 'grotesk_b', 0.0005, spacing=1.05), (x, y, 0.2535), (-90, 0, 0))

    upper.append(on_display('98', 0.25, cyan, -0.26, 0.03))
    upper.append(on_display('72', 0.25, amber, 0.14, 0.03))
    upper.append(on_display('%SpO2', 0.055, cyan, -0.26, 0.215))
    upper.append(on_display('PR bpm', 0.055, amber, 0.14, 0.215))
    wave = []
    for step in range(61):
        t = step / 60
        beat = (t * 4) % 1
        wave.append(
            (
                -0.46 + 0.76 * t,
                -0.20 + 0.075 * math.exp(-(((beat - 0.3) / 0.10) ** 2)) + 0.025 * math.exp(-(((beat - 0.62) / 0.10) ** 2)),
                0.256,
            )
        )
    upper.append(G.tube(wave, 0.006, cyan, smooth=False, seg=6))
    button = G.lathe([(0, 0.025), (0.08, 0.025), (0.10, 0.018), (0.106, 0)], 64, blue, 'button', auto=50)
    upper.append(G.put(button, (0.55, 0, 0.222)))
    G.group(upper, (0, 0, 0.605), (0, 5, 0))
    gap = G.pillow((1.36, 0.74, 0.20), rubber, 'gap', 16, edge=0.09)
    G.put(gap, (0.03, 0, 0.40))
    finger = G.lathe([(0.20, 0), (0.235, -0.02), (0.25, 0.02), (0.22, 0.06), (0.20, 0.06)], 64, rubber, 'finger', smooth=3, auto=80)
    G.put(finger, (-0.735, 0, 0.405), (0, -90, 0), (0.72, 1.0, 1))
    G.put(G.cylinder(0.21, 0.02, 0.004, M.solid('#17191a', 0.9), 48), (-0.735, 0, 0.405), (0, -90, 0), (0.72, 1.0, 1))
    cord = M.fabric('#3c4346', 3.0)
    G.tube(
        [
            (0.74, 0.2, 0.40),
            (0.92, 0.22, 0.22),
            (1.08, 0.06, 0.025),
            (1.02, -0.30, 0.025),
            (0.80, -0.62, 0.025),
            (0.50, -0.74, 0.025),
            (0.40, -0.60, 0.025),
            (0.62, -0.48, 0.025),
            (0.92, -0.22, 0.03),
            (0.96, 0.10, 0.10),
            (0.74, 0.22, 0.38),
        ],
        0.018,
        cord,
        n=12,
        seg=10,
    )
