"""Models: plants."""
