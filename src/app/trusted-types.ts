/** The part of Trusted Types used here; TypeScript's library lacks it. */
interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: { createHTML: (text: string) => string | null; createScript: (text: string) => string | null },
  ): unknown;
}

/** The empty tag from which React makes script elements. */
const emptyScript = '<script></script>';

// Allows as HTML only React's empty script tag or text without tags, and as a script's text only structured data.
(window as unknown as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === emptyScript || !text.includes('<') ? text : null),
  createScript: (text) => (text.startsWith('{"@context"') ? text : null),
});
