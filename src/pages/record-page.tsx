import { type FunctionComponent, memo, type ReactNode } from 'react';
import { useLoaderData, useLocation } from 'react-router';

/** Props of every page: its record. */
export interface PageProps<Content> {
  record: Content;
}

/** A page with any type of record: the build has checked that each record has its page's shape. */
export type Page = (props: PageProps<never>) => ReactNode;

/** Result of a route's loader. */
export interface Loaded {
  Page: FunctionComponent<PageProps<unknown>>;
  record: unknown;
}

/** Memoized: on the way to a `#section` of the same page the router renders its routes again. */
const Shown = memo(({ Page, record }: Loaded) => <Page record={record} />);

/** The component of every route. Keyed by path, so that two pages of one kind share no state. */
export function RecordPage() {
  return <Shown key={useLocation().pathname} {...useLoaderData<Loaded>()} />;
}
