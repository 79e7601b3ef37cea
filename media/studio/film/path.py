"""Where the jet is at a time, and how long ago it was at each spot of the ground.

The wand goes out and back along one slanted edge: right of it the ground is clean and stays so, left of it it is black. What
the jet has wetted dries until it comes back: everything depends on the time within one round, so the film has no seam.
"""
import cv2
import numpy as np

from bake.noise import F32, noise, smooth

FPS, SECONDS = 24, 8
FRAMES = FPS * SECONDS
FAN = .21                                  # half the width of the jet on the ground, metres
BITE = .10                                 # how far the jet reaches over the black, metres
MIDDLE, REACH = .66, .50                   # of its way, in metres away from the camera
EDGE, SLANT = .55, .55                     # where the clean ground begins beside the camera, and how it leans: right of the page's cut
ACROSS = np.array([1, -SLANT]) / np.hypot(1, SLANT)  # from the black to the clean
GRID_FROM, GRID_TO, CELL = np.array([-.6, -.6]), np.array([2.2, 2.2]), .004


def aim(t):
    """The middle of the line where the jet meets the ground: x and y, of one time or of many."""
    y = MIDDLE - REACH * np.cos(2 * np.pi * np.asarray(t) / SECONDS)
    return EDGE + SLANT * y + (FAN - BITE) * ACROSS[0], y + (FAN - BITE) * ACROSS[1]


def ends(t):
    """The two ends of that line."""
    x, y = aim(t)
    return [np.array([x + s * FAN * ACROSS[0], y + s * FAN * ACROSS[1], 0.]) for s in (-1, 1)]


def nozzle_at(t):
    x, y = aim(t)
    tremble = 2 * np.pi * t / SECONDS
    return np.array([x + .19 + .006 * np.sin(5 * tremble), y + .12 + .010 * np.sin(9 * tremble), .31 + .006 * np.sin(7 * tremble)])


class Wash:
    """Maps of the washed ground on a grid, seen through the camera of the stage."""

    def __init__(s, stage):
        cells = np.round((GRID_TO - GRID_FROM) / CELL).astype(int)
        s.shape = (cells[1], cells[0])
        s.patches = 1.5 * (noise(*s.shape, 2.4, 51, 5) - .5) + .4 * (noise(*s.shape, 1.6, 52, 30) - .5)  # seconds sooner or later
        # far off a ragged edge would be seen along the ground, as a comb
        ragged = (.25 * stage.edge + .3 * stage.fray + .010 * np.sin(11.7 * stage.gy)) * smooth(-stage.gy, -2.2, -.1)
        border = stage.gx - EDGE - SLANT * stage.gy + .016 * np.sin(5.1 * stage.gy + .8) + ragged
        s.done = stage.blur(smooth(border, -.014, .018), 1.2) * stage.paved
        # what was washed on the ways before is still wet, and dries further off; a little runs onto the black
        s.before = 1 - smooth(border + .9 * (stage.pools - .5) + .3 * (stage.film - .5), .30, .75)
        s.runs = smooth(border + .14 * stage.pools, -.02, .06)
        s.at = ((stage.gx - GRID_FROM[0]) / CELL).astype(F32), ((stage.gy - GRID_FROM[1]) / CELL).astype(F32)

    def age(s, t):
        """Seconds since the jet passed, SECONDS where it never does."""
        age = np.full(s.shape, SECONDS, F32)
        cell = lambda p: tuple(int(v) for v in (p[:2] - GRID_FROM) / CELL)
        for ago in np.linspace(SECONDS, 0, 1600, endpoint=False)[1:]:
            a, b = ends(t - ago)
            cv2.line(age, cell(a), cell(b), float(ago), 4)
        return age

    def seen(s, cells, radius):
        return cv2.remap(cv2.GaussianBlur(cells.astype(F32), (0, 0), radius), *s.at, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT)

    def maps(s, t):
        """Clean, wet, damp around it, and the sheet of water right behind the jet."""
        age = s.age(t)
        passed = age < SECONDS
        wet, damp = ((1 - smooth(age + s.patches, a, b)) * passed for a, b in ((3.2, 7.4), (4.6, 7.8)))
        wet = np.maximum(s.seen(wet, 4), .85 * s.before)
        damp = np.clip(np.maximum(1.5 * s.seen(damp, 16), .8 * s.runs), 0, 1)
        return s.done, wet, damp, s.seen(np.exp(-age / .45) * passed, 5)
