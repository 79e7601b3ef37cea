import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HomePage } from '../../src/content/schema.ts';
import { watched } from '../../tools/owner/doctor/claims.ts';
import type { Finding } from '../../tools/owner/doctor/finding.ts';
import { findPicture } from '../../tools/site/picture-files.ts';
import { pictureNames } from '../../tools/site/picture-records.ts';
import { copyWords } from '../copy-project.ts';
import { harbor, keys } from '../doctor.ts';
import { company, recordOf } from '../owner.ts';

let copy = '';

function runDoctor(keys: Record<string, string> = {}, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['tools/owner/doctor.ts', '--json', ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ENV_FILES: 'off', ...keys },
  });
  const { ready, groups } = JSON.parse(stdout || '{"groups":{}}');
  const all = Object.values<Finding[]>(groups).flat();
  const of = (kind: Finding['mark']) => all.flatMap(({ mark, text }) => (mark === kind ? [text] : []));
  return { status, stderr, ready, problems: of('problem'), hints: of('hint') };
}

/** Replaces text in the copy's files that match `pattern`, as an owner would in a text editor. */
function edit(pattern: string, changes: [string | RegExp, string][]): void {
  for (const file of globSync(pattern, { cwd: copy })) {
    const path = join(copy, file);
    const text = changes.reduce((each, [from, to]) => each.replaceAll(from, to), readFileSync(path, 'utf8'));
    writeFileSync(path, text);
  }
}

beforeAll(() => {
  copy = copyWords();
});

afterAll(() => rmSync(copy, { recursive: true }));

test('the doctor finds no problem in a complete setup, and says so in JSON and its exit code', () => {
  const facts = company.facts.map((fact) => ({ ...fact, proof: 'seen' }));
  const claims = watched.map((words) => ({ words, proof: 'seen' }));
  writeFileSync(join(copy, 'company.json'), JSON.stringify({ ...harbor, facts, claims }, null, 2));
  edit('src/content/*/*.json', [['"name": "Sample ', '"name": "Ana ']]);
  expect(runDoctor(keys)).toMatchObject({ status: 0, ready: true, problems: [] });
});

test('--live reports an invalid address in JSON, and shows its usage when the address is missing', () => {
  expect(runDoctor({}, '--live', 'www.harborwash.com')).toMatchObject({
    status: 1,
    ready: false,
    problems: ['"www.harborwash.com" is not a web address.'],
  });
  const usage = expect.stringContaining('--live https://www.your-domain.com');
  expect(runDoctor({}, '--live')).toMatchObject({ status: 2, stderr: usage });
});

const hasFilm = Boolean(recordOf<HomePage>('/').hero.film);

test('the doctor reports build errors with their field, and pictures that are too small or too heavy', async () => {
  rmSync(join(copy, 'media'));
  mkdirSync(join(copy, 'media/pictures'), { recursive: true });
  const [missing = '', soft = '', heavy = ''] = pictureNames().map((id) => basename(findPicture(id)));
  for (const file of readdirSync('media/pictures').filter((each) => ![missing, soft, heavy].includes(each))) {
    cpSync(join('media/pictures', file), join(copy, 'media/pictures', file));
  }
  const size = { width: 1600, height: 1200, channels: 3, background: '#808080' } as const;
  const noise = { create: { ...size, noise: { type: 'gaussian', mean: 128, sigma: 60 } } } as const;
  const write = (image: Sharp, file: string) => image.toFile(join(copy, 'media/pictures', file));
  await write(sharp(noise).resize(600).jpeg(), soft);
  await write(sharp(noise).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }), heavy);
  edit('company.json', [[/"phone": ".*?"/g, '"phone": "call us"']]);
  edit('src/content/pages/home.json', [['"pause":', '"file": "not-there.mov", "pause":']]);
  const { problems, hints } = runDoctor();
  const film = join('media', 'film', 'not-there.mov');
  for (const expected of [
    `: file: media/pictures/${missing} is missing: add the file`,
    'company.json: phone: ',
    ...(hasFilm ? [`hero.film.file: ${film} is missing: add the file`] : []),
  ])
    expect(problems).toContainEqual(expect.stringContaining(expected));
  expect(hints).toContain(
    `media/pictures/${soft} is 600 pixels wide and will look soft: use 960 or more for a card, 1600 for a first screen.`,
  );
  expect(hints).toContainEqual(expect.stringMatching(`^media/pictures/${heavy} is \\d\\.\\d MB\\.$`));
});
