import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { type City, shapeOf } from '../../src/content/schema.ts';
import { factsOf, readCompany } from '../site/company.ts';
import {
  cityWords,
  type Filled,
  isPublished,
  loadContent,
  loadJobs,
  loadSettings,
  loadSite,
  pathOf,
  withSlug,
} from '../site/content.ts';
import { readShape, textsOf } from '../site/shape.ts';
import { editorConfig } from './config.ts';

const noGit =
  'The editor needs git, which keeps every version. Run "git init" in the project folder, then "npm run edit" again.';

/** CSP of the editor in development: no connection to other machines, not even for the contact page's map. */
const policy = "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' data: blob:";

/** The addresses, cities and services that a record names, such as `addresses /about` and `cities tampa`. */
const namesIn = ({ folder, name, record }: Filled) =>
  new Set(
    textsOf(record, readShape(shapeOf(folder, name))).map(
      ({ text, field }) => `${field.chosenFrom} ${text.split('#')[0]}`,
    ),
  );

/**
 * What the preview needs besides the record shown: facts by the names that records write in braces, what links to each
 * address (pages by their address, settings and jobs by their file), shared words, and a city to show `cityWords` on.
 */
export function siteInfo() {
  const entries = loadContent().filter(isPublished);
  // Reads each record's names only once, because the loop below looks up every page in all records.
  const sources = [
    ...[...loadSettings(), ...loadJobs().filter(isPublished)].map((each) => ({
      from: each.file,
      names: namesIn(each),
    })),
    ...entries.map((each) => ({ from: pathOf(each), names: namesIn(each) })),
  ];
  const links = entries.map((entry) => {
    const path = pathOf(entry);
    const ways = [`addresses ${path}`, `${entry.folder} ${entry.name}`];
    const linking = sources.filter(({ from, names }) => from !== path && ways.some((way) => names.has(way)));
    return [path, linking.map(({ from }) => from)] as const;
  });
  const facts = factsOf(readCompany());
  const example = entries.find(({ folder }) => folder === 'cities');
  const city = example && { city: withSlug<City>(example) };
  return { facts, links: Object.fromEntries(links), cityWords: cityWords(), jobs: loadSite().jobs, ...city };
}

function answer(response: ServerResponse, make: () => object): void {
  try {
    if (!existsSync('.git')) throw new Error(noGit);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(make()));
  } catch (error) {
    response.statusCode = 500;
    response.end((error as Error).message);
  }
}

/** Serves the editor at /admin/ on the development server. */
export function editor(): Plugin {
  return {
    name: 'editor',
    apply: 'serve',
    config: () => ({ optimizeDeps: { exclude: ['@sveltia/cms'] } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (path === '/admin/config.json') return answer(response, () => editorConfig());
        if (path === '/admin/facts.json') return answer(response, siteInfo);
        const page = { '/admin': 'index', '/admin/': 'index', '/admin/preview': 'preview' }[path];
        if (page) {
          request.url = `/tools/editor/${page}.html`;
          response.setHeader('Content-Security-Policy', policy);
        }
        next();
      });
    },
  };
}
