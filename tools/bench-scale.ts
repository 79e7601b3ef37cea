import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from './browser.ts';
import { loadContent } from './content/check.ts';
import { copyProject } from './copy-project.ts';
import { createPreviewServer } from './preview/server.ts';

/** How many times the cities and the location pages that the site has. */
const factors = [1, 5, 20];
const port = 4304;

interface Growing {
  slug: string;
  name: string;
  order?: number;
  metaDescription?: string;
  metadata?: { title: string; description: string };
}

/** Writes each city and location page again until there are `factor` times as many, each with a name of its own. */
async function multiply(copy: string, factor: number): Promise<void> {
  const entries = (await loadContent()).filter(({ folder }) => folder === 'cities' || folder === 'locations');
  for (let number = 2; number <= factor; number++) {
    for (const { folder, record } of entries) {
      const again = structuredClone(record) as Growing;
      again.slug += `-${number}`;
      again.name += ` ${number}`;
      if (again.order) again.order += number * 100;
      if (again.metaDescription) again.metaDescription += ` ${number}`;
      if (again.metadata) {
        again.metadata.title += ` ${number}`;
        again.metadata.description += ` ${number}`;
      }
      writeFileSync(
        join(copy, 'src/content', folder, `${again.slug}.ts`),
        `export default ${JSON.stringify(again)};\n`,
      );
    }
  }
}

/** Builds a copy. @returns wall-clock seconds and the most memory that the build held, in MB */
function measureBuild(copy: string): { seconds: number; memory: number } {
  const note = join(copy, 'memory');
  const atExit = `import { writeFileSync } from 'node:fs'; process.on('exit', () => writeFileSync(${JSON.stringify(note)}, String(process.resourceUsage().maxRSS)));`;
  const started = performance.now();
  const { status, stderr } = spawnSync(
    'node',
    [`--import=data:text/javascript,${encodeURIComponent(atExit)}`, 'tools/build.ts'],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, ENV_FILES: 'off' } },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return { seconds: (performance.now() - started) / 1000, memory: Number(readFileSync(note, 'utf8')) / 1024 };
}

/** Bytes of JavaScript on the wire that a visitor of a page loads. */
async function measureScripts(browser: Browser, path: string): Promise<number> {
  const page = await browser.newPage();
  await page.route(/^https:/, (route) => route.abort());
  const sizes: Promise<{ responseBodySize: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.js')) sizes.push(request.sizes());
  });
  await page.goto(`http://localhost:${port}${path}`);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  await page.close();
  return bytes;
}

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: browserArgs,
});
const rows = [];
try {
  for (const factor of factors) {
    console.log(`${factor} times the cities and location pages ...`);
    const copy = copyProject();
    await multiply(copy, factor);
    // Once for the caches of pictures, which do not grow with the records, and once to measure.
    measureBuild(copy);
    const { seconds, memory } = measureBuild(copy);
    const pages = readFileSync(join(copy, 'dist/sitemap.xml'), 'utf8').match(/<loc>/g)?.length ?? 0;
    const server = createPreviewServer({
      root: join(copy, 'dist'),
      outbox: { dir: '.cache/bench-outbox', log: () => {} },
    });
    await new Promise<void>((done) => server.listen(port, 'localhost', done));
    const home = await measureScripts(browser, '/');
    const city = await measureScripts(browser, '/areas/tampa');
    await new Promise((done) => server.close(done));
    rmSync(copy, { recursive: true });
    rows.push({ factor, pages, seconds, 'seconds a page': seconds / pages, 'memory, MB': memory, home, city });
  }
} finally {
  await browser.close();
}
const round = (number: number) => Math.round(number * 1000) / 1000;
console.table(rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, round(value)]))));
mkdirSync('bench', { recursive: true });
writeFileSync('bench/scale.json', `${JSON.stringify(rows, null, 2)}\n`);
