import { type ComponentType, memo } from 'react';
import { useLoaderData, useLocation } from 'react-router';

/** What every page is given: the record that its address names. */
export interface PageProps<Record> {
  record: Record;
}

/**
 * A route's component that gives the page its record. On the way to a section of the same page the router renders its routes once
 * more; the page shown is the same, so it is not rendered again.
 */
export function withRecord<Record>(Page: ComponentType<PageProps<Record>>) {
  const Same = memo(Page as ComponentType<PageProps<unknown>>);
  return function PageOfRoute() {
    // By its address, so that a page begins anew where the one before was of the same kind.
    return <Same key={useLocation().pathname} record={useLoaderData()} />;
  };
}
