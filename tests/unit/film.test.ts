import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HomePage, shapeOf } from '../../src/content/schema.ts';
import { filmPoster, filmVersions } from '../../tools/build/film.ts';
import { wrongFields } from '../../tools/build/json.ts';
import { findPicture } from '../../tools/build/pictures.ts';
import { recordOf } from '../owner.ts';

const project = process.cwd();
const home = recordOf<HomePage>('/');
const { file: _, ...labels } = home.hero.film;
const example = readdirSync('media/film').filter((file) => /^hero(-phone)?\.(av1\.webm|mp4)$/.test(file));
/** Writes home's record with a film of the owner's, or with none. */
const name = (file?: string) =>
  writeFileSync(
    'src/content/pages/home.json',
    JSON.stringify({ hero: { film: { ...labels, ...(file && { file }) } } }),
  );

beforeAll(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'film-')));
  mkdirSync('src/content/pages', { recursive: true });
});
afterAll(() => process.chdir(project));

const videos = ['our-film.mov', 'IMG_1234.MOV', 'a.mp4', 'a.m4v', 'a.webm', 'a.mkv', 'a.avi'];
const expected = [expect.stringMatching(/^hero\.film\.file: expected a video such as our-film\.mov/)];

test.each([
  ...videos.map((file) => [file, []] as const),
  ...['our-film', 'film.gif', 'our film.mp4', '../film.mp4'].map((file) => [file, expected] as const),
])('%s as the film is found wrong as %j', (file, wrong) => {
  const record = { ...home, hero: { ...home.hero, film: { ...labels, file } } };
  expect(wrongFields(shapeOf('pages', 'home'), record)).toEqual(wrong);
});

test('without a film of the owner’s the example’s four files are shown, and nothing is made', () => {
  name();
  expect(filmPoster()).toBeUndefined();
  expect(example).toHaveLength(4);
  expect(filmVersions().toSorted()).toEqual(example.map((file) => join('media', 'film', file)).toSorted());
  expect(readdirSync('.')).toEqual(['src']);
});

test('a film that is not there is named with its record and field', () => {
  name('our-film.mov');
  const message = `src/content/pages/home.json: hero.film.file: expected a file ${join('media', 'film', 'our-film.mov')}, found none`;
  expect(() => filmVersions()).toThrow(message);
  expect(() => findPicture('hero-poster')).toThrow(message);
});
