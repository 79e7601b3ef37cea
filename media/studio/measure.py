"""How far each pair persuades: python3 measure.py PICTURES_DIR [scene ...] prints a table and fails when a pair falls short.

`differs` is the RMSE between before and after, of sRGB from 0 to 1; `bright` is the 99th percentile of the luminance, 0 to 255."""
import sys
from pathlib import Path

import cv2
import numpy as np

DIFFERS, BRIGHT = .12, 235


def half(file):
    image = cv2.imread(str(file))
    return cv2.resize(image, (960, round(960 * image.shape[0] / image.shape[1])), interpolation=cv2.INTER_AREA).astype(np.float32)


def measure(before, after):
    """RMSE between the halves, and how bright each of them is."""
    bright = [np.percentile(picture @ np.array([.0722, .7152, .2126], np.float32), 99) for picture in (before, after)]
    return np.sqrt(np.mean((before - after) ** 2)) / 255, *bright


def main():
    folder, scenes = Path(sys.argv[1]), sys.argv[2:]
    short = 0
    print(f"{'pair':12} differs  before  after")
    for file in sorted(folder.glob('*-before.jpg')):
        scene = file.stem.removesuffix('-before')
        if scenes and scene not in scenes:
            continue
        differs, *bright = measure(half(file), half(file.with_name(f'{scene}-after.jpg')))
        faults = [f'differs by less than {DIFFERS}'] * int(differs < DIFFERS) + [f'darker than {BRIGHT}'] * int(min(bright) < BRIGHT)
        short += bool(faults)
        print(f'{scene:12} {differs:7.3f} {bright[0]:7.0f} {bright[1]:6.0f}  {", ".join(faults)}'.rstrip())
    if short:
        sys.exit(f'{short} of the pairs fall short')


main()
