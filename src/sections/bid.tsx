import icons from 'virtual:icons';
import type { SectionOf } from '../content/schema.ts';
import { site } from '../content/site.ts';
import { QuoteLink } from './quote-link.tsx';

/** A blank in place of a price. */
const price = (
  <span aria-hidden="true" className="w-16 self-stretch rounded-md bg-water px-2 text-note text-muted">
    {site.blocks.blank}
  </span>
);

interface BidProps {
  bid: NonNullable<SectionOf<'points'>['bid']>;
  /** Sets the plan beside the lines, in a card as wide as the page. */
  wide: boolean;
}

/** An example of a bid: a plan of numbered areas, their sizes with room for a price, and a button. */
export function Bid({ bid, wide }: BidProps) {
  return (
    <div className="self-start rounded-xl border border-line bg-white p-inset shadow-card">
      <span className="logo float-right ml-3 size-10" />
      <p className="title-3">{bid.title}</p>
      <p className="text-sm text-muted">{bid.note}</p>
      <div className={`mt-5 grid gap-x-16 gap-y-8${wide ? ' lg:grid-cols-2 xl:grid-cols-[3fr_2fr]' : ''}`}>
        <svg aria-hidden="true" viewBox="0 0 320 160" className="self-center text-accent">
          <use href={`${icons}#plan-${bid.property}`} />
        </svg>
        <div>
          <p className="flex pb-2 text-sm text-muted">
            {site.blocks.area}
            <span className="ml-auto max-sm:hidden">{site.blocks.size}</span>
            <span className="ml-3 w-16 max-sm:ml-auto">{site.blocks.price}</span>
          </p>
          <ol>
            {bid.lines.map(({ label, value }, place) => (
              <li key={label} className="flex flex-wrap items-center gap-x-3 border-t border-line py-3">
                <span className="grid size-6 place-items-center rounded-full bg-accent text-sm font-bold text-white">
                  {place + 1}
                </span>
                {label}
                <span className="ml-auto flex flex-wrap justify-between gap-x-3 max-sm:w-full max-sm:pl-[min(2.25rem,10vw)]">
                  {value}
                  {price}
                </span>
              </li>
            ))}
          </ol>
          <p className="flex justify-between border-t-2 border-ink py-3 font-bold lg:mb-8">
            {site.blocks.total}
            {price}
          </p>
          <QuoteLink />
        </div>
      </div>
    </div>
  );
}
