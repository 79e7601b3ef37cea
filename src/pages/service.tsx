import { related } from '../content/labels.ts';
import type { ServicePage, WithLocations } from '../content/schema.ts';
import { Hero } from '../sections/hero.tsx';
import { LinkList } from '../sections/link-list.tsx';
import { PageSections } from '../sections/page-sections.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { ServiceData } from '../seo/structured-data.tsx';
import { BelowTheFold } from './below-the-fold.tsx';
import type { PageProps } from './with-record.tsx';

/** `/services/{slug}` */
export function Service({ record: page }: PageProps<ServicePage & WithLocations>) {
  return (
    <>
      <PageMetadata metadata={page.metadata} />
      <ServiceData name={page.name} description={page.metadata.description} />
      <Hero hero={page.hero} breadcrumbs={<Breadcrumbs name={page.name} />} />
      <BelowTheFold>
        <PageSections sections={page.sections} />
        {page.locations.length > 0 && (
          <section className="border-t border-line">
            <LinkList
              heading={related.placesOfService}
              links={page.locations.map(({ slug, name }) => ({ label: name, to: `/locations/${slug}` }))}
            />
          </section>
        )}
      </BelowTheFold>
    </>
  );
}
