"""Models: accessories."""
