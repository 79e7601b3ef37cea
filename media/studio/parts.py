"""python3 parts.py PICTURES_DIR : the four pictures with addresses of their own (/commercial_pw_N.png), parts of the clean scenes."""
import sys

import cv2

# number: scene, left, top and width as shares of the picture; each part is 16:9
PARTS = {1: ('parking', 0, 0, 1), 2: ('patio', .25, .25, .75), 3: ('garage', .2125, .1333, .75), 4: ('dock', 0, .1667, .75)}

folder = sys.argv[1]
for number, (scene, left, top, share) in PARTS.items():
    image = cv2.imread(f'{folder}/{scene}-after.jpg')
    h, w = image.shape[:2]
    x, y = round(left * w), round(top * h)
    part = image[y:y + round(share * h), x:x + round(share * w)]
    cv2.imwrite(f'{folder}/commercial_pw_{number}.jpg', part, [cv2.IMWRITE_JPEG_QUALITY, 93])
