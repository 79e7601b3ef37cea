import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../tests/run/browser.ts';
import { categories, score } from './lighthouse.ts';
import { type BySite, drawChart, medians, type Numbers, type PageResult, printResult } from './report.ts';
import { makeTwin, type Protocol, serve } from './serve.ts';
import { visit, visitMenu, visitNext } from './visit.ts';

const ports = { plain: 4301, http2: 4311, browser: 4321 };
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

const runs = Number(options.runs);
/** More loads than reports: a throttled browser's times vary by a tenth from load to load, Lighthouse's modelled ones hardly. */
const loads = 3 * runs;

/** Measures several things in turn, another one first each time, so that what slows the machine slows all. @returns medians by name */
async function inTurn(times: number, names: string[], measure: (name: string) => Promise<Numbers>): Promise<BySite> {
  const all = names.map((name) => ({ name, values: [] as Numbers[] }));
  for (let run = 0; run < times; run++) {
    const first = run % all.length;
    for (const { name, values } of [...all.slice(first), ...all.slice(0, first)]) values.push(await measure(name));
  }
  return Object.fromEntries(all.map(({ name, values }) => [name, medians(values)]));
}

/** Where the sites that are compared are served, by name. */
type Origins = Record<string, string>;

const protocols = ['plain', 'http2'] as const;

async function benchPage(browser: Browser, path: string, served: Record<Protocol, Origins>): Promise<PageResult> {
  const measured = {} as PageResult['protocols'];
  for (const protocol of protocols) {
    console.log(`${path}, ${protocol}`);
    const origins = served[protocol];
    const names = Object.keys(origins).filter((name) => name !== 'peer' || path === '/');
    const judge = async (name: string) => (await score(origins[name] + path, ports.browser)).numbers;
    const lighthouse = await inTurn(runs, names, judge);
    const slow = await inTurn(loads, names, (name) => visit(browser, origins[name] + path, name === 'site'));
    measured[protocol] = { lighthouse, browser: slow };
  }
  console.log(`${path}: menu`);
  const { site, twin } = await inTurn(loads, ['site', 'twin'], (name) => visitMenu(browser, served.plain[name] + path));
  return { path, protocols: measured, menu: { site: site?.menu ?? 0, twin: twin?.menu ?? 0 } };
}

async function benchKinds(browser: Browser): Promise<void> {
  await makeTwin('dist', '.cache/twin');
  const folders = { site: 'dist', twin: '.cache/twin', ...(options.peer && { peer: options.peer }) };
  const served: Record<Protocol, Origins> = { plain: {}, http2: {} };
  for (const protocol of protocols)
    for (const [at, [name, folder]] of Object.entries(folders).entries())
      served[protocol][name] = await serve(folder, ports[protocol] + at, protocol);
  // The first report of a fresh browser also counts the browser's own start.
  await score(String(served.plain.site), ports.browser);
  const pages: PageResult[] = [];
  for (const path of options.page ?? kinds) pages.push(await benchPage(browser, path, served));
  const date = new Date().toISOString().slice(0, 10);
  console.log('in-page navigation');
  const { site, twin } = served.plain;
  const next = await inTurn(loads, ['warm', 'cold', 'document'], (how) =>
    visitNext(browser, `${how === 'document' ? twin : site}/`, '/areas/lakeland', how),
  );
  const result = { date, runs, loads, pages, next: { ...next.warm, ...next.cold, ...next.document } };
  printResult(result);
  // The chart of the README shows all of them.
  if (options.page) return;
  writeFileSync('bench/latest.json', `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync('bench/chart.svg', drawChart(result));
}

/** Lighthouse over every page, Google's frame on /contact blocked; medians of three for one that is below 100 anywhere. */
async function benchAll(): Promise<void> {
  const site = await serve('dist', ports.plain, 'plain');
  await score(site, ports.browser);
  const map = readFileSync('dist/sitemap.xml', 'utf8');
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  const isBelow = (numbers: Numbers) => categories.some((each) => numbers[each] !== 100);
  const table: Record<string, Numbers & { complaints: string }> = {};
  for (const path of paths) {
    const scores = [await score(site + path, ports.browser)];
    while (scores.length < 3 && scores.some(({ numbers }) => isBelow(numbers)))
      scores.push(await score(site + path, ports.browser));
    const { firstPaint: _, ...numbers } = medians(scores.map((each) => each.numbers));
    const complaints = [...new Set(scores.flatMap((each) => each.complaints))].join(' ');
    table[path] = Object.assign(numbers, { complaints });
    console.log(`${path} ${categories.map((each) => numbers[each]).join(' ')} ${complaints}`);
  }
  const below = paths.filter((path) => isBelow(table[path] ?? {}));
  console.log(`\n${paths.length - below.length} of ${paths.length} pages have 100 in all four. ${below.join(', ')}`);
  writeFileSync('bench/all.json', `${JSON.stringify(table, null, 2)}\n`);
}

if (!options['no-build'] && spawnSync(process.execPath, ['tools/site/build.ts'], { stdio: 'inherit' }).status !== 0)
  process.exit(1);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  // The certificate is a fixture of the tests.
  args: [...browserArgs, '--ignore-certificate-errors', `--remote-debugging-port=${ports.browser}`],
});
try {
  await (options.all ? benchAll() : benchKinds(browser));
} finally {
  await browser.close();
}
