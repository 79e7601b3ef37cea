import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { City } from '../../src/content/schema.ts';
import { checkContent, loadContent } from '../../tools/build/check-content.ts';
import { copyWords } from '../copy-project.ts';
import { entries, entryOf, examples, links } from '../owner.ts';

let copy = '';
const oldsmar = 'src/content/cities/oldsmar.json';
function run(tool: string, ...args: string[]) {
  return spawnSync('node', [`tools/${tool}.ts`, ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ENV_FILES: 'off' },
  });
}

/** What the content check has against the words of a file. */
function problemsOf(file: string): string[] {
  const path = join(copy, file);
  const found = checkContent(loadContent(join(copy, 'src/content')));
  return found.flatMap((line) => (line.startsWith(path) ? [line.slice(path.length + 2)] : []));
}

beforeAll(() => {
  copy = copyWords();
  // An owner may have the city by now.
  rmSync(join(copy, oldsmar), { force: true });
});

afterAll(() => rmSync(copy, { recursive: true }));

test('a city is begun as a draft by one command, with each thing to write marked and nothing else', () => {
  const { status, stdout } = run('owner/new', 'city', 'Oldsmar');
  expect(status).toBe(0);
  const record = readFileSync(join(copy, oldsmar), 'utf8');
  expect(record).toContain('"fullName": "Oldsmar, ');
  const others = entries.filter(({ folder, name }) => folder === 'cities' && name !== 'oldsmar');
  const orders = others.map(({ record: other }) => (other as City).order);
  expect(record).toContain(`"order": ${Math.max(...orders) + 1}`);
  const problems = problemsOf(oldsmar);
  expect(problems).toContain('landmarks.0: still to write: landmarks 1');
  expect(problems).toContain('population: still to write: population (For example 390,000+)');
  expect(problems.filter((problem) => problem.includes(': still to write: '))).toHaveLength(
    record.match(/TODO/g)?.length ?? 0,
  );
  // What is no free text is asked for by the shape itself.
  const asked = problems.filter((problem) => !problem.includes(': still to write: '));
  const fields = new Set(asked.map((problem) => problem.split(/[.:]/)[0]));
  // Whether the city that it takes after has a review is the owner's choice.
  fields.delete('testimonial');
  expect([...fields]).toEqual(['population', 'zipCodes', 'latitude', 'longitude']);
  expect(stdout).toContain(`${problems.length} places to write`);
  expect(run('owner/doctor').stdout).toContain(`${oldsmar} is a draft, with ${problems.length} places to write.`);
  expect(stdout).toContain('/areas/oldsmar');
});

test('a record that is there is not written over', () => {
  const before = readFileSync(join(copy, oldsmar), 'utf8');
  const { status, stderr } = run('owner/new', 'city', 'Oldsmar');
  expect(status).toBe(1);
  expect(stderr).toContain(`${oldsmar} is there already`);
  expect(readFileSync(join(copy, oldsmar), 'utf8')).toBe(before);
});

test('with a prepared record there is nothing to say of the city', () => {
  cpSync('tests/fixtures/oldsmar.json', join(copy, oldsmar));
  expect(problemsOf(oldsmar)).toEqual([]);
});

test('a service and its page in a city are begun, each with all that the content check asks for', () => {
  expect(run('owner/new', 'service', 'Rooftop & Gutter Cleaning').status).toBe(0);
  expect(run('owner/new', 'service', 'St. Joseph’s Church Cleaning').status).toBe(0);
  const service = 'rooftop-and-gutter-cleaning';
  const city = entryOf(links.city.to).name;
  expect(run('owner/new', 'location', service, city).status).toBe(0);
  const services = [service, 'st-josephs-church-cleaning'].map((slug) => `src/content/services/${slug}.json`);
  for (const file of [...services, `src/content/locations/${service}-${city}.json`]) {
    const problems = problemsOf(file);
    expect(problems.length, file).toBeGreaterThan(0);
    expect(problems.filter((problem) => !problem.includes(': still to write: '))).toEqual([]);
  }
});

test.each([
  [['page'], 'npm run new city "Oldsmar"'],
  [['city'], 'npm run new city "Oldsmar"'],
  [['city', 'New', 'Gulfport'], 'npm run new city "Oldsmar"'],
  [['city', '--name'], 'npm run new city "Oldsmar"'],
  [['service', '!?'], '"!?": expected a name with letters or digits'],
  [['location', entryOf(examples.service).name, 'atlantis'], '"atlantis": expected one of '],
])('%j is answered with what was expected, and nothing is written', (args, sentence) => {
  const { status, stdout, stderr } = run('owner/new', ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stdout).toBe('');
});
