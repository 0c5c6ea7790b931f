"""All modelling helpers in one import."""
from kit.meshes import (  # noqa: F401
    obj,
    put,
    copy,
    group,
    box,
    to_mesh,
    displace,
    ico,
    mesh_obj,
    scatter,
    inside,
    resample,
    seg_dist,
    superellipse,
    surface_y,
    project,
)
from kit.swept import smooth_path, lathe, cylinder, prism, tube, loft  # noqa: F401
from kit.soft import pillow, cushion  # noqa: F401
from kit.lettering import font, text, wrap, label  # noqa: F401
from kit.leaves import leaf_mesh, petal_mesh  # noqa: F401
