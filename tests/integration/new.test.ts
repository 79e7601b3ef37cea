import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { City } from '../../src/content/schema.ts';
import type { ContentFault } from '../../tools/build/content-report.ts';
import { copyWords } from '../copy-project.ts';
import { entries, entryOf, links } from '../owner.ts';

let copy = '';
const oldsmar = 'src/content/cities/oldsmar.json';
const flags = {
  name: 'Oldsmar',
  county: 'Pinellas',
  response: 'Next Day',
  population: '15,000+',
  zip: '34677, 34688',
  latitude: '28.03',
  longitude: '-82.67',
};
const asArguments = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([flag, value]) => [`--${flag}`, value]);

function run(tool: string, ...args: string[]) {
  return spawnSync('node', [`tools/${tool}.ts`, ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ENV_FILES: 'off' },
  });
}

/** What the content check has against the words of a file. */
function faultsOf(file: string): string[] {
  const found = JSON.parse(run('build/content-report').stdout) as ContentFault[];
  return found.flatMap(({ text }) => (text.startsWith(file) ? [text.slice(file.length + 2)] : []));
}

beforeAll(() => {
  copy = copyWords();
  // An owner may have the city by now.
  rmSync(join(copy, oldsmar), { force: true });
});

afterAll(() => rmSync(copy, { recursive: true }));

test('a city is begun as a draft by one command, with each thing to write marked and nothing else', () => {
  const { status, stdout } = run('owner/new', 'city', ...asArguments(flags));
  expect(status).toBe(0);
  const record = readFileSync(join(copy, oldsmar), 'utf8');
  expect(record).toContain('"zipCodes": ["34677", "34688"]');
  expect(record).toContain('"longitude": -82.67');
  const others = entries.filter(({ folder, name }) => folder === 'cities' && name !== 'oldsmar');
  const orders = others.map(({ record: other }) => (other as City).order);
  expect(record).toContain(`"order": ${Math.max(...orders) + 1}`);
  const faults = faultsOf(oldsmar);
  expect(faults).toContain('landmarks.2: still to write: landmark 3');
  expect(faults.filter((fault) => !fault.includes(': still to write: '))).toEqual([]);
  expect(faults).toHaveLength(record.match(/TODO/g)?.length ?? 0);
  expect(stdout).toContain(`${faults.length} places to write`);
  expect(run('owner/doctor').stdout).toContain(`${oldsmar} is a draft, with ${faults.length} places to write.`);
  expect(stdout).toContain('/areas/oldsmar');
});

test('a record that is there is not written over', () => {
  const before = readFileSync(join(copy, oldsmar), 'utf8');
  const { status, stderr } = run('owner/new', 'city', ...asArguments(flags));
  expect(status).toBe(1);
  expect(stderr).toContain(`${oldsmar} is there already`);
  expect(readFileSync(join(copy, oldsmar), 'utf8')).toBe(before);
});

test('with a prepared record there is nothing to say of the city', () => {
  cpSync('tests/fixtures/oldsmar.json', join(copy, oldsmar));
  expect(faultsOf(oldsmar)).toEqual([]);
});

test('answers that are missing or not as expected are named, and nothing is written', () => {
  const { zip: _, ...some } = { ...flags, name: 'Gulfport', population: 'many', longitude: '82.7' };
  const { status, stderr } = run('owner/new', 'city', ...asArguments(some));
  expect(status).toBe(1);
  expect(stderr).toContain('--population is "many": expected a figure such as 390,000+');
  expect(stderr).toContain('--longitude is "82.7": expected a longitude between -88 and -79');
  expect(run('owner/new', 'service', '!?').stderr).toContain('--name is "!?": expected a name with letters or digits');
  expect(stderr).toContain('--zip is missing: ZIP codes with commas between');
  expect(existsSync(join(copy, 'src/content/cities/gulfport.json'))).toBe(false);
});

test('a service and its page in a city are begun, each with all that the content check asks for', () => {
  expect(run('owner/new', 'service', 'Rooftop & Gutter Cleaning').status).toBe(0);
  const service = 'rooftop-and-gutter-cleaning';
  const city = entryOf(links.city.to).name;
  expect(run('owner/new', 'location', '--service', service, '--city', city).status).toBe(0);
  for (const file of [`src/content/services/${service}.json`, `src/content/locations/${service}-${city}.json`]) {
    const faults = faultsOf(file);
    expect(faults.length, file).toBeGreaterThan(0);
    expect(faults.filter((fault) => !fault.includes(': still to write: '))).toEqual([]);
  }
});

test('an unknown kind is answered with what there is', () => {
  const { status, stderr } = run('owner/new', 'page');
  expect(status).toBe(1);
  expect(stderr).toContain('npm run new -- city');
});
