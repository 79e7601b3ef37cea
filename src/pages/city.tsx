import type { CityPage } from '../content/city-page.ts';
import type { ShownSection, WithRelated } from '../content/schema.ts';
import Stats from '../sections/kinds/stats.tsx';
import { mapOf } from './around.tsx';
import { Sectioned } from './sectioned.tsx';

/** The page of a city, at `/areas/{slug}`; two or more links to pages about a service there follow the cards. */
export function CityArea({ record: { related, ...page } }: { record: CityPage & WithRelated }) {
  const afterCards = page.sections.findIndex(({ kind }) => kind === 'cards') + 1;
  const here = related.slice(0, 1).filter(({ links }) => links.length > 1);
  const links = here.map((list) => ({ kind: 'links', ...list }) as ShownSection);
  const sections = page.sections.toSpliced(afterCards, 0, ...links);
  return (
    <Sectioned page={{ ...page, sections, related: related.slice(here.length) }} map={mapOf(page.name)}>
      <Stats section={page.figures} />
    </Sectioned>
  );
}
