import type { PlainPage } from '../content/schema.ts';
import { Hero } from '../sections/hero.tsx';
import { PageSections } from '../sections/page-sections.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { ServiceData } from '../seo/structured-data.tsx';
import { BelowTheFold } from './below-the-fold.tsx';
import type { PageProps } from './record-page.tsx';

/** A page made only of sections: the overviews and about. */
export function Page({ record: { metadata, serviceName, hero, sections } }: PageProps<PlainPage>) {
  return (
    <>
      <PageMetadata metadata={metadata} />
      {serviceName && <ServiceData name={serviceName} description={metadata.description} />}
      <Hero hero={hero} breadcrumbs={<Breadcrumbs />} />
      <BelowTheFold>
        <PageSections sections={sections} picture={hero.picture} />
      </BelowTheFold>
    </>
  );
}
