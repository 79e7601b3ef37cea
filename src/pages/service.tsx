import type { ServicePage, ShownSection, WithRelated } from '../content/schema.ts';
import { Hero } from '../sections/hero.tsx';
import { RelatedLists } from '../sections/link-list.tsx';
import { PageSections } from '../sections/page-sections.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { JobsData, ServiceData } from '../seo/structured-data.tsx';
import { BelowTheFold } from './below-the-fold.tsx';
import type { PageProps } from './record-page.tsx';

/** `/services/{slug}` */
export function Service({
  record: page,
}: PageProps<Omit<ServicePage, 'sections'> & { sections: ShownSection[] } & WithRelated>) {
  return (
    <>
      <PageMetadata metadata={page.metadata} />
      <ServiceData name={page.name} description={page.metadata.description} />
      <Hero hero={page.hero} breadcrumbs={<Breadcrumbs name={page.name} />} />
      <JobsData sections={page.sections} />
      <BelowTheFold>
        <PageSections sections={page.sections} picture={page.hero.picture} />
        <RelatedLists lists={page.related} />
      </BelowTheFold>
    </>
  );
}
