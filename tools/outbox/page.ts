import type { Stored } from './store.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A value as text of an HTML page, in elements and quoted attributes. */
function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

function renderRequest({ file, time, params }: Stored): string {
  const link = `<a href="/outbox/${file}">${file}</a>`;
  if (!params) return `<li><p>${escapeHtml(time)}: this file cannot be read. ${link}</p></li>`;
  const rows = Object.entries(params).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value))}</dd>`,
  );
  const summary = [params.businessName, params.service, params.email, params.phone].map((value) =>
    escapeHtml(String(value ?? '')),
  );
  return `<li><details><summary><time>${escapeHtml(time)}</time> ${summary.join(' · ')}</summary><dl>${rows.join('')}</dl>${link}</details></li>`;
}

/** The outbox as one plain page. */
export function renderOutbox(requests: Stored[]): string {
  const list = requests.length
    ? `<ol>${requests.map(renderRequest).join('')}</ol>`
    : '<p>No request has come yet. Send one from the contact page.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><style>
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #0b1f2a; overflow-wrap: anywhere }
ol { list-style: none; padding: 0 } li { border-top: 1px solid #dcd5c7; padding: .75rem 0 } summary { cursor: pointer }
dt { color: #43545e; margin-top: .75rem } dd { margin: 0; white-space: pre-wrap } details a { display: inline-block; margin-top: 1rem }
</style></head><body><h1>Outbox</h1><p>Quote requests that this local server has received, newest first.</p>${list}</body></html>`;
}
