import type { ReactNode } from 'react';
import type { Hero as HeroWords, Links, Metadata, ShownSection } from '../content/schema.ts';
import { Hero } from '../sections/hero.tsx';
import { RelatedLists } from '../sections/kinds/links.tsx';
import { PageSections } from '../sections/page-sections.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { JobsData } from '../seo/structured-data.tsx';
import { BelowTheFold } from './below-the-fold.tsx';

interface SectionedProps {
  page: { metadata: Metadata; hero: HeroWords; sections: ShownSection[]; name?: string; related?: Links[] };
  /** Structured data of the page. */
  data?: ReactNode;
  /** Content between the first screen and the sections. */
  children?: ReactNode;
  /** The map beside the places of a page about one city. */
  map?: ReactNode;
  /** On wide screens, the first picture is as wide as the page. */
  wide?: boolean | undefined;
}

/** A page with a first screen and sections: every page but home, areas, contact, privacy policy and 404. */
export function Sectioned({ page, data, children, map, wide }: SectionedProps) {
  const { metadata, hero, sections, name, related = [] } = page;
  return (
    <>
      <PageMetadata metadata={metadata} />
      {data}
      <Hero hero={hero} breadcrumbs={<Breadcrumbs name={name} />} wide={wide} />
      {children}
      <JobsData sections={sections} />
      <BelowTheFold>
        <PageSections sections={sections} map={map} />
        <RelatedLists lists={related} />
      </BelowTheFold>
    </>
  );
}
