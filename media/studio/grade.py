"""Denoise and grade:   python3 grade.py IN.exr OUT.jpg [--ev 0 --punch 1.4 --sat 1.15 ...]

Reads the multilayer EXR that kit.render wrote, runs the Open Image Denoise network (weights from the
npm package `denoiser`, directory in $STUDIO_WEIGHTS) in torch on the CPU, then bloom, AgX and sRGB.
"""
import argparse
import os
import struct
import time

import cv2
import numpy as np
import OpenImageIO as oiio
import torch
import torch.nn.functional as F

WEIGHTS = os.environ.get('STUDIO_WEIGHTS', 'node_modules/denoiser/tzas')
torch.set_num_threads(os.cpu_count() or 2)
torch.set_grad_enabled(False)


# ---------------------------------------------------------------- Open Image Denoise
def read_tza(path):
    """OIDN tensor archive: header, then a table of (name, shape, layout, type, offset)."""
    b = open(path, 'rb').read()
    magic, _, _, table = struct.unpack_from('<HBBQ', b, 0)
    assert magic == 0x41D7, path
    count, = struct.unpack_from('<I', b, table)
    p, tensors = table + 4, {}
    for _ in range(count):
        n, = struct.unpack_from('<H', b, p)
        name = b[p + 2:p + 2 + n].decode()
        p += 2 + n
        dims = b[p]
        shape = struct.unpack_from('<%dI' % dims, b, p + 1)
        p += 1 + 5 * dims  # sizes, then one layout letter per dimension
        kind, offset = chr(b[p]), struct.unpack_from('<Q', b, p + 1)[0]
        p += 9
        data = np.frombuffer(b, np.float16 if kind == 'h' else np.float32, int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(data.reshape(shape).astype(np.float32))
    return tensors


def unet(T, x):
    conv = lambda name, x: F.relu(F.conv2d(x, T[name + '.weight'], T[name + '.bias'], padding=1))
    pool, up = lambda x: F.max_pool2d(x, 2), lambda x: F.interpolate(x, scale_factor=2, mode='nearest')
    p0 = x
    x = p1 = pool(conv('enc_conv1', conv('enc_conv0', x)))
    x = p2 = pool(conv('enc_conv2', x))
    x = p3 = pool(conv('enc_conv3', x))
    x = pool(conv('enc_conv4', x))
    x = conv('enc_conv5b', conv('enc_conv5a', x))
    for level, skip in ((4, p3), (3, p2), (2, p1), (1, p0)):
        x = conv('dec_conv%db' % level, conv('dec_conv%da' % level, torch.cat([up(x), skip], 1)))
    return F.conv2d(x, T['dec_conv0.weight'], T['dec_conv0.bias'], padding=1)


# OIDN's perceptual curve for HDR input
A, B, C, D, E, G, H = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def pu_encode(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + G) + H))


def pu_decode(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 1e-9), 1 / C), np.exp((x - H) / E) - G))


PU_SCALE = 1 / float(pu_encode(np.array(65504.)))
_cache = {}


def infer(model, channels):
    if model not in _cache:
        _cache[model] = read_tza(os.path.join(WEIGHTS, model + '.tza'))
    x = np.concatenate(channels, 2).astype(np.float32)
    h, w = x.shape[:2]
    x = np.pad(x, ((0, 16 + -h % 16), (0, 16 + -w % 16), (0, 0)), mode='reflect')  # the network needs multiples of 16
    y = unet(_cache[model], torch.from_numpy(x.transpose(2, 0, 1)[None].copy()))
    return y[0].numpy().transpose(1, 2, 0)[:h, :w]


def denoise(colour, albedo, normal):
    """The picture and the color of its surfaces without their light, 0 to 1, both free of noise: the guides first, then
    the picture with the clean guides."""
    albedo = np.clip(infer('rt_alb', [np.clip(albedo, 0, 1)]), 0, 1)
    normal = np.clip(infer('rt_nrm', [np.clip(normal, -1, 1) * .5 + .5]), 0, 1)
    exposure = .18 / np.exp(np.mean(np.log(colour @ np.array([.2126, .7152, .0722]) + 1e-6)))
    x = np.clip(pu_encode(np.maximum(colour * exposure, 0)) * PU_SCALE, 0, 1)
    clean = infer('rt_hdr_calb_cnrm', [x, albedo, normal])
    return (pu_decode(np.clip(clean, 0, 1) / PU_SCALE) / exposure).astype(np.float32), albedo


def load(path):
    image = oiio.ImageInput.open(path)
    pixels, names = image.read_image('float'), list(image.spec().channelnames)
    pick = lambda layer, letters: pixels[:, :, [next(i for i, n in enumerate(names) if n.endswith(layer + '.' + c)) for c in letters]]
    return pick('Combined', 'RGB'), pick('Denoising Albedo', 'RGB'), pick('Denoising Normal', 'XYZ')


# ---------------------------------------------------------------- AgX and finishing
def matrix(c, m):
    return c @ np.array(m, np.float32).T


def agx(c, punch, sat):
    c = matrix(c, [[.6274, .3293, .0433], [.0691, .9195, .0113], [.0164, .0880, .8956]])
    c = matrix(c, [[.856627, .0951212, .0482516], [.137319, .761242, .101439], [.111898, .0767994, .811302]])
    x = np.clip((np.log2(np.maximum(c, 1e-10)) + 12.47393) / 16.5, 0, 1)
    x2 = x * x
    x4 = x2 * x2
    c = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + .4298 * x2 + .1191 * x - .00232
    c = np.power(np.maximum(c, 0), punch)
    grey = (c @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    c = grey + (c - grey) * sat
    c = matrix(c, [[1.1271006, -.1106066, -.0164939], [-.1413298, 1.1578237, -.0164939], [-.1413298, -.1106066, 1.2519364]])
    c = np.power(np.maximum(c, 0), 2.2)
    c = np.clip(matrix(c, [[1.6605, -.5876, -.0728], [-.1246, 1.1329, -.0083], [-.0182, -.1006, 1.1187]]), 0, 1)
    return np.where(c <= .0031308, 12.92 * c, 1.055 * np.power(c, 1 / 2.4) - .055).astype(np.float32)


def grade(c, ev=0., warm=0., bloom=.06, punch=1.4, white=1.12, sat=1.15, vignette=.12, grain=.004, sharp=.3):
    """Linear Rec.709 -> display sRGB in 0..1. AgX leaves sunlit walls gray: `white` lifts them to white, `punch` keeps the shadows."""
    c = np.maximum(c.astype(np.float32), 0) * np.float32(2 ** ev) * np.array([1 + warm, 1, 1 - warm], np.float32)
    h, w = c.shape[:2]
    if bloom:
        # by luminance: a yellow post in the sun would have a red halo if each channel were cut on its own
        light = (c @ np.array([.2126, .7152, .0722], np.float32))[..., None]
        bright = c * (np.clip(light - .9, 0, 12) / np.maximum(light, 1e-6))
        c = c + bloom * (cv2.GaussianBlur(bright, (0, 0), w / 200) + .5 * cv2.GaussianBlur(bright, (0, 0), w / 50))
    y = agx(c, punch, sat) * np.float32(white)
    if sharp:
        y = y + sharp * (y - cv2.GaussianBlur(y, (0, 0), 1.1))
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    r = ((xx / w - .5) ** 2 + (yy / h - .5) ** 2) / .5
    y *= (1 - vignette * r ** 1.3)[..., None]
    if grain:
        y += np.random.default_rng(1).normal(0, grain, (h, w, 1)).astype(np.float32)
    return np.clip(y, 0, 1)


def write(path, y):
    cv2.imwrite(path, (y[..., ::-1] * 255 + .5).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 86])


if __name__ == '__main__':
    ap = argparse.ArgumentParser()
    ap.add_argument('src')
    ap.add_argument('dst')
    for key, value in dict(ev=0., warm=0., bloom=.06, punch=1.4, white=1.12, sat=1.15, vignette=.12, grain=.004, sharp=.3).items():
        ap.add_argument('--' + key, type=float, default=value)
    opt = vars(ap.parse_args())
    t = time.time()
    src, dst = opt.pop('src'), opt.pop('dst')
    write(dst, grade(denoise(*load(src))[0], **opt))
    print('%s %.1f s' % (dst, time.time() - t))
