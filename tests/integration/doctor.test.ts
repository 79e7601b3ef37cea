import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPicture } from '../../tools/build/picture-files.ts';
import { pictureNames } from '../../tools/build/picture-records.ts';
import { watched } from '../../tools/owner/doctor/claims.ts';
import type { Finding } from '../../tools/owner/doctor/finding.ts';
import { copyWords } from '../copy-project.ts';
import { company } from '../owner.ts';

let copy = '';

function runDoctor(keys: Record<string, string> = {}) {
  const done = spawnSync(process.execPath, ['tools/owner/doctor.ts', '--json'], {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ENV_FILES: 'off', ...keys },
  });
  const { ready, groups } = JSON.parse(done.stdout) as { ready: boolean; groups: Record<string, Finding[]> };
  const of = (kind: Finding['mark']) =>
    Object.values(groups)
      .flat()
      .flatMap(({ mark, text }) => (mark === kind ? [text] : []));
  return { status: done.status, ready, problems: of('problem'), hints: of('hint') };
}

/** Replaces text in the copy's files, as the owner would in an editor. */
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

test('with all set the doctor has nothing left, and says so to other programs', () => {
  const facts = company.facts.map((fact) => ({ ...fact, proof: 'seen' }));
  const claims = watched.map((words) => ({ words, proof: 'seen' }));
  const another = JSON.parse(readFileSync('tests/fixtures/harborwash.json', 'utf8')) as object;
  writeFileSync(join(copy, 'company.json'), JSON.stringify({ ...another, facts, claims }, null, 2));
  edit('src/content/*/*.json', [['"name": "Sample ', '"name": "Ana ']]);
  const keys = {
    VITE_EMAILJS_PUBLIC_KEY: 'abcDEF123456789',
    VITE_EMAILJS_SERVICE_ID: 'service_1a2b3c4',
    VITE_EMAILJS_TEMPLATE_ID: 'template_1a2b3c4',
  };
  expect(runDoctor(keys)).toMatchObject({ status: 0, ready: true, problems: [] });
});

test('a picture that is missing, soft or heavy is found', async () => {
  rmSync(join(copy, 'media'));
  mkdirSync(join(copy, 'media/pictures'), { recursive: true });
  const [missing = '', soft = '', heavy = ''] = pictureNames().map((id) => basename(findPicture(id)));
  for (const file of readdirSync('media/pictures').filter((each) => ![missing, soft, heavy].includes(each))) {
    cpSync(join('media/pictures', file), join(copy, 'media/pictures', file));
  }
  const noise = {
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  } as const;
  const write = (image: Sharp, file: string) => image.toFile(join(copy, 'media/pictures', file));
  await write(sharp(noise).resize(600).jpeg(), soft);
  await write(sharp(noise).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }), heavy);
  const { problems, hints } = runDoctor();
  expect(problems).toContainEqual(
    expect.stringContaining(`: file: expected a file media/pictures/${missing}, found none`),
  );
  expect(hints).toContain(`media/pictures/${soft} is 600 pixels wide and will look soft.`);
  expect(hints).toContainEqual(expect.stringMatching(`^media/pictures/${heavy} has \\d\\.\\d MB\\.$`));
});

test('what the build itself would refuse is told with the field', () => {
  edit('company.json', [[/"phone": ".*?"/g, '"phone": "call us"']]);
  edit('src/content/pages/home.json', [['"pause":', '"file": "not-there.mov", "pause":']]);
  const { problems } = runDoctor();
  expect(problems).toContainEqual(expect.stringContaining('company.json: phone: '));
  const film = join('media', 'film', 'not-there.mov');
  expect(problems).toContainEqual(expect.stringContaining(`hero.film.file: expected a file ${film}, found none`));
});
