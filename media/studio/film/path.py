"""Where the jet is at a time, and how long ago it was at each spot of the ground.

The wand goes round two lanes, out along the near one and back along the far one, and never leaves the picture. What it has
washed dries and dulls again, patch by patch, until it comes back: everything depends on the time within one round, so the
film has no seam. Left of DONE the ground is washed already and stays so: the lanes go on from there.
"""
import cv2
import numpy as np

from bake.noise import F32, noise, smooth

FPS, SECONDS = 24, 8
FRAMES = FPS * SECONDS
CENTRE, REACH = np.array([.66, .46]), np.array([.36, .27])  # metres on the ground
DONE = .26
GRID_FROM, GRID_TO, CELL = np.array([-.3, -.5]), np.array([1.9, 1.5]), .004


def aim(t):
    """The middle of the line where the jet meets the ground: x and y, of one time or of many."""
    turn = 2 * np.pi * np.asarray(t) / SECONDS
    squared = lambda c: np.tanh(1.5 * c) / np.tanh(1.5)  # a round with straight lanes
    return CENTRE[0] - REACH[0] * squared(np.cos(turn)), CENTRE[1] - REACH[1] * squared(np.sin(turn))


def nozzle_at(t):
    x, y = aim(t)
    tremble = 2 * np.pi * t / SECONDS
    return np.array([x + .30 + .006 * np.sin(5 * tremble), y + .010 * np.sin(9 * tremble), .30 + .006 * np.sin(7 * tremble)])


class Wash:
    """Maps of the washed lanes on a grid of the ground, seen through the camera of the stage."""

    def __init__(s, stage, fan):
        s.fan, cells = fan + .04, np.round((GRID_TO - GRID_FROM) / CELL).astype(int)
        s.shape = (cells[1], cells[0])
        s.patches = 1.9 * (noise(*s.shape, 2.4, 51, 5) - .5) + .5 * (noise(*s.shape, 1.6, 52, 30) - .5)  # seconds sooner or later
        column = lambda x: ((x - GRID_FROM[0]) / CELL).astype(F32)
        row = lambda y: ((y - GRID_FROM[1]) / CELL).astype(F32)
        border = stage.gx + .05 * np.sin(4.2 * stage.gy + .8) + .03 * np.sin(11 * stage.gy) + 1.5 * stage.edge + 1.5 * stage.fray
        s.done, s.done_damp = ((1 - smooth(border, DONE + a, DONE + b)) * stage.paved for a, b in ((-.05, .06), (.02, .30)))
        s.at = column(stage.gx + 1.2 * stage.edge + stage.fray), row(stage.gy + stage.edge - 1.2 * stage.fray)

    def age(s, t):
        """Seconds since the jet passed, SECONDS where it never does."""
        age = np.full(s.shape, SECONDS, F32)
        for ago in np.linspace(SECONDS, 0, 3000, endpoint=False)[1:]:
            x, y = aim(t - ago)
            i, j = int((x - GRID_FROM[0]) / CELL), [int((y + d - GRID_FROM[1]) / CELL) for d in (-s.fan, s.fan)]
            age[j[0]:j[1], i - 2:i + 3] = ago
        return age

    def seen(s, cells, radius):
        return cv2.remap(cv2.GaussianBlur(cells.astype(F32), (0, 0), radius), *s.at, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT)

    def maps(s, t):
        """Washed, damp around it, and the sheet of water right behind the jet."""
        age = s.age(t)
        washed = (1 - smooth(age + s.patches, 3.0, 6.4)) * (age < SECONDS)
        damp = (1 - smooth(age + s.patches, 4.6, 7.6)) * (age < SECONDS)
        return np.maximum(s.seen(washed, 4), s.done), np.maximum(np.clip(1.5 * s.seen(damp, 14), 0, 1), s.done_damp), s.seen(np.exp(-age / .45), 5)
