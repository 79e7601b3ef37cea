import { Link } from 'react-router';
import type { LinkTo } from '../content/schema.ts';

/** Links as a row of chips; `plain` adds a last chip without a link. */
export function Chips({ links, plain }: { links: LinkTo[]; plain?: string | undefined }) {
  const chip = 'inline-flex min-h-12 items-center rounded-lg border px-5 font-semibold';
  return (
    <ul className="flex flex-wrap gap-3">
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
