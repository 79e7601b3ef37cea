/** As much of the browser's Trusted Types as is used here; TypeScript's library does not have it yet. */
interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: { createHTML: (text: string) => string | null; createScript: (text: string) => string | null },
  ): unknown;
}

/** The empty tag that React makes a script element from. */
const emptyScript = '<script></script>';

// The site's pages may set no HTML by script, but for this: React's empty tag, and texts without a tag (structured data).
(window as unknown as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === emptyScript || !text.includes('<') ? text : null),
  createScript: (text) => (text.startsWith('{"@context"') ? text : null),
});
