import { type QuoteService, readServices } from '../content/quote.ts';

/** The service that a page is about: `path` is the service's own page or one of its location pages. */
export function serviceOf(path: string): QuoteService | undefined {
  return readServices.find(({ pages }) => pages.includes(path));
}

/** The service that the visitor read about last in this tab; `undefined` in browsers without the Navigation API. */
export function serviceReadLast(): QuoteService | undefined {
  const { navigation } = window as Partial<Window>;
  const read = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  return read.flatMap(({ url }) => (url && serviceOf(new URL(url).pathname)) || []).at(-1);
}
