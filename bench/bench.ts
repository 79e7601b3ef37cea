import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../tests/run/browser.ts';
import { categories, type Score, score } from './lighthouse.ts';
import { type PageResult, printResult, writeResult } from './report.ts';
import { type Protocol, serve } from './serve.ts';
import { median, medians } from './statistics.ts';
import { makeTwin } from './twin.ts';
import { visit, visitDocument, visitMenu, visitNext } from './visit.ts';

const ports = { plain: 4301, http2: 4311, browser: 4321 };
const protocols = ['plain', 'http2'] as const;
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
    // Another built site, whose home stands beside this one's.
    peer: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});
/** Where the sites that are compared are served, by name. */
type Origins = Record<string, string>;

const runs = Number(options.runs);
/** A throttled browser's times vary by a tenth from load to load, Lighthouse's modelled ones hardly: it takes more loads for a median to stand. */
const loads = 3 * runs;

async function repeat<Value>(times: number, measure: (run: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let run = 0; run < times; run++) values.push(await measure(run));
  return values;
}

/** Measures the same page of several sites in turn, another one first each time, so that what slows the machine slows all. */
async function inTurn<Value>(
  times: number,
  origins: Origins,
  measure: (origin: string, name: string) => Promise<Value>,
): Promise<Record<string, Value[]>> {
  const all = Object.entries(origins).map(([name, origin]) => ({ name, origin, values: [] as Value[] }));
  await repeat(times, async (run) => {
    const first = run % all.length;
    for (const { name, origin, values } of [...all.slice(first), ...all.slice(0, first)]) {
      values.push(await measure(origin, name));
    }
  });
  return Object.fromEntries(all.map(({ name, values }) => [name, values]));
}

const mediansOf = (all: Record<string, object[]>) =>
  Object.fromEntries(Object.entries(all).map(([name, each]) => [name, medians(each)]));

async function benchPage(browser: Browser, path: string, served: Record<Protocol, Origins>): Promise<PageResult> {
  const measured = {} as PageResult['protocols'];
  for (const protocol of protocols) {
    const { peer, ...own } = served[protocol];
    const origins = { ...own, ...(peer && path === '/' && { peer }) };
    console.log(`${path}, ${protocol}: Lighthouse`);
    const scores = await inTurn(runs, origins, (origin) => score(origin + path, ports.browser));
    console.log(`${path}, ${protocol}: slow phone`);
    const visits = await inTurn(loads, origins, (origin, name) => visit(browser, origin + path, name === 'site'));
    measured[protocol] = { lighthouse: mediansOf(scores), browser: mediansOf(visits) };
  }
  console.log(`${path}: menu`);
  const { site = '', twin = '' } = served.plain;
  const menus = await inTurn(loads, { site, twin }, (origin) => visitMenu(browser, origin + path));
  return { path, protocols: measured, menu: { site: median(menus.site ?? []), twin: median(menus.twin ?? []) } };
}

/** Serves the site, its twin and the peer, plain and as hosts do. */
async function serveAll(folders: Record<string, string>) {
  const served: Record<Protocol, Origins> = { plain: {}, http2: {} };
  const ends: (() => void)[] = [];
  for (const protocol of protocols) {
    for (const [at, [name, folder]] of Object.entries(folders).entries()) {
      const { origin, end } = await serve(folder, ports[protocol] + at, protocol);
      served[protocol][name] = origin;
      ends.push(end);
    }
  }
  const end = () => {
    for (const each of ends) each();
  };
  return { served, end };
}

async function benchKinds(browser: Browser): Promise<void> {
  await makeTwin('dist', '.cache/twin');
  const folders = { site: 'dist', twin: '.cache/twin', ...(options.peer && { peer: options.peer }) };
  const { served, end } = await serveAll(folders);
  const { site = '', twin = '' } = served.plain;
  // The first report of a fresh browser also counts the browser's own start.
  await score(site, ports.browser);
  const pages: PageResult[] = [];
  for (const path of options.page ?? kinds) pages.push(await benchPage(browser, path, served));
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
  end();
}

const isPerfect = (scores: Record<string, number>) => categories.every((each) => scores[each] === 100);

/** Lighthouse over every page; one that is below 100 anywhere is measured twice more, and its medians count. */
async function benchAll(): Promise<void> {
  const { origin: site, end } = await serve('dist', ports.plain, 'plain');
  await score(site, ports.browser);
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
  end();
}

if (!options['no-build'] && spawnSync(process.execPath, ['tools/build/build.ts'], { stdio: 'inherit' }).status !== 0)
  process.exit(1);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  // The certificate is this machine's own.
  args: [...browserArgs, '--ignore-certificate-errors', `--remote-debugging-port=${ports.browser}`],
});
try {
  await (options.all ? benchAll() : benchKinds(browser));
} finally {
  await browser.close();
}
