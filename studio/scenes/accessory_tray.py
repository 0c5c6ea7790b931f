"""The dressing table: a bag, a hat and the small things that go with them."""
from kit import materials as M
from scenes.props import drum, seamless
from scenes.stagecraft import TABLE_VIEW, block, camera, morning_sun, place, round_slab

EXPOSURE = 0.34
WHITE_BALANCE = (0.985, 1.0, 1.03)


def build():
    """Set the table; one unit is eight centimetres."""
    seamless('#d2c3b0', 3.6)
    block((2.6, 1.9, 0.5), (1.35, 1.05, 0), M.plaster('#cdbba6'), 0.03)
    drum(1.15, 1.35, (3.35, 1.0, 0), '#e4d8c9')
    place('handbag', (1.35, 1.05, 0.5), 10, 2.35, 'z', c='#8a4f33')
    place('fedora', (3.35, 1.0, 1.35), -14, 2.15, c='#9a7b5c')
    place('tote', (-0.85, 1.1, 0), 14, 2.75, 'z', c='#e3d8c3')
    round_slab(0.85, 0.06, (1.75, -0.95, 0), M.wood('#8d5f3c', axis=0, s=0.9), 0.02)
    place('wristwatch', (1.6, -0.95, 0.06), 10, 0.72, c='#5b3a26')
    place('sunglasses', (0.05, -0.85, 0), -18, 1.1, c='#7a4420')
    place('wallet', (3.2, -1.2, 0), -18, 0.85, c='#8a4f33')
    place('belt', (-1.45, -0.9, 0), 0, 1.1, c='#6b3f28')
    morning_sun()
    camera(*TABLE_VIEW, fstop=0.7)
