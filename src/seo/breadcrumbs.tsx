import { Link, useLocation } from 'react-router';
import type { BreadcrumbList } from 'schema-dts';
import { listPage } from '../content/addresses.ts';
import { site } from '../content/site.ts';
import { JsonLd } from './json-ld.tsx';
import { origin } from './origin.ts';

interface Crumb {
  /** Name in structured data, made from the address: `about-us` gives `About Us`, but `areas` gives `Service Areas`. */
  name: string;
  /** Visible label: the page's label in the menu, else `name`; home has its own in `site.json`. */
  label: string;
  path: string;
}

function segmentName(segment: string): string {
  if (segment === 'areas') return 'Service Areas';
  return segment.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Breadcrumbs from home to `path`. */
function crumbsOf(path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index) => {
    const each = `/${segments.slice(0, index + 1).join('/')}`;
    const name = segmentName(segment);
    const label = site.menu.pages.find(({ to }) => to === each)?.label ?? name;
    return { name, label, path: listPage(each) };
  });
  return [{ name: 'Home', label: site.names.homeCrumb, path: '/' }, ...crumbs];
}

function listOf(crumbs: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** Structured data of the breadcrumbs; the home page has this alone, because it needs no visible ones. */
export function BreadcrumbData() {
  return <JsonLd data={listOf(crumbsOf(useLocation().pathname))} />;
}

/** Visible breadcrumbs and their structured data; `name` replaces the last label: "HOA" for the address's "Hoa". */
export function Breadcrumbs({ name }: { name?: string | undefined }) {
  const crumbs = crumbsOf(useLocation().pathname);
  const last = crumbs.length - 1;
  return (
    // Hidden on phones if only the link to home would show.
    <nav
      aria-label={site.names.breadcrumbs}
      className={`mb-2 text-sm text-muted md:mb-4 ${last < 2 ? 'max-sm:hidden' : ''}`}
    >
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ label, path }, index) => (
          // On phones the last crumb is for screen readers only, because the heading repeats it and room is short.
          <li key={label} className={`flex min-h-6 items-center gap-x-2 ${index < last ? '' : 'max-sm:sr-only'}`}>
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < last ? (
              <Link to={path} className="underline-offset-4 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{name ?? label}</span>
            )}
          </li>
        ))}
      </ol>
      <BreadcrumbData />
    </nav>
  );
}
