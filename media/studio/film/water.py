"""What moves in the film: jet, foam, droplets, mist and the wand with its shadow. Each layer is a cover of 0..1."""
import cv2
import numpy as np

from bake.noise import F32, noise, smooth
from film.path import ACROSS, FAN, SECONDS, aim, ends, nozzle_at

WAND = np.array([.62, .42, .80]) / np.linalg.norm([.62, .42, .80])  # as in stills.py
NOZZLE = np.array([.30, .33, .30])                                   # likewise: where the sprite was rendered
ELEVATION, AZIMUTH = np.radians(23), np.radians(112)  # of the sun, as in stills.py
SUN = np.array([np.sin(AZIMUTH) * np.cos(ELEVATION), np.cos(AZIMUTH) * np.cos(ELEVATION), np.sin(ELEVATION)])
DROPS, PUFFS = 7500, 56


class Water:
    def __init__(s, stage):
        s.stage, r = stage, np.random.default_rng(3)
        s.phase, s.life = r.random(DROPS), SECONDS / r.integers(14, 64, DROPS)  # a whole number of lives in the loop: no seam
        s.along = r.uniform(-FAN, FAN, DROPS)
        out, side = np.clip(r.normal(1., 1., DROPS), -.9, 3), r.normal(0, .6, DROPS) + s.along * 2.4
        s.speed = np.stack([-.84 * out + side * ACROSS[0], -.54 * out + side * ACROSS[1], np.abs(r.normal(.75, .75, DROPS))], 1)
        s.size, s.glow = np.minimum(np.abs(r.normal(0, 1, DROPS)) * .0007 + .0004, .0018), r.uniform(.35, 1., DROPS)
        s.streaks = noise(1024, 256, 1.4, 10, 14)
        s.puffs = [cv2.resize(noise(128, 128, 2.6, 20 + q, 2), (400, 400), interpolation=cv2.INTER_CUBIC) for q in (0, 1)]
        s.puff_rand = np.stack([r.uniform(.2, 1., PUFFS), r.normal(0, .6, PUFFS), r.uniform(.2, 1., PUFFS)], 1)

    def layer(s):
        return np.zeros((s.stage.h, s.stage.w), F32)

    def splat(s, layer, points, value):
        """Adds light at fractional pixels, shared among the four around each."""
        x, y = points[:, 0] - .5, points[:, 1] - .5
        x0, y0 = np.floor(x).astype(int), np.floor(y).astype(int)
        fx, fy = x - x0, y - y0
        for dx, dy, share in ((0, 0, (1 - fx) * (1 - fy)), (1, 0, fx * (1 - fy)), (0, 1, (1 - fx) * fy), (1, 1, fx * fy)):
            inside = (x0 + dx >= 0) & (x0 + dx < s.stage.w) & (y0 + dy >= 0) & (y0 + dy < s.stage.h)
            np.add.at(layer, (y0[inside] + dy, x0[inside] + dx), (share * value)[inside].astype(F32))

    def jet(s, t, frame):
        """A flat fan from the nozzle to a line on the ground: noise drawn out from the apex, flickering."""
        st, r = s.stage, np.random.default_rng(frame)
        apex, a, b = (st.project(p)[:2] for p in (nozzle_at(t), *ends(t)))
        x0, y0 = np.floor(np.minimum(np.minimum(apex, a), b)).astype(int) - 2
        x1, y1 = np.ceil(np.maximum(np.maximum(apex, a), b)).astype(int) + 2
        x0, y0, x1, y1 = max(x0, 0), max(y0, 0), min(x1, st.w), min(y1, st.h)
        yy, xx = np.mgrid[y0:y1, x0:x1].astype(F32)
        share = np.stack([xx + .5 - apex[0], yy + .5 - apex[1]], -1) @ np.linalg.inv(np.stack([a - apex, b - apex], 1)).T
        v = share.sum(-1)                                   # 0 at the nozzle, 1 on the ground
        u = share[..., 1] / np.maximum(v, 1e-3)             # 0 and 1 at the sides
        inside = smooth(u, -.02, .04) * smooth(1 - u, -.02, .04) * (v > 0) * (1 - smooth(v, .985, 1.03))
        wrapped = lambda q, n: (q % n).astype(F32)
        at = lambda row, column: cv2.remap(s.streaks, wrapped(column, 256), wrapped(row, 1024), cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
        lasting = at(u * 150, np.full_like(u, 40 + 6 * np.sin(2 * np.pi * 3 * t / SECONDS)))
        flicker = at(u * 260 + r.integers(1024), v * 20 + r.integers(256))
        rays = smooth(.55 * lasting + .45 * flicker, .32, .74)
        alpha = (.12 + .72 * rays * (1 - (np.abs(u - .5) * 1.75) ** 4)) * (.62 + .42 / (.25 + 2.2 * v)) * (.92 - .32 * v)
        layer = s.layer()
        layer[y0:y1, x0:x1] = np.clip(alpha, 0, 1) * inside
        return st.blur(layer, .9) * .62 + st.blur(layer, 6) * .34

    def foam(s, t, frame):
        st, r, layer = s.stage, np.random.default_rng(1000 + frame), s.layer()
        x, y = aim(t)
        for _ in range(110):
            along, off = r.uniform(-FAN, FAN), r.normal(0, .018)
            px, py, z = st.project([x + along * ACROSS[0] + off, y + along * ACROSS[1] + off, abs(r.normal(0, .010))])
            cv2.circle(layer, (int(px * 8), int(py * 8)), int(r.uniform(.003, .011) * st.focal / z * 8), float(r.uniform(.12, .5)), -1, cv2.LINE_8, 3)
        return st.blur(layer, 2.6) * .7

    def droplets(s, t):
        """Round beads on ballistic paths from where the jet was when they left; a short shutter keeps them from reading as dashes."""
        st, total = s.stage, s.layer()
        age = (t / s.life + s.phase) % 1 * s.life
        x, y = aim(t - age)
        start = np.stack([x + s.along * ACROSS[0], y + s.along * ACROSS[1], np.zeros(DROPS)], 1)
        at = lambda q: st.project(start + s.speed * q[:, None] - np.array([0, 0, 4.9]) * (q ** 2)[:, None])
        now = at(age)
        seen = (s.speed[:, 2] * age - 4.9 * age * age > 0) & (now[:, 2] > 1.1)
        fade = s.glow * (1 - .8 * age / s.life) * seen
        radius = s.size * st.focal / now[:, 2] / st.k  # in pixels at 1408
        for low, high in ((0, .35), (.35, .6), (.6, 9)):
            some = (radius >= low) & (radius < high) & seen
            sigma, beads = max(.55, .9 * float(radius[some].mean()) if some.any() else 1.) * st.k, s.layer()
            for step in (0, .0012, .0024):
                s.splat(beads, at(age + step)[some], (fade * np.minimum(1, .45 + radius * .5))[some] / 3)
            total += cv2.GaussianBlur(beads, (0, 0), sigma) * (2 * np.pi * sigma ** 2)
        return np.clip(total, 0, .9)

    def mist(s, t):
        st, layer = s.stage, s.layer()
        for j, (drift, side, rise) in enumerate(s.puff_rand):
            a = (t * 8 / SECONDS + j / PUFFS) % 1
            x, y = aim(t - a * SECONDS / 8)
            px, py, z = st.project([x - .05 - .50 * a * drift + side * .3, y - .30 * a * drift - side * .1, .03 + .28 * a * rise])
            R = int((.10 + .44 * a) * st.focal / z * .55)
            x0, y0 = int(px) - R, int(py) - R
            xa, ya, xb, yb = max(0, x0), max(0, y0), min(st.w, x0 + 2 * R), min(st.h, y0 + 2 * R)
            if xb <= xa or yb <= ya:
                continue
            texture = cv2.resize(np.roll(s.puffs[j % 2], (j * 53, j * 91), (0, 1)), (2 * R, 2 * R))
            gy, gx = np.mgrid[-1:1:2j * R, -1:1:2j * R].astype(F32)
            puff = np.clip(1 - gx ** 2 - gy ** 2, 0, 1) ** 1.6 * smooth(texture, .25, .85) * .062 * (1 - a) ** 1.2 * min(1, a * 6)
            layer[ya:yb, xa:xb] += puff[ya - y0:yb - y0, xa - x0:xb - x0]
        return np.clip(st.blur(layer, 2), 0, .5)

    def wand_shadow(s, t):
        st, layer, steps, nozzle = s.stage, s.layer(), np.linspace(.02, 7., 175), nozzle_at(t)  # past 1.6 m: arm and body of whoever holds it
        points = [nozzle + WAND * d for d in steps]
        points = [st.project(p - SUN * (p[2] / SUN[2])) for p in points]
        for d, a, b in zip(steps, points, points[1:]):
            ends = [tuple(int(np.clip(v, -9e4, 9e4) * 8) for v in p[:2]) for p in (a, b)]
            width = .016 if d < .95 else .046 + .05 * max(0, d - 1.6)
            if a[2] > .3:
                cv2.line(layer, *ends, 1., max(2, round(width * st.focal / a[2])), cv2.LINE_8, 3)
        foot = np.array([*aim(t), 0.])
        for q in np.linspace(0, 1, 24):  # the jet's own shadow, fainter the wider it is, joins that of the nozzle to the ground it hits
            x, y, z = st.project((lambda p: p - SUN * (p[2] / SUN[2]))(nozzle + (foot - nozzle) * q))
            cv2.circle(layer, (int(x * 8), int(y * 8)), int((.012 + .10 * q) * st.focal / z * 8), .42 * (1 - .6 * q), -1, cv2.LINE_8, 3)
        return np.clip(st.blur(layer, 3.2), 0, 1) * st.paved * (.42 + .58 * st.sunlit) * .72

    def wand(s, t):
        """The sprite, turned and scaled so that its axis lies where the wand now is."""
        st, nozzle = s.stage, nozzle_at(t)
        axis = lambda foot: [complex(*st.project(foot + WAND * d)[:2]) for d in (0., .5)]
        (home, home_up), (now, now_up) = axis(NOZZLE), axis(nozzle)
        turn = (now_up - now) / (home_up - home)
        home += 1j * st.sprite_shift
        shift = now - turn * home
        A = np.array([[turn.real, -turn.imag, shift.real], [turn.imag, turn.real, shift.imag]], F32)
        return cv2.warpAffine(st.wand, A, (st.w, st.h), flags=cv2.INTER_LINEAR)
