"""Everything at a glance: python3 sheet.py PICTURES_DIR OUT_DIR writes pairs.jpg, before beside after, and all.jpg, the rest."""
import sys
from pathlib import Path

import cv2
import numpy as np

GAP, PAPER, LIMIT = 10, 245, 600_000


def labelled(file, width):
    image = cv2.imread(str(file))
    image = cv2.resize(image, (width, round(width * 9 / 16)), interpolation=cv2.INTER_AREA)
    for colour, thickness in (((0, 0, 0), 4), ((255, 255, 255), 1)):
        cv2.putText(image, file.stem, (12, 26), cv2.FONT_HERSHEY_SIMPLEX, .6, colour, thickness, cv2.LINE_AA)
    return cv2.copyMakeBorder(image, GAP, 0, GAP, 0, cv2.BORDER_CONSTANT, value=(PAPER,) * 3)


def write(files, columns, width, out):
    cells = [labelled(file, width) for file in files]
    if not cells:
        sys.exit(f'no pictures for {out}')
    cells += [np.full_like(cells[0], PAPER)] * (-len(cells) % columns)
    sheet = np.vstack([np.hstack(cells[i:i + columns]) for i in range(0, len(cells), columns)])
    sheet = cv2.copyMakeBorder(sheet, 0, GAP, 0, GAP, cv2.BORDER_CONSTANT, value=(PAPER,) * 3)
    out.parent.mkdir(parents=True, exist_ok=True)
    for quality in range(88, 30, -4):
        cv2.imwrite(str(out), sheet, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
        if out.stat().st_size <= LIMIT:
            break


pictures, folder = map(Path, sys.argv[1:3])
before = sorted(pictures.glob('*-before.jpg'))
after = [file.with_name(file.name.replace('-before', '-after')) for file in before]
write([file for pair in zip(before, after) for file in pair], 2, 480, folder / 'pairs.jpg')
write([file for file in sorted(pictures.glob('*.jpg')) if file not in before + after and '-phone' not in file.name], 5, 216, folder / 'all.jpg')
