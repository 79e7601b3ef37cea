import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressTree } from '../build/compress.ts';
import { siteEnvironment } from '../build/environment.ts';

const site = process.env.BUILD_DIR ?? 'dist';
/** Built first, out of sight. */
const out = '.cache/editor';

/** Puts the editor of a repository beside the pages of the built site, which stay as they are. */
async function publishEditor(env: Record<string, string>): Promise<void> {
  // Only now: most sites have no editor, and their builds wait for nothing of it.
  const [{ editorConfig }, { siteInfo }] = await Promise.all([import('./config.ts'), import('./plugin.ts')]);
  await build({
    logLevel: 'error',
    base: '/admin/',
    build: {
      outDir: out,
      copyPublicDir: false,
      license: { fileName: 'assets/licenses.txt' },
      rolldownOptions: { input: ['tools/editor/index.html', 'tools/editor/preview.html'] },
    },
  });
  const admin = join(site, 'admin');
  mkdirSync(admin, { recursive: true });
  // Flat files like every page's, so that `/admin` is its one address on every host.
  cpSync(join(out, 'tools/editor/index.html'), `${admin}.html`);
  cpSync(join(out, 'tools/editor/preview.html'), join(admin, 'preview.html'));
  cpSync(join(out, 'assets'), join(admin, 'assets'), { recursive: true });
  writeFileSync(join(admin, 'config.json'), JSON.stringify(editorConfig(env)));
  writeFileSync(join(admin, 'facts.json'), JSON.stringify(siteInfo()));
  // Few people load it: the last tenth is not worth the wait.
  await compressTree(admin, 5);
  console.log(`The editor of ${env.EDITOR_REPO} is in ${site}/, at /admin`);
}

const env = siteEnvironment();
if (env.EDITOR_REPO) await publishEditor(env);
