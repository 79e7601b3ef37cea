import { data, type LoaderFunctionArgs, type RouteObject, replace } from 'react-router';
import type { City, LocationPage, PlainPage, ServicePage, WithLocations } from './content/schema.ts';
import { withRecord } from './pages/with-record.tsx';
import { Layout } from './shell/layout.tsx';
import { NotFound } from './shell/not-found.tsx';
import { PageError, SiteError } from './shell/page-error.tsx';

type Records<Record> = { [file: string]: () => Promise<Record> };

const services = import.meta.glob<ServicePage & WithLocations>('./content/services/*.ts', {
  query: '?related',
  import: 'default',
});
const locations = import.meta.glob<LocationPage>('./content/locations/*.ts', { import: 'default' });
const cities = import.meta.glob<City & WithLocations>('./content/cities/*.ts', {
  query: '?related',
  import: 'default',
});

/** A loader of the record that the address names; an address without a record is a 404. */
function record<Record>(records: Records<Record>, folder: string) {
  return async ({ params }: LoaderFunctionArgs): Promise<Record> => {
    const load = records[`./content/${folder}/${params.slug}.ts`];
    if (!load) throw data(null, { status: 404 });
    return load();
  };
}

/** A route to a page that is nothing but its sections. */
function plainPage(path: string, load: () => Promise<{ default: PlainPage }>): RouteObject {
  return {
    path,
    lazy: async () => ({ Component: withRecord((await import('./pages/page.tsx')).Page) }),
    loader: async () => (await load()).default,
  };
}

/** The map of the whole site. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <SiteError />,
    children: [
      {
        errorElement: <PageError />,
        children: [
          {
            path: '/',
            lazy: async () => ({ Component: withRecord((await import('./pages/home.tsx')).Home) }),
            loader: async () => (await import('./content/pages/home.ts')).default,
          },
          {
            path: '/contact',
            lazy: async () => ({ Component: withRecord((await import('./pages/contact.tsx')).Contact) }),
            loader: async () => (await import('./content/pages/contact.ts')).default,
          },
          plainPage('/services', () => import('./content/pages/services.ts')),
          plainPage('/services/commercial', () => import('./content/pages/commercial.ts')),
          plainPage('/industries', () => import('./content/pages/industries.ts')),
          plainPage('/about', () => import('./content/pages/about.ts')),
          {
            path: '/areas',
            lazy: async () => ({ Component: withRecord((await import('./pages/areas.tsx')).Areas) }),
            loader: async () => (await import('./content/pages/areas.ts')).default,
          },
          {
            path: '/privacy-policy',
            lazy: async () => ({ Component: withRecord((await import('./pages/privacy-policy.tsx')).PrivacyPolicy) }),
            loader: async () => (await import('./content/pages/privacy-policy.ts')).default,
          },
          { path: '/services/residential', loader: () => replace('/industries') },
          {
            path: '/services/:slug',
            lazy: async () => ({ Component: withRecord((await import('./pages/service.tsx')).Service) }),
            loader: record(services, 'services'),
          },
          {
            path: '/locations/:slug',
            lazy: async () => ({ Component: withRecord((await import('./pages/location.tsx')).Location) }),
            loader: record(locations, 'locations'),
          },
          {
            path: '/areas/:slug',
            lazy: async () => ({ Component: withRecord((await import('./pages/city.tsx')).CityArea) }),
            loader: record(cities, 'cities'),
          },
          { path: '*', Component: NotFound },
        ].map((route) => ({ ...route, caseSensitive: true })),
      },
    ],
  },
];

/** Every address that is a page of its own, for the build to write out. */
export function pagePaths(): string[] {
  const fixed = (routes[0]?.children?.[0]?.children ?? []).flatMap(({ path }) =>
    path && path !== '*' && path !== '/services/residential' && !path.includes(':') ? [path] : [],
  );
  const recorded = [services, locations, cities].flatMap((records, index) =>
    Object.keys(records).map((file) => {
      const slug = file.slice(file.lastIndexOf('/') + 1, -'.ts'.length);
      return `/${['services', 'locations', 'areas'][index]}/${slug}`;
    }),
  );
  return [...fixed, ...recorded];
}
