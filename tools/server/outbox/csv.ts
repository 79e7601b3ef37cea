import type { AlsoSent } from '../../../src/quote/also-sent.ts';
import { emptyRequest, templateParams } from '../../../src/quote/model.ts';
import { inWords } from './mail.ts';
import type { Stored } from './store.ts';

/** Quotes a cell so that no spreadsheet reads it as a formula; in some, a formula may begin with a full-width sign. */
function toCell(value: string): string {
  const harmless = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Columns of every file: the time and the form's parameters, no others, because senders could add thousands. */
const always = ['received', ...Object.keys(templateParams(emptyRequest, new Date(0)))];
/** Columns of optional parameters, present if any request has them. */
const sometimes = ['source', 'textConsent'] satisfies (keyof AlsoSent)[];

/** All readable requests as CSV (RFC 4180), choices by label, with the byte order mark that spreadsheets expect. */
export function toCsv(requests: Stored[]): string {
  const readable = requests.flatMap(({ time, params }) => (params ? [{ ...params, received: time }] : []));
  const names = [...always, ...sometimes.filter((name) => readable.some((values) => name in values))];
  const lines = readable.map((values: Record<string, string>) =>
    names.map((name) => toCell(inWords(name, values[name] ?? ''))).join(','),
  );
  return `\uFEFF${[names.map(toCell).join(','), ...lines].join('\r\n')}\r\n`;
}
