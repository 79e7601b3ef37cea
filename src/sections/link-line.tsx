import { Link } from 'react-router';
import type { Links } from '../content/schema.ts';

/** A line of links below the buttons of a closing call. */
export function LinkLine({ heading, links }: Links) {
  if (links.length === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 text-note">
      <span>{heading}</span>
      {links.map((link) => (
        <Link key={link.to} to={link.to} className="inline-flex min-h-9 items-center underline underline-offset-4">
          {link.label}
        </Link>
      ))}
    </p>
  );
}
