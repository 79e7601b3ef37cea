import icons from 'virtual:icons';
import type { SectionOf } from '../content/schema.ts';
import { site } from '../content/site.ts';
import { QuoteLink } from './quote-link.tsx';
import { Sheet } from './sheet.tsx';

interface BidProps {
  bid: NonNullable<SectionOf<'points'>['bid']>;
  /** Sets the plan beside the lines, in a card as wide as the page. */
  wide: boolean;
}

/** An example of a bid: a plan of numbered areas, their sizes, and a button. */
export function Bid({ bid, wide }: BidProps) {
  return (
    <Sheet title={bid.title} note={bid.note} action={wide && <QuoteLink />}>
      <div className={`grid gap-x-16 gap-y-8${wide ? ' lg:grid-cols-2 xl:grid-cols-[3fr_2fr]' : ''}`}>
        <svg aria-hidden="true" viewBox="0 0 320 160" className="text-accent">
          <use href={`${icons}#plan-${bid.property}`} />
        </svg>
        <div className="grid content-between">
          <p className="flex pb-2 text-sm text-muted">
            {site.blocks.area}
            <span className="ml-auto max-sm:hidden">{site.blocks.size}</span>
            <span className="ml-6 w-20 text-right max-sm:ml-auto">{site.blocks.price}</span>
          </p>
          <ol>
            {bid.lines.map(({ label, value }, place) => (
              <li key={label} className="flex flex-wrap items-center gap-x-3 border-t border-line py-3">
                <span className="grid size-6 place-items-center rounded-full bg-accent text-sm font-bold text-white">
                  {place + 1}
                </span>
                {label}
                <span className="ml-auto flex flex-wrap items-baseline justify-between max-sm:w-full max-sm:pl-[min(2.25rem,10vw)]">
                  {value}
                  <span aria-hidden="true" className="ml-6 w-20 border-b border-ink" />
                </span>
              </li>
            ))}
          </ol>
          <div className="flex items-baseline justify-between border-t-2 border-ink pt-3 font-bold">
            {site.blocks.total}
            <span className="text-sm text-muted">{site.blocks.unpriced}</span>
          </div>
          {!wide && (
            <div className="mt-6 grid max-lg:hidden">
              <QuoteLink />
            </div>
          )}
        </div>
      </div>
    </Sheet>
  );
}
