import './no-eval.ts';
import '../../src/style.css';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { loadPage, pageOf } from '../../src/app/routes.tsx';
import { addressOf } from '../../src/content/addresses.ts';
import { fillIn } from '../../src/content/facts.ts';
import { narrowest, type Shown as Picture } from '../../src/content/schema/picture.ts';
import { type Folder, shapeOf, type WithRelated } from '../../src/content/schema.ts';
import { RecordPage } from '../../src/pages/record-page.tsx';
import { Layout } from '../../src/shell/layout.tsx';

/** A record as it is being typed; `urls` has the addresses of files that are not yet on the site. */
export interface Shown {
  folder: string;
  name: string;
  record: Record<string, unknown>;
  urls: Record<string, string | undefined>;
}

/** Facts for the preview: the company's facts by name, and the pages that link to each address. */
export interface SiteFacts {
  facts: Record<string, string>;
  links: Record<string, string[]>;
}

// The site skips a late font; the preview may swap it in.
for (const face of document.fonts) face.display = 'swap';
const site: SiteFacts = await (await fetch('/admin/facts.json')).json();
const root = createRoot(document.getElementById('root') as HTMLElement);
const panel: CSSProperties = { position: 'fixed', bottom: '5rem', zIndex: 99, padding: '1rem', background: '#fff' };
let shown: ReactNode;

/** Renders the page or picture, with a note on what is missing, or on links to change before deleting. */
function draw(summary: string, lines: string[], open: boolean): void {
  const notes = (
    <details
      key={summary}
      open={open}
      style={panel}
      className="fixed overflow-auto rounded-lg border-2 px-4 py-2 text-sm"
    >
      <summary>{summary}</summary>
      <div style={{ whiteSpace: 'pre-line' }}>{lines.join('\n')}</div>
    </details>
  );
  root.render([<Fragment key="shown">{shown}</Fragment>, lines.length > 0 && notes]);
}

/** Shows a picture's record: its files, with the build's warnings about them. */
function showPicture({ record, urls }: Shown): void {
  const said = new Set<string>();
  const say = (line: string) => draw('About the files', [...said.add(line)], true);
  const pictures = [record, record.before].filter(Boolean) as Picture[];
  shown = pictures.map(({ file, alt }) => (
    <figure key={file ?? 'not chosen yet'} className="p-4">
      <img
        src={urls[file] ?? file}
        alt={alt ?? ''}
        onError={() => say('This is no picture that can be read: export it as a JPEG.')}
        onLoad={({ currentTarget: { naturalWidth: width } }) => {
          if (width < narrowest)
            say(
              `A picture of ${width} pixels in width will look soft: use 960 or more for a card, 1600 for a first screen.`,
            );
        }}
      />
      <figcaption>{alt}</figcaption>
    </figure>
  ));
  draw('', [], true);
}

let current: unknown;
let address: string | undefined;
let router: ReturnType<typeof createMemoryRouter> | undefined;

/** Shows a page, redrawn with each letter; while fields are missing, the page stays as it was beside a list of them. */
async function showPage({ folder, name, record: written }: Shown): Promise<void> {
  const at = folder as Folder;
  const { error, data } = shapeOf(folder, name).safeParse(written);
  if (error) {
    const missing = error.issues.map((issue) => `${issue.path.join(' › ')}: ${issue.message}`);
    return draw(`${missing.length} still to do; until then the page stays as it was`, missing, true);
  }
  const path = addressOf(at, name);
  const linked = site.links[path] ?? [];
  const saved = (await loadPage(path)).record as Partial<WithRelated> | undefined;
  const related = saved?.related ?? { services: [], locations: [], cities: [] };
  current = fillIn({ related, ...(data as object), slug: name }, site.facts);
  if (router && address === path) await router.revalidate();
  else {
    address = path;
    const Page = await pageOf(at, name)();
    const page = { path: '*', loader: () => ({ Page, record: current }), Component: RecordPage };
    router = createMemoryRouter([{ element: <Layout />, children: [page] }], { initialEntries: [path] });
    shown = <RouterProvider router={router} />;
  }
  draw(`Pages that link here: ${linked.length}. Change those links before you delete this one.`, linked, false);
}

addEventListener('message', ({ origin, data }: MessageEvent<Shown>) => {
  if (origin === location.origin && data.record) (data.folder === 'pictures' ? showPicture : showPage)(data);
});
parent.postMessage('ready', location.origin);
