import { Link } from 'react-router';
import type { BreadcrumbList } from 'schema-dts';
import { mainPages, navigation } from '../content/navigation.ts';
import { JsonLd } from './json-ld.tsx';
import { usePath } from './metadata.tsx';
import { origin } from './origin.ts';

/** Parts of an address that have no page of their own. */
const withoutPage = ['/locations'];

interface Crumb {
  /** As the structured data says it: the segment, capitalized, with spaces for dashes. */
  name: string;
  /** As people read it, where the rule above gives a clumsy name. */
  label: string;
  /** Absent where there is no page. */
  path?: string;
}

function nameOf(segment: string): string {
  if (segment === 'areas') return 'Service Areas';
  return segment.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** The way from home to `path`. */
function crumbsOf(path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index) => {
    const each = `/${segments.slice(0, index + 1).join('/')}`;
    const name = nameOf(segment);
    const label = mainPages.find(({ to }) => to === each)?.label ?? name;
    return { name, label, ...(withoutPage.includes(each) ? {} : { path: each }) };
  });
  return [{ name: 'Home', label: navigation.breadcrumbs.home, path: '/' }, ...crumbs];
}

function listOf(crumbs: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path ? { item: origin + path } : {}),
    })),
  };
}

/** The way back to home, for people and for machines. `name` is the page's own, where its address tells it badly. */
export function Breadcrumbs({ name }: { name?: string | undefined }) {
  const crumbs = crumbsOf(usePath());
  const last = crumbs.length - 1;
  return (
    <nav aria-label={navigation.breadcrumbs.label} className="mb-5 text-sm text-mist">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ label, path }, index) => (
          <li key={label} className="flex min-h-6 items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < last && path ? (
              <Link to={path} className="underline-offset-4 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{index === last ? (name ?? label) : label}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={listOf(crumbs)} />
    </nav>
  );
}
