import { createHash } from 'node:crypto';
import { readCompany } from '../../site/company.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a value for HTML, for use in elements and in quoted attributes. */
export function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Style in the company's colors, read for each page so that a change in the editor shows at once. */
function styleNow(): string {
  const { ink, ground, line, muted, accent } = readCompany().colors;
  return `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: ${ground}; color: ${ink}; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.2; margin: .5rem 0 } h1 + p { margin-top: 0; color: ${muted} }
a { color: ${accent} } :focus-visible { outline: 3px solid ${accent}; outline-offset: 2px }
.list { list-style: none; margin: 1.5rem 0; padding: 0; background: #fff; border: 1px solid ${line}; border-radius: .5rem }
.list li + li { border-top: 1px solid ${line} }
.list a { display: grid; grid-template-columns: 13rem 1fr; gap: 0 1rem; padding: .75rem 1rem; color: inherit; text-decoration: none }
.list a:hover strong { text-decoration: underline }
.list span, time { color: ${muted} }
.mail { background: #fff; border: 1px solid ${line}; border-radius: .5rem; padding: 1rem }
dl { display: grid; grid-template-columns: 11rem 1fr; gap: .5rem 1rem; margin: 0 } dt { color: ${muted} } dd { margin: 0; white-space: pre-wrap }
.message { border-top: 1px solid ${line}; margin: 1rem 0 0; padding-top: 1rem; white-space: pre-wrap }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0; padding: 0; list-style: none }
.actions a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1rem; border: 1px solid ${accent}; border-radius: .375rem; background: #fff; color: ${accent}; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
.actions .first { background: ${accent}; color: #fff }
@media (max-width: 40rem) { .list a, dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: .5rem } }`;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Content security policy of the outbox's pages: allows only their style (by its hash) and this server's images. */
export const policyNow = () =>
  `default-src 'none'; img-src 'self'; style-src 'sha256-${hashOf(styleNow())}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page of the outbox. `body` is HTML. */
export function renderPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${styleNow()}</style></head><body><main>${body}</main></body></html>`;
}
