import { related } from '../content/labels.ts';
import type { LocationPage, WithRelated } from '../content/schema.ts';
import { Hero } from '../sections/hero.tsx';
import { LinkLine } from '../sections/link-line.tsx';
import { PageSections } from '../sections/page-sections.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { LocationData } from '../seo/structured-data.tsx';
import { BelowTheFold } from './below-the-fold.tsx';
import type { PageProps } from './record-page.tsx';

/** `/locations/{slug}` */
export function Location({ record: page }: PageProps<LocationPage & WithRelated>) {
  const [city] = page.related.cities;
  const more = { label: related.sisters, links: page.related.locations };
  const sections = page.sections.map((section) => (section.kind === 'quote-call' ? { ...section, more } : section));
  return (
    <>
      <PageMetadata metadata={page.metadata} />
      <LocationData location={page} city={city?.label ?? page.city} />
      <Hero hero={page.hero} breadcrumbs={<Breadcrumbs name={page.name} />}>
        <LinkLine label={related.more} links={[...page.related.services, ...page.related.cities]} />
      </Hero>
      <BelowTheFold>
        <PageSections sections={sections} />
      </BelowTheFold>
    </>
  );
}
