import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressTree } from '../build/compress.ts';
import { siteEnvironment } from '../build/environment.ts';

const site = process.env.BUILD_DIR ?? 'dist';
/** Built first, out of sight. */
const out = '.cache/editor';

/** Puts the editor of a repository beside the pages of the built site, which stay as they are. */
async function publishEditor(repo: string, { EDITOR_BRANCH, EDITOR_SIGN_IN }: Record<string, string>): Promise<void> {
  // Only now: most sites have no editor, and their builds wait for nothing of it.
  const [{ editorConfig }, { siteFacts }] = await Promise.all([import('./config.ts'), import('./plugin.ts')]);
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
  const config = editorConfig({
    repo,
    ...(EDITOR_BRANCH && { branch: EDITOR_BRANCH }),
    ...(EDITOR_SIGN_IN && { signIn: EDITOR_SIGN_IN }),
  });
  writeFileSync(join(admin, 'config.json'), JSON.stringify(config));
  writeFileSync(join(admin, 'facts.json'), JSON.stringify(siteFacts()));
  // Few people load it: the last tenth is not worth the wait.
  await compressTree(admin, 5);
  console.log(`The editor of ${repo} is in ${site}/, at /admin`);
}

const { EDITOR_REPO, ...others } = siteEnvironment();
if (EDITOR_REPO) await publishEditor(EDITOR_REPO, others);
