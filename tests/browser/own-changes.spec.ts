import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import type { City, LocationPage, PlainPage } from '../../src/content/schema.ts';
import { redirects } from '../../src/content/site.ts';
import { answerAsHost } from '../../tools/server/server.ts';
import { factsOf } from '../../tools/site/company.ts';
import { pathOf } from '../../tools/site/content.ts';
import { findPicture } from '../../tools/site/picture-files.ts';
import { buildCopy, copyProject } from '../copy-project.ts';
import { callHref, company, entries, entryOf, examples, locations, quote, recordOf, site } from '../owner.ts';
import { expect, sendPath, test } from './form.ts';
import { headOf, origin } from './head.ts';
import { open } from './site.ts';
import { translate } from './translate.ts';

// The tests of this file share one build of a changed copy; the changes do not affect one another.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const own = {
  phone: '(727) 555-0199',
  // Without a phone, so that the page has to show a placeholder rather than the company's number.
  privacyContact: { email: 'privacy@example.com', address: '1 Pier Road' },
  hours: [{ days: 'Tuesday', open: '4:05 AM', close: '11:35 AM' }],
  facts: company.facts.map((fact) => ({
    ...fact,
    ...(fact.name === 'insurance' && { value: '$973M' }),
    proof: 'A certificate that is nobody’s business',
  })),
  colors: { ...company.colors, dark: '#0b0c1d' },
  trust: 'Insured for {insurance}',
  // Optional fields, which add nothing to the pages until an owner fills them in.
  askSource: true,
  textConsent: 'I agree to texts from {company}.',
  takesTexts: true,
  rating: { source: 'Google', address: 'https://g.page/r/rated' },
  reviewAddress: 'https://g.page/r/abc/review',
  certificate: { label: 'Ask for our paper', subject: 'Certificate', body: 'Holder: / Needed by:' },
};
const unsafe = `</script><img src=x onerror="alert(1)"> & "double" 'single' <!-- <script> --`;
/** Name of the picture that the owner replaces: the one on a city's page. */
const { picture } = recordOf<City>(examples.city);
const services = entries.map(pathOf).filter((path) => /^\/services\/./.test(path) && path !== examples.service);
/** Path of the page that the owner removes, which no menu names. */
const gone = locations[0] ?? services.find((path) => !JSON.stringify(site).includes(`"${path}"`)) ?? '';
/** Path of the page whose record has HTML written into it. */
const spoiled = locations.at(-1) ?? services.find((path) => path !== gone) ?? '';
const oldsmar = readFileSync('tests/fixtures/oldsmar.json', 'utf8');

/** A picture in one color, of a size and shape unlike the original's. */
const red = () => sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#c03020' } });

/** A record as its file has it, with placeholders such as {insurance} where the page shows the value of the fact. */
const writtenOf = <Shape>(path: string) => entryOf(path).written as Shape;

const zipCheck = { heading: 'Do we come?', label: 'ZIP', button: 'Check', unknown: 'Not on our list.', ask: 'Ask us' };

let copy = '';
const inCopy = (file: string) => readFileSync(join(copy, file), 'utf8');
const read = (page: string) => inCopy(`dist/${page}.html`);
const write = (file: string, content: unknown) => writeFileSync(join(copy, file), JSON.stringify(content, null, 2));
const edit = (file: string, change: (text: string) => string) => writeFileSync(join(copy, file), change(inCopy(file)));

/** Files of the built copy with one of these endings, and their text. @throws Error when the copy is not built */
function built(endings: RegExp): { file: string; text: string }[] {
  const files = readdirSync(join(copy, 'dist'), { recursive: true, encoding: 'utf8' });
  const found = files.filter((file) => endings.test(file)).map((file) => ({ file, text: inCopy(join('dist', file)) }));
  if (found.length < entries.length) throw new Error('The copy is not built.');
  return found;
}

/** Names of the built files that still contain `old`. */
const stillIn = (endings: RegExp, old: string) =>
  built(endings).flatMap(({ file, text }) => (text.includes(old) ? [file] : []));

const offers = { offers: 'certificate' };
const paper = { title: 'Insured', description: 'By a good one.', ...offers };
const careers = {
  draft: false,
  metadata: { title: 'Careers', description: 'Work with us.', keywords: ['jobs'] },
  hero: { heading: 'Wash with us', lead: 'Early mornings, good boots.', picture },
  sections: [
    { kind: 'text', heading: 'What we look for', paragraphs: ['Care, {insurance}.'] },
    {
      kind: 'team',
      heading: 'Who leads',
      people: [
        { name: 'Ana Ruiz', role: 'Founder', bio: 'Washes.', image: picture },
        { name: 'Bo Hale', role: 'Crew lead', bio: 'Rinses.' },
      ],
    },
    { kind: 'questions', heading: 'Asked often', questions: Array(6).fill({ question: 'Is it wet?', answer: 'Yes.' }) },
    { kind: 'points', heading: 'Papers', points: [paper] },
    {
      kind: 'badges',
      heading: 'Papers shown',
      badges: [{ icon: 'award', label: 'Trained' }],
      paper: { title: 'Our certificate', note: 'Only an example.', lines: [{ value: 'Ours alone', label: 'Cover' }] },
    },
    { kind: 'key-facts', heading: 'Papers first', answers: [paper] },
    { kind: 'benefits', heading: 'Papers of ours', benefits: [{ ...paper, icon: 'shield-check' }] },
    { kind: 'questions', heading: 'Papers asked', questions: [{ question: 'Papers?', answer: 'Ours.', ...offers }] },
    { kind: 'quote-call', heading: 'Papers last', quoteLabel: 'Ask', facts: [paper] },
    {
      kind: 'reviews',
      heading: 'What they say',
      reviews: [
        {
          ...{ name: 'Bo Hale', role: 'Crew lead', text: 'Dry by six.', rating: 4 },
          ...{ source: 'Google', address: 'https://g.page/r/one' },
        },
      ],
    },
  ],
};

test.beforeAll(async () => {
  copy = copyProject();
  write('company.json', { ...company, ...own });
  const { testimonial, ...city } = JSON.parse(oldsmar) as City;
  write('src/content/cities/oldsmar.json', { ...city, neighborhoods: city.neighborhoods.slice(0, 6) });
  write('src/content/cities/draftville.json', { ...city, name: 'Draftville', county: 'TODO: the county', draft: true });
  write('src/content/pages/careers.json', careers);
  await red().toFile(join(copy, findPicture(picture)));
  const service = writtenOf<PlainPage>(examples.service);
  write(entryOf(examples.service).file, {
    ...service,
    sections: service.sections.filter(({ kind }) => kind !== 'plans'),
  });
  const { city: where, service: what, ...location } = writtenOf<LocationPage>(spoiled);
  const text = JSON.stringify(location, (field, value) =>
    /^(name|description|heading|lead|title)$/.test(field) ? `${field} ${unsafe}` : value,
  );
  write(entryOf(spoiled).file, { ...JSON.parse(text), city: where, service: what });
  rmSync(join(copy, entryOf(gone).file));
  for (const { file, written } of entries.filter((entry) => JSON.stringify(entry.written).includes(`"${gone}"`)))
    write(file, JSON.parse(JSON.stringify(written).replaceAll(`"${gone}"`, '"/areas"')));
  edit('src/content/site.json', (source) => {
    const site = JSON.parse(source);
    return JSON.stringify({ ...site, redirects: [...site.redirects, { from: gone, to: examples.city }] });
  });
  await red().toFile(join(copy, 'media/pictures/job-after.png'));
  // Remove the owner's own jobs, because they may name the service that is gone.
  rmSync(join(copy, 'src/content/jobs'), { recursive: true, force: true });
  mkdirSync(join(copy, 'src/content/jobs'));
  write('src/content/jobs/shop.json', {
    ...{ draft: false, service: entryOf(examples.service).name, city: entryOf(examples.city).name, month: '2026-05' },
    ...{ property: 'Own shop', photos: [{ file: '/media/pictures/job-after.png' }], text: 'Gum came off.' },
    before: { file: '/media/pictures/job-after.png' },
  });
  write('src/content/jobs/unfinished.json', { draft: true, property: 'Secret shop' });
  const areas = writtenOf<object>('/areas');
  write('src/content/pages/areas.json', { ...areas, zipCheck });
  mkdirSync(join(copy, 'media/documents'), { recursive: true });
  writeFileSync(join(copy, 'media/documents/W-9.pdf'), 'a form');
  buildCopy(copy);
});

test.afterAll(() => rmSync(copy, { recursive: true }));

test('one edit each changes the phone number, the hours and the insurance amount everywhere', () => {
  const files = /\.(html|js|webmanifest|txt|xml)$/;
  const old = [
    company.phone,
    callHref,
    factsOf(company).hours ?? '',
    ...company.hours.flatMap(({ open, close }) => (open ? [`${open} - ${close}`] : [])),
    company.facts.find(({ name }) => name === 'insurance')?.value ?? company.phone,
  ];
  for (const each of old) expect(stillIn(files, each), each).toEqual([]);
  expect(read(examples.city)).toContain('href="tel:+17275550199"');
  for (const each of ['(727) 555-0199', 'Tuesday', '4:05 AM - 11:35 AM', '"opens":"04:05"'])
    expect(read('contact')).toContain(each);
  expect(read('careers')).toContain('Care, $973M.');
  for (const page of [examples.service, examples.shortLocation, examples.city])
    expect(read(page)).toContain('Insured for $973M</p>');
  expect(read('privacy-policy')).not.toContain('Insured for');
});

test('one edit changes a color everywhere: in the logo, the manifest, the browser’s bar and the styles', () => {
  expect(stillIn(/\.(html|css|js|svg|webmanifest|xml|txt)$/, company.colors.dark.slice(1))).toEqual([]);
  for (const file of ['favicon.svg', 'site.webmanifest']) expect(inCopy(`dist/${file}`)).toContain(own.colors.dark);
  expect(read('index')).toContain(`<meta name="theme-color" content="${own.colors.dark}">`);
  expect(/<style>.*?<\/style>/s.exec(read('index'))?.[0]).toContain(own.colors.dark);
});

test('one record adds a city everywhere: own page, areas page, home, footer, contact list, map and sitemap', () => {
  const part = (page: string, name: string) =>
    new RegExp(`<${name}[ >].*</${name}>`, 's').exec(read(page))?.[0].replaceAll('<!-- -->', '') ?? '';
  expect(part('areas/oldsmar', 'main')).toContain(`Commercial pressure washing in Oldsmar, ${company.region.state}`);
  // This city has no review, and fewer neighborhoods than others.
  expect(part('areas/oldsmar', 'main')).not.toContain('<blockquote');
  expect(part('areas', 'main')).toContain('>Learn More About Oldsmar</a>');
  expect(part('areas', 'main')).toContain('>Get Quote in Oldsmar</a>');
  const onMap = part('areas', 'main').match(/<text [^>]*>Oldsmar</g) ?? [];
  expect(onMap, 'on the map, large for phones and as a link').toHaveLength(company.region.map ? 2 : 0);
  expect(part('index', 'main')).toMatch(/<a [^>]*href="\/areas\/oldsmar"[^>]*><span[^>]*>Oldsmar</);
  expect(part('about', 'footer')).toMatch(/<a [^>]*href="\/areas\/oldsmar"[^>]*>Oldsmar</);
  expect(part('contact', 'main')).toMatch(/>Oldsmar<.*>Surrounding Areas</s);
  expect(inCopy('dist/sitemap.xml')).toContain('/areas/oldsmar</loc>');
});

test('the built site leaves out drafts, however unfinished, and the proof behind a claim', () => {
  expect(readdirSync(join(copy, 'dist/areas')).filter((file) => file.includes('draftville'))).toEqual([]);
  for (const name of ['Draftville', 'draftville', 'nobody’s business'])
    expect(stillIn(/\.(html|js|xml|txt|json)$/, name), name).toEqual([]);
});

test('one record adds a page with its address, breadcrumbs, share picture and sitemap entry', () => {
  expect(read('careers')).toContain('>Wash with us</h1>');
  expect(read('careers')).toContain('"position":2,"name":"Careers"');
  expect(read('careers')).toContain('/share/careers.jpg"');
  expect(readdirSync(join(copy, 'dist/share'))).toContain('careers.jpg');
  expect(inCopy('dist/sitemap.xml')).toContain('/careers</loc>');
});

test('a page shows as many entries as its record has, and an omitted block leaves no trace', () => {
  const block = (name: string) =>
    new RegExp(`data-testid="${name}".*?</section>`, 's').exec(read('careers'))?.[0] ?? '';
  expect(block('questions').match(/<details/g)).toHaveLength(6);
  expect(block('reviews')).toContain(`aria-label="4 ${site.blocks.stars}"`);
  expect(block('team').match(/<h3/g)).toHaveLength(2);
  // One person has the picture named in the record; the other has no picture, so the page shows initials.
  expect(block('team').match(new RegExp(`<img [^>]*src="/pictures/${picture}[^>]* alt="[^"]+"`, 'g'))).toHaveLength(1);
  expect(block('team').match(/>BH</g)).toHaveLength(1);
  expect(read(examples.service)).toContain('data-testid="cards"');
  expect(read(examples.service)).not.toContain('data-testid="plans"');
});

test('a finished job appears on the pages of its service and city, with its photos and no address', () => {
  for (const [page, other] of [
    [examples.service, examples.city],
    [examples.city, examples.service],
  ] as const) {
    const section = /<section data-testid="jobs".*?<\/section>/s.exec(read(page))?.[0] ?? '';
    for (const part of [
      '>Own shop</h3>',
      'May 2026',
      'Gum came off.',
      `href="${other}"`,
      'type="range"',
      'loading="lazy"',
    ])
      expect(section, part).toContain(part);
    const [, json = ''] = /<script type="application\/ld\+json">(\{[^<]*"ImageObject"[^<]*)</.exec(read(page)) ?? [];
    const data = JSON.parse(json);
    expect(data.contentLocation).toEqual({ '@type': 'City', name: recordOf<City>(examples.city).name });
    expect(readdirSync(join(copy, 'dist/pictures'))).toContain(data.contentUrl.split('/').pop());
  }
  expect(stillIn(/\.(html|js)$/, 'Secret shop')).toEqual([]);
});

test('optional content shows once the owner adds it: consent, reviews, paperwork, documents, ZIP codes, source', () => {
  const contact = read('contact');
  expect(contact).toMatch(/<input type="checkbox"(?![^>]*(checked|required))[^>]* name="textConsent"/);
  expect(contact).toContain(`I agree to texts from ${company.name}.`);
  const letters = (page: string) => read(page).split('?subject=Certificate&amp;body=Holder%3A%0D%0ANeeded%20by%3A"');
  expect(letters('contact')).toHaveLength(2);
  // One link each in key facts, points, benefits, a question and the closing call.
  expect(letters('careers')).toHaveLength(6);
  for (const words of ['Our certificate', 'Only an example.', 'Cover', 'Ours alone'])
    expect(read('careers')).toContain(`>${words}</`);
  expect(contact).toMatch(/href="\/documents\/W-9.pdf"[^>]*>W-9/);
  expect(inCopy('dist/documents/W-9.pdf')).toBe('a form');
  expect(read('careers')).toContain('<a href="https://g.page/r/one"');
  expect(read('about')).toContain('<a href="https://g.page/r/rated"');
  expect(inCopy('dist/_redirects')).toContain('/review https://g.page/r/abc/review 301\n');
  expect(read('areas')).toContain('>Do we come?</h2>');
  for (const zip of recordOf<City>(examples.city).zipCodes ?? []) expect(read('areas')).toContain(zip);
});

test('the ZIP code check answers, and a request includes the visitor’s consent and source', async ({ page, form }) => {
  const outbox = { dir: join(copy, 'requests'), log: () => {} };
  const server = createServer(answerAsHost({ root: join(copy, 'dist'), outbox }));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  await open(page, `http://localhost:${port}/areas?utm_campaign=spring&other=1`);
  const ask = async (zip: string) => {
    await page.getByLabel(zipCheck.label, { exact: true }).fill(zip);
    await page.getByRole('button', { name: zipCheck.button }).click();
  };
  const { name, zipCodes } = JSON.parse(oldsmar);
  await ask(zipCodes[0]);
  await expect(page.getByRole('status').getByRole('link', { name })).toHaveAttribute('href', '/areas/oldsmar');
  await ask('00000');
  await expect(page.getByRole('status')).toContainText(zipCheck.unknown);
  await translate(page);
  await ask(zipCodes[0]);
  await expect(page.getByRole('status').getByRole('link', { name })).toBeVisible();
  // Before hydration, the browser itself sends the form, to this address.
  await open(page, `http://localhost:${port}/areas?zip=00000`);
  await expect(page.getByRole('status')).toContainText(zipCheck.unknown);
  await page.getByRole('status').getByRole('link', { name: zipCheck.ask }).click();
  await form.fillAll();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox').check();
  // A consent that is withdrawn during the send counts like a changed answer.
  const { answer } = await form.hold(200);
  await form.submit.click();
  await page.getByRole('checkbox').uncheck();
  await answer();
  await expect(page.getByText(quote.words.earlierArrived)).toBeVisible();
  await page.unroute(sendPath);
  await page.getByRole('checkbox').check();
  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
  await expect(page.getByRole('link', { name: quote.words.confirmation.photos.text })).toHaveAttribute('href', /^sms:/);
  const [request = ''] = readdirSync(outbox.dir).filter((file) => file.endsWith('.json'));
  const { source, textConsent } = JSON.parse(readFileSync(join(outbox.dir, request), 'utf8'));
  expect(source).toBe('utm_campaign: spring; first page: /areas');
  expect(textConsent).toContain(`I agree to texts from ${company.name}.`);
  server.close();
});

test('a removed page redirects, and is no longer in the sitemap', () => {
  expect(read(gone)).toContain(`<meta http-equiv="refresh" content="0; url=${examples.city}">`);
  expect(inCopy('dist/_redirects')).toContain(`${gone} ${examples.city} 301\n`);
  expect(inCopy('dist/_redirects')).toContain(`${redirects[0]?.from} `);
  expect(inCopy('dist/sitemap.xml')).not.toContain(`${origin}${gone}<`);
});

test('overwriting a picture’s file replaces the picture, whatever the new file’s size', async () => {
  const [image = ''] = new RegExp(`<img [^>]*src="/pictures/${picture}\\.[^>]*>`).exec(read(examples.city)) ?? [];
  expect(image).toContain('width="1000" height="1000"');
  const [, name = ''] = /src="\/pictures\/([\w-]+\.\w+)\.jpg/.exec(image) ?? [];
  const files = readdirSync(join(copy, 'dist/pictures')).filter((each) => each.startsWith(name));
  // Half of a pair also has a crop for phones, which only pages with its slider name.
  const cut = files.filter((each) => !each.endsWith('-tall.avif'));
  const named = new Set(read(examples.city).match(new RegExp(`${name}[-.][^ "]+`, 'g')));
  expect(named).toContain(`${name}-1000.avif`);
  expect(cut.sort()).toEqual([...named].sort());
  const { dominant } = await sharp(join(copy, `dist/pictures/${name}.jpg`)).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b + 50);
});

test('HTML in a record’s text is escaped in the page, its head and its structured data', async ({ page }) => {
  const html = read(spoiled);
  await page.route('**/unsafe', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/unsafe');
  const head = await page.evaluate(headOf, undefined);
  expect(head.filter((line) => line.startsWith('title: '))).toEqual([`title: ${`title ${unsafe}`.slice(0, 57)}...`]);
  expect(head).toContain(`description: description ${unsafe}`);
  const data = head.flatMap((line) => (line.startsWith('script: ') ? [JSON.parse(line.slice('script: '.length))] : []));
  expect(data).toContainEqual(expect.objectContaining({ description: `description ${unsafe}` }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`heading ${unsafe}`);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('an invalid record stops the build, and the error names the file, the fields and the unknown fact', () => {
  const file = join(copy, 'src/content/cities/boats.json');
  writeFileSync(file, oldsmar.replace('15,000+', 'many').replace('Mud line', '{speed}'));
  try {
    const words = /boats\.json: population: expected a figure such as.*challenges\.0\.title: expected a fact of/s;
    expect(() => buildCopy(copy)).toThrow(words);
  } finally {
    rmSync(file);
  }
});
