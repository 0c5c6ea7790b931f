"""Where products are at home: places, small companions, and who stands beside whom."""
