"""What stands still in the film: the ground dirty, damp and washed, the wand sprite, and where each pixel lies on the ground.

Stage(folder, width) reads hero-dirty.exr, hero-wet.exr, hero-wand.exr and hero-camera.json. Radii are given in pixels of a
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
        np.save(npy, grade.denoise(*grade.load(exr)).astype(np.float16))
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
        s.dirty, s.wet, s.wand = at_width(denoised(still('dirty'))), at_width(denoised(still('wet'))), at_width(rgba(still('wand')))
        s.w, s.h, s.k = width, height, width / 1408
        s.set_up_camera(os.path.join(folder, 'hero-camera.json'))
        s.lay_noise()
        s.sunlit = smooth(s.blur(luminance(s.wet), 6), .05, .22).astype(F32)
        s.sunny = .68 + .42 * s.blur(s.sunlit, 30)
        s.dress_ground()
        calm = 1 - .52 * (1 - smooth(np.arange(s.w) / s.w, .16, .60))[:, None]  # a shade over the left, where the headline stands
        s.dirty, s.wet, s.damp = ((image * calm).astype(F32) for image in (s.dirty, s.wet, s.damp))
        s.light = np.array([1.05, 1., .92], F32) * float(np.percentile(s.wet[s.ground > 0], 97)) * 1.55

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
        s.grime = .55 + .35 * smooth(tile(2.2, 31, 5), .2, .85) + .16 * (tile(1.4, 33, 40) - .5)
        s.sparkle = smooth(tile(1.1, 41, 60), .93, .99)

    # ---------------------------------------------------------------- looks
    def shop_lights(s):
        """The backdrop drawn out into vertical streaks, as a wet ground mirrors it."""
        horizon = int(np.argmax(s.ground[:, s.w // 2] > 0))
        streaks = cv2.resize(s.dirty[:horizon][::-1], (s.w, int(horizon * 3.2)), interpolation=cv2.INTER_LINEAR)
        mirror, rows = np.zeros_like(s.dirty), min(len(streaks), s.h - horizon)
        mirror[horizon:horizon + rows] = streaks[:rows]
        mirror = cv2.GaussianBlur(mirror, (0, 0), sigmaX=9 * s.k, sigmaY=34 * s.k)
        yy, xx = np.mgrid[0:s.h, 0:s.w].astype(F32)
        return cv2.remap(mirror, xx + 900 * s.k * s.edge, yy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)

    def dress_ground(s):
        back = 1 - s.ground
        lift = s.blur(back, 3.5)[..., None]
        s.dirty = s.dirty * (1 - lift) + lens_blur(s.dirty, back, 11 * s.k) * .8 * lift
        s.dirty = np.where(s.ground[..., None] > 0, s.dirty * s.grime[..., None] * np.array([1, .99, .93], F32), s.dirty)
        # wet: darker, a little sky, the shop lights, the sun's glare tamed
        mirror = s.shop_lights() * smooth(s.gy, -.25, .8)[..., None]  # steep underfoot, the ground mirrors nothing
        gloss = (.35 + .65 * smooth(s.film, .15, .85))[..., None]
        sheen = (.025 + .975 * s.grazing ** 5)[..., None] * gloss * np.array([.30, .38, .50], F32) * .34
        light = luminance(s.wet)
        relief = np.clip(light / np.maximum(s.blur(light, 7), 1e-4), .3, 1.8)[..., None]
        s.wet = s.wet * relief ** .7 * np.array([.62, .55, .49], F32) * (.86 + .28 * s.film[..., None])
        s.wet += (sheen + mirror * gloss * .13) * relief ** 1.5
        s.wet *= (1 - .62 * smooth(s.blur(luminance(s.wet), 9), .08, .42))[..., None]
        glint = s.sparkle * s.sunlit * smooth(s.film, .35, .65)
        s.wet = (s.wet + glint[..., None] * np.array([1., .90, .74], F32) * .35).astype(F32)
        # far ground out of focus, the kerb line melted into the backdrop
        s.dirty *= (1 - .30 * smooth(luminance(s.dirty), .12, .5) * s.ground)[..., None]
        towards = lambda image, radius, share: (image + (s.blur(image, radius) - image) * share).astype(F32)
        depth = smooth(s.gy, 1.7, 5.)[..., None] * s.ground[..., None]
        s.dirty, s.wet = towards(s.dirty, 4, depth), towards(s.wet, 4, depth)
        s.damp = s.dirty * .46 + sheen * .8 + mirror * gloss * .08
        kerb = s.blur(s.ground, 7)
        kerb = (4 * kerb * (1 - kerb))[..., None]
        s.dirty, s.wet, s.damp = (towards(image, 6, kerb) for image in (s.dirty, s.wet, s.damp))
