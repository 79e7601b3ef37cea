import { Link, useLocation } from 'react-router';
import { company } from '../company.ts';
import { site } from '../content/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { callHref } from '../ui/contact-links.ts';
import { Logo } from '../ui/logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLink } from './nav-link.tsx';
import { ServicesMenu } from './services-menu.tsx';

/** The top bar, fixed except on low screens (phones in landscape). On the home page, the logo scrolls to the top. */
export function Header() {
  const isContact = useLocation().pathname === '/contact';
  return (
    <header className="fixed inset-x-0 [@media(height<30rem)]:absolute top-0 z-20 border-b border-line bg-ground">
      <div className="wrap flex h-16 items-center gap-4 lg:h-18">
        <Link
          to="/"
          aria-label={`${company.name} ${site.names.home}`}
          className="mr-auto min-w-10 rounded-md lg:shrink-0"
        >
          <Logo />
        </Link>
        <nav aria-label={site.names.main} className="hidden items-center text-sm lg:flex xl:gap-1 xl:text-note">
          <ServicesMenu />
          {site.menu.pages.map(({ label, to }) => (
            <NavLink
              key={to}
              to={to}
              className="flex min-h-11 items-center whitespace-nowrap rounded-md px-bar font-semibold hover:text-accent aria-[current]:text-accent"
            >
              {label}
            </NavLink>
          ))}
          {/* Outlined on the contact page, where the form's own button is the bright one. */}
          <ButtonLink
            to="/contact"
            variant={isContact ? 'outline' : 'quote'}
            className="ml-2 whitespace-nowrap max-xl:px-4 xl:ml-3"
            label={site.menu.quoteLabel}
          />
        </nav>
        <a
          href={callHref}
          className="hidden min-h-11 items-center whitespace-nowrap rounded-md font-bold text-accent hover:underline underline-offset-4 xl:flex"
        >
          {company.phone}
        </a>
        <MobileMenu />
      </div>
    </header>
  );
}
