"""For every product: the place it is at home in, how long it is in centimetres, and what stands around it."""

# `with` names the companions and where they stand (see at_home.Table.put): spot, name, turn, shift and height in centimetres.
# fmt: off
SETTINGS = {
    # Electronics
    'countertop-smoothie-blender': {'place': 'kitchen', 'long': 39, 'with': [('l', 'bowl', 0, 2), ('r', 'lemons', 20), ('br', 'plates')]},
    'walnut-bookshelf-speaker': {'place': 'desk', 'long': 31, 'with': [('r', 'row'), ('l', 'green vase', 0, -1)]},
    'retro-mirrorless-camera': {'place': 'hall', 'long': 12.5, 'with': [('bl', 'books', 12), ('br', 'cup', -30), ('fr', 'sunglasses', -30)]},
    'sage-linen-loveseat': {'place': 'room', 'long': 158, 'with': [('l', 'floor lamp'), ('r', 'monstera', 20)], 'wall': [('rug', 115), ('print_of', -20, 150)]},
    'wool-pea-coat': {'place': 'rail', 'long': 74, 'beside': [('l', 'wrap_coat', 116, '#b98a5e'), ('r', 'trench', 108, '#cbb088')], 'bench': [('bag', 20, -10)]},
    'breton-stripe-tee': {'place': 'pegs', 'long': 46, 'beside': [('l', 'raincoat', 62, '#c98a2f'), ('r', 'dungarees', 74, '#5d7b9c')], 'bench': [('backpack', 26, -14)], 'top': 130},
    'rose-day-cream': {'place': 'bathroom', 'long': 7, 'with': [('bl', 'towels', 6), ('br', 'face oil')]},
    'amaranth-eau-de-parfum': {'place': 'dresser', 'long': 11, 'with': [('l', 'compact', 24), ('br', 'peony')]},
    'chocolate-drip-cake': {'place': 'linen_table', 'long': 27, 'with': [('bl', 'plates'), ('br', 'peony'), ('fr', 'cup', 30)]},
    'synthetic-engine-oil': {'place': 'garage', 'long': 31, 'with': [('r', 'disc', -14), ('fl', 'rag', 16)]},
    'salmon-dog-kibble': {'place': 'feeding_place', 'long': 38, 'with': [('l', 'treats')]},
    'family-first-aid-kit': {'place': 'surgery', 'long': 24, 'with': [('bl', 'towels'), ('r', 'pills', 6), ('br', 'bandages')]},
    'charcoal-smart-speaker': {'place': 'night_desk', 'long': 15, 'with': [('l', 'candles'), ('br', 'row')]},
    'festive-candle-trio': {'place': 'winter_table', 'long': 26, 'with': [('br', 'presents', 12)]},
    'blush-rose-bouquet': {'place': 'flower_table', 'long': 45, 'with': [('l', 'books', 10), ('br', 'rose vase')]},
    'tall-snake-plant': {'place': 'clay_room', 'long': 95, 'with': [('r', 'chair', 24), ('l', 'basket')]},
    'echeveria-bowl': {'place': 'potting_bench', 'long': 24, 'with': [('bl', 'cactus'), ('br', 'fern')]},
    'the-tidewater-clock': {'place': 'reading_room', 'long': 20.5, 'with': [('br', 'row'), ('l', 'cup', 30), ('bl', 'white vase')]},
    'leather-strap-watch': {'place': 'hall', 'long': 9, 'with': [('l', 'wallet', 20), ('br', 'books', -8)]},
    'dipped-stoneware-mugs': {'place': 'workshop', 'long': 17, 'with': [('l', 'crock'), ('br', 'bowl')]},
    'ripe-hass-avocados': {'place': 'larder', 'long': 28, 'with': [('bl', 'bread', 10), ('br', 'oil')]},
}
# fmt: on
