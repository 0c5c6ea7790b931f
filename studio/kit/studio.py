"""The studio in one import: colour, stage, backdrop, light, camera and darkroom."""
from kit.backdrop import backdrop  # noqa: F401
from kit.camera import camera  # noqa: F401
from kit.colour import lin, mix  # noqa: F401
from kit.gobo import gobo  # noqa: F401
from kit.light import area, lights, world  # noqa: F401
from kit.shoot import shoot  # noqa: F401
from kit.stage import bounds, new_object, reset, stage  # noqa: F401
