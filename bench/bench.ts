import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { examples, links } from '../tests/owner.ts';
import { browserArgs, ensureBrowser } from '../tests/run/browser.ts';
import { categories, score } from './lighthouse.ts';
import { medians, type Numbers, type PageResult, printResult } from './report.ts';
import { makeTwin, serve } from './serve.ts';
import { visit, visitMenu, visitNext } from './visit.ts';

const ports = { site: 4301, twin: 4302, browser: 4321 };
/** Pages measured by default, all of different kinds. */
const kinds = ['/', '/contact', examples.service, examples.location, examples.city, '/areas'];

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true },
  },
});

const runs = Number(options.runs);
/** Three throttled page loads per Lighthouse report: their times vary by a tenth, Lighthouse's modeled ones hardly. */
const loads = 3 * runs;

/** Measures all names each round, so slow spells hit all, and rotates which goes first. @returns medians by name */
async function inTurn<Name extends string>(
  times: number,
  names: readonly Name[],
  measure: (name: Name) => Promise<Numbers>,
): Promise<Record<Name, Numbers>> {
  const all = names.map((name) => ({ name, values: [] as Numbers[] }));
  for (let run = 0; run < times; run++) {
    const first = run % all.length;
    for (const { name, values } of [...all.slice(first), ...all.slice(0, first)]) values.push(await measure(name));
  }
  return Object.fromEntries(all.map(({ name, values }) => [name, medians(values)])) as Record<Name, Numbers>;
}

const both = ['site', 'twin'] as const;

async function benchPage(
  browser: Browser,
  path: string,
  origins: Record<'site' | 'twin', string>,
): Promise<PageResult> {
  console.log(path);
  const lighthouse = await inTurn(
    runs,
    both,
    async (name) => (await score(origins[name] + path, ports.browser)).numbers,
  );
  const slow = await inTurn(loads, both, (name) => visit(browser, origins[name] + path, name === 'site'));
  const menu = await inTurn(loads, both, (name) => visitMenu(browser, origins[name] + path));
  return { path, lighthouse, browser: slow, menu };
}

/**
 * Prints medians of `runs` Lighthouse reports and of `loads` page loads in a throttled browser; a run without `--page`
 * writes them to `bench/latest.json`.
 * `next`: milliseconds from a tap to the next page, in the app (`warm`: prefetched) and as a document without scripts.
 */
async function benchKinds(browser: Browser): Promise<void> {
  await makeTwin('dist', '.cache/twin');
  const origins = { site: await serve('dist', ports.site), twin: await serve('.cache/twin', ports.twin) };
  // Drop a fresh browser's first report, because it also counts the browser's own start.
  await score(origins.site, ports.browser);
  const pages: PageResult[] = [];
  for (const path of options.page ?? kinds) pages.push(await benchPage(browser, path, origins));
  const date = new Date().toISOString().slice(0, 10);
  console.log('in-page navigation');
  const { warm, cold, document } = await inTurn(loads, ['warm', 'cold', 'document'], (how) =>
    visitNext(browser, `${how === 'document' ? origins.twin : origins.site}/`, links.otherCity.to, how),
  );
  const next = { ...warm, ...cold, ...document };
  printResult(runs, loads, pages, next);
  const result = JSON.stringify({ date, runs, loads, pages, next }, null, 2);
  if (!options.page) writeFileSync('bench/latest.json', `${result}\n`);
}

/** Runs Lighthouse once on every page of the sitemap, and writes the scores to `bench/all.json`. */
async function benchAll(): Promise<void> {
  const site = await serve('dist', ports.site);
  await score(site, ports.browser);
  const map = readFileSync('dist/sitemap.xml', 'utf8');
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  const isBelow = (numbers: Numbers) => categories.some((each) => numbers[each] !== 100);
  const table: Record<string, Numbers & { complaints: string }> = {};
  for (const path of paths) {
    const { numbers, complaints } = await score(site + path, ports.browser);
    table[path] = Object.assign(numbers, { complaints: complaints.join(' ') });
    console.log(`${path} ${categories.map((each) => numbers[each]).join(' ')} ${complaints}`);
  }
  const below = paths.filter((path) => isBelow(table[path] ?? {}));
  console.log(
    `\n${paths.length - below.length} of ${paths.length} pages score 100 in all four. Below: ${below.join(', ') || 'none'}`,
  );
  writeFileSync('bench/all.json', `${JSON.stringify(table, null, 2)}\n`);
}

if (spawnSync(process.execPath, ['tools/site/build.ts'], { stdio: 'inherit' }).status !== 0) process.exit(1);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  // Certificate errors are ignored, because the servers use the self-signed certificate of the tests.
  args: [...browserArgs, '--ignore-certificate-errors', `--remote-debugging-port=${ports.browser}`],
});
try {
  await (options.all ? benchAll() : benchKinds(browser));
} finally {
  await browser.close();
}
