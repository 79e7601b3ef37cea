import icons from 'virtual:icons';
import type { SectionOf } from '../content/schema.ts';
import { Features } from './kinds/cards.tsx';
import { QuoteLink } from './quote-link.tsx';

interface BidProps {
  bid: NonNullable<SectionOf<'points'>['bid']>;
  /** Sets the plan beside the lines, in a card as wide as the page. */
  wide: boolean;
}

/** An example of a bid: a plan of numbered areas, their sizes with blanks for prices, what comes with it, a button. */
export function Bid({ bid, wide }: BidProps) {
  return (
    <div className="rounded-xl border border-line bg-white p-inset shadow-card">
      <div className={`grid gap-x-16 gap-y-5 ${wide ? 'items-center lg:grid-cols-2' : ''}`}>
        <div>
          <p className="title-3">{bid.title}</p>
          <p className="text-sm text-muted">{bid.note}</p>
          <svg aria-hidden="true" viewBox="0 0 320 160" className="mt-4 text-accent">
            <use href={`${icons}#plan-${bid.property}`} />
          </svg>
        </div>
        <div>
          <dl className="mb-5">
            {bid.lines.map(({ label, value }, place) => (
              <div key={label} className="flex flex-wrap gap-x-3 border-t border-line py-3">
                <dt>{`${place + 1}. ${label}`}</dt>
                <dd className="ml-auto font-bold figures">
                  {value}
                  <span
                    aria-hidden="true"
                    className="ml-3 inline-block w-10 border-b border-muted font-medium text-muted"
                  >
                    $
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          <Features features={bid.features} />
          <div className="mt-6 grid max-lg:hidden">
            <QuoteLink />
          </div>
        </div>
      </div>
    </div>
  );
}
