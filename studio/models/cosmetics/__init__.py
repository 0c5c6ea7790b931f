"""Models: cosmetics."""
