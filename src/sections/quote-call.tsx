import type { Links, SectionOf } from '../content/schema.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Call } from './call.tsx';
import { LinkLine } from './link-line.tsx';
import { SectionHead } from './section-head.tsx';

/** A closing call; on location pages with further links. */
export type ClosingCall = SectionOf<'quote-call'> & { more?: Links | undefined };

/** The navy band that asks for the quote; its lighter part ends in the slanted edge of a cleaning pass. */
export function QuoteCall({ section }: { section: ClosingCall }) {
  const { facts, quoteLabel, link, more } = section;
  return (
    <div className="on-dark pass-band bg-navy text-white">
      <div className="wrap room grid gap-12 lg:grid-cols-[7fr_4fr] lg:items-center lg:gap-24">
        <div>
          <SectionHead {...section} onDark />
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/contact" variant="quote">
              {quoteLabel}
            </ButtonLink>
            {link ? (
              <ButtonLink to={link.to} variant="outlineOnDark">
                {link.label}
              </ButtonLink>
            ) : (
              <Call />
            )}
          </div>
          {more && <LinkLine {...more} />}
        </div>
        {facts && (
          <dl className="grid gap-5">
            {facts.map(({ title, description }) => (
              <div key={title}>
                <dt className="font-bold">{title}</dt>
                <dd className="text-note text-mist">{description}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
