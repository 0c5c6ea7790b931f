"""Models: festive."""
