import type { CityPage } from '../content/city-page.ts';
import type { WithRelated } from '../content/schema.ts';
import { Hero } from '../sections/hero.tsx';
import { RelatedLists } from '../sections/link-list.tsx';
import { PageSections } from '../sections/page-sections.tsx';
import { Stats } from '../sections/stats.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { JobsData } from '../seo/structured-data.tsx';
import { BelowTheFold } from './below-the-fold.tsx';
import type { PageProps } from './record-page.tsx';

/** `/areas/{slug}` */
export function CityArea({ record: page }: PageProps<CityPage & WithRelated>) {
  return (
    <>
      <PageMetadata metadata={page.metadata} />
      <Hero hero={page.hero} breadcrumbs={<Breadcrumbs name={page.name} />} />
      <Stats section={page.figures} />
      <JobsData sections={page.sections} />
      <BelowTheFold>
        <PageSections sections={page.sections} picture={page.hero.picture} />
        <RelatedLists lists={page.related} />
      </BelowTheFold>
    </>
  );
}
