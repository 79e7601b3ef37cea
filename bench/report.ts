/** Measured values by name: milliseconds, bytes, counts, or scores out of 100. */
export type Numbers = Record<string, number>;
/** Medians of the site, and of its twin: a copy without scripts. */
type Both = Record<'site' | 'twin', Numbers>;

/** Medians of one page; `menu`: milliseconds from the start of the load until a tap opens the mobile menu. */
export interface PageResult {
  path: string;
  lighthouse: Both;
  browser: Both;
  menu: Both;
}

/** The median of each field, over records with the same fields; of two middle values, the lower one. */
export function medians(records: Numbers[]): Numbers {
  const median = (name: string) =>
    records.map((each) => each[name] ?? Number.NaN).sort((one, other) => one - other)[(records.length - 1) >> 1];
  return Object.fromEntries(Object.keys(records[0] ?? {}).map((name) => [name, median(name) ?? Number.NaN]));
}

const round = (number = Number.NaN) => Number(number.toFixed(3));

/** Prints each page's medians beside the medians of its twin without scripts. */
export function printResult(runs: number, loads: number, pages: PageResult[], next: Numbers): void {
  console.log(`\nOver HTTP/2: medians of ${runs} Lighthouse reports and ${loads} loads, in ms and bytes.`);
  for (const { path, ...measured } of pages) {
    const rows = Object.entries(measured).flatMap(([by, { site, twin }]) =>
      Object.keys(site).map((name) => {
        const [own = Number.NaN, other = Number.NaN] = [site[name], twin[name]];
        return [`${by} ${name}`, { site: round(own), 'without scripts': round(other), ratio: round(own / other) }];
      }),
    );
    console.log(`\n${path}`);
    console.table(Object.fromEntries(rows));
  }
  console.log('\nFrom a tap to the next page, slow 4G and CPU 4x, in ms: in the app and as a document.');
  console.table(next);
}
