import { cityLinks } from '../content/cities.ts';
import type { HomePage, PicturedLink } from '../content/schema.ts';
import { site } from '../content/site.ts';
import { Chips } from '../sections/chips.tsx';
import { FilmHero } from '../sections/film-hero.tsx';
import { Gallery } from '../sections/gallery.tsx';
import BeforeAfter from '../sections/kinds/before-after.tsx';
import ServiceCards from '../sections/kinds/cards.tsx';
import Points from '../sections/kinds/points.tsx';
import QuoteCall from '../sections/kinds/quote-call.tsx';
import Reviews from '../sections/kinds/reviews.tsx';
import Stats from '../sections/kinds/stats.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { BreadcrumbData } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { BelowTheFold } from './below-the-fold.tsx';

/** The home page, at `/`. */
export function Home({ record: { others, ...page } }: { record: HomePage & { others: PicturedLink[] } }) {
  const { allLabel, ...services } = page.services;
  return (
    <>
      <PageMetadata metadata={page.metadata} />
      <BreadcrumbData />
      <FilmHero {...page.hero} target="#quote-form" />
      {page.stats && <Stats section={page.stats} />}
      <BelowTheFold>
        {page.difference && (
          <section data-testid="before-after">
            <BeforeAfter section={page.difference} />
          </section>
        )}
        <section className="bg-band">
          <ServiceCards section={services} all={{ label: allLabel, to: site.menu.all.to }}>
            {others.length > 0 && (
              <div className="mt-8">
                <Chips links={others} />
              </div>
            )}
          </ServiceCards>
        </section>
        {page.reasons && (
          <section>
            <Points section={page.reasons} bidBeside />
          </section>
        )}
        {page.gallery && (
          <section data-testid="gallery" className="bg-band">
            <Gallery {...page.gallery} />
          </section>
        )}
        {/* The section stays even without reviews, because the footer links to it. */}
        <section id="reviews">{page.reviews && <Reviews section={page.reviews} />}</section>
        <section id="quote-form">
          <QuoteCall section={page.quote} picture={page.difference?.pair} />
        </section>
        <section data-testid="links" className="wrap room">
          <SectionHead {...page.areas} minor className="mb-8" />
          <Chips links={cityLinks} plain={site.surroundingAreas} />
        </section>
      </BelowTheFold>
    </>
  );
}
