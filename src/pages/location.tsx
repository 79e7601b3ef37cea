import type { LocationPage, WithRelated } from '../content/schema.ts';
import { LocationData } from '../seo/structured-data.tsx';
import { Sectioned } from './sectioned.tsx';

/** The page of a service in a city, at `/locations/{slug}`; related links end its closing call, or the page. */
export function Location({
  record: { related, cityName, ...page },
}: {
  record: LocationPage & WithRelated & { cityName: string };
}) {
  const closes = page.sections.some(({ kind }) => kind === 'quote-call');
  const sections = page.sections.map((section) =>
    section.kind === 'quote-call' ? { ...section, more: related } : section,
  );
  return (
    <Sectioned
      page={{ ...page, sections, related: closes ? [] : related }}
      data={<LocationData location={page} city={cityName} />}
    />
  );
}
