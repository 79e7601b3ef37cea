import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { checkSite } from './site/check.ts';
import { compressTree } from './site/compress.ts';
import { redirects } from './site/redirects.ts';
import { cutPictures, publishPictures } from './vite/pictures.ts';

/** Built first, out of sight: a build that fails must not leave half a site behind. */
const out = process.env.BUILD_DIR ?? 'dist';
const renderer = '.cache/prerender';

const started = performance.now();
function step(text: string): void {
  console.log(`[${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s] ${text}`);
}

/** Writes one file of the site, for example `/areas/tampa` to `areas/tampa.html`. */
function writePage(path: string, html: string): void {
  const file = join(out, path === '/' ? 'index.html' : `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

async function buildSite(): Promise<void> {
  const warnings = checkSite(process.env);
  step('pictures');
  const facts = await cutPictures(step);
  step('scripts');
  const result = await build({
    logLevel: 'warn',
    build: { outDir: out, rolldownOptions: { input: 'src/boot.ts' } },
  });
  const files = 'output' in result ? result.output : [];
  const boot = files.find((file) => file.type === 'chunk' && file.isEntry);
  if (!boot) throw new Error('The build made no boot script.');
  step('pages');
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: renderer, ssrEmitAssets: true, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  cpSync(join(renderer, 'assets'), join(out, 'assets'), { recursive: true, filter: (file) => !file.endsWith('.css') });
  const site = await import(pathToFileURL(join(process.cwd(), renderer, 'prerender.js')).href);
  const paths: string[] = site.pagePaths();
  for (const path of paths) writePage(path, await site.renderPage(path, `/${boot.fileName}`));
  writePage('/404', await site.renderPage('/404', `/${boot.fileName}`));
  for (const { from, to } of redirects) writePage(from, site.renderRedirect(to));
  await publishPictures(facts, out);
  cpSync('media/film', join(out, 'film'), { recursive: true });
  step(`${paths.length} pages; compressing`);
  await compressTree(out);
  step(`done: ${out}/`);
  for (const warning of warnings) console.warn(`\n!! ${warning}`);
}

try {
  await buildSite();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
