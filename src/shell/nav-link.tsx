import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

/** A link of a menu, marked while its page is shown. The router's own marks `/about` on `/about/lost` too, where the 404 page stands. */
export function NavLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <Link to={to} className={className} aria-current={useLocation().pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}
