import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run } from './run/checks.ts';

/**
 * Makes the site another company's in a copy, by the edits that an owner makes, and runs the tests there: none of them may know
 * the example. `npm run test:owner -- check` stops after what takes seconds.
 */
const copy = mkdtempSync(join(tmpdir(), 'owner-'));
const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0');
for (const file of files.filter((each) => each && each !== 'node_modules' && existsSync(each)))
  cpSync(file, join(copy, file));
symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'junction');
for (const cache of ['pictures', 'share', 'font'].map((name) => `.cache/${name}`))
  if (existsSync(cache)) cpSync(cache, join(copy, cache), { recursive: true });
process.chdir(copy);
// The editor saves into a folder whose versions git keeps.
execFileSync('git', ['init', '--quiet']);

interface Page {
  sections: { kind: string; [field: string]: unknown }[];
  reviews?: { reviews: { rating: number }[] };
  testimonial?: object;
  neighborhoods: string[];
  redirects: { from: string; to: string }[];
}

function edit(name: string, change: (record: Page) => void): void {
  const file = `src/content/${name}.json`;
  const record = JSON.parse(readFileSync(file, 'utf8')) as Page;
  change(record);
  writeFileSync(file, JSON.stringify(record));
}

/** Changes the list of every block of a kind; a list that ends up empty takes its block along. */
function editBlocks(name: string, kind: string, field: string, change: (entries: object[]) => object[]): void {
  edit(name, (record) => {
    record.sections = record.sections.flatMap((section) => {
      if (section.kind !== kind) return [section];
      const entries = change(section[field] as object[]);
      return entries.length > 0 ? [{ ...section, [field]: entries }] : [];
    });
  });
}

const oneMore = (extra: object) => (entries: object[]) => [...entries, { ...entries[0], ...extra }];

cpSync('tests/fixtures/harborwash.json', 'company.json');
editBlocks('pages/about', 'team', 'people', (people) => people.slice(0, 1));
editBlocks('pages/about', 'benefits', 'benefits', oneMore({ title: 'One more' }));
editBlocks('pages/about', 'badges', 'badges', (badges) => badges.slice(1));
editBlocks('services/apartment-complex-cleaning', 'plans', 'plans', () => []);
editBlocks('services/apartment-complex-cleaning', 'questions', 'questions', (all) => all.slice(0, 5));
editBlocks('services/gas-station-cleaning', 'questions', 'questions', oneMore({ question: 'And one more?' }));
edit('pages/home', ({ reviews }) => {
  for (const review of reviews?.reviews.slice(0, 1) ?? []) review.rating = 3;
});
edit('cities/dunedin', (city) => {
  delete city.testimonial;
  city.neighborhoods.length = 6;
});
cpSync('tests/fixtures/oldsmar.json', 'src/content/cities/oldsmar.json');
// A page of its own, to which another leads.
const paragraphs = ['Care for other people’s property. '.repeat(20)];
const careers = {
  draft: false,
  metadata: { title: 'Careers', description: 'Work with us.', keywords: ['jobs'] },
  hero: { heading: 'Wash with us', lead: 'Early mornings, good boots.', picture: 'dock' },
  sections: [{ kind: 'text', heading: 'What we look for', paragraphs }],
};
writeFileSync('src/content/pages/careers.json', JSON.stringify(careers));
edit('pages/about', ({ sections }) => {
  sections.splice(-1, 0, { kind: 'links', heading: 'Jobs', links: [{ label: 'Careers', to: '/careers' }] });
});
// A city that is given up, with the pages of services there.
const gone = ['/areas/plant-city'];
rmSync('src/content/cities/plant-city.json');
for (const file of globSync('src/content/locations/*-plant-city.json')) {
  rmSync(file);
  gone.push(`/locations/${basename(file, '.json')}`);
}
edit('site', (site) => site.redirects.push(...gone.map((from) => ({ from, to: '/areas' }))));

run('Format', 'biome', ['format', '--write', '.']);
const passed = run('Another company', 'node', [`tests/run/${process.argv[2] ?? 'test'}.ts`]);
process.chdir(tmpdir());
if (passed) rmSync(copy, { recursive: true });
else {
  console.error(`\nThe copy is in ${copy}`);
  process.exitCode = 1;
}
