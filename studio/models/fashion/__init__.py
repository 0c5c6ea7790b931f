"""Models: fashion."""
