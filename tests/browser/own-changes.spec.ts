import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildCopy, copyProject } from '../copy-project.ts';
import { readHead } from './head.ts';
import { expect, test } from './site.ts';

// One build holds every change that an owner makes here: they do not touch one another.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const patio = 'media/pictures/patio-after';
const cities = 'src/content/cities';
const unsafe = `</script><img src=x onerror="alert(1)"> & "double" 'single' <!-- <script> --`;

/** A JPEG in one color, of a size and shape unlike the original's. */
const own = sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#c03020' } }).jpeg();

let copy = '';
const read = (page: string) => readFileSync(join(copy, 'dist', `${page}.html`), 'utf8');

/** Puts unsafe words into the fields of a record that reach titles, tags and structured data. */
function makeUnsafe(file: string): void {
  const record = JSON.parse(readFileSync(file, 'utf8'), (field, value) =>
    /^(name|description|heading|lead|title)$/.test(field) ? `${field} ${unsafe}` : value,
  );
  writeFileSync(file, JSON.stringify(record));
}

test.beforeAll(async () => {
  copy = copyProject();
  cpSync('tests/fixtures/oldsmar.json', join(copy, cities, 'oldsmar.json'));
  const draft = { ...JSON.parse(readFileSync('tests/fixtures/oldsmar.json', 'utf8')), draft: true };
  writeFileSync(
    join(copy, cities, 'draftville.json'),
    JSON.stringify({ ...draft, name: 'Draftville', county: 'TODO: the county' }),
  );
  await own.clone().toFile(join(copy, `${patio}.jpg`));
  const company = join(copy, 'company.json');
  writeFileSync(company, readFileSync(company, 'utf8').replace('(813) 555-0142', '(727) 555-0199'));
  const about = join(copy, 'src/content/pages/about.json');
  writeFileSync(about, readFileSync(about, 'utf8').replace('"role":', '"image": "patio-after", "role":'));
  const careers = {
    metadata: { title: 'Careers', description: 'Work with us in Tampa Bay.', keywords: ['jobs'] },
    hero: { heading: 'Wash with us', lead: 'Early mornings, good boots.', picture: 'dock-after' },
    sections: [{ kind: 'text', heading: 'What we look for', paragraphs: ['Care.'] }],
  };
  writeFileSync(join(copy, 'src/content/pages/careers.json'), JSON.stringify(careers));
  makeUnsafe(join(copy, 'src/content/locations/hoa-services-tampa.json'));
  buildCopy(copy);
});

test.afterAll(() => rmSync(copy, { recursive: true }));

test('the phone number is changed everywhere by one edit', () => {
  const files = readdirSync(join(copy, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|webmanifest|txt|xml)$/.test(file),
  );
  const texts = files.map((file) => ({ file, text: readFileSync(join(copy, 'dist', file), 'utf8') }));
  expect(texts.filter(({ text }) => /555-0142|8135550142/.test(text)).map(({ file }) => file)).toEqual([]);
  expect(read('areas/tampa')).toContain('href="tel:+17275550199"');
  expect(read('contact')).toContain('(727) 555-0199');
});

test('a city is added by one record: page, areas page, home, footer, contact list, map and site map follow', () => {
  const part = (page: string, name: string) =>
    new RegExp(`<${name}[ >].*</${name}>`, 's').exec(read(page))?.[0].replaceAll('<!-- -->', '') ?? '';
  expect(part('areas/oldsmar', 'main')).toContain('Commercial pressure washing in Oldsmar, Florida');
  expect(part('areas', 'main')).toContain('>Learn More About Oldsmar</a>');
  expect(part('areas', 'main')).toContain('>Get Quote in Oldsmar</a>');
  expect(part('areas', 'main').match(/<text [^>]*>Oldsmar</g), 'on the map').toHaveLength(1);
  expect(part('index', 'main')).toMatch(/<a [^>]*href="\/areas\/oldsmar"[^>]*>Oldsmar</);
  expect(part('about', 'footer')).toMatch(/<a [^>]*href="\/areas\/oldsmar"[^>]*>Oldsmar</);
  expect(part('contact', 'main')).toMatch(/>Oldsmar<.*>Surrounding Areas</s);
  expect(readFileSync(join(copy, 'dist/sitemap.xml'), 'utf8')).toContain('/areas/oldsmar</loc>');
});

test('a draft, however unfinished, is no part of the built site', () => {
  const files = readdirSync(join(copy, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes('areas/draftville'))).toEqual([]);
  const texts = files.filter((file) => /\.(html|js|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => readFileSync(join(copy, 'dist', file), 'utf8').includes('Draftville'))).toEqual([]);
});

test('a page is added by one record: address, crumbs, share picture and site map follow', () => {
  expect(read('careers')).toContain('>Wash with us</h1>');
  expect(read('careers')).toContain('"position":2,"name":"Careers"');
  expect(read('careers')).toContain('/share/careers.jpg"');
  expect(readdirSync(join(copy, 'dist/share'))).toContain('careers.jpg');
  expect(readFileSync(join(copy, 'dist/sitemap.xml'), 'utf8')).toContain('/careers</loc>');
});

test('a picture is replaced by a file of the owner’s over it, whatever its size', async () => {
  const [image = ''] = /<img [^>]*src="\/pictures\/patio-after[^>]*>/.exec(read('areas/st-petersburg')) ?? [];
  expect(image).toContain('width="1000" height="1000"');
  const [, name = ''] = /src="\/pictures\/(patio-after\.\w+)\.jpg/.exec(image) ?? [];
  const cut = readdirSync(join(copy, 'dist/pictures')).filter((each) => each.startsWith(name));
  const sizes = ['480', '800', '1000', 'tall'];
  const expected = sizes.map((size) => `${name}-${size}.avif`);
  expect(cut.sort()).toEqual([...expected, `${name}.jpg`].sort());
  const { dominant } = await sharp(join(copy, `dist/pictures/${name}.jpg`)).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b + 50);
});

test('a person of the team has the picture that the record names, and the others their initials', () => {
  const team = /data-testid="team".*?<\/section>/s.exec(read('about'))?.[0] ?? '';
  expect(team.match(/<img [^>]*src="\/pictures\/patio-after[^>]* alt="[^"]+"/g)).toHaveLength(1);
  expect(team.match(/<text /g)).toHaveLength(3);
});

test('unsafe words in a record come out harmless', async ({ page }) => {
  const html = read('locations/hoa-services-tampa');
  await page.route('**/unsafe', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/unsafe');
  const { titles, metas, data } = await readHead(page);
  expect(titles).toEqual([`title ${unsafe}`.slice(0, 57).concat('...')]);
  expect(Object.fromEntries(metas).description).toBe(`description ${unsafe}`);
  expect(data.map((each) => JSON.parse(each))).toContainEqual(
    expect.objectContaining({ description: `description ${unsafe}` }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`heading ${unsafe}`);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('two files for one picture stop the build with both names', async () => {
  await own
    .clone()
    .png()
    .toFile(join(copy, `${patio}.png`));
  expect(() => buildCopy(copy)).toThrow(
    /patio-after: expected one file .*found \S+patio-after\.jpg and \S+patio-after\.png/,
  );
});

test('a record with a fault stops the build with file and field, one that cannot be read with line and column', () => {
  const boats = join(copy, cities, 'boats.json');
  const record = readFileSync('tests/fixtures/oldsmar.json', 'utf8');
  writeFileSync(boats, record.replace('15,000+', 'many'));
  expect(() => buildCopy(copy)).toThrow(
    /src\/content\/cities\/boats\.json: population: expected a figure such as 390,000\+/,
  );
  writeFileSync(boats, record.replace('"Oldsmar",', '"Oldsmar"'));
  expect(() => buildCopy(copy)).toThrow(/src\/content\/cities\/boats\.json: .* \(line 3 column 3\)/);
});
