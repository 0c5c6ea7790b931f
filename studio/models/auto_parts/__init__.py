"""Models: auto parts."""
