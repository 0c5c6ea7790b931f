"""The book corner: a row of books on an oak board before a library wall."""
from kit import materials as M
from kit import shapes as G
from scenes.props import plain_book
from scenes.stagecraft import TABLE_VIEW, block, camera, morning_sun, place, put_down, table_top, wall

EXPOSURE = 0.5
WHITE_BALANCE = (0.985, 1.0, 1.03)

# Cover, ink, thickness, height and title of the books in the row.
ROW = (
    ('#7a3b32', '#e8cfa4', 0.30, 2.15, 'Salt and Slate'),
    ('#c9a15a', '#3a2c1e', 0.22, 1.95, 'The Orchard Year'),
    ('#2f4a4a', '#e3c27e', 0.36, 2.25, 'Ferrymen'),
    ('#d9cbb2', '#5a4636', 0.20, 2.05, 'Small Weather'),
    ('#34405f', '#e8dcc4', 0.28, 2.18, 'Northern Rooms'),
    ('#9c6a4a', '#f0e2c8', 0.24, 1.90, 'A Loaf a Day'),
)


def row_of_books(x, y):
    """Upright books, spines to the front."""
    for cover, ink, depth, height, title in ROW:
        put_down(lambda: plain_book(cover, (1.35, height, depth), title, ink), (x + depth / 2, y, 0), 90, height, 'z')
        x += depth + 0.035


def build():
    """Fill the board; one unit is ten centimetres."""
    wall(2.2, '#75836f', 30, 16)
    table_top((26, 10, 0.5), '#a4754a', y=-2.6, boards=9)
    row_of_books(0.15, 0.9)
    G.tube([(2.02, 0.4, 0.02), (2.02, 0.4, 1.2)], 0.03, M.metal('#b98f52', 0.3), smooth=False).name = '_end'
    block((0.05, 0.9, 1.25), (2.06, 0.85, 0), M.metal('#b98f52', 0.32), 0.01)
    place('book_tidewater', (2.6, 0.95, 0), 6, 2.15, 'z')
    place('book_moss', (3.66, 0.3, 0), -18, 1.8, 'z')
    place('book_harbour', (-1.05, 0.8, 0), 20, 1.95, 'z')
    place('book_bluebird', (-0.2, -1.25, 0), 12, 1.55)
    place('book_journal', (1.5, -1.3, 0), -14, 1.55)
    place('succulent_bowl', (3.0, -1.2, 0), 0, 1.1)
    place('stacked_mugs', (-2.35, -0.2, 0), 30, 1.25, 'z')
    morning_sun()
    camera(*TABLE_VIEW, fstop=0.6)
