import type { QuoteService } from '../../src/content/quote.ts';
import type { LocationPage, ServicePage } from '../../src/content/schema.ts';
import { loadSite, type PageEntry, pathOf } from './content.ts';

/** The services that the form offers: those with a `quote` in their record, in the order of the menu, the others after them. */
export function quoteServices(published: PageEntry[]): QuoteService[] {
  const menu: string[] = loadSite().menu.services.map(({ to }) => to);
  const place = (entry: PageEntry) => (menu.includes(pathOf(entry)) ? menu.indexOf(pathOf(entry)) : menu.length);
  return published
    .filter(({ folder }) => folder === 'services')
    .toSorted((one, other) => place(one) - place(other))
    .flatMap((entry) => {
      const { quote } = entry.record as ServicePage;
      if (!quote) return [];
      const { label, businessType } = quote;
      const about = ({ folder, record }: PageEntry) =>
        folder === 'locations' && (record as LocationPage).service === entry.name;
      const pages = [pathOf(entry), ...published.filter(about).map(pathOf)];
      return { value: entry.name, label, ...(businessType && { businessType }), pages };
    });
}
