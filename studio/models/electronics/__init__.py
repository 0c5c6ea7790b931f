"""Models: electronics."""
