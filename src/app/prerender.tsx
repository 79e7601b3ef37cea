import font from 'site-font?url';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { origin } from '../seo/origin.ts';
import sheet from '../style.css?inline';
import { routes } from './routes.tsx';

export { origin };

const handler = createStaticHandler(routes);

/** Without the banner of its framework, whose license stands in `third-party-licenses.txt`. */
const styles = sheet.replace(/^\/\*!.*?\*\/\s*/s, '');

/** Tags that React writes at the front of its output because they belong into the head. */
const headTags = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}

/** What the build gives every page: the address of its one script, and the color of the browser's bar. */
interface Shared {
  boot: string;
  themeColor: string;
}

/**
 * Renders the page at `path` into a whole document: styles inline, one script, no inline script.
 *
 * @throws Error when the path redirects or a component fails.
 */
export async function renderPage(path: string, { boot, themeColor }: Shared): Promise<string> {
  const context = await handler.query(new Request(origin + path));
  if (context instanceof Response) throw new Error(`${path}: expected a page, found a redirect`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  let renderError: unknown;
  const { prelude } = await prerenderToNodeStream(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      // Large parts of a page would otherwise wait hidden for a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        renderError = error;
      },
    },
  );
  // The router marks each link for its own framework, which is not here.
  const markup = (await readAll(prelude)).replaceAll(' data-discover="true"', '');
  if (renderError) throw renderError;
  const head = headTags.exec(markup)?.[0] ?? '';
  return [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    // A parser that pauses inside the first screen would have half of it drawn, and moved when the rest comes.
    '<link rel="expect" href="#footer" blocking="render">',
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    // An iPhone would make links of numbers and addresses, and React would find another page than was sent.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    `<meta name="theme-color" content="${themeColor}"><link rel="stylesheet" href="/print.css" media="print">`,
    `<style>${styles}</style><script type="module" async fetchpriority="low" src="${boot}"></script></head>`,
    `<body><div id="root">${markup.slice(head.length)}</div></body></html>\n`,
  ].join('');
}

/** A page for hosts without redirect rules: it replaces itself with the page at `to`. */
export function renderRedirect(to: string): string {
  return [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>This page has moved</title>',
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${origin + to}">`,
    `<meta name="robots" content="noindex"></head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>\n`,
  ].join('');
}
