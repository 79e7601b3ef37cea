import { type FunctionComponent, memo, type ReactNode } from 'react';
import { useLoaderData, useLocation } from 'react-router';

/** A page component, whatever its type of record; the build has checked that each record fits its page. */
export type Page = (props: { record: never }) => ReactNode;

/** Result of the page route's loader. */
export interface Loaded {
  Page: FunctionComponent<{ record: unknown }>;
  record: unknown;
}

/** The page, memoized because the router renders its routes again on navigation to a `#section` of the same page. */
const Shown = memo(({ Page, record }: Loaded) => <Page record={record} />);

/** The component of the one route of all pages, keyed by path, so that two pages of one kind share no state. */
export function RecordPage() {
  return <Shown key={useLocation().pathname} {...useLoaderData<Loaded>()} />;
}
