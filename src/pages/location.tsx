import { useLoaderData } from 'react-router';
import type { LocationPage } from '../content/types.ts';
import { Hero } from '../sections/hero.tsx';
import { PageSections } from '../sections/page-sections.tsx';
import { PageMetadata } from '../seo/metadata.tsx';

/** `/locations/{slug}` */
export function Location() {
  const page = useLoaderData<LocationPage>();
  return (
    <>
      <PageMetadata metadata={page.metadata} />
      <Hero hero={page.hero} />
      <PageSections sections={page.sections} />
    </>
  );
}
