import { type QuoteService, readServices } from '../content/quote.ts';

/** As much of the browser's navigation history as is used here; TypeScript's library does not have it yet. */
interface NavigationHistory {
  currentEntry: { index: number } | null;
  entries: () => { url: string | null }[];
}

/** The service whose page, or whose page for a city, the address is. */
export function serviceOf(path: string): QuoteService | undefined {
  return readServices.find(({ pages }) => pages.includes(path));
}

/** The service that the visitor read about last in this tab, as far as the browser tells. */
export function serviceReadLast(): QuoteService | undefined {
  const { navigation } = window as { navigation?: NavigationHistory };
  const read = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  return read.flatMap(({ url }) => (url && serviceOf(new URL(url).pathname)) || []).at(-1);
}
