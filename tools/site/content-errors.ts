import type { Plugin } from 'vite';
import type { ContentError } from '../../src/app/error-panel.ts';
import { checkContent } from './check-content.ts';
import { loadCompany } from './company.ts';
import { forgetRecords, loadContent, pathOf } from './content.ts';

function findErrors(): ContentError[] {
  try {
    loadCompany();
    const entries = loadContent();
    const paths = new Map(entries.map((entry) => [entry.file, pathOf(entry)]));
    return checkContent(entries).map((text) => ({ path: paths.get(text.slice(0, text.indexOf(':'))), text }));
  } catch (error) {
    return [{ text: (error as Error).message }];
  }
}

/** In development, shows errors in records on the page itself: file, field and what is expected. */
export function contentErrors(): Plugin {
  return {
    name: 'content-errors',
    apply: 'serve',
    configureServer({ watcher, ws }) {
      const tell = () => ws.send('content-errors', findErrors());
      watcher.on('all', (_, file) => {
        if (/\/src\/content\/|\/company\.json$/.test(file.replaceAll('\\', '/'))) {
          forgetRecords();
          tell();
        }
      });
      // A page asks for the errors when it opens.
      ws.on('content-errors:ask', tell);
    },
    // The panel is left out of the editor and its preview, which show the errors of the open record themselves.
    transformIndexHtml: (_, { path }) =>
      path.startsWith('/tools/editor/')
        ? []
        : [{ tag: 'script', attrs: { type: 'module', src: '/src/app/error-panel.ts' }, injectTo: 'body' }],
  };
}
