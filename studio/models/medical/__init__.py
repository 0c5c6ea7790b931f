"""Models: medical."""
