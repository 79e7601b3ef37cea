import { type FunctionComponent, memo, type ReactNode } from 'react';
import { useLoaderData, useLocation } from 'react-router';

/** What every page is given: the record that its address names. */
export interface PageProps<Content> {
  record: Content;
}

/** A page, whatever its record is: the build has checked that records have the shape which their pages take. */
export type Page = (props: PageProps<never>) => ReactNode;

/**
 * A route's component that gives the page its record. On the way to a section of the same page the router renders its routes once
 * more; the page shown is the same, so it is not rendered again.
 */
export function withRecord(page: Page) {
  const Same = memo(page as FunctionComponent<PageProps<unknown>>);
  return function PageOfRoute() {
    // By its address, so that a page starts fresh where the one before was of the same kind.
    return <Same key={useLocation().pathname} record={useLoaderData()} />;
  };
}
