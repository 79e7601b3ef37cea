"""Wall masks, RGB = dirt, green share, mottle: streaks and veils hang from every ledge, splashes stand at the foot."""
import numpy as np

from bake.noise import F32, noise, save, smooth


def wall(name, width, height, px, seed, ledges, film=.5, uneven=1., splash_strength=.85):
    """ledges=[(z, x0, x1, streak length, strength)]; uneven gathers the streaks into patches."""
    w, h = int(width * px), int(height * px)
    Z = height - (np.arange(h)[:, None] + .5) / px
    X = (np.arange(w)[None] + .5) / px
    N = lambda beta, s, fmin, stretch=1.: noise(h, w, beta, s, fmin, px, stretch)
    mottle, broad, grain, runs = N(1.8, seed + 2, 2.5), N(2.6, seed + 3, .35, 3), N(.8, seed + 8, 30), N(2.6, seed + 5, .6, 9)
    thick, thin, patches = N(2., seed, 1.2, 30), N(1.5, seed + 1, 9, 26), N(2.4, seed + 4, .22, 1.6)
    dark, near = np.zeros((h, w), F32), np.exp(-Z / .9)
    for i, (z, x0, x1, length, strength) in enumerate(ledges):
        inside = smooth(X, x0 - .02, x0 + .02) * (1 - smooth(X, x1 - .02, x1 + .02))
        there = np.roll(patches, i * 531, 1)
        there = (1 - uneven) + uneven * (.12 + .88 * smooth(there, .38, .82))
        reach = length * (.06 + 1.5 * np.roll(thick, i * 777, 1) ** 1.8) * (.55 + .9 * np.roll(thin, i * 333, 1)) * (.35 + .65 * there)
        below = z - Z + .02
        near = np.maximum(near, (below > 0) * np.exp(-below / length) * inside)
        m = (below > 0) * np.power(np.clip(1 - below / np.maximum(reach, .03), 0, 1), .8)
        dark = np.maximum(dark, m * inside * strength * there * (.35 + .65 * smooth(thin, .15, .7)))
    splash = 1 - smooth(Z + .45 * (mottle - .5) + .25 * (broad - .5), 0, .62)
    # rain carries the dust: it lies in upright veils, dense below a ledge and above the ground, thin between
    dust = smooth(.45 * runs + .40 * broad + .65 * near, .42, 1.35) * film * 1.6 * (.6 + .4 * smooth(mottle, .2, .8))
    D = np.clip(np.maximum(np.maximum(dark, splash * splash_strength), dust) * (.72 + .4 * grain), 0, 1)
    green = np.clip(splash + smooth(broad[:, ::-1], .6, .95) * .6, 0, 1)
    save(name + '.png', np.stack([D, green, mottle], 2))
