import { cityLabels } from '../../../src/content/labels.ts';
import type { PictureId } from '../../../src/content/pictures.ts';
import type { City, PlainPage } from '../../../src/content/schema.ts';
import { type Entry, pathOf } from '../check-content.ts';

/** What the share picture of one page shows. */
export interface SharePage {
  path: string;
  title: string;
  picture: PictureId;
}

/** Shown where a page has no picture of its own: home has a film. */
const fallback: PictureId = 'storefront-after';

/** The page of a record, for its share picture. */
export function sharePage(entry: Entry): SharePage {
  const path = pathOf(entry);
  if (entry.folder === 'cities') {
    const city = entry.record as City;
    return { path, title: cityLabels.heading(city), picture: city.picture };
  }
  const { hero, metadata } = entry.record as Partial<PlainPage>;
  return { path, title: hero?.heading ?? metadata?.title ?? '', picture: hero?.picture ?? fallback };
}
