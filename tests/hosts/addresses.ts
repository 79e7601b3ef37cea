import { existsSync, readFileSync } from 'node:fs';
import { redirects } from '../../src/content/site.ts';
import { ask } from '../ask.ts';
import { examples } from '../owner.ts';
import { wellKnown } from './hosts.ts';
import { type Row, row, wrongIn } from './rows.ts';

/** Content of the page or file at `place` in the built site. */
function built(place: string): Buffer {
  const file = `dist${place === '/' ? '/index' : place}`;
  return readFileSync(existsSync(`${file}.html`) ? `${file}.html` : file);
}

/**
 * Follows redirects as a browser does.
 * @returns the last answer and its path, or `/404` if nothing was found
 * @throws Error if the redirects lead to another host or in a circle
 */
async function follow(port: number, path: string) {
  const origin = `http://127.0.0.1:${port}`;
  let url = new URL(origin + path);
  for (let at = path, hops = 0; hops < 6; at = url.pathname + url.search, hops += 1) {
    const answer = await ask(port, at);
    const { location } = answer.headers;
    if (location === undefined) return { answer, place: answer.status === 404 ? '/404' : url.pathname };
    // As in a browser, a backslash counts as a slash, and two slashes start another host.
    url = new URL(location, origin + at);
    if (url.origin !== origin) throw new Error(`${at} redirects to another host: ${url}`);
  }
  throw new Error(`${path} redirects in a circle`);
}

/** A row of addresses, each of which must end at `to` or, without `to`, at any page or the not-found page. */
function end(name: string, paths: string[], to?: string): Row {
  return {
    name,
    async check(port) {
      for (const path of paths) {
        const { answer, place } = await follow(port, path);
        const wrong = wrongIn(answer, { status: [place === '/404' ? 404 : 200] });
        if (wrong ?? (to && place !== to)) return `${path}: ${wrong ?? `ends at ${place}`}`;
        if (!answer.body.equals(built(place))) return `${path}: no page came`;
      }
      return undefined;
    },
  };
}

const ends = (path: string, to: string) => end(`\`${path}\` ends at \`${to}\``, [path], to);

const starts = ['//', '///', '/%2f', '/\\', '/\\/', '/%5c', '/%5c%5c', '/%09/', '/%0d%0a//', '/.', '/http://'];
const pageEnds = ['.html', '/index', '/index.html', '/index.html/', '/about', '/about/', '/about.html', '/..%2fabout/'];
const foreign = starts.flatMap((start) =>
  ['', '/', '//', '/404.html/', ...pageEnds].map((rest) => `${start}evil.example${rest}`),
);
const spellings = [
  ...['/about.html/', '/about/index.html', '/about.html.html', '/about%0a', '/./about'],
  ...[`${examples.city}.html/`, '/index/', '/index.html/', '/index/index.html', '///', '/favicon.svg/'],
];
const malformed = ['/%', '/%zz', '/%E0%A4%A', '/about%'];
const hidden = ['/404', '/404.html', '/404/', '/404/index.html', '/_headers/', '/about.html.br', '/about.html.gz/'];
const nothing = ['/%E0%A4', '/%0d%0aX:y', '/.well-known/', '/a*t', '/index%5c', '/404%5c', '/%20', '/...'];
const outside = ['/about%2f', '/..%2foutside', '/../outside', '/%2e%2e/about', '/about%00'];
/** Whether a server may refuse an address before it looks for a file. */
const refusable = (path: string) => /%2f|%00/i.test(path);

/** Rows of addresses that visitors mistype, that must stay hidden, or that try to lead to another host. */
export const oddAddresses: Row[] = [
  ...redirects.map(({ from, to }) => ends(`${from}.html`, to)),
  ends(examples.city.replace('/areas/', '/areas//'), examples.city),
  ends('//about.html', '/about'),
  ends('/%61bout', '/about'),
  ends('/%63ontact/?a=1', '/contact'),
  ends('/index', '/'),
  end('other spellings of page addresses end at their page or on the not-found page', spellings),
  end('files that only hosts need, and the not-found page’s own address, are not found', hidden, '/404'),
  end('`/.htaccess` and `/.html` are not found', ['/.htaccess', '/.html'], '/404'),
  end('addresses that match no file are not found', nothing, '/404'),
  end('malformed encoding is not found', malformed, '/404'),
  end('encoded slashes, zeros and `..` end at their page or on the not-found page', [
    ...outside,
    ...foreign.filter(refusable),
  ]),
  end(
    'paths that contain another host’s name end on the not-found page',
    foreign.filter((path) => !refusable(path)),
  ),
  {
    name: 'no address leads to another host',
    async check(port) {
      for (const path of foreign) await follow(port, path);
      return undefined;
    },
  },
  row('`/.well-known/` is served', [wellKnown], () => ({ status: [200] })),
];
