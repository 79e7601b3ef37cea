import { mkdirSync, writeFileSync } from 'node:fs';
import type { Protocol } from './serve.ts';

type Numbers = Record<string, number>;

/** Medians of one page, of its script-free twin and, where one was given, of a peer, from the same run. */
export interface PageResult {
  path: string;
  protocols: Record<Protocol, { lighthouse: Record<string, Numbers>; browser: Record<string, Numbers> }>;
  /** Milliseconds until the mobile menu answers a tap. */
  menu: { site: number; twin: number };
}

export interface Result {
  date: string;
  /** How often Lighthouse looked at a page. */
  runs: number;
  /** How often a throttled browser loaded it. */
  loads: number;
  pages: PageResult[];
  /**
   * Milliseconds from a tap to the next page's paint: in the app, fetched ahead or not; as a document without scripts to its first
   * paint, and until all of it is loaded.
   */
  next: { warm: number; cold: number; documentPaint: number; documentLoaded: number };
}

const ratio = (site = Number.NaN, twin = Number.NaN) =>
  twin === 0 ? (site === 0 ? 1 : Number.POSITIVE_INFINITY) : site / twin;
const round = (number = Number.NaN, digits = 0) => Number(number.toFixed(digits));

/** Prints the medians of every page beside those of its twin. */
export function printResult({ pages, next, runs, loads }: Result): void {
  console.log(
    `\nMedians of ${runs} Lighthouse reports and ${loads} loads; each of this site, of its twin without any script, and of a peer. Times in ms, sizes in KB.\n`,
  );
  console.table(
    pages.flatMap(({ path, protocols, menu }) =>
      Object.entries(protocols).map(([protocol, { lighthouse, browser }]) => {
        const { site = {}, twin = {}, peer } = lighthouse;
        const { site: slow = {}, twin: slowTwin = {}, peer: slowPeer } = browser;
        const beside = (name: string, one: Numbers, other: Numbers, third?: Numbers) =>
          [one, other, ...(third ? [third] : [])].map((each) => round(each[name])).join(' / ');
        return {
          page: path,
          protocol,
          score: beside('performance', site, twin, peer),
          LCP: beside('largestPaint', site, twin, peer),
          'LCP ratio': round(ratio(site.largestPaint, twin.largestPaint), 3),
          CLS: round(site.shift, 3),
          TBT: beside('blocking', site, twin, peer),
          'slow 4G: LCP': beside('largestPaint', slow, slowTwin, slowPeer),
          ratio: round(ratio(slow.largestPaint, slowTwin.largestPaint), 3),
          'CPU 4x: TBT': round(slow.blocking),
          'longest task': round(slow.longestTask),
          'menu answers': `${round(menu.site)} / ${round(menu.twin)}`,
          'before idle': round((slow.bytesBeforeIdle ?? 0) / 1024),
          'in all': round((slow.bytes ?? 0) / 1024),
          requests: slow.requests,
        };
      }),
    ),
  );
  console.log('From a tap to the next page, slow 4G and CPU 4x:');
  console.table({
    'in the app, fetched ahead': { ms: round(next.warm) },
    'in the app, cold': { ms: round(next.cold) },
    'as a document without scripts, first paint': { ms: round(next.documentPaint) },
    'as a document without scripts, loaded': { ms: round(next.documentLoaded) },
  });
}

const bar = { left: 250, top: 62, height: 15, row: 46, width: 400 };

/** Draws the comparison: the largest paint of each page and of its twin on slow 4G, over HTTP/2. */
function drawChart({ pages, loads, date }: Result): string {
  const of = ({ protocols: { http2 } }: PageResult) =>
    [http2.browser.site?.largestPaint ?? 0, http2.browser.twin?.largestPaint ?? 0] as const;
  const longest = Math.max(...pages.flatMap((page) => [...of(page)]));
  const height = bar.top + pages.length * bar.row + 16;
  const rows = pages.map((page, index) => {
    const y = bar.top + index * bar.row;
    const [site, twin] = of(page);
    const line = (value: number, offset: number, fill: string) =>
      `<rect x="${bar.left}" y="${y + offset}" width="${round((value / longest) * bar.width)}" height="${bar.height}" fill="${fill}"/>` +
      `<text x="${bar.left + round((value / longest) * bar.width) + 8}" y="${y + offset + 12}">${round(value)} ms</text>`;
    return `<text x="${bar.left - 12}" y="${y + 22}" text-anchor="end">${page.path}</text>${line(site, 0, '#0d6b77')}${line(twin, 18, '#b9ad97')}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 ${height}" font-family="Archivo, Arial, sans-serif" font-size="13" fill="#0b1f2a">`,
    `<title>Largest contentful paint of five pages and of the same pages without any script</title>`,
    `<rect width="760" height="${height}" fill="#fbfaf7"/>`,
    `<text x="20" y="24" font-size="16" font-weight="700">Largest contentful paint, HTTP/2, slow 4G, CPU 4x (median of ${loads}, ${date})</text>`,
    `<text x="20" y="44"><tspan fill="#0d6b77" font-weight="700">this site</tspan> and <tspan fill="#7a6f5b" font-weight="700">the same page with every script removed</tspan></text>`,
    ...rows,
    '</svg>\n',
  ].join('\n');
}

/** Writes the numbers and the chart into `bench/`. */
export function writeResult(result: Result): void {
  mkdirSync('bench', { recursive: true });
  writeFileSync('bench/latest.json', `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync('bench/chart.svg', drawChart(result));
}
