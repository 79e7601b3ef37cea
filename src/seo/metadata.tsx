import { useLocation } from 'react-router';
import type { Metadata } from '../content/types.ts';
import { origin } from './origin.ts';

/** Cuts a text that is longer than `limit` characters to three fewer and an ellipsis of three dots. */
export function cut(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit - 3)}...` : text;
}

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
