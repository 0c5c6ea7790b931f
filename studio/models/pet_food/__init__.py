"""Models: pet food."""
