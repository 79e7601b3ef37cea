import { Link } from 'react-router';
import type { LinkTo } from '../content/schema.ts';

/** A line of links on dark ground, below the buttons of a hero or a closing call. */
export function LinkLine({ label, links }: { label: string; links: LinkTo[] }) {
  if (links.length === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 text-note">
      <span>{label}</span>
      {links.map((link) => (
        <Link key={link.to} to={link.to} className="inline-flex min-h-9 items-center underline underline-offset-4">
          {link.label}
        </Link>
      ))}
    </p>
  );
}
