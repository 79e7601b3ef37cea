import type { QuoteService } from '../../src/content/quote.ts';
import type { LocationPage, ServicePage } from '../../src/content/schema.ts';
import { loadSite, type PageEntry, pathOf } from './content.ts';

/** Every service: first the menu's, in the menu's order. Services without `quote` in the record have value "other". */
export function readServices(published: PageEntry[]): QuoteService[] {
  const menu: string[] = loadSite().menu.services.map(({ to }) => to);
  const place = (entry: PageEntry) => (menu.includes(pathOf(entry)) ? menu.indexOf(pathOf(entry)) : menu.length);
  return published
    .filter(({ folder }) => folder === 'services')
    .toSorted((one, other) => place(one) - place(other))
    .map((entry) => {
      const { name, quote } = entry.record as ServicePage;
      const { label, businessType } = quote ?? { label: name };
      const about = ({ folder, record }: PageEntry) =>
        folder === 'locations' && (record as LocationPage).service === entry.name;
      const pages = [pathOf(entry), ...published.filter(about).map(pathOf)];
      return { value: quote ? entry.name : 'other', label, ...(businessType && { businessType }), pages };
    });
}
