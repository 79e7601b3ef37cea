"""Joints of concrete: their distance and the first ones, in metres of a tile. Blender reads this too, so it imports nothing."""
JOINTS = dict(lot=(14 / 3, .75, 2.2), deck=(3.5, .75, 2.2), fuel=(3.5, 1.2, .6), walk=(14 / 6, .6, 1.92))
