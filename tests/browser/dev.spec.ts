import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type City, shapeOf } from '../../src/content/schema.ts';
import { beginRecord } from '../../tools/editor/begin.ts';
import { readShape } from '../../tools/site/shape.ts';
import { ask } from '../ask.ts';
import { copyWords } from '../copy-project.ts';
import { company, entries, examples, recordOf } from '../owner.ts';
import { startVite } from './editor.ts';
import { expect as expectSoon, test } from './site.ts';

// The development server compiles each module at its first request, which is slow on a busy machine.
const expect = expectSoon.configure({ timeout: 30_000 });
const port = 4195;
/** A made-up city, because no owner's site has a page for it yet. */
const city = 'Nowhere Key';
const file = 'src/content/cities/nowhere-key.json';

test('in development a new city’s page works at once and lists what is still to be written', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  // A context of its own, because a reload that fails once the server stops would disturb the next test in a shared one.
  const context = await browser.newContext();
  const page = await context.newPage();
  const copy = copyWords();
  // The editor may save colors that are hard to read; pages and editor must still open, so that the owner can fix them.
  const hard = { ...company, colors: { ...company.colors, muted: company.colors.ground } };
  writeFileSync(join(copy, 'company.json'), JSON.stringify(hard));
  const server = await startVite(port, copy);
  try {
    // The editor requires a git repository, which the copy is not yet.
    const editor = async () => (await request.get(`http://localhost:${port}/admin/config.json`)).text();
    expect(await editor()).toContain('Run "git init" in the project folder');
    mkdirSync(join(copy, '.git'));
    expect(JSON.parse(await editor())).toHaveProperty('app_title');
    rmSync(join(copy, '.git'), { recursive: true });

    // The server must refuse the file of a stored request, however its address is spelled: only the outbox may show it.
    mkdirSync(join(copy, 'outbox'));
    writeFileSync(join(copy, 'outbox/a.json'), '{"name": "Ana Ruiz"}');
    for (const path of ['/./outbox/a.json', '/%6futbox/a.json', `/@fs${join(copy, 'outbox/a.json')}`]) {
      const { status, body } = await ask(port, path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(body.toString(), path).not.toContain('Ana Ruiz');
    }

    await page.goto(`http://localhost:${port}${examples.city}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(recordOf<City>(examples.city).name);
    const errors = page.getByRole('group', { name: 'Errors in the records' });
    await expect(errors).toContainText('company.json: colors.muted: expected a contrast');

    // A saved record must not reload an open editor, because a reload would lose typed text.
    const editing = await context.newPage();
    const opened = await editing.goto(`http://localhost:${port}/admin/`);
    expect(opened?.headers()['content-security-policy']).toMatch(/^default-src 'self' (?!.*(wss?:|https?:|\*))/);
    await editing.evaluate(() => document.body.append('Typed since.'));
    writeFileSync(join(copy, 'company.json'), JSON.stringify({ ...company, phone: '(727) 555-0133' }));
    await expect(page.getByRole('link', { name: /\(727\) 555-0133/ }).first()).toBeVisible();
    await expect(errors).toHaveCount(0);

    const shape = readShape(shapeOf('cities', ''));
    const figures = { population: '10+', zipCodes: ['33701'], latitude: 27.9, longitude: -82.8 };
    const begun = { ...beginRecord('cities', shape, entries), name: city, ...figures };
    writeFileSync(join(copy, file), JSON.stringify(begun));
    await expect(errors).toContainText(file);
    await expect(errors.getByText(/neighborhoods\.0: still to write/)).toBeVisible();
    await expect(editing.getByRole('group', { name: 'Errors in the records' })).toHaveCount(0);

    // A separate tab: the first one may be reloading, which would abort the visit.
    const begunPage = await context.newPage();
    await begunPage.goto(`http://localhost:${port}/areas/nowhere-key`);
    await expect(begunPage.getByRole('heading', { level: 1 })).toContainText(city);
    const errorsThere = begunPage.getByRole('group', { name: 'Errors in the records' });
    await expect(errorsThere).toContainText(`(this page) ${file}`);

    const written = readFileSync('tests/fixtures/oldsmar.json', 'utf8').replaceAll('Oldsmar', city);
    writeFileSync(join(copy, file), written);
    await expect(errors).toHaveCount(0);
    await expect(errorsThere).toHaveCount(0);

    // Saved words that the server's own code imports too must not restart it, because that can leave a page blank.
    const quote = readFileSync('src/content/quote.json', 'utf8');
    writeFileSync(join(copy, 'src/content/quote.json'), `${quote}\n`);
    const site = readFileSync('src/content/site.json', 'utf8');
    writeFileSync(join(copy, 'src/content/site.json'), site.replace(/"rights": ".*?"/, '"rights": "Some rights."'));
    await expect(page.getByRole('contentinfo')).toContainText('Some rights.');
    await expect(editing.getByText('Typed since.')).toBeVisible();
    expect(server.said()).not.toContain('restart');
  } finally {
    await context.close();
    server.stop();
    rmSync(copy, { recursive: true });
  }
});
