import { useState } from 'react';
import { company } from '../company.ts';
import { cityLinks } from '../content/cities.ts';
import { quoteWords } from '../content/quote.ts';
import type { ContactPage, PublishedFile } from '../content/schema.ts';
import { site } from '../content/site.ts';
import { Confirmation } from '../quote/confirmation.tsx';
import { useDelivery } from '../quote/delivery.ts';
import { QuoteForm } from '../quote/quote-form.tsx';
import { ContactInformation } from '../sections/contact-information.tsx';
import { Hero } from '../sections/hero.tsx';
import Places from '../sections/kinds/places.tsx';
import { Review } from '../sections/review.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { BusinessData } from '../seo/structured-data.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { callHref, callLabel } from '../ui/contact-links.ts';
import { around } from './around.tsx';
import { BelowTheFold } from './below-the-fold.tsx';

/** The page at `/contact`: the quote form, or its confirmation once a request was sent. */
export function Contact({ record: page }: { record: ContactPage & { files?: PublishedFile[] } }) {
  const delivery = useDelivery();
  const sent = delivery.state === 'sent';
  const [cameSent] = useState(sent);
  return (
    <>
      <PageMetadata metadata={page.metadata} documentTitle={sent ? quoteWords.confirmation.heading : undefined} />
      <BusinessData business={page.business} />
      <Hero
        hero={sent ? { ...page.hero, lead: quoteWords.confirmation.lead } : page.hero}
        breadcrumbs={<Breadcrumbs />}
        deep
      >
        {!sent && <ButtonLink to={callHref} variant="outline" className="mt-6 lg:hidden" label={callLabel} />}
      </Hero>
      <section className="wrap grid grid-cols-1 gap-10 pb-28 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <div className="relative -mt-28 self-start rounded-xl border border-line bg-white p-5 shadow-card sm:p-8">
          {sent ? (
            <Confirmation request={delivery.request} isNews={!cameSent} />
          ) : (
            <>
              <QuoteForm assurance={page.assurance} />
              {page.review && delivery.state !== 'failed' && (
                <div className="mt-8 border-t border-line pt-6">
                  <Review review={page.review} className="text-lg font-medium" />
                </div>
              )}
            </>
          )}
        </div>
        <ContactInformation
          {...page.information}
          files={page.files}
          map={{ ...page.map, office: around(company.address.city) }}
        />
      </section>
      <BelowTheFold>
        <section data-testid="places" className="bg-band">
          <Places
            section={{
              kind: 'places',
              ...page.places,
              places: [...cityLinks.map(({ label }) => label), site.surroundingAreas ?? []].flat(),
            }}
          />
        </section>
      </BelowTheFold>
    </>
  );
}
