import font from 'site-font?url';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { origin } from '../seo/origin.ts';
import sheet from '../style.css?inline';
import { bootTag } from './boot-loader.ts';
import { plainStyles } from './plain-styles.ts';
import { routes } from './routes.tsx';

export { origin };

const handler = createStaticHandler(routes);

/** The styles without Tailwind's banner; its license is in `third-party-licenses.txt`. */
const styles = plainStyles(sheet.replace(/^\/\*!.*?\*\/\s*/s, ''));

/** Head tags, which React writes at the front of its output; of styles, those that only some pages have. */
const headTags = /^(?:<title>[^<]*<\/title>|<style [^>]*>.*?<\/style>|<meta [^>]*>|<link [^>]*>)+/s;

/** Values that the build gives every page: address of the boot script, color of the browser's bar. */
interface Shared {
  boot: string;
  themeColor: string;
}

/**
 * Renders the page at `path` into a whole document with inline styles and one small script that loads the boot script.
 *
 * @throws Error when the path redirects, or when loading or rendering the page fails
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
      // One chunk, because React hides later chunks until a script runs.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        renderError = error;
      },
    },
  );
  // `data-discover` is for React Router's framework mode, which is not used.
  const markup = (await text(prelude)).replaceAll(' data-discover="true"', '');
  if (renderError) throw renderError;
  const head = headTags.exec(markup)?.[0] ?? '';
  return [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    // Paint only once the footer is parsed; otherwise a pause in parsing shows half a screen, which then shifts.
    '<link rel="expect" href="#footer" blocking="render">',
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    // Without this tag iPhones turn numbers and addresses into links, and hydration finds changed HTML.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    `<meta name="theme-color" content="${themeColor}"><link rel="stylesheet" href="/print.css" media="print">`,
    `<style>${styles}</style>${bootTag(boot)}</head>`,
    `<body><div id="root">${markup.slice(head.length)}</div></body></html>\n`,
  ].join('');
}

/** A page that redirects to `to`, for hosts without redirect rules. */
export function renderRedirect(to: string): string {
  return [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>This page has moved</title>',
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${new URL(to, origin)}">`,
    `<meta name="robots" content="noindex"></head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>\n`,
  ].join('');
}
