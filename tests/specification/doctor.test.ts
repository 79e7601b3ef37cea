import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { watched } from '../../tools/owner/doctor/claims.ts';
import type { Finding } from '../../tools/owner/doctor/finding.ts';
import { loadCompany } from '../../tools/site/company.ts';

test('on a fresh clone, the doctor lists every sample value and unproven claim, and no picture problem', () => {
  const { stdout, status } = spawnSync(process.execPath, ['tools/owner/doctor.ts', '--json'], {
    encoding: 'utf8',
    // Names a folder without a build, because this clone may or may not have been built.
    env: { PATH: process.env.PATH, ENV_FILES: 'off', BUILD_DIR: '.cache/not-built' },
  });
  const { ready, groups } = JSON.parse(stdout) as { ready: boolean; groups: Record<string, Finding[]> };
  const problems = Object.values(groups)
    .flat()
    .flatMap(({ mark, text }) => (mark === 'problem' ? [text] : []));
  expect([status, ready]).toEqual([1, false]);
  expect(problems.filter((text) => !text.startsWith('Is it true? '))).toEqual([
    'This is still the example company.',
    'The phone is still a sample: (813) 555-0142.',
    'The email is still a sample: sales@example.com.',
    'The address is still a sample: 100 Sample Street, Tampa.',
    'The domain is still a sample: https://www.example.com.',
    'The privacy policy shows placeholders: email, phone, address.',
    'EmailJS: no public key, so requests stay on this machine.',
    'EmailJS: no service ID, so requests stay on this machine.',
    'EmailJS: no template ID, so requests stay on this machine.',
    expect.stringMatching(/^Sample reviews or people are still in .*tampa\.json.*about\.json.*home\.json/),
  ]);
  expect(groups.Pictures).toEqual([expect.objectContaining({ mark: 'ready' })]);
  const { facts, claims } = loadCompany();
  const said = [...facts.map(({ value }) => value), ...claims.map(({ words }) => words)];
  const asked = problems.flatMap((text) => /^Is it true\? "([^"]+)"/.exec(text)?.[1] ?? []);
  expect(asked).toEqual(said);
  // `watched` must have every claim, so that the doctor still asks about one that an owner deleted from company.json.
  expect(claims.map(({ words }) => words).sort()).toEqual(watched.toSorted());
});
