import { useLocation } from 'react-router';
import type { Metadata } from '../content/types.ts';
import { cut } from './cut.ts';
import { origin } from './origin.ts';

/** The address as the site writes it: no trailing slash, home aside. */
export function usePath(): string {
  return useLocation().pathname.replace(/(.)\/+$/, '$1');
}

/** Title, description, keywords and canonical address; React moves them into the head and takes them away with the page. */
export function PageMetadata({ metadata }: { metadata: Metadata }) {
  const path = usePath();
  return (
    <>
      <title>{cut(metadata.title, 60)}</title>
      <meta name="description" content={cut(metadata.description, 160)} />
      <meta name="keywords" content={metadata.keywords.join(', ')} />
      <link rel="canonical" href={origin + (metadata.canonical ?? path)} />
    </>
  );
}
