import { Link } from 'react-router';
import type { LinkTo } from '../content/schema.ts';

/** Links as a row of chips; `plain` is a last line without a link. */
export function Chips({ links, plain }: { links: LinkTo[]; plain?: string | undefined }) {
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full min-h-12 items-center justify-between gap-2 rounded-lg border border-line bg-white px-4 py-2 leading-tight font-semibold transition-colors hover:border-accent hover:text-accent"
            >
              {label}
              <span aria-hidden="true" className="text-accent">
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {plain && <p className="mt-3 font-medium text-muted">{plain}</p>}
    </>
  );
}
