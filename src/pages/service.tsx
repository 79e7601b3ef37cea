import { related } from '../content/labels.ts';
import type { ServicePage, WithRelated } from '../content/schema.ts';
import { Hero } from '../sections/hero.tsx';
import { RelatedLists } from '../sections/link-list.tsx';
import { PageSections } from '../sections/page-sections.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { ServiceData } from '../seo/structured-data.tsx';
import { BelowTheFold } from './below-the-fold.tsx';
import type { PageProps } from './record-page.tsx';

/** `/services/{slug}` */
export function Service({ record: page }: PageProps<ServicePage & WithRelated>) {
  const cards = page.sections.find((section) => section.kind === 'cards');
  // A page whose cards have the pictures with fixed addresses names the first of them in its first screen too.
  const fallback = cards?.cards[0]?.picture;
  return (
    <>
      <PageMetadata metadata={page.metadata} />
      <ServiceData name={page.name} description={page.metadata.description} />
      <Hero hero={page.hero} fallback={fallback} breadcrumbs={<Breadcrumbs name={page.name} />} />
      <BelowTheFold>
        <PageSections sections={page.sections} />
        <RelatedLists
          lists={[
            { heading: related.placesOfService, links: page.related.locations },
            { heading: related.siblings, links: page.related.services },
          ]}
        />
      </BelowTheFold>
    </>
  );
}
