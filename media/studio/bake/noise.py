"""Tileable noise, and writing what was baked."""
import math
import os

import cv2
import numpy as np

OUT = os.environ.get('STUDIO_TEX', '.')
F32 = np.float32


def to_uniform(z):
    return (1 / (1 + np.exp(-1.702 * z))).astype(F32)  # logistic approximation of the normal CDF


def noise(h, w, beta, seed, fmin=1., per_metre=None, stretch_y=1.):
    """Tileable 1/f^beta noise with uniform histogram. fmin is in cycles per image,
    or in cycles per metre when per_metre (pixels per metre) is given."""
    k = per_metre
    spec = np.fft.rfft2(np.random.default_rng(seed).standard_normal((h, w)).astype(F32)).astype(np.complex64)
    fy = np.fft.fftfreq(h).astype(F32)[:, None] * (k or h) * stretch_y
    fx = np.fft.rfftfreq(w).astype(F32)[None] * (k or w)
    f = np.sqrt(fx * fx + fy * fy)
    f[0, 0] = 1e-3
    spec *= np.maximum(f, fmin) ** (-beta / 2) * np.minimum(1, (f / fmin) ** 2)
    spec[0, 0] = 0
    z = np.fft.irfft2(spec, (h, w)).astype(F32)
    return to_uniform(z / z.std())


def warp(a, seed, amount, fmin=4):
    h, w = a.shape[:2]
    dx, dy = [cv2.resize(noise(h // 4, w // 4, 2.6, seed + i, fmin) - .5, (w, h)) for i in (0, 1)]
    yy, xx = np.mgrid[0:h, 0:w].astype(F32)
    return cv2.remap(a, xx + dx * amount, yy + dy * amount, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)


def smooth(x, a, b):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def blend(colour, over, mask):
    mask = mask[..., None]
    return colour * (1 - mask) + np.asarray(over, F32) * mask


def save(name, a):
    """Colours are stored as 8-bit sRGB, data as 16-bit linear."""
    if a.ndim == 3:
        c = np.clip(a, 0, 1)
        c = np.where(c <= .0031308, 12.92 * c, 1.055 * np.power(c, 1 / 2.4) - .055)
        out = (c[..., ::-1] * 255 + .5).astype(np.uint8)
    else:
        out = (np.clip(a, 0, 1) * 65535).astype(np.uint16)
    cv2.imwrite(os.path.join(OUT, name), out, [cv2.IMWRITE_PNG_COMPRESSION, 1])


def blob(image, x, y, r, rs, value=1.):
    """Irregular filled spot (gum, drip)."""
    n = 14
    t = np.linspace(0, 2 * math.pi, n, endpoint=False)
    rr = r * (1 + .13 * rs.standard_normal(n))
    rr = (rr + np.roll(rr, 1)) / 2
    pts = np.stack([x + rr * np.cos(t), y + rr * np.sin(t) * rs.uniform(.75, 1.)], 1)
    cv2.fillPoly(image, [np.round(pts * 16).astype(np.int32)], value, cv2.LINE_AA, 4)
