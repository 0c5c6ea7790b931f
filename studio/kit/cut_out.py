"""Cut-outs: how opaque each pixel of a product without its paper is, with a shadow that suits any ground."""
import array

# What is less opaque than `floor` vanishes; the shadow, up to `body`, is made as pale as `pale`; what is above belongs to the
# product. Towards the rim, a part of the width, the shadow fades; the product does not.
FLOOR, BODY, WHOLE = 0.05, 0.72, 0.98
PALE = 0.42
RIM = 0.30
STEPS = 1023


def curve(alpha):
    """How opaque what was rendered so opaque becomes."""
    if alpha < BODY:
        return max(0.0, alpha - FLOOR) / (BODY - FLOOR) * PALE
    return min(1.0, PALE + (alpha - BODY) / (WHOLE - BODY) * (1 - PALE))


def fade(distance, rim):
    """How much of the shadow is left so far from the rim."""
    part = min(1.0, distance / rim)
    return part * part * (3 - 2 * part)


def opacity(width, height, alpha):
    """The opacity of the finished picture, a byte for each pixel."""
    rim = RIM * width
    curved = [curve(i / STEPS) for i in range(STEPS + 1)]
    across = [fade(min(x, width - 1 - x), rim) for x in range(width)]
    out = bytearray()
    for y in range(height):
        down = fade(min(y, height - 1 - y), rim)
        for x in range(width):
            value = curved[min(STEPS, max(0, int(alpha[y * width + x] * STEPS)))]
            product = max(0.0, value - PALE) / (1 - PALE)
            left = down * across[x]
            out.append(round(255 * value * (left + (1 - left) * product)))
    return out


def without_cover(light, alpha):
    """The light of each pixel as if it were wholly covered, channel by channel."""
    return array.array('f', (value / max(cover, 0.02) for value, cover in zip(light, alpha * 3)))
