import { company } from '../company.ts';
import type { PrivacyPage } from '../content/schema.ts';
import { Hero } from '../sections/hero.tsx';
import Text from '../sections/kinds/text.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { PageMetadata } from '../seo/metadata.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { BelowTheFold } from './below-the-fold.tsx';

const fields = ['email', 'phone', 'address'] as const;

/** The page at `/privacy-policy`; a contact field that the company leaves empty shows a bracketed placeholder. */
export function PrivacyPolicy({ record: page }: { record: PrivacyPage }) {
  const { labels, ...head } = page.contact;
  return (
    <>
      <PageMetadata metadata={page.metadata} />
      <Hero hero={page.hero} breadcrumbs={<Breadcrumbs />} />
      <BelowTheFold>
        {[...page.texts, ...(company.askSource && page.source ? [page.source] : [])].map((section) => (
          <section key={section.heading} className="border-b border-line">
            <Text section={section} compact />
          </section>
        ))}
        <section className="wrap py-14">
          <SectionHead {...head} minor className="mb-6" />
          <dl className="grid gap-3">
            {fields.map((field) => (
              <div key={field} className="flex flex-wrap gap-x-4">
                <dt className="min-w-24 text-muted">{labels[field]}</dt>
                <dd className="font-semibold">{company.privacyContact?.[field] || `[${labels[field]}]`}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 flex flex-wrap gap-3">
            {page.buttons?.map(({ label, to }) => (
              <ButtonLink key={to} to={to} variant={to === '/contact' ? 'quote' : 'outline'} label={label} />
            ))}
          </div>
        </section>
      </BelowTheFold>
    </>
  );
}
