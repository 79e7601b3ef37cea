export type Numbers = Record<string, number>;
/** Medians of the site and of its script-free twin. */
type Both<Value = Numbers> = Record<'site' | 'twin', Value>;

/** Medians of one page, from the same run; `menu`: milliseconds until the mobile menu answers a tap. */
export interface PageResult {
  path: string;
  lighthouse: Both;
  browser: Both;
  menu: Both<number>;
}

/**
 * What `bench/latest.json` holds: medians of `runs` Lighthouse reports and of `loads` of a throttled browser; `next`: milliseconds
 * from a tap to the next page's paint in the app, fetched ahead (`warm`) or not, and to a document's first paint and its end.
 */
export interface Result {
  date: string;
  runs: number;
  loads: number;
  pages: PageResult[];
  next: Numbers;
}

/** The median of each number of some records of the same shape: of two middle ones, their mean. */
export function medians(records: Numbers[]): Numbers {
  const median = (name: string) => {
    const sorted = records.map((each) => each[name] ?? Number.NaN).sort((one, other) => one - other);
    const middle = (sorted.length - 1) / 2;
    return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
  };
  return Object.fromEntries(Object.keys(records[0] ?? {}).map((name) => [name, median(name)]));
}

const round = (number = Number.NaN, digits = 0) => Number(number.toFixed(digits));

/** The table's columns: of which measure, which number, and how many of its units make one of the table's. */
const columns: [title: string, of: 'lighthouse' | 'browser', number: string, unit?: number][] = [
  ['score', 'lighthouse', 'performance'],
  ['LCP', 'lighthouse', 'largestPaint'],
  ['CLS', 'lighthouse', 'shift', 0.001],
  ['TBT', 'lighthouse', 'blocking'],
  ['slow 4G: LCP', 'browser', 'largestPaint'],
  ['CPU 4x: TBT', 'browser', 'blocking'],
  ['longest task', 'browser', 'longestTask'],
  ['before idle', 'browser', 'bytesBeforeIdle', 1024],
  ['in all', 'browser', 'bytes', 1024],
  ['requests', 'browser', 'requests'],
];

/** Prints the medians of every page beside those of its twin. */
export function printResult({ pages, next, runs, loads }: Result): void {
  console.log(
    `\nOver HTTP/2: medians of ${runs} Lighthouse reports and ${loads} loads; of this site / of its twin without scripts.`,
  );
  console.log('Times in ms, sizes in KB, CLS in thousandths.\n');
  const rows = pages.map((page) => {
    const cells = columns.map(([title, of, number, unit = 1]) => {
      const values = Object.values(page[of]).map((each) => round((each[number] ?? Number.NaN) / unit));
      return [title, values.join(' / ')];
    });
    const ratio = ({ site, twin }: Both) => round((site.largestPaint ?? Number.NaN) / (twin.largestPaint ?? 0), 3);
    const ratios = { 'LCP ratio': ratio(page.lighthouse), 'slow 4G: ratio': ratio(page.browser) };
    const answers = `${round(page.menu.site)} / ${round(page.menu.twin)}`;
    return { page: page.path, ...Object.fromEntries(cells), ...ratios, 'menu answers': answers };
  });
  console.table(rows);
  console.log('From a tap to the next page, slow 4G and CPU 4x, in ms: in the app and as a document.');
  console.table([Object.fromEntries(Object.entries(next).map(([name, time]) => [name, round(time)]))]);
}

/** Draws the largest paint of each page and of its twin on slow 4G, over HTTP/2. */
export function drawChart({ pages, loads, date }: Result): string {
  const paintOf = (page: PageResult, name: keyof Both) => page.browser[name].largestPaint ?? 0;
  const longest = Math.max(...pages.flatMap((page) => [paintOf(page, 'site'), paintOf(page, 'twin')]));
  const height = 78 + pages.length * 46;
  const rows = pages.map((page, index) => {
    const y = 62 + index * 46;
    const draw = (name: keyof Both, top: number, fill: string) => {
      const value = paintOf(page, name);
      const width = round((value / longest) * 400);
      const line = `<rect x="250" y="${top}" width="${width}" height="15" fill="${fill}"/>`;
      return `${line}<text x="${258 + width}" y="${top + 12}">${round(value)} ms</text>`;
    };
    const label = `<text x="238" y="${y + 22}" text-anchor="end">${page.path}</text>`;
    return label + draw('site', y, '#0d6b77') + draw('twin', y + 18, '#b9ad97');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 ${height}" font-family="Archivo, Arial, sans-serif" font-size="13" fill="#0b1f2a">`,
    `<title>Largest contentful paint of six pages and of the same pages without any script</title>`,
    `<rect width="760" height="${height}" fill="#fbfaf7"/>`,
    `<text x="20" y="24" font-size="16" font-weight="700">Largest contentful paint, HTTP/2, slow 4G, CPU 4x (median of ${loads}, ${date})</text>`,
    `<text x="20" y="44"><tspan fill="#0d6b77" font-weight="700">this site</tspan> and <tspan fill="#7a6f5b" font-weight="700">the same page with every script removed</tspan></text>`,
    ...rows,
    '</svg>\n',
  ].join('\n');
}
