import { type FunctionComponent, memo, type ReactNode } from 'react';
import { useLoaderData, useLocation } from 'react-router';

/** What every page is given: the record that its address names. */
export interface PageProps<Content> {
  record: Content;
}

/** A page, whatever its record is: the build has checked that records have the shape which their pages take. */
export type Page = (props: PageProps<never>) => ReactNode;

/** What a route's loader brings. */
export interface Loaded {
  Page: FunctionComponent<PageProps<unknown>>;
  record: unknown;
}

/** Memoized: on the way to a section of the same page the router renders its routes once more. */
const Shown = memo(({ Page, record }: Loaded) => <Page record={record} />);

/** The component of every route. Keyed by address, so that a page starts fresh where the one before was of the same kind. */
export function RecordPage() {
  return <Shown key={useLocation().pathname} {...useLoaderData<Loaded>()} />;
}
