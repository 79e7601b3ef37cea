import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { siteEnvironment } from '../site/check-environment.ts';
import { compressTree } from '../site/compress.ts';

const site = process.env.BUILD_DIR ?? 'dist';
/** Folder in which the editor is built before it is copied to the site. */
const out = '.cache/editor';

/** Adds the editor for the repository in `EDITOR_REPO` to the built site, and leaves the site's pages unchanged. */
async function publishEditor(env: Record<string, string>): Promise<void> {
  // Imports these only here, because most sites have no editor, and their builds should not wait for this code.
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
  // Makes `admin.html`, not `admin/index.html`, as for the site's pages, so that the editor's only address is `/admin`.
  cpSync(join(out, 'tools/editor/index.html'), `${admin}.html`);
  cpSync(join(out, 'tools/editor/preview.html'), join(admin, 'preview.html'));
  cpSync(join(out, 'assets'), join(admin, 'assets'), { recursive: true });
  writeFileSync(join(admin, 'config.json'), JSON.stringify(editorConfig(env)));
  writeFileSync(join(admin, 'facts.json'), JSON.stringify(siteInfo()));
  // Quality 5 is enough: the best quality saves a tenth more, not worth the wait for the few who load the editor.
  await compressTree(admin, 5);
  console.log(`The editor of ${env.EDITOR_REPO} is in ${site}/, at /admin`);
}

const env = siteEnvironment();
if (env.EDITOR_REPO) await publishEditor(env);
