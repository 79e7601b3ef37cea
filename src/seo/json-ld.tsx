import type { Thing } from 'schema-dts';

/** Structured data as a script element inside the page's component, so that React removes it with the page. */
export function JsonLd({ data }: { data: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...(data as object) }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
