import type { SectionOf } from '../content/schema.ts';
import { Features } from './kinds/cards.tsx';

/** An example of a bid: areas with their sizes, and what comes with it. */
export function Bid({ bid }: { bid: NonNullable<SectionOf<'points'>['bid']> }) {
  return (
    <div className="rounded-xl border border-line bg-white p-inset shadow-card md:max-lg:w-1/2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 pb-3">
        <strong className="title-3">{bid.title}</strong>
        <span className="text-sm text-muted">{bid.note}</span>
      </p>
      <dl className="mb-5">
        {bid.lines.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="font-bold figures">{value}</dd>
          </div>
        ))}
      </dl>
      <Features features={bid.features} />
    </div>
  );
}
