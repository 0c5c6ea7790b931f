"""Colours: sRGB texts to the linear values of the renderer."""


def to_linear(value):
    """One sRGB channel, 0 to 1, as linear light."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def lin(colour):
    """'#rrggbb', or a linear tuple, as linear RGBA."""
    if isinstance(colour, (tuple, list)):
        return tuple(colour) if len(colour) == 4 else tuple(colour) + (1,)
    digits = colour.lstrip('#')
    return tuple(to_linear(int(digits[i : i + 2], 16) / 255) for i in (0, 2, 4)) + (1,)


def mix(a, b, t):
    """A colour on the way from a to b."""
    a, b = lin(a), lin(b)
    return tuple(a[i] + (b[i] - a[i]) * t for i in range(3)) + (1,)
