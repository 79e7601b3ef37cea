import records from 'virtual:records';
import { type RouteObject, replace } from 'react-router';
import { addressOf } from '../content/addresses.ts';
import type { Folder, OwnPage } from '../content/schema.ts';
import { redirects } from '../content/site.ts';
import { type Loaded, type Page, RecordPage } from '../pages/record-page.tsx';
import { Failure } from '../shell/failure.tsx';
import { Layout } from '../shell/layout.tsx';

/** Page component of each folder; a missing folder does not compile. */
const kinds: Record<Folder, () => Promise<Page>> = {
  pages: async () => (await import('../pages/page.tsx')).Page,
  services: async () => (await import('../pages/page.tsx')).Page,
  locations: async () => (await import('../pages/location.tsx')).Location,
  cities: async () => (await import('../pages/city.tsx')).CityArea,
};
/** Component of each page whose record has a shape of its own, by record name. */
const own: Record<OwnPage, () => Promise<Page>> = {
  home: async () => (await import('../pages/home.tsx')).Home,
  contact: async () => (await import('../pages/contact.tsx')).Contact,
  areas: async () => (await import('../pages/areas.tsx')).Areas,
  'privacy-policy': async () => (await import('../pages/privacy-policy.tsx')).PrivacyPolicy,
};

/** Loader of the page component for `content/{folder}/{name}.json`. */
export const pageOf = (folder: Folder, name: string): (() => Promise<Page>) =>
  folder === 'pages' && Object.hasOwn(own, name) ? own[name as OwnPage] : kinds[folder];

interface Loaders {
  page: () => Promise<Page>;
  record?: () => Promise<{ default: unknown }>;
}

/** Every page by its address, with the loaders of its code and record. */
const pages = new Map<string, Loaders>(
  records.map(([folder, name, record]) => [addressOf(folder, name), { page: pageOf(folder, name), record }]),
);

/** The not-found page, for every unknown address; the only page without a record. */
const notFound: Loaders = { page: async () => (await import('../shell/not-found.tsx')).NotFound };

/** Loads code and record of the page at `path` in parallel; the not-found page for an unknown path. */
export async function loadPage(path: string): Promise<Loaded> {
  const found = pages.get(path) ?? notFound;
  const [Page, record] = await Promise.all([found.page(), found.record?.()]);
  return { Page, record: record?.default } as Loaded;
}

/** Id of the one route for all pages. */
export const pageRoute = 'page';

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <Failure />,
    children: [
      ...redirects.map(({ from, to }) => ({ path: from, caseSensitive: true, loader: () => replace(to) })),
      {
        id: pageRoute,
        path: '*',
        loader: ({ params }) => loadPage(`/${params['*']}`),
        Component: RecordPage,
        errorElement: <Failure />,
      },
    ],
  },
];
