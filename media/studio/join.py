"""Half washed: python3 join.py DIRTY.exr CLEAN.exr OUT.jpg

Both are renders of one view. The JSON beside them names the eye and the fields that are washed, each by its planes
(point, normal), those of a machine (point, normal, 0), and rings (center, inner and outer radius). Where all normals
point and within all rings the picture is clean, elsewhere dirty. Joined in linear light, before the grade.
"""
import json
import sys

import cv2
import numpy as np
import OpenImageIO as oiio

import grade

LANE, STROKE = .42, .11  # metres: how wide a stroke of the wand is, and by how much one reaches further than the next
smooth = lambda x, a, b: (lambda t: t * t * (3 - 2 * t))(np.clip((x - a) / (b - a), 0, 1))


def positions(exr):
    """Where each pixel lies, in metres."""
    image = oiio.ImageInput.open(exr)
    pixels, names = image.read_image('float'), list(image.spec().channelnames)
    return pixels[:, :, [next(i for i, n in enumerate(names) if n.endswith(f'Position.{c}')) for c in 'XYZ']]


def inside(place, fields):
    """Metres behind the nearest edge, positive where it is clean; the hand that led the wand wavers."""
    x, y, z = np.moveaxis(place, 2, 0)
    waver = .032 * np.sin(2.1 * x + 1.3 * z) + .022 * np.sin(3.7 * y - 1.9 * x) + .012 * np.sin(7.9 * x + 5.3 * y + 6.1 * z)
    ends = np.random.default_rng(7).uniform(-STROKE, STROKE, 997)

    def behind(point, normal, outer=None):
        if not outer:
            across = (place - point) @ np.array(normal) / np.linalg.norm(normal)
            if outer == 0:
                return across
            # stroke beside stroke, each of its own length and with a round end: a straight edge looks like a shadow
            along = (place - point) @ np.cross(normal, (0, 0, 1)) / np.linalg.norm(normal) + z
            at = (along + .25 * np.sin(1.3 * along) + .17 * np.sin(2.9 * along + 1) + waver) / LANE  # no two of one width
            lane, next_to = np.floor(at).astype(int), smooth(at % 1, .6, 1)
            reach = ends[lane % len(ends)] * (1 - next_to) + ends[(lane + 1) % len(ends)] * next_to
            return across + reach + .4 * STROKE * np.sin(np.pi * (at % 1))
        far = np.hypot(x - point[0], y - point[1])
        return np.minimum(far - normal, outer - far)

    return np.max([np.min([behind(*plane) for plane in field], 0) for field in fields], 0) + waver


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
    # on ceilings, and where there was no dirt, little but the light from the ground differs, and that has no edge
    (_, soiled, _), (_, clear, facing) = shots
    dirt = cv2.blur((np.abs(soiled - clear) / (soiled + clear + .02)).max(2) * (facing[..., 1] > -.5), (9, 9))
    soft = 1.2 - 1.165 * smooth(dirt, .005, .02)
    share, far = smooth(inside(place, told['washed']), .01 - soft, .01 + soft), np.linalg.norm(place - told['eye'], axis=2)
    # single pixels where two surfaces meet are told a wrong place
    share = behind_edges(*(cv2.medianBlur(each.astype(np.float32), 5) for each in (share, far)))
    before, after = (grade.denoise(*shot) for shot in shots)
    grade.write(out, grade.grade(before + (after - before) * share[..., None], ev=told['ev']))


main()
