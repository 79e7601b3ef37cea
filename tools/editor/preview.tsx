import '../../src/style.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { z } from 'zod';
import { pageOf, recordIn } from '../../src/app/routes.tsx';
import { addressOf, type Folder } from '../../src/content/addresses.ts';
import { fillIn } from '../../src/content/facts.ts';
import { narrowest, type Shown as Picture } from '../../src/content/schema/picture.ts';
import { shapeOf } from '../../src/content/schema.ts';
import { withRecord } from '../../src/pages/with-record.tsx';
import { Layout } from '../../src/shell/layout.tsx';

/** A record as it is being typed; `urls` are its files where they are not yet on the site. */
export interface Shown {
  folder: string;
  name: string;
  record: Record<string, unknown>;
  urls: Record<string, string | undefined>;
}

/** What the preview is told of the site: the words of the company's facts, and who links to each address. */
export interface SiteFacts {
  facts: Record<string, string>;
  links: Record<string, string[]>;
}

// Its quicker way needs eval, which the policy forbids.
z.config({ jitless: true });
const site: SiteFacts = await (await fetch('/admin/facts.json')).json();
const notes = document.body.appendChild(document.createElement('details'));
notes.style.cssText =
  'position:fixed;z-index:99;inset:auto 1rem 5rem;max-height:40vh;overflow:auto;padding:.5rem 1rem;border:2px solid;' +
  'border-radius:.5rem;background:#fff;color:#0b1f2a;font:14px/1.5 system-ui,sans-serif';
const root = createRoot(document.getElementById('root') as HTMLElement);

/** Says beside the page what is still to do, or worth knowing before it is deleted. */
function tell(summary: string, lines: string[], open: boolean): void {
  const make = (tag: string, textContent: string) => Object.assign(document.createElement(tag), { textContent });
  notes.replaceChildren(make('summary', summary), ...lines.map((line) => make('div', line)));
  notes.hidden = lines.length === 0;
  notes.open = open;
}

/** A picture's record: its files, and at once what the build would say of them. */
function showPicture({ record, urls }: Shown): void {
  const said = new Set<string>();
  const say = (...lines: string[]) => {
    for (const line of lines) said.add(line);
    tell('About this file', [...said], true);
  };
  say();
  const pictures = [record, record.before].filter(Boolean) as Picture[];
  root.render(
    pictures.map(({ file, alt }) => (
      <figure key={file} className="p-4">
        <img
          src={urls[file]}
          alt={alt ?? ''}
          onError={() => say(`${file} is no picture that can be read: export it as a JPEG.`)}
          onLoad={({ currentTarget: { naturalWidth: width } }) => {
            if (width < narrowest) say(`${file} is ${width} pixels wide and will look soft: use 1600 or more.`);
          }}
        />
        <figcaption>{alt}</figcaption>
      </figure>
    )),
  );
}

let current: unknown;
let address: string | undefined;
let router: ReturnType<typeof createMemoryRouter> | undefined;

/** A page: drawn anew with each letter, or left as it was with a list of what it still needs. */
async function showPage({ folder, name, record: written }: Shown): Promise<void> {
  const at = folder as Folder;
  const { error, data } = shapeOf(folder, name).safeParse(written);
  const path = addressOf(at, name);
  if (error) {
    const missing = error.issues.map((issue) => `${issue.path.join(' › ')}: ${issue.message}`);
    tell(`${missing.length} still to do; until then the page stays as it was`, missing, true);
    return;
  }
  const linked = site.links[path] ?? [];
  tell(`${linked.length} other pages link here: change them before you delete it`, linked, false);
  const saved = (await recordIn(at)(name)?.()) as { locations?: unknown } | undefined;
  current = fillIn({ locations: saved?.locations ?? [], ...(data as object), slug: name }, site.facts);
  if (router && address === path) return router.revalidate();
  address = path;
  const Component = withRecord(await pageOf(at, name)());
  const page = { path: '*', loader: () => current, Component };
  router = createMemoryRouter([{ element: <Layout />, children: [page] }], { initialEntries: [path] });
  root.render(<RouterProvider router={router} />);
}

addEventListener('message', ({ origin, data }: MessageEvent<Shown>) => {
  if (origin === location.origin && data.record) (data.folder === 'pictures' ? showPicture : showPage)(data);
});
parent.postMessage('ready', location.origin);
