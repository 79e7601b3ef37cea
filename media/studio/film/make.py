"""The film of the first page: python3 -m film.make FRAMES_DIR FILM_DIR PICTURES_DIR

Renders the stills (20 minutes; kept as long as their script does not change), draws the loop, encodes it wide and for phones as
H.264 and AV1 under a size limit, and writes the two posters: the first frame, computed anew at full resolution.
"""
import math
import multiprocessing
import os
import subprocess
import sys
from pathlib import Path

import cv2

from film.loop import POSTERS, SIZES, Film
from film.path import FPS, FRAMES

SCRIPT = Path(__file__).with_name('stills.py')
STILL_WIDTH, FILM_WIDTH, SAMPLES = 2432, 2112, 12
NAMES, POSTER_NAMES = dict(wide='hero', phone='hero-phone'), dict(wide='hero-poster', phone='hero-poster-phone')
FILM_BYTES, POSTER_BYTES = dict(wide=900_000, phone=400_000), 700_000
# tagged BT.709, so that browsers show the film in the colours of its poster
COLOUR = ['-an', '-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-colorspace', 'bt709',
          '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
CODECS = {'mp4': (22, ['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high', '-movflags', '+faststart']),
          'av1.webm': (28, ['-c:v', 'libsvtav1', '-preset', '5', '-g', str(FRAMES)])}

film = None


def render_stills(folder):
    for mode in ('dirty', 'clean', 'wand'):
        exr = folder / f'hero-{mode}.exr'
        if exr.exists() and exr.stat().st_mtime > SCRIPT.stat().st_mtime:
            continue
        command = ['blender', '-b', '--python-use-system-env', '--python-exit-code', '1', '-P', SCRIPT, '--',
                   f'out={exr}', f'mode={mode}', f'w={STILL_WIDTH}', f'spp={SAMPLES}']
        print('+', *command, flush=True)
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
        if done.returncode:
            sys.exit(done.stdout[-3000:] + done.stderr[-3000:])


def draw(i):
    cv2.setNumThreads(1)
    return film.frame(i)


def draw_loop(folder):
    """All frames, without loss, one file for each shape."""
    global film
    film = Film(str(folder), FILM_WIDTH)
    pipes = {}
    for shape, (w, h) in SIZES.items():
        command = ['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'bgr24', '-s', f'{w}x{h}', '-r', str(FPS),
                   '-i', '-', '-c:v', 'ffv1', folder / f'{NAMES[shape]}.mkv']
        pipes[shape] = subprocess.Popen([str(part) for part in command], stdin=subprocess.PIPE)
    with multiprocessing.get_context('fork').Pool(os.cpu_count()) as pool:
        for frames in pool.imap(draw, range(FRAMES)):
            for shape, image in frames.items():
                pipes[shape].stdin.write(image.tobytes())
    for pipe in pipes.values():
        pipe.stdin.close()
        if pipe.wait():
            sys.exit('ffmpeg failed')


def encode(source, target, codec, limit):
    """The best quality that stays under the limit."""
    crf, options = CODECS[codec]
    while True:
        command = ['ffmpeg', '-y', '-loglevel', 'error', '-i', source, *COLOUR, *options, '-crf', crf, target]
        subprocess.run([str(part) for part in command], check=True, env=dict(os.environ, SVT_LOG='1'))
        size = target.stat().st_size
        print(f'{target.name}: {size} bytes at crf {crf}', flush=True)
        if size <= limit:
            return
        crf += max(1, int(math.log(size / limit) / math.log(1.17)))


def write_posters(frames, pictures):
    large = Film(str(frames), STILL_WIDTH)
    for shape, image in large.frame(0, POSTERS).items():
        file, quality = pictures / f'{POSTER_NAMES[shape]}.jpg', 92
        while True:
            cv2.imwrite(str(file), image, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
            if file.stat().st_size <= POSTER_BYTES:
                break
            quality -= 3
        print(f'{file.name}: {file.stat().st_size} bytes at quality {quality}', flush=True)


def main():
    frames, films, pictures = (Path(folder).resolve() for folder in sys.argv[1:4])
    for folder in (frames, films, pictures):
        folder.mkdir(parents=True, exist_ok=True)
    render_stills(frames)
    draw_loop(frames)
    for shape, name in NAMES.items():
        for codec in CODECS:
            encode(frames / f'{name}.mkv', films / f'{name}.{codec}', codec, FILM_BYTES[shape])
    write_posters(frames, pictures)


if __name__ == '__main__':
    main()
