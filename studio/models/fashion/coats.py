"""Pea coat."""
from mathutils import Vector

from kit import materials as M
from models.catalog import product
from models.fashion.cloth import horn, wool
from models.fashion.collars import collar
from models.fashion.draped import Draped, inside_label, neck_line, overlapping
from models.fashion.panels import sleeved


@product('pea_coat', 'fashion', view='front', el=3, kind='wall')
def pea_coat(c='#2b3854', button='#241c18', lining='#6d6257'):
    """Short double-breasted wool coat, notch lapels, eight buttons."""
    armhole = [(0.290, -0.064), (0.272, -0.160), (0.285, -0.280), (0.358, -0.410)]

    def half(neck):
        panel = sleeved((0.395, -0.980), [(0.372, -0.62)], armhole[-1], armhole[0], (0.108, -0.006), -0.03, 0.165, 0.82, dip=0.004)
        return panel[:-1] + [('neck', neck)] if neck else panel

    T = Draped(
        half([(0.108, -0.006), (0.074, -0.130), (0.0, -0.385)]),
        half(None),
        gap=0.024,
        stiffness=0.30,
        fine=2,
        even=3,
        relief=overlapping(-0.105, -0.385),
        armhole=armhole,
        arms=1.3,
        wide=1.10,
    )
    m, hm = wool(c), horn(button)
    T.build(m, M.satin(lining), 0.010)
    T.seam(armhole, m, 0.0040, -0.001)
    T.seam([(0.284, -0.063), (0.118, -0.010)], m, 0.0026, -0.001)
    edge = [(0.005, -0.384), (0.040, -0.262), (0.076, -0.142), (0.100, -0.050)]
    leaf = [(0.150, -0.066), (0.228, -0.122), (0.222, -0.152), (0.150, -0.275), (0.035, -0.392)]
    T.patch([(-x, z) for x, z in edge + leaf], m, 0.004, 0.008, res=0.014, swell=0.004)
    T.patch(edge + leaf, m, 0.010, 0.008, res=0.014, swell=0.005)
    path, middle = neck_line(T)
    path = [p for p in path if p.z > middle.z - 0.03]
    outs = [Vector((p.x - middle.x, p.y - middle.y, 0)).normalized() for p in path]
    collar(path, outs, m, 0.050, 0.098, 0.070, ends=1.0, thick=0.012)
    for z in (-0.485, -0.645, -0.805):
        for x in (-0.085, 0.085):
            T.button(x, z, 0.0215, hm, 0.014)
    for x in (-0.150, 0.150):
        T.button(x, -0.335, 0.0215, hm, 0.014)
    for sgn in (-1, 1):
        T.patch([(sgn * 0.205, -0.790), (sgn * 0.230, -0.790), (sgn * 0.268, -0.640), (sgn * 0.243, -0.640)], m, 0.004, 0.007)
    inside_label(T, -0.060, M.satin('#f1ece2'))
