"""Models: food."""
