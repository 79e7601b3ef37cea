import { related } from '../content/labels.ts';
import { linksTo } from '../content/related.ts';
import type { LocationPage, WithRelated } from '../content/schema.ts';
import { Hero } from '../sections/hero.tsx';
import { LinkLine } from '../sections/link-list.tsx';
import { PageSections } from '../sections/page-sections.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { LocationData } from '../seo/structured-data.tsx';
import { BelowTheFold } from './below-the-fold.tsx';
import type { PageProps } from './with-record.tsx';

/** `/locations/{slug}` */
export function Location({ record: page }: PageProps<LocationPage & WithRelated>) {
  const [city] = page.related.cities;
  const sisters = linksTo('locations', page.related);
  const sections = page.sections.map((section) =>
    section.kind === 'quote-call' && sisters.length > 0
      ? { ...section, more: { label: related.sisters, links: sisters } }
      : section,
  );
  return (
    <>
      <PageMetadata metadata={page.metadata} />
      <LocationData location={page} city={city?.name ?? page.city} />
      <Hero hero={page.hero} breadcrumbs={<Breadcrumbs name={page.name} />}>
        <LinkLine
          label={related.more}
          links={[...linksTo('services', page.related), ...linksTo('cities', page.related)]}
        />
      </Hero>
      <BelowTheFold>
        <PageSections sections={sections} />
      </BelowTheFold>
    </>
  );
}
