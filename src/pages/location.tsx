import { cityLinks } from '../content/cities.ts';
import type { LocationPage } from '../content/schema.ts';
import { Hero } from '../sections/hero.tsx';
import { PageSections } from '../sections/page-sections.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { LocationData } from '../seo/structured-data.tsx';
import { BelowTheFold } from './below-the-fold.tsx';
import type { PageProps } from './with-record.tsx';

/** `/locations/{slug}` */
export function Location({ record: page }: PageProps<LocationPage>) {
  const city = cityLinks.find(({ slug }) => slug === page.city)?.name ?? page.city;
  return (
    <>
      <PageMetadata metadata={page.metadata} />
      <LocationData location={page} city={city} />
      <Hero hero={page.hero} breadcrumbs={<Breadcrumbs name={page.name} />} />
      <BelowTheFold>
        <PageSections sections={page.sections} />
      </BelowTheFold>
    </>
  );
}
