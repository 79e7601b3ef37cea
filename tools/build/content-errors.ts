import type { Plugin } from 'vite';
import { checkContent, loadContent, pathOf } from './check-content.ts';

/** An error in a record, and the address of the page that shows it; without one when a file could not be read at all. */
export interface ContentError {
  path?: string | undefined;
  /** File, field and what was expected. */
  text: string;
}

function findErrors(): ContentError[] {
  try {
    const entries = loadContent();
    const paths = new Map(entries.map((entry) => [entry.file, pathOf(entry)]));
    return checkContent(entries).map((text) => ({ path: paths.get(text.slice(0, text.indexOf(':'))), text }));
  } catch (error) {
    return [{ text: (error as Error).message }];
  }
}

/** In development the errors of records show on the page itself: file, field and what is expected. */
export function contentErrors(): Plugin {
  return {
    name: 'content-errors',
    apply: 'serve',
    configureServer({ watcher, ws }) {
      const tell = () => ws.send('content-errors', findErrors());
      watcher.on('all', (_, file) => {
        if (/\/src\/content\/|\/company\.json$/.test(file.replaceAll('\\', '/'))) tell();
      });
      // A page that has just been opened asks for them.
      ws.on('content-errors:ask', tell);
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/tools/build/error-panel.ts' }, injectTo: 'body' },
    ],
  };
}
