import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { factsOf, loadCompany } from '../build/company.ts';
import { isPublished, loadContent, pathOf } from '../build/content.ts';
import { editorConfig } from './config.ts';
import type { SiteFacts } from './preview.tsx';

const noGit =
  'The editor saves into a folder that has its versions kept by git. Run "git init" in the folder of the project, ' +
  'then "npm run edit" again.';

/** Allows no connection to other machines, not even for the contact page's map. */
const policy = "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' data: blob: ws:";

/** The site's facts for the preview, beside the record that is shown. */
export function siteFacts(): SiteFacts {
  const entries = loadContent().filter(isPublished);
  const links = entries.map((entry) => {
    const path = pathOf(entry);
    const ways = [`"${path}"`, `"${entry.folder === 'cities' ? 'city' : 'service'}":"${entry.name}"`];
    const isLinked = (text: string) => ways.some((way) => text.includes(way));
    return [path, entries.filter((each) => each !== entry && isLinked(JSON.stringify(each.record))).map(pathOf)];
  });
  return { facts: factsOf(loadCompany()), links: Object.fromEntries(links) };
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

/** The editor at /admin/ of the development server. */
export function editor(): Plugin {
  return {
    name: 'editor',
    apply: 'serve',
    config: () => ({ optimizeDeps: { exclude: ['@sveltia/cms'] } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (path === '/admin/config.json') return answer(response, () => editorConfig());
        if (path === '/admin/facts.json') return answer(response, siteFacts);
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
