"""Hero loop composite:   python3 hero_loop.py SCRATCH OUT [frame ...]

SCRATCH holds hero_dirty.exr, hero_wet.exr, hero_wand.exr and hero_camera.json from scene_hero.py.
Three stills become a moving picture: a wash mask travels over the ground plane, a wand sprite with its
shadow, a fan jet, droplets and mist are drawn in linear light, the backdrop is thrown out of focus, and
a slow drift crops the overscan. Everything repeats after FRAMES, so the loop has no seam.
With frame numbers it writes PNG previews only; without, it writes OUT/hero_lossless.mkv and hero_poster.png.
"""
import json
import multiprocessing
import os
import subprocess
import sys

import cv2
import numpy as np
import OpenImageIO as oiio

import grade
from bake.noise import noise, smooth

VIEW_W, VIEW_H, FPS, FRAMES = 1280, 720, 24, 168
START = 86                      # the loop begins mid-stroke, so the poster shows the work
LANE_Y, LANE_HALF = .33, .35    # washed strip in metres
X_FROM, X_TO, STROKE = -1.75, 1.85, .88
NOZZLE = np.array([.30, .33, .30])          # where scene_hero.py put the sprite
WAND = np.array([.62, .42, .80]) / np.linalg.norm([.62, .42, .80])
EL, AZ = np.radians(33), np.radians(35)  # as in scene_hero.py
SUN = np.array([np.sin(AZ) * np.cos(EL), np.cos(AZ) * np.cos(EL), np.sin(EL)])
EV = .30
F32 = np.float32


def disc_blur(image, weight, radius):
    """Lens blur of the weighted pixels only, so the ground does not bleed into the backdrop."""
    yy, xx = np.mgrid[-radius:radius + 1, -radius:radius + 1]
    k = ((xx ** 2 + yy ** 2) <= radius * radius + 1).astype(F32)
    k = cv2.GaussianBlur(k / k.sum(), (0, 0), .8)
    num = cv2.filter2D(image * weight[..., None], -1, k, borderType=cv2.BORDER_REFLECT)
    den = cv2.filter2D(weight, -1, k, borderType=cv2.BORDER_REFLECT)
    return num / np.maximum(den, 1e-3)[..., None]


class Stage:
    def __init__(s, scratch):
        still = lambda n: s.cached(os.path.join(scratch, 'hero_%s.exr' % n))
        s.dirty, s.wet = still('dirty'), still('wet')
        s.h, s.w = s.dirty.shape[:2]
        image = oiio.ImageInput.open(os.path.join(scratch, 'hero_wand.exr'))
        px, names = image.read_image('float'), list(image.spec().channelnames)
        s.wand = np.stack([px[:, :, next(i for i, n in enumerate(names) if n.endswith('Combined.' + c))] for c in 'RGBA'], 2)
        cam = json.load(open(os.path.join(scratch, 'hero_camera.json')))
        M = np.array(cam['matrix'])
        s.R, s.O, s.f = M[:3, :3], M[:3, 3], cam['lens'] / cam['sensor'] * s.w
        yy, xx = np.mgrid[0:s.h, 0:s.w]
        ray = np.stack([(xx - s.w / 2 + .5) / s.f, -(yy - s.h / 2 + .5) / s.f, -np.ones_like(xx)], -1) @ s.R.T
        t = -s.O[2] / np.minimum(ray[..., 2], -1e-4)
        s.gx, s.gy = (s.O[0] + ray[..., 0] * t).astype(F32), (s.O[1] + ray[..., 1] * t).astype(F32)
        s.ground = ((ray[..., 2] < -.01) & (s.gy < 5.2)).astype(F32)
        # shared noise, laid on the ground plane
        n, size = 1024, 6.
        lay = lambda a: cv2.remap(a, (s.gx / size % 1 * n).astype(F32), (s.gy / size % 1 * n).astype(F32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
        s.edge = lay((noise(n, n, 2., 1, 18) - .5) * .05)
        s.fray = lay((noise(n, n, 1.9, 2, 40) - .5) * .035)
        s.film = lay(noise(n, n, 2.3, 3, 8))
        grime = .55 + .35 * smooth(lay(noise(n, n, 2.2, 31, 5)), .2, .85) + .16 * (lay(noise(n, n, 1.4, 33, 40)) - .5)
        sunlit = cv2.GaussianBlur(s.wet @ np.array([.2126, .7152, .0722], F32), (0, 0), 6)
        s.sunlit = smooth(sunlit, .05, .22).astype(F32)
        # backdrop bokeh, then grime on the ground and a reflective film on the wet strip
        back = 1 - s.ground
        far = disc_blur(s.dirty, back, 11)
        lift = cv2.GaussianBlur(np.clip(back, 0, 1), (0, 0), 3.5)[..., None]
        s.dirty = s.dirty * (1 - lift) + far * .8 * lift
        s.dirty = np.where(s.ground[..., None] > 0, s.dirty * grime[..., None] * np.array([1, .99, .93], F32), s.dirty)
        # wet look: darker, a little sky, and the shop lights drawn out into vertical streaks
        horizon = int(np.argmax(s.ground[:, s.w // 2] > 0))
        streaks = cv2.resize(s.dirty[:horizon][::-1], (s.w, int(horizon * 3.2)), interpolation=cv2.INTER_LINEAR)
        mirror = np.zeros_like(s.dirty)
        rows = min(len(streaks), s.h - horizon)
        mirror[horizon:horizon + rows] = streaks[:rows]
        mirror = cv2.GaussianBlur(mirror, (0, 0), sigmaX=9, sigmaY=34)
        yy, xx = np.mgrid[0:s.h, 0:s.w].astype(F32)
        mirror = cv2.remap(mirror, xx + 900 * s.edge, yy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        cosine = np.clip(-ray[..., 2] / np.linalg.norm(ray, axis=2), 0, 1)
        fresnel = (.025 + .975 * (1 - cosine) ** 5)[..., None]
        gloss = (.35 + .65 * smooth(s.film, .15, .85))[..., None]
        sheen = fresnel * gloss * np.array([.30, .38, .50], F32) * .34
        lum = s.wet @ np.array([.2126, .7152, .0722], F32)
        relief = np.clip(lum / np.maximum(cv2.GaussianBlur(lum, (0, 0), 7), 1e-4), .3, 1.8)[..., None]
        s.wet = s.wet * relief ** .7 * np.array([.62, .55, .49], F32) * (.86 + .28 * s.film[..., None]) + (sheen + mirror * gloss * .13) * relief ** 1.5
        s.wet *= (1 - .52 * smooth(s.wet @ np.array([.2126, .7152, .0722], F32), .12, .55))[..., None]  # tame the sun's glare
        glint = smooth(lay(noise(n, n, 1.1, 41, 60)), .93, .99) * s.sunlit * smooth(s.film, .35, .65)
        s.wet = (s.wet + glint[..., None] * np.array([1., .90, .74], F32) * .35).astype(F32)
        # lens falloff on the ground toward the kerb, and a little less glare on the unwashed part
        s.dirty *= (1 - .30 * smooth(s.dirty @ np.array([.2126, .7152, .0722], F32), .12, .5) * s.ground)[..., None]
        depth = smooth(s.gy, 1.7, 5.)[..., None] * s.ground[..., None]
        s.dirty, s.wet = [q + (cv2.GaussianBlur(q, (0, 0), 4) - q) * depth for q in (s.dirty, s.wet)]
        s.wet_dirty = (s.dirty * .46 + sheen * .8 + mirror * gloss * .08).astype(F32)
        soft = cv2.GaussianBlur(s.ground, (0, 0), 7)
        soft = (4 * soft * (1 - soft))[..., None]  # melt the kerb line into the blurred backdrop
        s.dirty, s.wet, s.wet_dirty = [(q + (cv2.GaussianBlur(q, (0, 0), 6) - q) * soft).astype(F32) for q in (s.dirty, s.wet, s.wet_dirty)]
        s.light = np.array([1.05, 1.0, .92], F32) * float(np.percentile(s.wet[s.ground > 0], 97)) * 1.55
        r = np.random.default_rng(3)
        s.n = n = 5200
        s.phase, s.life, s.py = r.random(n), r.choice(np.array([24, 28, 42, 56, 84, 168]) / 168. * .45, n) + .05, r.uniform(-.30, .30, n)
        s.vx, s.vy, s.vz = np.clip(r.normal(-1., 1., n), -3, .9), r.normal(0, .8, n) + s.py * 2.2, np.abs(r.normal(.75, .75, n))
        s.size, s.glow = np.minimum(np.abs(r.normal(0, 1, n)) * .0006 + .0003, .0013), r.uniform(.25, 1., n)
        s.streaks = noise(1024, 256, 1.4, 10, 14)
        s.puffs = [cv2.resize(noise(128, 128, 2.6, 20 + q, 2), (400, 400), interpolation=cv2.INTER_CUBIC) for q in (0, 1)]
        s.puff_rand = np.stack([r.uniform(.2, 1., 46), r.normal(0, .6, 46), r.uniform(.2, 1., 46)], 1)

    @staticmethod
    def cached(exr):
        npy = exr[:-4] + '.npy'
        if not os.path.exists(npy):
            np.save(npy, grade.denoise(*grade.load(exr)))
        return np.load(npy).astype(F32)

    def project(s, P):
        q = (np.asarray(P, np.float64) - s.O) @ s.R
        z = -q[..., 2]
        return np.stack([s.w / 2 + s.f * q[..., 0] / z, s.h / 2 - s.f * q[..., 1] / z, z], -1)

    def line(s, layer, a, b, value, thick):
        a, b = [tuple(int(np.clip(v, -9e4, 9e4) * 8) for v in p[:2]) for p in (a, b)]
        cv2.line(layer, a, b, float(value), thick, cv2.LINE_8, 3)

    # -- layers
    def wand_shadow(s, nozzle):
        layer, steps = np.zeros((s.h, s.w), F32), np.linspace(.02, 1.6, 40)
        pts = [nozzle + WAND * d for d in steps]
        pts = [s.project(p - SUN * (p[2] / SUN[2])) for p in pts]
        for d, a, b in zip(steps, pts, pts[1:]):
            width = .016 if d < .95 else .046
            s.line(layer, a, b, 1., max(2, int(width * s.f / a[2])))
        soft = cv2.GaussianBlur(layer, (0, 0), 3.2)
        return np.clip(soft, 0, 1) * s.ground * (.42 + .58 * s.sunlit) * .72

    def jet(s, nozzle, x, k, r):
        layer, offset, rays = np.zeros((s.h, s.w), F32), k * 97 % 1024, 120
        top = s.project(nozzle)
        for j in range(rays):
            u = (j + .5) / rays - .5 + r.normal(0, .003)
            tex = s.streaks[(offset + j * 7) % 1024]
            end = s.project([x + r.normal(0, .012), LANE_Y + u * .60, 0])
            alpha = .10 + .75 * smooth(tex[j], .35, .8) * (1 - (abs(u) * 1.7) ** 4)
            for q in range(5):
                a, b = top + (end - top) * q / 5, top + (end - top) * (q + 1) / 5
                s.line(layer, a, b, alpha * (.95 - .084 * q) * (.55 + .9 * tex[(q * 41 + j * 3) % 256]), 2)
        return cv2.GaussianBlur(layer, (0, 0), 1.1) * .60 + cv2.GaussianBlur(layer, (0, 0), 6) * .34

    def foam(s, x, r):
        layer = np.zeros((s.h, s.w), F32)
        for _ in range(80):
            p = s.project([x + r.normal(0, .016), LANE_Y + r.uniform(-.30, .30), abs(r.normal(0, .010))])
            cv2.circle(layer, (int(p[0] * 8), int(p[1] * 8)), int(r.uniform(2, 6) * 8), float(r.uniform(.12, .5)), -1, cv2.LINE_8, 3)
        return cv2.GaussianBlur(layer, (0, 0), 2.8) * .7

    def droplets(s, x, t):
        layer = np.zeros((s.h, s.w), F32)
        age = (t / s.life + s.phase) % 1 * s.life
        at = lambda q: s.project(np.stack([x + s.vx * q, LANE_Y + s.py + s.vy * q, s.vz * q - 4.9 * q * q], -1))
        a, b = at(age), at(age + .008)
        seen = (s.vz * age - 4.9 * age * age > 0) & (a[:, 2] > 1.1) & (np.hypot(*(a - b)[:, :2].T) < 26)
        for j in np.nonzero(seen)[0]:
            r = s.size[j] * s.f / a[j, 2]
            s.line(layer, a[j], b[j], s.glow[j] * min(1, .22 + r * .32) * (1 - .85 * age[j] / s.life[j]), max(1, int(round(r * 1.2))))
        return cv2.GaussianBlur(layer, (0, 0), .8)

    def mist(s, x, t):
        layer, period = np.zeros((s.h, s.w), F32), FRAMES / FPS
        for j in range(46):
            a = (t * 7 / period + j / 46) % 1
            p = s.project([x - .08 - .85 * a * s.puff_rand[j, 0], LANE_Y + s.puff_rand[j, 1] * .35, .03 + .26 * a * s.puff_rand[j, 2]])
            R = int((.10 + .46 * a) * s.f / p[2] * .55)
            if R < 4:
                continue
            tex = cv2.resize(np.roll(s.puffs[j % 2], (j * 53, j * 91), (0, 1)), (2 * R, 2 * R))
            gy, gx = np.mgrid[-1:1:2j * R, -1:1:2j * R].astype(F32)
            puff = np.clip(1 - gx ** 2 - gy ** 2, 0, 1) ** 1.6 * smooth(tex, .25, .85) * .052 * (1 - a) ** 1.2 * min(1, a * 6)
            x0, y0 = int(p[0]) - R, int(p[1]) - R
            xa, ya, xb, yb = max(0, x0), max(0, y0), min(s.w, x0 + 2 * R), min(s.h, y0 + 2 * R)
            if xb > xa and yb > ya:
                layer[ya:yb, xa:xb] += puff[ya - y0:yb - y0, xa - x0:xb - x0]
        return np.clip(cv2.GaussianBlur(layer, (0, 0), 2), 0, .5)

    def linear(s, k):
        """Linear-light frame k of the stroke, overscan size."""
        t, u, r = k / FPS, k / FRAMES, np.random.default_rng(k)
        working = u < STROKE
        x = X_FROM + (X_TO - X_FROM) * min(1, u / STROKE)
        ahead = x - (s.gx + s.edge + s.fray)
        across = np.abs(s.gy - LANE_Y + s.edge * .6) - LANE_HALF + s.fray
        washed = smooth(ahead, -.03, .09) * (1 - smooth(across, -.03, .05)) * s.ground
        damp = smooth(ahead, -.24, -.04) * (1 - smooth(across + s.edge, -.02, .17)) * (.55 + .45 * smooth(s.film, .3, .65)) * s.ground
        c = s.dirty + (s.wet_dirty - s.dirty) * damp[..., None]
        c = c + (s.wet - c) * washed[..., None]
        if not working:
            q = smooth(u, STROKE, 1.)
            return c + (s.dirty - c) * q
        nozzle = np.array([x + .30, LANE_Y + .012 * np.sin(2 * np.pi * 9 * u), .30])
        c = c * (1 - s.wand_shadow(nozzle))[..., None]
        mist = s.mist(x, t)
        cover = 1 - (1 - np.clip(s.foam(x, r), 0, .9)) * (1 - np.clip(s.jet(nozzle, x, k, r), 0, .9)) * (1 - np.clip(s.droplets(x, t), 0, 1)) * (1 - mist)
        light = s.light * (.68 + .42 * cv2.GaussianBlur(s.sunlit, (0, 0), 30))[..., None]
        c = c + (light - c) * cover[..., None]
        # wand sprite, moved and scaled with the nozzle
        home, now = s.project(NOZZLE), s.project(nozzle)
        z = home[2] / now[2]
        A = np.array([[z, 0, now[0] - z * home[0]], [0, z, now[1] - z * home[1]]], F32)
        sprite = cv2.warpAffine(s.wand, A, (s.w, s.h), flags=cv2.INTER_LINEAR)
        c = c * (1 - sprite[..., 3:]) + sprite[..., :3]
        return c + (light - c) * (.45 * mist)[..., None]

    def frame(s, i):
        k = (i + START) % FRAMES
        c = s.linear(k)
        a = 2 * np.pi * i / FRAMES  # drift: a slow ellipse with a slight push-in
        zoom = VIEW_W / s.w * (1.035 + .02 * np.cos(a))
        cx, cy = s.w / 2 + .018 * s.w * np.sin(a), s.h / 2 + .010 * s.h * np.cos(a)
        A = np.array([[zoom, 0, VIEW_W / 2 - zoom * cx], [0, zoom, VIEW_H / 2 - zoom * cy]], F32)
        c = cv2.warpAffine(c, A, (VIEW_W, VIEW_H), flags=cv2.INTER_AREA if zoom < 1 else cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        y = grade.grade(c, EV, bloom=.05, grain=0, sharp=.25, vignette=.22)
        return (y[..., ::-1] * 255 + .5).astype(np.uint8)


stage = None


def work(i):
    cv2.setNumThreads(1)
    return stage.frame(i)


if __name__ == '__main__':
    scratch, out = sys.argv[1:3]
    stage = Stage(scratch)
    if sys.argv[3:]:
        for i in map(int, sys.argv[3:]):
            cv2.imwrite(os.path.join(out, 'frame_%03d.png' % i), stage.frame(i))
    else:
        ff = subprocess.Popen(['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'bgr24', '-s', '%dx%d' % (VIEW_W, VIEW_H),
                               '-r', str(FPS), '-i', '-', '-c:v', 'ffv1', os.path.join(out, 'hero_lossless.mkv')], stdin=subprocess.PIPE)
        with multiprocessing.get_context('fork').Pool(2) as pool:
            for i, image in enumerate(pool.imap(work, range(FRAMES))):
                if i == 0:
                    cv2.imwrite(os.path.join(out, 'hero_poster.png'), image)
                ff.stdin.write(image.tobytes())
        ff.stdin.close()
        ff.wait()
