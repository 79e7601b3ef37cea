import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ZodError } from 'zod';
import { loadPage, pageOf } from '../../src/app/routes.tsx';
import { addressOf } from '../../src/content/addresses.ts';
import type { Folder, OwnPage } from '../../src/content/schema.ts';
import { RecordPage } from '../../src/pages/record-page.tsx';
import { Layout } from '../../src/shell/layout.tsx';
import type { siteInfo } from './plugin.ts';

// The site ignores a font that loads late (`optional`); the preview may swap it in.
for (const face of document.fonts) face.display = 'swap';
export const info: ReturnType<typeof siteInfo> = await (await fetch('/admin/facts.json')).json();
const root = createRoot(document.getElementById('root') as HTMLElement);
const panel: CSSProperties = {
  position: 'fixed',
  bottom: '5rem',
  zIndex: 99,
  padding: '1rem',
  border: '2px solid',
  borderRadius: '.5rem',
  background: '#fff',
  fontSize: '.875rem',
  lineHeight: 1.43,
};
let shown: ReactNode;

/** Puts `node` in the place of the page shown; {@link draw} renders it. */
export function put(node: ReactNode): void {
  shown = node;
}

/** Renders the page or picture with a note that lists what is missing, or which links to change before deleting it. */
export function draw(summary: string, lines: string[], open: boolean): void {
  const notes = (
    <details key={summary} open={open} style={panel}>
      <summary>{summary}</summary>
      <div style={{ whiteSpace: 'pre-line' }}>{lines.join('\n')}</div>
    </details>
  );
  root.render([<Fragment key="shown">{shown}</Fragment>, lines.length > 0 && notes]);
}

/** One line for each missing or wrong field: its path, with list entries counted from 1, and what was expected. */
export const missingIn = (error: ZodError | undefined): string[] =>
  (error?.issues ?? []).map(({ path, message }) =>
    [path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › '), message].filter(Boolean).join(': '),
  );

/** Lists a record's missing or wrong fields; the page stays as it was. */
export function drawMissing(error: ZodError): void {
  const missing = missingIn(error);
  draw(`${missing.length} left to fix; the preview shows the old page`, missing, true);
}

let current: unknown;
let address: string | undefined;
let router: ReturnType<typeof createMemoryRouter> | undefined;

/** Puts a record's page in place for {@link draw}, or updates the page if it is already shown. */
export async function drawPage(folder: Folder, name: string, record: object): Promise<void> {
  const path = addressOf(folder, name);
  current = record;
  if (router && address === path) return router.revalidate();
  address = path;
  const Page = await pageOf(folder, name)();
  const page = { path: '*', loader: () => ({ Page, record: current }), Component: RecordPage };
  router = createMemoryRouter([{ element: <Layout />, children: [page] }], { initialEntries: [path] });
  shown = <RouterProvider router={router} />;
}

/** Redraws a page from its saved record, in a new router because menus, footer and form read their words only once. */
export async function drawSaved(name: OwnPage): Promise<void> {
  address = undefined;
  const { record } = await loadPage(addressOf('pages', name));
  return drawPage('pages', name, record as object);
}
