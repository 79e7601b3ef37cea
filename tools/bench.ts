import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { categories, type Score, score } from './bench/lighthouse.ts';
import { type PageResult, printResult, writeResult } from './bench/report.ts';
import { median, medians } from './bench/statistics.ts';
import { makeTwin } from './bench/twin.ts';
import { visit, visitDocument, visitMenu, visitNext } from './bench/visit.ts';
import { browserArgs, ensureBrowser } from './browser.ts';
import { createPreviewServer } from './preview/server.ts';

const ports = { site: 4301, twin: 4302, browser: 4303 };
const site = `http://localhost:${ports.site}`;
const twin = `http://localhost:${ports.twin}`;
/** One page of each kind. */
const kinds = [
  '/',
  '/contact',
  '/services/apartment-complex-cleaning',
  '/locations/parking-lot-pressure-washing-tampa',
  '/areas/tampa',
];

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true },
    'no-build': { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
/** A throttled browser's times vary by a tenth from load to load, Lighthouse's modelled ones hardly: it takes more loads for a median to stand. */
const loads = 3 * runs;

function serve(folder: string, port: number): Promise<Server> {
  const server = createPreviewServer({ root: resolve(folder), outbox: { dir: '.cache/bench-outbox', log: () => {} } });
  return new Promise((done) => server.listen(port, 'localhost', () => done(server)));
}

async function repeat<Value>(times: number, measure: (run: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let run = 0; run < times; run++) values.push(await measure(run));
  return values;
}

/** Measures a page and its twin in turn, each first every other time, so that what slows the machine slows both. */
async function inTurn<Value>(
  times: number,
  measure: (origin: string) => Promise<Value>,
): Promise<{ site: Value[]; twin: Value[] }> {
  const values: { site: Value[]; twin: Value[] } = { site: [], twin: [] };
  await repeat(times, async (run) => {
    if (run % 2 === 1) values.twin.push(await measure(twin));
    values.site.push(await measure(site));
    if (run % 2 === 0) values.twin.push(await measure(twin));
  });
  return values;
}

async function benchPage(browser: Browser, path: string): Promise<PageResult> {
  console.log(`${path}: Lighthouse`);
  const scores = await inTurn(runs, (origin) => score(origin + path, ports.browser));
  console.log(`${path}: slow phone`);
  const visits = await inTurn(loads, (origin) => visit(browser, origin + path, origin === site));
  console.log(`${path}: menu`);
  const menus = await inTurn(loads, (origin) => visitMenu(browser, origin + path));
  return {
    path,
    lighthouse: { site: medians(scores.site), twin: medians(scores.twin) },
    browser: { site: medians(visits.site), twin: medians(visits.twin) },
    menu: { site: median(menus.site), twin: median(menus.twin) },
  };
}

async function benchKinds(browser: Browser): Promise<void> {
  await makeTwin('dist', '.cache/twin');
  const server = await serve('.cache/twin', ports.twin);
  const pages: PageResult[] = [];
  for (const path of options.page ?? kinds) pages.push(await benchPage(browser, path));
  console.log('in-page navigation');
  const [from, to] = ['/', '/areas/lakeland'];
  const warm = median(await repeat(loads, () => visitNext(browser, site + from, to, true)));
  const cold = median(await repeat(loads, () => visitNext(browser, site + from, to, false)));
  const documents = await repeat(loads, () => visitDocument(browser, twin + from, to));
  const next = {
    warm,
    cold,
    documentPaint: median(documents.map(({ firstPaint }) => firstPaint)),
    documentLoaded: median(documents.map(({ loaded }) => loaded)),
  };
  const result = { date: new Date().toISOString().slice(0, 10), runs, loads, pages, next };
  printResult(result);
  // The chart of the README shows all of them.
  if (!options.page) writeResult(result);
  server.close();
}

const isPerfect = (scores: Record<string, number>) => categories.every((each) => scores[each] === 100);

/** Lighthouse over every page; one that is below 100 anywhere is measured twice more, and its medians count. */
async function benchAll(): Promise<void> {
  const map = readFileSync('dist/sitemap.xml', 'utf8');
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  const table: Record<string, object> = {};
  const below: string[] = [];
  for (const [index, path] of paths.entries()) {
    const scores: Score[] = [await score(site + path, ports.browser)];
    if (!isPerfect(medians(scores))) {
      scores.push(await score(site + path, ports.browser), await score(site + path, ports.browser));
    }
    const { firstPaint: _, ...numbers } = medians(scores);
    const complaints = [...new Set(scores.flatMap((each) => each.complaints))].join(' ');
    table[path] = { ...numbers, complaints };
    if (!isPerfect(numbers)) below.push(path);
    console.log(
      `${index + 1} of ${paths.length}: ${path} ${categories.map((each) => numbers[each]).join(' ')} ${complaints}`,
    );
  }
  console.log(
    `\n${paths.length - below.length} of ${paths.length} pages have 100 in all four (Google's frame on /contact is blocked).`,
  );
  if (below.length > 0) console.log(`Below: ${below.join(', ')}`);
  mkdirSync('bench', { recursive: true });
  writeFileSync('bench/all.json', `${JSON.stringify(table, null, 2)}\n`);
}

if (!options['no-build'] && spawnSync('node', ['tools/build.ts'], { stdio: 'inherit' }).status !== 0) process.exit(1);
const server = await serve('dist', ports.site);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...browserArgs, `--remote-debugging-port=${ports.browser}`],
});
try {
  // The first report of a fresh browser also counts the browser's own start.
  await score(site, ports.browser);
  await (options.all ? benchAll() : benchKinds(browser));
} finally {
  await browser.close();
  server.close();
}
