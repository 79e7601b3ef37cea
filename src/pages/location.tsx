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
export function Location({ record: page }: PageProps<LocationPage & WithRelated & { cityName: string }>) {
  const [about, more] = page.related;
  const sections = page.sections.map((section) => (section.kind === 'quote-call' ? { ...section, more } : section));
  return (
    <>
      <PageMetadata metadata={page.metadata} />
      <LocationData location={page} city={page.cityName} />
      <Hero hero={page.hero} breadcrumbs={<Breadcrumbs name={page.name} />}>
        {about && <LinkLine {...about} />}
      </Hero>
      <BelowTheFold>
        <PageSections sections={sections} picture={page.hero.picture} />
      </BelowTheFold>
    </>
  );
}
