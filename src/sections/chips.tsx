import { Link } from 'react-router';
import type { LinkTo } from '../content/schema.ts';

/** Links as a row of chips; `plain` adds a last chip without a link. */
export function Chips({ links, plain }: { links: LinkTo[]; plain?: string | undefined }) {
  const chip = 'flex h-full min-h-12 items-center rounded-lg border px-4 py-2 leading-tight font-semibold';
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
            className={`${chip} border-line bg-white transition-colors hover:border-accent hover:text-accent`}
          >
            {label}
          </Link>
        </li>
      ))}
      {plain && <li className={`${chip} border-transparent font-medium text-muted`}>{plain}</li>}
    </ul>
  );
}
