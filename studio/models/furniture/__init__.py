"""Models: furniture."""
