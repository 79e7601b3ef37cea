"""Half washed: python3 join.py DIRTY.exr CLEAN.exr OUT.jpg

Both are renders of one view. The JSON beside them names the eye and the fields that are washed, each by its planes
(point, normal), and straight sides (point, normal, 0). Where all normals point the picture is clean, elsewhere dirty.
Joined in linear light, before the grade.
"""
import json
import sys

import cv2
import numpy as np
import OpenImageIO as oiio

import grade

STROKES = (.9, .15), (.33, .08), (.12, .045), (.045, .015)  # meters: along the edge, and how far they reach, of a wand's
ON_WALLS = 1.5  # times as far, because a fan of soap ends each pass
SOFT, SOAP, LIGHT = .035, .10, 1.2  # meters: half the width of the edge on the ground, on a wall, and of the light's
smooth = lambda x, a, b: (lambda t: t * t * (3 - 2 * t))(np.clip((x - a) / (b - a), 0, 1))


def positions(exr):
    """Where each pixel lies, in metres."""
    image = oiio.ImageInput.open(exr)
    pixels, names = image.read_image('float'), list(image.spec().channelnames)
    return pixels[:, :, [next(i for i, n in enumerate(names) if n.endswith(f'Position.{c}')) for c in 'XYZ']]


def inside(place, level, fields):
    """Meters behind the nearest edge, positive where it is clean; the hand that led the wand wavers."""
    x, y, z = np.moveaxis(place, 2, 0)
    waver = .032 * np.sin(2.1 * x + 1.3 * z) + .022 * np.sin(3.7 * y - 1.9 * x) + .012 * np.sin(7.9 * x + 5.3 * y + 6.1 * z)
    chance = np.random.default_rng(7)
    ends = [chance.uniform(-1, 1, 1024) for _ in STROKES]

    def behind(point, normal, *straight):
        across = (place - point) @ np.array(normal) / np.linalg.norm(normal)
        if straight:
            return across - .7 * waver
        along = (place - point) @ np.cross(normal, (0, 0, 1)) / np.linalg.norm(normal) + z + .4 * waver
        # ragged, stroke beside stroke of the wand: a straight edge looks like a shadow, or a mask
        return across + (level + ON_WALLS * (1 - level)) * sum(reach * np.interp(along / size % 1024, range(1024), end, period=1024)
                                    for (size, reach), end in zip(STROKES, ends))

    washed = [np.min([behind(*each) for each in field], 0) for field in fields]
    return np.max(washed, 0) + waver


def behind_edges(share, far):
    """Leaves a pixel at a thing's edge as dirty as the ground behind, of which it shows some: else it would be a bright dot."""
    farthest, found = far.copy(), share.copy()
    height, width = far.shape
    around = lambda values, y, x: np.pad(values, 1, 'edge')[y:y + height, x:x + width]
    for y, x in np.ndindex(3, 3):
        behind = around(far, y, x) > farthest * 1.05
        farthest[behind], found[behind] = around(far, y, x)[behind], around(share, y, x)[behind]
    return np.minimum(share, found)


def main():
    dirty, clean, out = sys.argv[1:4]
    with open(clean[:-4] + '.json') as file:
        told = json.load(file)
    place, shots = positions(clean), [grade.load(exr) for exr in (dirty, clean)]
    # 1 on the ground, 0 on walls; under water one of the two tells what is mirrored there
    level = smooth(np.maximum(*(normal[..., 1] for _, _, normal in shots)), .4, .7)
    behind, far = inside(place, level, told['washed']), np.linalg.norm(place - told['eye'], axis=2)

    def clean_share(soft):
        share = smooth(behind, .01 - soft, .01 + soft)
        # single pixels where two surfaces meet are told a wrong place, and without a blur the edge would have steps
        share, deep = (cv2.medianBlur(each.astype(np.float32), 5) for each in (share, far))
        return behind_edges(cv2.GaussianBlur(share, (0, 0), 1.2), deep)[..., None]

    (before, soiled), (after, clear) = (grade.denoise(*shot) for shot in shots)
    ground = before + (after - before) * clean_share(SOFT)
    # A wall changes at the edge. The light on it changes slowly: a clean ground is brighter to all around it.
    soiled, clear = soiled + .02, clear + .02  # black things divide, too
    surface = soiled + (clear - soiled) * clean_share(SOAP)
    light = before / soiled + (after / clear - before / soiled) * clean_share(LIGHT)
    linear = surface * light + (ground - surface * light) * level[..., None]
    grade.write(out, grade.grade(linear, ev=told['ev']))


main()
