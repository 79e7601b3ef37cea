import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Finding } from '../../tools/owner/doctor/finding.ts';
import { copyWords } from '../copy-project.ts';

let copy = '';

function runDoctor(keys: Record<string, string> = {}) {
  const done = spawnSync('node', ['tools/owner/doctor.ts', '--json'], {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ENV_FILES: 'off', ...keys },
  });
  const { ready, groups } = JSON.parse(done.stdout) as { ready: boolean; groups: Record<string, Finding[]> };
  const of = (kind: Finding['mark']) =>
    Object.values(groups)
      .flat()
      .flatMap(({ mark, text }) => (mark === kind ? [text] : []));
  return { status: done.status, ready, faults: of('fault'), hints: of('hint') };
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

test('on a fresh clone the doctor lists every sample value, and nothing else', () => {
  const { status, ready, faults } = runDoctor();
  expect(status).toBe(1);
  expect(ready).toBe(false);
  expect(faults).toEqual([
    'The phone is still the sample (813) 555-0142.',
    'The mailbox is still the sample sales@example.com.',
    'The office is still at the sample 100 Sample Street.',
    'The domain is still the sample https://www.example.com.',
    'The privacy policy shows placeholders: email, phone, address.',
    'EmailJS: the public key is missing: requests stay on this machine.',
    'EmailJS: the service ID is missing: requests stay on this machine.',
    'EmailJS: the template ID is missing: requests stay on this machine.',
    expect.stringMatching(/^Sample reviews or people stand in .*about\.json.*home\.json.*tampa\.json/),
  ]);
});

test('with all set the doctor has nothing left, and says so to other programs', () => {
  edit('company.json', [
    ['(813) 555-0142', '(727) 244-1888'],
    ['sales@example.com', 'office@harborwash.com'],
    ['100 Sample Street', '12 Bay Street'],
    ['https://www.example.com', 'https://www.harborwash.com'],
    [
      "{ email: '', phone: '', address: '' }",
      "{ email: 'a@harborwash.com', phone: '(727) 244-1888', address: '12 Bay Street' }",
    ],
  ]);
  edit('src/content/{pages,cities}/*.json', [['"name": "Sample ', '"name": "Ana ']]);
  const keys = {
    VITE_EMAILJS_PUBLIC_KEY: 'abcDEF123456789',
    VITE_EMAILJS_SERVICE_ID: 'service_1a2b3c4',
    VITE_EMAILJS_TEMPLATE_ID: 'template_1a2b3c4',
  };
  expect(runDoctor(keys)).toMatchObject({ status: 0, ready: true, faults: [] });
});

test('a picture that is missing, soft or heavy is found', async () => {
  rmSync(join(copy, 'media'));
  mkdirSync(join(copy, 'media/pictures'), { recursive: true });
  const changed = ['dock-after.jpg', 'fuel-after.jpg', 'patio-after.jpg'];
  for (const file of readdirSync('media/pictures').filter((each) => !changed.includes(each))) {
    symlinkSync(resolve('media/pictures', file), join(copy, 'media/pictures', file));
  }
  const noise = {
    create: {
      width: 1600,
      height: 900,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  } as const;
  await sharp(noise).resize(600).jpeg().toFile(join(copy, 'media/pictures/dock-after.jpg'));
  await sharp(noise).png().toFile(join(copy, 'media/pictures/fuel-after.png'));
  const { faults, hints } = runDoctor();
  expect(faults).toContainEqual(expect.stringMatching(/patio-after: expected one file .*found none/));
  expect(hints).toContain('media/pictures/dock-after.jpg is 600 pixels wide and will look soft.');
  expect(hints).toContainEqual(expect.stringMatching(/^media\/pictures\/fuel-after\.png has \d\.\d MB\.$/));
});

test('what the build itself would refuse is told with the field', () => {
  edit('company.json', [[/phone: '\(.*?'/g, "phone: 'call us'"]]);
  expect(runDoctor().faults).toContainEqual(expect.stringContaining('phone'));
});
