import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect as expectSoon, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import type { HomePage, ServicePage } from '../../src/content/schema.ts';
import { pictureNames, recordOf as pictureRecord } from '../../tools/site/picture-records.ts';
import { one } from '../built/site.ts';
import { copyProject } from '../copy-project.ts';
import { company, entryOf, examples, quote, recordOf } from '../owner.ts';
import {
  editorPort,
  fieldOf,
  openEditor,
  openForm,
  openRecord,
  placeOf,
  previewOf,
  readBytes,
  readText,
  recordFiles,
  recordNames,
  save,
  startVite,
  unfold,
  upload,
} from './editor.ts';

// Wait longer, because the development server compiles each module at its first request.
const expect = expectSoon.configure({ timeout: 20_000 });
test.describe.configure({ mode: 'default', timeout: 300_000 });

let server: Awaited<ReturnType<typeof startVite>>;
/** One window of the editor for all tests, because opening it takes seconds. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  server = await startVite(editorPort);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await openEditor(page);
});
test.afterAll(async () => {
  await page.close();
  server.stop();
});

/** Script that checks the records as a build does before it bundles anything: fields, references and pictures. */
const checkRecords = `
  import { checkContent } from './tools/site/check-content.ts';
  import { isPublished, loadContent } from './tools/site/content.ts';
  import { describePictures } from './tools/site/pictures.ts';
  console.log(checkContent(loadContent().filter(isPublished)).join());
  await describePictures();`;

/** A JPEG that is taller than wide, stored lying on its side as phones do, with EXIF data that say so. */
const lyingPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

const print = (record: unknown) => `${JSON.stringify(record, null, 2)}\n`;
const original = (file: string) => readFileSync(file, 'utf8');

const halves = pictureNames().filter((name) => name.endsWith('-before'));
/** Path of the record of a before-and-after pair that belongs to no job. */
const pair = halves.map(pictureRecord).find((file) => file.includes('/pictures/')) ?? '';

/** The first nonempty text field of a form; expands the first collapsed part if no such field shows. */
async function firstFilled(page: Page): Promise<Locator> {
  const boxes = page.getByRole('textbox').and(page.locator('input, textarea'));
  const folded = page.getByRole('button', { name: 'Expand', exact: true });
  const find = () => boxes.evaluateAll((all) => all.findIndex((each) => (each as HTMLInputElement).value !== ''));
  await expect(boxes.or(folded).first()).toBeVisible();
  if ((await find()) < 0) await folded.first().click();
  await expect.poll(find).toBeGreaterThanOrEqual(0);
  return boxes.nth(await find());
}

test('the preview of each kind of page shows the same text as the built page', async () => {
  const { service, location, city } = examples;
  for (const path of ['/', '/contact', '/areas', '/privacy-policy', service, location, city]) {
    const main = one(path, 'main').cloneNode(true) as Element;
    // The preview has no structured data and, like the hydrated page, nothing for visitors without scripts.
    const leftOut = 'script, noscript, [data-without-app], .other-businessType, .other-service';
    for (const part of main.querySelectorAll(leftOut)) part.remove();
    await openRecord(page, entryOf(path).file);
    await page.frameLocator('iframe').getByRole('combobox').selectOption('Desktop');
    await expect(previewOf(page).locator('main'), path).toHaveText(main.textContent ?? '');
  }
});

test('shared text and company data show in the preview, and a hard-to-read color gets a warning', async () => {
  const shown = page.frameLocator('iframe').getByRole('combobox');
  // A tall window, because the editor draws fields only when they are in view.
  await page.setViewportSize({ width: 1280, height: 4000 });
  await openRecord(page, 'src/content/site.json');
  await shown.selectOption('Desktop');
  await unfold(page, 'Menu');
  await fieldOf(page, 'Menu').getByRole('textbox', { name: 'Button' }).fill('Ask for a bid');
  await expect(previewOf(page).locator('header').getByRole('link', { name: 'Ask for a bid' })).toBeVisible();
  await openRecord(page, 'src/content/city-page.json');
  await page.getByRole('textbox', { name: 'Heading', exact: true }).first().fill('Washed in {name}, all of it');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(/^Washed in (?!\{).+, all of it$/);
  await openRecord(page, 'src/content/quote.json');
  await expect(previewOf(page).getByRole('form', { name: quote.words.heading })).toBeVisible();
  // The company is previewed on the home page; a color that is hard to read is reported at its field.
  await openRecord(page, 'company.json');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(recordOf<HomePage>('/').hero.heading);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Peak Wash');
  await expect(previewOf(page).getByRole('banner')).toContainText('Peak Wash');
  await unfold(page, 'Colors');
  const color = fieldOf(page, 'Second text');
  await expect(color.locator('input').first()).toHaveValue(company.colors.muted);
  await expect(color.getByRole('alert')).toHaveCount(0);
  await color.locator('input').first().fill(company.colors.ground);
  await expect(color.getByRole('alert').first()).toContainText('between “Second text”');
});

test('editing in the browser changes exactly the edited values in the files, and nothing else', async () => {
  const copy = copyProject();
  await page.setViewportSize({ width: 1280, height: 4000 });
  const changed: Record<string, Buffer> = {};
  const keep = async (file: string) => {
    changed[file] = await readBytes(page, file);
  };
  const { file, written } = entryOf(examples.service);
  const service = written as ServicePage;
  await test.step('edit a heading, add a section with a question, and move it up', async () => {
    await openRecord(page, file);
    await unfold(page, 'First screen');
    await fieldOf(page, 'First screen')
      .getByRole('textbox', { name: 'Heading' })
      .fill('Washed before the shift starts');
    await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Washed before the shift starts');
    await page.getByRole('button', { name: /^Add .Section/ }).click();
    await page.getByRole('menuitem', { name: 'Questions' }).click();
    const sections = fieldOf(page, 'Sections');
    const fresh = sections
      .getByRole('group')
      .filter({ has: page.getByRole('button', { name: 'Collapse' }) })
      .last();
    await sections.getByRole('textbox', { name: 'Heading' }).last().fill('Asked at the gate');
    await fresh.getByRole('button', { name: /^Add .Question/ }).click();
    await sections.getByRole('textbox', { name: 'Question' }).last().fill('Who holds the key?');
    await sections.getByRole('textbox', { name: 'Answer' }).last().fill('The crew lead, until it is signed back in.');
    await expect(previewOf(page).getByRole('heading', { name: 'Asked at the gate' })).toBeVisible();
    await sections.getByRole('button', { name: 'Reorder Item' }).nth(service.sections.length).press('ArrowUp');
    await save(page);
    const questions = [{ question: 'Who holds the key?', answer: 'The crew lead, until it is signed back in.' }];
    const section = { kind: 'questions', heading: 'Asked at the gate', questions };
    const hero = { ...service.hero, heading: 'Washed before the shift starts' };
    const sectionsNow = service.sections.toSpliced(-1, 0, section as never);
    expect(await readText(page, file)).toBe(print({ ...service, hero, sections: sectionsNow }));
    await keep(file);
  });

  const begun = 'src/content/cities/nowhere-key.json';
  await test.step('add a city, which starts as a draft', async () => {
    await openForm(page, 'cities/new');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nowhere Key');
    await page.getByRole('textbox', { name: 'Population', exact: true }).fill('1,200+');
    await page.getByRole('spinbutton', { name: 'Latitude' }).fill('27.9');
    await page.getByRole('spinbutton', { name: 'Longitude' }).fill('-82.8');
    await page.getByRole('button', { name: /^Add .ZIP code/ }).click();
    await fieldOf(page, 'ZIP codes').getByRole('textbox').fill('3370');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(fieldOf(page, 'ZIP codes')).toContainText('Please fix: expected five digits.');
    await fieldOf(page, 'ZIP codes').getByRole('textbox').fill('33701');
    await expect(previewOf(page).getByRole('heading', { level: 1 })).toContainText('Nowhere Key');
    await save(page);
    const record = JSON.parse(await readText(page, begun));
    expect(record).toMatchObject({ draft: true, name: 'Nowhere Key', population: '1,200+', zipCodes: ['33701'] });
    // Finish the record as if the owner had written the rest and published it.
    const finished = JSON.stringify({ ...record, draft: false }).replaceAll('TODO: ', 'Our own ');
    changed[begun] = Buffer.from(finished);
  });

  await test.step('replace one picture of a pair with a phone photo, rotated as its EXIF data says', async () => {
    await openRecord(page, pair);
    await unfold(page, 'Before');
    const before = fieldOf(page, 'Before');
    await upload(page, before, 'IMG 4711.JPG', await lyingPhoto(3200, 2400));
    const shown = previewOf(page).getByRole('img').nth(1);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1920);
    await save(page);
    const record = JSON.parse(original(pair));
    expect(await readText(page, pair)).toBe(
      print({ ...record, before: { ...record.before, file: '/media/pictures/img-4711.webp' } }),
    );
    await keep(pair);
    await keep('media/pictures/img-4711.webp');
    const { width, height } = await sharp(changed['media/pictures/img-4711.webp']).metadata();
    expect([width, height]).toEqual([1920, 2560]);
  });

  await test.step('add a job with a phone photo, which the preview shows', async () => {
    await openForm(page, 'jobs/new');
    await page.getByRole('textbox', { name: 'Kind of property' }).fill('Loading dock');
    await page.getByRole('textbox', { name: 'Month' }).fill('2026-05');
    for (const [label, path] of [
      ['Service', examples.service],
      ['City', examples.city],
    ] as const) {
      await fieldOf(page, label).getByRole('combobox').click();
      await page.getByRole('option', { name: recordOf<{ name: string }>(path).name, exact: true }).click();
    }
    const photos = fieldOf(page, 'Photographs');
    await photos.getByRole('button', { name: /^Add .Photograph/ }).click();
    await upload(page, photos, 'IMG 1.JPG', await lyingPhoto(800, 600));
    await fieldOf(page, 'Draft').getByRole('switch').click();
    const shown = previewOf(page).getByRole('img', { name: 'Loading dock', exact: true });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(800);
    await save(page);
    const names = await recordNames(page, 'src/content/jobs');
    const place = `src/content/jobs/${names.find((name) => name.startsWith('loading-dock'))}`;
    expect(JSON.parse(await readText(page, place))).toMatchObject({
      ...{ draft: false, property: 'Loading dock', month: '2026-05' },
      ...{ service: entryOf(examples.service).name, city: entryOf(examples.city).name },
      photos: [{ file: '/media/pictures/img-1.webp' }],
    });
    await keep(place);
    await keep('media/pictures/img-1.webp');
  });

  await test.step('change the hours', async () => {
    await openRecord(page, 'company.json');
    await unfold(page, 'Hours', 'last');
    await fieldOf(page, 'Hours').getByRole('textbox', { name: 'From' }).last().fill('8:15 AM');
    await fieldOf(page, 'Hours').getByRole('textbox', { name: 'To', exact: true }).last().fill('11:45 AM');
    await save(page);
    const days = company.hours.at(-1)?.days ?? '';
    const hours = company.hours.with(-1, { days, open: '8:15 AM', close: '11:45 AM' });
    expect(await readText(page, 'company.json')).toBe(print({ ...company, hours }));
    await keep('company.json');
  });

  await test.step('a build accepts all of these changes', () => {
    for (const [place, bytes] of Object.entries(changed)) {
      mkdirSync(dirname(join(copy, place)), { recursive: true });
      writeFileSync(join(copy, place), bytes);
    }
    const run = ['--input-type=module', '--eval', checkRecords];
    expect(execFileSync(process.execPath, run, { cwd: copy, encoding: 'utf8' })).toBe('\n');
    rmSync(copy, { recursive: true });
  });
});

/** Parts of a record's form: its fields, and the kinds of its sections. */
function partsOf(file: string): string[] {
  const record = JSON.parse(original(file)) as { sections?: { kind: string }[] };
  const kinds = (record.sections ?? []).map(({ kind }) => kind);
  return [...Object.keys(record).map((field) => `${dirname(file)} ${field}`), ...kinds];
}

test('saving one change in the editor keeps all other fields and kinds of section byte for byte', async () => {
  const seen = new Set([entryOf(examples.service).file, pair, 'company.json'].flatMap(partsOf));
  const files = recordFiles().filter((file) => {
    const fresh = partsOf(file).filter((part) => !seen.has(part));
    for (const part of fresh) seen.add(part);
    return fresh.length > 0;
  });
  expect(files.length).toBeGreaterThan(5);
  // A small window saves time: the editor then draws only a few fields (one is enough) and no preview.
  await page.setViewportSize({ width: 900, height: 500 });
  for (const file of files) {
    await openForm(page, placeOf(file));
    const box = await firstFilled(page);
    const value = await box.inputValue();
    // Keep the value's length and format, because fields may have limits or patterns.
    const other = value.replace(/[1-9]|[a-z]/i, (first) => (first > '9' ? 'q' : `${10 - Number(first)}`));
    await box.fill(other);
    await save(page);
    const [old, now] = [original(file), await readText(page, file)];
    expect(now, file).not.toBe(old);
    expect(now.replace(other, value), file).toBe(old);
  }
});
