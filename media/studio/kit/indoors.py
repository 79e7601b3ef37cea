"""What is seen through windows: goods on shelves, easy chairs."""
import random

from kit.geometry import box, lathe, tube

stream = random.Random(11)  # of its own, so that nothing else of a scene moves with its shelves


def facings(x, end, y, z, goods, cap, low=.14, high=.34, depth=.24):
    """Fills the shelf at height `z` from `x` to `end`, fronts at `y`: some of the same side by side, boxes, or bottles with
    a `cap`, each with a label. `low` and `high` limit their height; `goods` are the materials to choose from."""
    while x < end - .13:
        w, h, colour, label = stream.uniform(.06, .17), stream.uniform(low, high), stream.choice(goods), stream.choice(goods)
        for _ in range(stream.randint(1, 5)):
            if x + w > end:
                break
            if w < .10:
                at = (x + w / 2, y + w * .6, z)
                lathe([(w * .5, 0), (w * .5, h * .6), (w * .2, h * .8), (w * .2, h)], colour, at, 10)
                lathe([(w * .51, h * .15), (w * .51, h * .5)], label, at, 10)
                lathe([(w * .23, h * .9), (w * .23, h * 1.03), (.001, h * 1.03)], cap, at, 10)
            else:
                box((x, y, z), (x + w, y + depth, z + h), colour, .004)
                box((x + .008, y - .006, z + h * .3), (x + w - .008, y, z + h * .72), label, 0)
                box((x + w * .25, y - .008, z + h * .44), (x + w * .75, y - .006, z + h * .56), colour, 0)
            x += w + .012
        x += stream.uniform(.0, .09)


def chair(x, y, z, cloth, legs):
    """An easy chair, 72 cm wide and deep, that looks toward -y; (x, y) is its front left corner."""
    for lo, hi in (((.08, 0, .26), (.64, .66, .44)), ((.04, .56, .40), (.68, .72, .86)), ((0, .06, .26), (.10, .70, .60)), ((.62, .06, .26), (.72, .70, .60))):
        box((x + lo[0], y + lo[1], z + lo[2]), (x + hi[0], y + hi[1], z + hi[2]), cloth, .045, 3)
    for dx in (.06, .66):
        for dy in (.10, .66):
            tube((x + dx, y + dy, z), (x + dx, y + dy, z + .28), .016, legs, 8)
