import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetRecords } from '../../tools/site/content.ts';
import { filmPoster, filmVersions } from '../../tools/site/film.ts';
import { findPicture } from '../../tools/site/picture-files.ts';

const project = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'film-'));
const field = 'src/content/pages/home.json: hero.film.file: ';
const withFfmpeg = test.runIf(spawnSync('ffmpeg', ['-version']).status === 0);
const example = readdirSync('media/film').filter((file) => /^hero(-phone)?\.(av1\.webm|mp4)$/.test(file));
/** Writes a home record whose film is `file` or, without `file`, the sample company's film. */
const name = (file?: string) => {
  const hero = { picture: 'hero-poster', film: { file } };
  writeFileSync('src/content/pages/home.json', JSON.stringify({ hero }));
  forgetRecords();
};

beforeAll(() => {
  process.chdir(copy);
  for (const folder of ['src/content/pages', 'media/film']) mkdirSync(folder, { recursive: true });
});
beforeEach(() => {
  vi.stubEnv('QUICK', '1');
  return () => vi.unstubAllEnvs();
});
afterAll(() => {
  process.chdir(project);
  rmSync(copy, { recursive: true });
});

test('without a film of the owner’s own, the sample’s four files are used and nothing is encoded', () => {
  name();
  expect(filmPoster('hero-poster')).toBeUndefined();
  expect(example).toHaveLength(4);
  expect(filmVersions().toSorted()).toEqual(example.map((file) => join('media', 'film', file)).toSorted());
  expect(readdirSync('.')).toEqual(['media', 'src']);
  // A record without a film has no versions.
  writeFileSync('src/content/pages/home.json', JSON.stringify({ hero: { picture: 'hero-poster' } }));
  forgetRecords();
  expect(filmVersions()).toEqual([]);
});

test('a film file that is missing, or has other capitals, is reported with its record and field', () => {
  name('our-film.mov');
  const message = `${field}${join('media', 'film', 'our-film.mov')} is missing: add the file`;
  expect(() => filmVersions()).toThrow(message);
  expect(() => findPicture('hero-poster')).toThrow(message);
  // Reported on every system, although Windows and macOS would find the file.
  writeFileSync('media/film/Our-Film.MOV', '');
  expect(() => filmVersions()).toThrow(
    'our-film.mov has other capitals, Our-Film.MOV: write its name the same way, or',
  );
  rmSync('media/film/Our-Film.MOV');
});

test('without FFmpeg, the error names the field and what to install', () => {
  name('any.mov');
  writeFileSync('media/film/any.mov', 'any');
  vi.stubEnv('PATH', '');
  for (const ask of [filmVersions, () => filmPoster('hero-poster')]) {
    expect(ask).toThrow(field);
    expect(ask).toThrow(/sudo apt install ffmpeg.*brew install ffmpeg.*winget install Gyan\.FFmpeg/);
  }
});

withFfmpeg('with FFmpeg: a broken video is reported with its field and leaves no files', () => {
  name('broken.mp4');
  writeFileSync('media/film/broken.mp4', 'no video');
  expect(() => filmVersions()).toThrow(`${field}expected a video that can be read; export it again`);
  expect(readdirSync('.')).not.toContain('.cache');
});

/** Reads a film file's streams, place of recording and length in seconds with FFmpeg's `ffprobe`. */
function read(file: string) {
  const shown =
    'stream=codec_name,codec_type,width,height,pix_fmt,level,r_frame_rate:format=duration:format_tags=location';
  const { stdout } = spawnSync('ffprobe', ['-v', 'error', '-show_entries', shown, '-of', 'json', file], {
    encoding: 'utf8',
  });
  const { streams, format } = JSON.parse(stdout);
  return { name: basename(file), streams, place: format.tags?.location, seconds: Math.round(Number(format.duration)) };
}

withFfmpeg('with FFmpeg: one clip is encoded into four versions and two posters, only once', async () => {
  name('clip.MOV');
  const clip = ['-f', 'lavfi', '-i', 'testsrc=s=640x360:r=60:d=1', '-f', 'lavfi', '-i', 'sine=d=1'];
  const made = spawnSync('ffmpeg', [...clip, '-metadata', 'location=+27.9-082.4/', 'media/film/clip.MOV']);
  expect(made.status).toBe(0);
  expect(read('media/film/clip.MOV').place).toMatch(/27.9/);
  const progress = vi.fn();
  const files = filmVersions(progress);
  const wide = { width: 1280, height: 720, pix_fmt: 'yuv420p', r_frame_rate: '30/1', codec_type: 'video' };
  const phone = { ...wide, width: 720, height: 576 };
  const rest = { place: undefined, seconds: 1 };
  const [first, second, third, fourth, ...others] = files.map(read);
  expect(first).toMatchObject({ name: 'hero.av1.webm', streams: [{ ...wide, codec_name: 'av1' }], ...rest });
  expect(second).toMatchObject({ name: 'hero.mp4', streams: [{ ...wide, codec_name: 'h264' }], ...rest });
  expect(third).toMatchObject({ name: 'hero-phone.av1.webm', streams: [{ ...phone, codec_name: 'av1' }], ...rest });
  expect(fourth).toMatchObject({ name: 'hero-phone.mp4', streams: [{ ...phone, codec_name: 'h264' }], ...rest });
  expect(others).toEqual([]);
  // `src/ui/film.tsx` states AV1 levels 8 and 4 to browsers, which no version may exceed; 720p at 30 fps needs only 5.
  expect(first?.streams[0].level).toBeLessThanOrEqual(5);
  expect(third?.streams[0].level).toBeLessThanOrEqual(4);
  const poster = findPicture('hero-poster');
  expect(await sharp(poster).metadata()).toMatchObject({ format: 'jpeg', width: 1920, height: 1080 });
  const phonePoster = poster.replace('.jpg', '-phone.jpg');
  expect(await sharp(phonePoster).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 576 });
  expect(readdirSync(dirname(poster))).toHaveLength(6);
  expect(progress).toHaveBeenCalledTimes(4);

  const times = [...files, poster, phonePoster].map((file) => statSync(file).mtimeMs);
  vi.stubEnv('PATH', '');
  expect(filmVersions(progress)).toEqual(files);
  expect(findPicture('hero-poster')).toBe(poster);
  expect([...files, poster, phonePoster].map((file) => statSync(file).mtimeMs)).toEqual(times);
  expect(progress).toHaveBeenCalledTimes(4);
});
