"""Ground tiles: NAME_clean.png, NAME_dirty.png, NAME_h.png (height), NAME_mask.png (R roughness clean, G roughness dirty, B gum).

The dirty picture is painted over the clean one, so joints, bricks and cracks line up between before and after."""
import math

import cv2
import numpy as np

from bake.noise import F32, blend, blob, noise, save, smooth, warp


def detail(n=2048):
    grain, fine, pits = noise(n, n, .6, 1, 40), noise(n, n, 1.6, 2, 6), smooth(noise(n, n, 2.2, 3, 20), .90, .985)
    r = np.random.default_rng(5)
    stones = np.zeros((n, n), F32)
    for _ in range(5200):
        x, y = r.integers(0, n, 2)
        s = abs(r.normal(0, 2.6)) + .8
        cv2.ellipse(stones, (int(x), int(y)), (int(s + 1), int(s * .7 + 1)), float(r.uniform(0, 180)), 0, 360, float(r.choice([-1, -.7, .55, .8])), -1)
    stones = cv2.GaussianBlur(stones, (0, 0), .8)
    save('det_c.png', .5 + .16 * (grain - .5) + .17 * (fine - .5) + .10 * stones - .16 * pits)
    save('det_h.png', .55 + .22 * (grain - .5) + .25 * (fine - .5) - .4 * pits + .06 * np.abs(stones))


def ground(name, size, n, seed, base=(.47, .45, .41), joint=4.4, joint_offset=(0, 0), stripes=None, oil=(), tyres=(),
           gum=130, cracks=5, paver=None, gap=.0042, tyre_strength=.75, film_strength=.86, black_strength=.85, algae=.8):
    """size metres square, n pixels. stripes=(spacing, x0, y0, y1, half width); oil=[(x, y, radius)];
    tyres=[(angle, offset, half width)]; paver=dict(kind='herring'|'running', unit, size, palette)."""
    px = n / size
    yy, xx = np.mgrid[0:n, 0:n].astype(F32)
    X, Y = (xx + .5) / px, size - (yy + .5) / px
    rs = np.random.default_rng(seed)
    mid, fine = noise(n, n, 2., seed + 51, 14), noise(n, n, 1., seed + 52, 160)
    stripe = F32(0)
    if paver is None:
        c = np.ones((n, n, 3), F32) * np.array(base, F32)
        c *= (.90 + .20 * noise(n, n, 2.8, seed + 50, 1.5))[..., None] * (.92 + .16 * mid)[..., None] * (.94 + .12 * fine)[..., None]
        wobble = (noise(n, n, 2.4, seed + 53, 20) - .5) * .003
        joints, near_joint = np.zeros((n, n), F32), np.zeros((n, n), F32)
        for axis, o in ((X, joint_offset[0]), (Y, joint_offset[1])):
            d = np.abs((axis + wobble - o + joint / 2) % joint - joint / 2)
            joints, near_joint = np.maximum(joints, 1 - smooth(d, .004, .0105)), np.maximum(near_joint, 1 - smooth(d, 0, .34))
        crack = np.zeros((n, n), F32)
        for i in range(cracks):
            p, a, pts = rs.uniform(0, n, 2), rs.uniform(0, 6.3), []
            heading = a  # cracks wander about a line; they do not curl
            for _ in range(int(rs.uniform(60, 220))):
                a += rs.normal(0, .32) - .25 * (a - heading)
                p = p + np.array([math.cos(a), math.sin(a)]) * px * .016
                pts.append(p)
            cv2.polylines(crack, [np.round(np.array(pts) * 16).astype(np.int32)], False, 1., 1 + (i + 1) % 2, cv2.LINE_AA, 4)
        h = .5 - joints * .42 - crack * .22
        c = blend(c, (.10, .09, .075), np.maximum(joints * .85, crack * .75))
        filled = np.maximum(joints, crack * .6)
        if stripes:
            spacing, x0, y0, y1, half = stripes
            edge = (noise(n, n, 1.2, seed + 60, 120) - .5) * .008
            d = np.abs((X - x0 + spacing / 2) % spacing - spacing / 2) + edge
            stripe = (1 - smooth(d, half - .002, half + .002)) * smooth(Y + edge, y0 - .003, y0 + .003) * (1 - smooth(Y + edge, y1 - .003, y1 + .003))
            stripe *= (.10 + .90 * smooth(noise(n, n, 1.5, seed + 61, 25), .10, .22)) * (1 - .9 * joints) * (1 - .7 * crack)
            c, h = blend(c, (.80, .785, .74), stripe * .93), h + stripe * .02
        rough = .72 + .12 * (mid - .5)
    else:
        u = paver['unit']
        if paver['kind'] == 'herring':
            i, j = np.floor(X / u).astype(int), np.floor(Y / u).astype(int)
            k = (i - j) % 4
            flat = k < 2
            bi, bj = np.where(flat, i - k, i), np.where(flat, j, np.where(k == 3, j, j - 1))
            lx, ly, bw, bh = X / u - bi, Y / u - bj, np.where(flat, 2, 1), np.where(flat, 1, 2)
            count = int(round(size / u))
            brick = ((bi % count) * 7919 + (bj % count) * 104729 + flat * 31) % 99991
        else:
            A, B = paver['size']
            j = np.floor(Y / B).astype(int)
            i = np.floor((X + (j % 2) * A / 2) / A).astype(int)
            lx, ly, bw, bh = (X + (j % 2) * A / 2) / u - i * A / u, Y / u - j * B / u, A / u, B / u
            brick = ((i % int(round(size / A))) * 7919 + (j % int(round(size / B))) * 104729) % 99991
        edge = np.minimum(np.minimum(lx, bw - lx), np.minimum(ly, bh - ly)) * u + (noise(n, n, 1.5, seed + 70, 120) - .5) * .003
        joints, bevel, near_joint = 1 - smooth(edge, gap * .5, gap), smooth(edge, gap * .5, gap * 2.6), 1 - smooth(edge, 0, .02)
        t, t2 = [np.random.default_rng(seed + q).random(99991).astype(F32)[brick] for q in (1, 2)]
        pal = np.array(paver['palette'], F32)
        pos = t * (len(pal) - 1)
        i0 = np.minimum(pos.astype(int), len(pal) - 2)
        c = pal[i0] + (pal[i0 + 1] - pal[i0]) * (pos - i0)[..., None]
        c *= (.92 + .16 * mid)[..., None] * (.90 + .20 * fine)[..., None] * (.93 + .14 * t2)[..., None]
        # washed, not new: broad tones of years, and sand in the joints that no wand takes out
        c *= (.80 + .34 * noise(n, n, 2.4, seed + 50, 2.2))[..., None]
        c = blend(c, paver.get('joint', (.36, .32, .26)), joints * .9)
        h = .30 + .30 * bevel + .05 * (t2 - .5) * bevel + .03 * (fine - .5)
        filled, rough = joints, .70 + .1 * (mid - .5)
    save(name + '_clean.png', c)

    # the same surface, never washed: film, algae along joints, black mould, tyre marks, gum, oil
    k = size / 14
    film = warp(noise(n, n, 2.3, seed + 100, 3 * k), seed + 120, 120, 3)
    mottle = noise(n, n, 1.7, seed + 103, 30 * k)
    mould = warp(noise(n, n, 1.9, seed + 105, 5 * k), seed + 130, 200, 5)
    speck = noise(n, n, .9, seed + 107, 250 * k)
    green = warp(noise(n, n, 1.8, seed + 109, 6 * k), seed + 140, 90, 8)
    d = c.copy()
    dust = np.array([.115, .100, .076], F32) * (.75 + .6 * mottle[..., None]) + (c - c.mean((0, 1))) * .18
    d = blend(d, dust, np.clip(.38 + .62 * smooth(film, .25, .8), 0, 1) * (.75 + .25 * mottle) * (film_strength - .42 * stripe))
    at = np.clip(np.maximum(near_joint * .95, smooth(film[::-1], .62, .9)), 0, 1) * smooth(green, .35, .72)
    d = blend(d, np.array([.062, .070, .026], F32) * (.7 + .9 * mottle[..., None]), at * algae)
    at = smooth(mould, .55, .86) * (.5 + .5 * smooth(speck, .2, .7))
    d = blend(d, np.array([.030, .027, .023], F32) * (.8 + .7 * mottle[..., None]), at * black_strength)
    d = blend(d, (.022, .020, .014), filled * .85)
    wander = cv2.resize(noise(n // 8, n // 8, 2.6, seed + 77, 2) - .5, (n, n)) * .25
    for angle, offset, half in tyres:
        q = 1 - smooth(np.abs(X * math.cos(angle) + Y * math.sin(angle) - offset + wander), half * .3, half)
        d = blend(d, (.034, .032, .030), np.clip(q * (.25 + .55 * smooth(speck, .3, .7)) * (.3 + .7 * smooth(mottle, .2, .7)) * tyre_strength, 0, 1))
    spots = np.zeros((n, n), F32)
    for _ in range(gum):
        x, y = rs.uniform(0, n, 2)
        blob(spots, x, y, px * rs.uniform(.010, .026), rs)
    spots = cv2.GaussianBlur(spots, (0, 0), .9)
    d = blend(d, (.020, .019, .018), spots * .92)
    pool, drips, ragged = np.zeros((n, n), F32), np.zeros((n, n), F32), noise(n, n, 2.1, seed + 80, 10) - .5
    for x, y, r in oil:
        pool = np.maximum(pool, 1 - smooth(np.sqrt((X - x) ** 2 + ((Y - y) * 1.15) ** 2) / r + ragged * .9, .15, 1.05))
        for _ in range(int(90 * r)):
            a, q = rs.uniform(0, 6.3), r * rs.uniform(.5, 2.3)
            blob(drips, (x + q * math.cos(a)) * px, (size - (y + q * math.sin(a))) * px, px * abs(rs.normal(.006, .012)) + 1, rs, float(rs.uniform(.4, 1)))
    drips = cv2.GaussianBlur(drips, (0, 0), 1.)
    d = blend(d, (.055, .043, .032), smooth(pool, .02, .35) * .75)
    d = blend(d, (.0125, .0115, .0105), np.maximum(smooth(pool, .25, .75) * (.65 + .35 * mottle), drips) * .95)
    save(name + '_dirty.png', d)
    save(name + '_h.png', h.astype(F32))
    dirty_rough = np.clip(rough - .05, 0, 1) * (1 - .55 * smooth(pool, .4, .8))
    save(name + '_mask.png', np.stack([np.clip(rough, 0, 1), dirty_rough, np.clip(spots, 0, 1)], 2))
