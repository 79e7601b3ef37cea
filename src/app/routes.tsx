import records from 'virtual:records';
import { data, type LoaderFunctionArgs, type RouteObject, replace } from 'react-router';
import { addressOf, redirects } from '../content/addresses.ts';
import type { Folder, OwnPage } from '../content/schema.ts';
import { type Page, withRecord } from '../pages/with-record.tsx';
import { Layout } from '../shell/layout.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { PageError, SiteError } from '../shell/page-error.tsx';

type Load = () => Promise<{ default: unknown }>;

/** A route to one kind of page; the build has checked that its records have the shape that the page takes. */
function route(path: string, find: (slug?: string) => Load | undefined, page: () => Promise<Page>): RouteObject {
  return {
    path,
    caseSensitive: true,
    lazy: async () => ({ Component: withRecord(await page()) }),
    loader: async ({ params }: LoaderFunctionArgs) => {
      const load = find(params.slug);
      if (!load) throw data(null, { status: 404 });
      return (await load()).default;
    },
  };
}

/** Pages that are more than their sections, by the name of their record. */
const own: Record<OwnPage, () => Promise<Page>> = {
  home: async () => (await import('../pages/home.tsx')).Home,
  contact: async () => (await import('../pages/contact.tsx')).Contact,
  areas: async () => (await import('../pages/areas.tsx')).Areas,
  'privacy-policy': async () => (await import('../pages/privacy-policy.tsx')).PrivacyPolicy,
};
/** What draws the other records of a folder. */
const kinds: Record<Folder, () => Promise<Page>> = {
  pages: async () => (await import('../pages/page.tsx')).Page,
  services: async () => (await import('../pages/service.tsx')).Service,
  locations: async () => (await import('../pages/location.tsx')).Location,
  cities: async () => (await import('../pages/city.tsx')).CityArea,
};

/** What draws the record `content/{folder}/{name}.json`. */
export function pageOf(folder: Folder, name: string): () => Promise<Page> {
  return folder === 'pages' && Object.hasOwn(own, name) ? own[name as OwnPage] : kinds[folder];
}

/** A route for each record in `content/pages`: nothing else is needed to add a page. */
const pages = records.flatMap(([folder, name, load]) =>
  folder === 'pages' ? route(addressOf(folder, name), () => load, pageOf(folder, name)) : [],
);

/** What loads the record of a folder that the address names; nothing where there is none. */
export const recordIn =
  (folder: Folder) =>
  (slug = ''): Load | undefined =>
    records.find((each) => each[0] === folder && each[1] === slug)?.[2];

/** The map of the whole site. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <SiteError />,
    children: [
      {
        errorElement: <PageError />,
        children: [
          ...pages,
          ...redirects.map(({ from, to }) => ({ path: from, caseSensitive: true, loader: () => replace(to) })),
          ...(['services', 'locations', 'cities'] as const).map((folder) =>
            route(addressOf(folder, ':slug'), recordIn(folder), kinds[folder]),
          ),
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];
