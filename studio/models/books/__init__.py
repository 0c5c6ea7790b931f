"""Models: books."""
