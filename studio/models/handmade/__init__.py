"""Models: handmade."""
