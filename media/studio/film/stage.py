"""What stands still in the film: the ground dirty, damp, clean and wet, the wand sprite, and where each pixel lies on the ground.

Stage(folder, width) reads hero-dirty.exr, hero-clean.exr, hero-wand.exr and hero-camera.json. Radii are given in pixels of a
picture 1408 wide and scaled by `k`, so that a poster and a frame of the film look alike.
"""
import json
import os

import cv2
import numpy as np
import OpenImageIO as oiio

import grade
from bake.noise import F32, noise, smooth

REC709 = np.array([.2126, .7152, .0722], F32)
TILE, METRES = 1024, 6.  # the noise laid on the ground
luminance = lambda image: image @ REC709


def lens_blur(image, weight, radius):
    """Blurs the weighted pixels only, so that the ground does not bleed into the backdrop."""
    reach = int(np.ceil(radius))
    yy, xx = np.mgrid[-reach:reach + 1, -reach:reach + 1]
    disc = np.clip(radius + .5 - np.hypot(xx, yy), 0, 1).astype(F32)
    disc /= disc.sum()
    num = cv2.filter2D(image * weight[..., None], -1, disc, borderType=cv2.BORDER_REFLECT)
    den = cv2.filter2D(weight, -1, disc, borderType=cv2.BORDER_REFLECT)
    return num / np.maximum(den, 1e-3)[..., None]


def denoised(exr):
    """The denoised still, kept as a .npy beside it: the network takes a minute at this size."""
    npy = exr[:-4] + '.npy'
    if not os.path.exists(npy) or os.path.getmtime(npy) < os.path.getmtime(exr):
        np.save(npy, grade.denoise(*grade.load(exr))[0].astype(np.float16))
    return np.load(npy).astype(F32)


def rgba(exr):
    image = oiio.ImageInput.open(exr)
    pixels, names = image.read_image('float'), list(image.spec().channelnames)
    return np.stack([pixels[:, :, next(i for i, n in enumerate(names) if n.endswith('Combined.' + c))] for c in 'RGBA'], 2).astype(F32)


class Stage:
    def __init__(s, folder, width):
        height = width * 9 // 16
        at_width = lambda image: cv2.resize(image, (width, height), interpolation=cv2.INTER_AREA)
        still = lambda name: os.path.join(folder, f'hero-{name}.exr')
        s.dirty, s.clean, s.wand = at_width(denoised(still('dirty'))), at_width(denoised(still('clean'))), at_width(rgba(still('wand')))
        s.w, s.h, s.k = width, height, width / 1408
        s.set_up_camera(os.path.join(folder, 'hero-camera.json'))
        s.lay_noise()
        s.sunlit = smooth(s.blur(luminance(s.clean), 6), .10, .40).astype(F32)
        s.sunny = .68 + .42 * s.blur(s.sunlit, 30)
        s.dress_ground()
        s.light = np.array([1.05, 1., .92], F32) * float(np.percentile(s.clean[s.ground > 0], 97)) * 1.25

    def blur(s, image, radius):
        return cv2.GaussianBlur(image, (0, 0), radius * s.k)

    # ---------------------------------------------------------------- geometry
    def set_up_camera(s, file):
        with open(file) as text:
            cam = json.load(text)
        matrix = np.array(cam['matrix'])
        s.turn, s.eye, s.focal, s.sprite_shift = matrix[:3, :3], matrix[:3, 3], cam['lens'] / cam['sensor'] * s.w, cam['sprite_shift'] * s.w
        yy, xx = np.mgrid[0:s.h, 0:s.w]
        ray = np.stack([(xx - s.w / 2 + .5) / s.focal, -(yy - s.h / 2 + .5) / s.focal, -np.ones_like(xx)], -1) @ s.turn.T
        t = -s.eye[2] / np.minimum(ray[..., 2], -1e-4)
        s.gx, s.gy = (s.eye[0] + ray[..., 0] * t).astype(F32), (s.eye[1] + ray[..., 1] * t).astype(F32)
        s.ground = ((ray[..., 2] < -.01) & (s.gy < 5.2)).astype(F32)
        s.paved = np.clip(2 * s.blur(s.ground, 3) - 1, 0, 1)  # the ground with a soft far edge
        s.grazing = 1 - np.clip(-ray[..., 2] / np.linalg.norm(ray, axis=2), 0, 1).astype(F32)

    def project(s, point):
        """World metres to column, row and distance."""
        q = (np.asarray(point, np.float64) - s.eye) @ s.turn
        z = -q[..., 2]
        return np.stack([s.w / 2 + s.focal * q[..., 0] / z, s.h / 2 - s.focal * q[..., 1] / z, z], -1)

    def on_ground(s, tile):
        at = lambda metres: (metres / METRES % 1 * TILE).astype(F32)
        return cv2.remap(tile, at(s.gx), at(s.gy), cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)

    def lay_noise(s):
        tile = lambda beta, seed, fmin: s.on_ground(noise(TILE, TILE, beta, seed, fmin))
        s.edge, s.fray, s.film = (tile(2., 1, 18) - .5) * .05, (tile(1.9, 2, 40) - .5) * .035, tile(2.3, 3, 8)
        s.pools = tile(3.4, 12, 4)
        s.sparkle = smooth(tile(1.1, 41, 60), .93, .99)

    # ---------------------------------------------------------------- looks
    def dress_ground(s):
        """Wet from dry: darker, its relief deeper, with a sheen of the sky and glints of the sun; far ground out of focus."""
        back = s.blur(1 - s.ground, 3.5)[..., None]
        s.dirty = s.dirty * (1 - back) + lens_blur(s.dirty, 1 - s.ground, 8 * s.k) * back
        s.clean = s.clean * (1 - back) + lens_blur(s.clean, 1 - s.ground, 8 * s.k) * back
        stands = smooth(s.pools, .56, .76)[..., None]  # in pools, smooth as glass
        gloss = (.35 + .65 * smooth(s.film, .15, .85))[..., None]
        sky = (.020 + .98 * s.grazing ** 5)[..., None] * np.array([.55, .66, .80], F32) * .5
        sheen = sky * gloss
        light = luminance(s.clean)
        relief = np.clip(light / np.maximum(s.blur(light, 7), 1e-4), .3, 1.8)[..., None]
        glint = (s.sparkle * s.sunlit * smooth(s.film, .35, .65))[..., None] * np.array([1., .90, .74], F32) * .5
        soaked = s.clean * relief ** (.6 * (1 - stands)) * np.array([.44, .41, .375], F32) * (.90 + .20 * s.film[..., None])
        s.wet = soaked + sheen + 1.2 * sky * stands + glint
        s.damp = s.dirty * .55 + sheen * .6
        depth = smooth(s.gy, 1.9, 5.)[..., None] * s.ground[..., None]
        kerb = s.blur(s.ground, 7)
        kerb = (4 * kerb * (1 - kerb))[..., None]
        for share, radius in ((depth, 4), (kerb, 6)):
            s.dirty, s.clean, s.wet, s.damp = ((image + (s.blur(image, radius) - image) * share).astype(F32) for image in (s.dirty, s.clean, s.wet, s.damp))
