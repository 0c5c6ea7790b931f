"""Models: cakes."""
