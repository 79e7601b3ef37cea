import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { LinkTo } from '../content/schema.ts';

/** A menu link, marked on its own page only: React Router's NavLink would mark `/about` on a 404 at `/about/lost`. */
export function NavLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <Link to={to} className={className} aria-current={useLocation().pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** Menu links as entries of a list. */
export function NavEntries({ links, className }: { links: LinkTo[]; className: string }) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <NavLink to={to} className={className}>
        {label}
      </NavLink>
    </li>
  ));
}
