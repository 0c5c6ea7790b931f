"""All materials in one import."""
from kit.nodes import N, cached  # noqa: F401
from kit.hard import (  # noqa: F401
    solid,
    paper_sweep,
    plastic,
    soft_touch,
    rubber,
    metal,
    brushed,
    gold,
    rose_gold,
    glass,
    tinted,
    ceramic,
    plaster,
    terracotta,
    emit,
    screen,
)
from kit.textiles import canvas, fabric, jersey, knit, denim, velvet, boucle, satin, leather  # noqa: F401
from kit.wood_paper import wood, paper, pages, kraft, foil  # noqa: F401
from kit.botanic import leaf, petal, soil, bark  # noqa: F401
from kit.edible import skin, sponge, cream, chocolate, crust, kibble  # noqa: F401
