"""The studio kit: stage, light, camera, darkroom, materials and shapes."""
