"""Models: flowers."""
