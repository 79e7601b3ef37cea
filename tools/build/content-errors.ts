import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import type { ContentFault } from './content-report.ts';

const run = promisify(execFile);

async function findFaults(): Promise<ContentFault[]> {
  try {
    return JSON.parse((await run('node', ['tools/build/content-report.ts'])).stdout);
  } catch (error) {
    return [{ text: `The words could not be checked: ${(error as Error).message}` }];
  }
}

/** While the site is written, faults of the words stand on the page itself: file, field and what is expected. */
export function contentFaults(): Plugin {
  return {
    name: 'content-faults',
    apply: 'serve',
    configureServer({ watcher, ws }) {
      const tell = async () => ws.send('content-faults', await findFaults());
      watcher.on('all', (_, file) => {
        if (file.replaceAll('\\', '/').includes('/src/content/')) tell();
      });
      // A page that has just been opened asks for them.
      ws.on('content-faults:ask', tell);
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/tools/build/error-panel.ts' }, injectTo: 'body' },
    ],
  };
}
