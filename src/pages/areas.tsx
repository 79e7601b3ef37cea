import map from 'virtual:map';
import type { AreasPage, CityCard } from '../content/schema.ts';
import { AreaCards } from '../sections/area-cards.tsx';
import { CoverageMap } from '../sections/coverage-map.tsx';
import { Hero } from '../sections/hero.tsx';
import Stats from '../sections/kinds/stats.tsx';
import { PageSections } from '../sections/page-sections.tsx';
import { ZipCheck } from '../sections/zip-check.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { BelowTheFold } from './below-the-fold.tsx';

/** The page at `/areas`: a ZIP check, the map, and every city. */
export function Areas({ record: page }: { record: AreasPage & { areas: CityCard[] } }) {
  const { callLabel, ...hero } = page.hero;
  return (
    <>
      <PageMetadata metadata={page.metadata} />
      <Hero hero={hero} breadcrumbs={<Breadcrumbs />} callLabel={callLabel} wide />
      {page.stats && <Stats section={page.stats} />}
      <BelowTheFold>
        {page.zipCheck && (
          <section>
            <ZipCheck section={page.zipCheck} cities={page.areas} />
          </section>
        )}
        {map && (
          <section className="bg-band">
            <CoverageMap {...page.map} map={map} cities={page.areas} />
          </section>
        )}
        <section>
          <AreaCards section={page.cities} cities={page.areas} />
        </section>
        <PageSections
          sections={[page.reviews, page.considerations, page.closing].filter((section) => section !== undefined)}
        />
      </BelowTheFold>
    </>
  );
}
