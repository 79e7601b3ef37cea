"""The frames of the film: python3 -m film.loop FRAMES_DIR OUT_DIR WIDTH FRAME ... writes some as PNG, to look at.

Stills become a moving picture: the wash map travels over the ground, the water and the wand are laid over it in linear
light, and a slow drift crops the overscan, once wide and once as phones show it, above the words.
"""
import os
import sys

import cv2
import numpy as np

import grade
from bake.noise import F32, smooth
from film.path import FRAMES, SECONDS, Wash
from film.stage import Stage
from film.water import Water

START = .11  # share of the round where the film begins: the spray stands out against the dirt
EV = .98
SIZES = dict(wide=(1920, 1080), phone=(720, 576))
POSTERS = dict(wide=(2560, 1440), phone=(1080, 864))


class Film:
    def __init__(s, folder, width):
        s.stage = Stage(folder, width)
        s.water, s.wash = Water(s.stage), Wash(s.stage)

    def linear(s, i):
        """Frame i in linear light, with overscan."""
        st, water, t = s.stage, s.water, (i / FRAMES + START) % 1 * SECONDS
        done, wet, damp, sheet = (m * st.paved for m in s.wash.maps(t))
        c = st.dirty + (st.damp - st.dirty) * (damp * (.55 + .45 * smooth(st.film, .3, .65)))[..., None]
        c += (st.clean + (st.wet - st.clean) * np.maximum(wet, .55 * damp)[..., None] - c) * done[..., None]
        c *= (1 - water.wand_shadow(t))[..., None]
        mist = water.mist(t)
        water_layers = (.09 * sheet * smooth(st.film, .35, .8), np.clip(water.foam(t, i), 0, .9), np.clip(water.jet(t, i), 0, .9),
                        water.droplets(t), mist)
        clear = np.prod([1 - layer for layer in water_layers], 0)
        light = st.light * st.sunny[..., None]
        c = light + (c - light) * clear[..., None]
        sprite = water.wand(t)
        c = c * (1 - sprite[..., 3:]) + sprite[..., :3]
        return (c + (light - c) * (.45 * mist)[..., None]).astype(F32)

    def view(s, i, shape):
        """Centre and height of the crop in overscan pixels. Wide: a slow ellipse with a slight push-in. On phones the jet and the edge."""
        st, turn = s.stage, 2 * np.pi * i / FRAMES
        if shape == 'wide':
            return st.w / 2 + .018 * st.w * np.sin(turn), st.h / 2 + .010 * st.h * np.cos(turn), st.h / (1.035 + .02 * np.cos(turn))
        return .70 * st.w, .58 * st.h, st.h / (1.20 + .01 * np.cos(turn))

    def crop(s, linear, i, shape, size):
        (w, h), (cx, cy, height) = size, s.view(i, shape)
        zoom = h / height
        A = np.array([[zoom, 0, w / 2 - zoom * cx], [0, zoom, h / 2 - zoom * cy]], F32)
        c = cv2.warpAffine(linear, A, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        y = grade.grade(c, EV, punch=1.25, white=1., bloom=.05, grain=0, sharp=.25, vignette=.14)
        return (y[..., ::-1] * 255 + .5).astype(np.uint8)

    def frame(s, i, sizes=SIZES):
        linear = s.linear(i)
        return {shape: s.crop(linear, i, shape, size) for shape, size in sizes.items()}


if __name__ == '__main__':
    folder, out, width = sys.argv[1], sys.argv[2], int(sys.argv[3])
    film = Film(folder, width)
    for i in map(int, sys.argv[4:]):
        for shape, image in film.frame(i, POSTERS if width > 2000 else SIZES).items():
            cv2.imwrite(os.path.join(out, f'{shape}-{i:03d}.png'), image)
