"""Models: black friday."""
