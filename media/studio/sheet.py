"""All pairs at a glance: python3 sheet.py PICTURES_DIR OUT.jpg"""
import sys
from pathlib import Path

import cv2
import numpy as np

WIDTH, GAP, PAPER, LIMIT = 480, 10, 245, 600_000


def labelled(file):
    image = cv2.imread(str(file))
    image = cv2.resize(image, (WIDTH, round(image.shape[0] * WIDTH / image.shape[1])), interpolation=cv2.INTER_AREA)
    for colour, thickness in (((0, 0, 0), 4), ((255, 255, 255), 1)):
        cv2.putText(image, file.stem, (12, 26), cv2.FONT_HERSHEY_SIMPLEX, .6, colour, thickness, cv2.LINE_AA)
    return image


def main():
    pictures, out = map(Path, sys.argv[1:3])
    rows = []
    for before in sorted(pictures.glob('*-before.jpg')):
        after = before.with_name(before.name.replace('-before', '-after'))
        if not after.exists():
            continue
        pair = [labelled(file) for file in (before, after)]
        row = np.full((max(image.shape[0] for image in pair) + GAP, 2 * WIDTH + 3 * GAP, 3), PAPER, np.uint8)
        for column, image in enumerate(pair):
            x = GAP + column * (WIDTH + GAP)
            row[GAP:GAP + image.shape[0], x:x + WIDTH] = image
        rows.append(row)
    if not rows:
        sys.exit(f'no pairs in {pictures}')
    sheet = np.vstack(rows + [np.full((GAP, rows[0].shape[1], 3), PAPER, np.uint8)])
    out.parent.mkdir(parents=True, exist_ok=True)
    for quality in range(88, 30, -4):
        cv2.imwrite(str(out), sheet, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
        if out.stat().st_size <= LIMIT:
            break


main()
