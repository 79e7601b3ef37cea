import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { LinkTo } from '../content/schema.ts';

/** A menu link, current only on its own page; React Router's NavLink would mark `/about` on a 404 at `/about/lost`. */
export function NavLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <Link to={to} className={className} aria-current={useLocation().pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** Class names of a link in a menu that opens. */
export const menuLink =
  'flex min-h-11 items-center rounded-lg px-3 font-semibold hover:bg-band aria-[current]:bg-band aria-[current]:text-accent';

/** Menu links as list items. */
export function NavEntries({ links }: { links: LinkTo[] }) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <NavLink to={to} className={menuLink}>
        {label}
      </NavLink>
    </li>
  ));
}
