import type { LocationPage, WithRelated } from '../content/schema.ts';
import { LocationData } from '../seo/structured-data.tsx';
import { Sectioned } from './sectioned.tsx';

/** The page of a service in a city, at `/locations/{slug}`. */
export function Location({
  record: { related, cityName, ...page },
}: {
  record: LocationPage & WithRelated & { cityName: string };
}) {
  const sections = page.sections.map((section) =>
    section.kind === 'quote-call' ? { ...section, more: related } : section,
  );
  return <Sectioned page={{ ...page, sections }} data={<LocationData location={page} city={cityName} />} />;
}
