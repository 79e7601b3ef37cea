import type { AlsoSent } from '../../../src/quote/also-sent.ts';
import { emptyRequest, templateParams } from '../../../src/quote/model.ts';
import { inWords } from './mail.ts';
import type { Stored } from './store.ts';

/** A cell: quoted, and never read as a formula by a spreadsheet, for some of which full-width signs begin one too. */
function toCell(value: string): string {
  const harmless = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The columns: what a request of the site has. Others name their values as they like, by the thousand. */
const always = ['received', ...Object.keys(templateParams(emptyRequest, new Date(0)))];
/** Columns of what an owner switches on, where a request has it. */
const sometimes = ['source', 'textConsent'] satisfies (keyof AlsoSent)[];

/** Every readable request as one line of CSV, its choices in words, as RFC 4180 describes it, with the byte order mark that spreadsheets expect. */
export function toCsv(requests: Stored[]): string {
  const readable = requests.flatMap(({ time, params }) => (params ? [{ ...params, received: time }] : []));
  const names = [...always, ...sometimes.filter((name) => readable.some((values) => name in values))];
  const lines = readable.map((values: Record<string, string>) =>
    names.map((name) => toCell(inWords(name, values[name] ?? ''))).join(','),
  );
  return `\uFEFF${[names.map(toCell).join(','), ...lines].join('\r\n')}\r\n`;
}
