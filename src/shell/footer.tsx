import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { company } from '../company.ts';
import { cityLinks } from '../content/cities.ts';
import type { LinkTo } from '../content/schema.ts';
import { site } from '../content/site.ts';
import { callHref, mailHref, officeAddress } from '../ui/contact-links.ts';
import { Logo } from '../ui/logo.tsx';
import { glide } from './scrolling.tsx';

const columns = 'grid halves gap-x-4';
const link = 'inline-flex min-h-9 items-center hover:text-white hover:underline underline-offset-4';

/** Links to reach the company: phone, email and social profiles. */
const ways = [
  { label: company.phone, to: callHref },
  { label: company.email, to: mailHref },
  ...(company.social ?? []).map((to) => ({ label: new URL(to).hostname.replace('www.', ''), to, rel: 'me' })),
];

interface ColumnProps {
  heading: string;
  links: (LinkTo & { rel?: string })[];
  className?: string;
  /** List items below the links. */
  children?: ReactNode;
}

function Column({ heading, links, className, children }: ColumnProps) {
  return (
    <div>
      <h2 className="mb-2 font-bold text-white">{heading}</h2>
      <ul className={className}>
        {links.map(({ label, ...to }) => (
          <li key={to.to}>
            <Link {...to} className={link}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

/** The footer of every page, without scroll anchoring, which would undo the scroll to the top as the page grows. */
export function Footer() {
  const { footer, headings, surroundingAreas } = site;
  return (
    <footer
      id="footer"
      className="on-dark border-t border-line [overflow-anchor:none] bg-shade pb-10 text-note text-muted max-lg:has-[+nav]:pb-28"
    >
      <div className="wrap grid gap-8 pt-12 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.5fr_1fr] lg:gap-16">
        <div className="text-white">
          <Logo />
          {footer.rating?.label && (
            <Link to={footer.rating.to} className={`${link} mt-5 text-balance text-muted`}>
              {footer.rating.label}
            </Link>
          )}
          {company.rating && (
            <p>
              <a href={company.rating.address} className={`${link} text-muted`}>
                {site.blocks.on} {company.rating.source}
              </a>
            </p>
          )}
        </div>
        <Column heading={headings.services} links={footer.services} className={columns} />
        <Column heading={headings.areas} links={cityLinks} className={columns}>
          {surroundingAreas && <li className="flex min-h-9 items-center">{surroundingAreas}</li>}
        </Column>
        <div>
          <Column heading={headings.contact} links={ways} />
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, with the app and without */}
          <a
            href="#top"
            className={`${link} mt-4 font-semibold text-white`}
            onClick={(event) => {
              // With the app, scroll without changing the address or history; without the app, the plain link works.
              event.preventDefault();
              window.scrollTo({ top: 0, behavior: glide() });
            }}
          >
            {footer.backToTop}
          </a>
        </div>
      </div>
      <div className="wrap mt-10">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-6 text-sm">
          <p className="mr-auto">{`© ${company.copyrightYear} ${company.name.replace(/\.$/, '')}. ${footer.rights}`}</p>
          <Link to={footer.privacy.to} className={link}>
            {footer.privacy.label}
          </Link>
          {footer.terms && (
            // biome-ignore lint/a11y/useValidAnchor: a placeholder until the terms are written, which leads nowhere
            <a role="link" aria-disabled="true" className="inline-flex min-h-9 items-center">
              {footer.terms}
            </a>
          )}
        </div>
        {footer.note && <p className="mt-3 text-sm">{footer.note}</p>}
      </div>
      <p className="print-only hidden">{[company.name, company.phone, company.email, officeAddress].join(' · ')}</p>
    </footer>
  );
}
