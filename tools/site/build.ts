import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { saySoft } from '../../src/content/schema/picture.ts';
import type { Metadata } from '../../src/content/schema.ts';
import { checkContent } from './check-content.ts';
import { checkEnvironment, siteEnvironment } from './check-environment.ts';
import { loadCompany } from './company.ts';
import { compressTree } from './compress.ts';
import { isPublished, loadContent, pathOf } from './content.ts';
import { publishDocuments } from './documents.ts';
import { drawings } from './drawings.ts';
import { writeFiles } from './files.ts';
import { filmVersions } from './film.ts';
import { findCrowdedPages } from './first-flight.ts';
import { publishHostFiles } from './hosts/publish.ts';
import { identityFiles } from './identity.ts';
import { describePictures, publishPictures } from './pictures.ts';
import { isQuick } from './quick.ts';
import { redirectPages } from './redirects.ts';
import { publishSharePictures } from './share.ts';
import { lastChanges, robots, sitemap } from './sitemap.ts';

const target = process.env.BUILD_DIR ?? 'dist';
/** The site is built here first: a failed build keeps the previous site, and two builds at once use two folders. */
const workshop = join('.cache/building', `${process.pid}`);
const out = join(workshop, 'site');
const renderer = join(workshop, 'renderer');
/** Removes a folder; tries again, because on Windows a virus scanner may hold its files for a moment. */
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
/** Published file with the licenses of all packages whose code visitors get. */
const licenses = 'third-party-licenses.txt';
/** License files of what the bundler does not list, because no script has it: style rules, font, icons, the map. */
const unbundled = {
  tailwindcss: 'node_modules/tailwindcss/LICENSE',
  '@fontsource-variable/archivo': 'node_modules/@fontsource-variable/archivo/LICENSE',
  'lucide-react': 'node_modules/lucide-react/LICENSE',
  'The map': 'media/map/README.md',
};

const started = performance.now();
function step(text: string): void {
  console.log(`[${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s] ${text}`);
}

/** Writes one page, for example `/areas/tampa` to `areas/tampa.html`. */
const writePage = (path: string, html: string) =>
  writeFiles(out, { [path === '/' ? 'index.html' : `${path}.html`]: html });

/** Bundles one entry script with its imports. @returns its address */
async function buildScript(config: InlineConfig): Promise<string> {
  const result = await build({ logLevel: 'warn', ...config });
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The bundler made no script.');
  return `/${entry.fileName}`;
}

async function buildSite(): Promise<void> {
  const env = siteEnvironment();
  const company = loadCompany();
  const warnings = checkEnvironment(env, company);
  const content = loadContent().filter(isPublished);
  const errors = checkContent(content);
  if (errors.length > 0) throw new Error(errors.join('\n  '));
  step('1 of 5: film');
  const film = filmVersions(step);
  const pictures = await describePictures();
  warnings.push(...pictures.flatMap(({ file, facts }) => saySoft(facts.width).map((say) => `${file} ${say}.`)));
  step('2 of 5: scripts');
  const app = await buildScript({
    build: {
      outDir: out,
      license: { fileName: licenses },
      rolldownOptions: {
        input: 'src/app/client.tsx',
        preserveEntrySignatures: 'allow-extension',
        // These groups make few files, because each file, however small, delays a slow phone; without groups, a service
        // page has 17 files. `shared` has code that nearly every page needs, except for what home has no use for;
        // `sections` has code for pages made of sections. The home page loads `shared` but not `sections`.
        output: {
          // Short hashes in lower case, because the app names 70 files, and hashes hardly compress.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          hashCharacters: 'base36',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|preload-helper/,
                priority: 2,
              },
              { name: 'shared', minShareCount: 5, test: /^(?!.*[\\/](hero|places|text)\.tsx$)/, priority: 1 },
              { name: 'sections', minShareCount: 2, test: /src[\\/](sections|seo)[\\/]|(labels|hours)\.ts/ },
            ],
          },
        },
      },
    },
  });
  for (const [name, file] of Object.entries(unbundled)) {
    const text = readFileSync(file, 'utf8');
    appendFileSync(join(out, licenses), `\n## ${name}\n\n${text}`);
  }
  // Built separately and as a library, because in the app's build the bundler would add a helper file that loads first.
  const boot = await buildScript({
    configFile: false,
    publicDir: false,
    define: { 'import.meta.env.APP': JSON.stringify(app) },
    build: {
      outDir: out,
      emptyOutDir: false,
      lib: { entry: 'src/app/boot.ts', formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: 'assets/boot-[hash].js', minify: true } },
    },
  });
  step('3 of 5: pages');
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir: renderer, ssrEmitAssets: true, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  for (const font of readdirSync(join(renderer, 'assets')).filter((file) => file.endsWith('.woff2'))) {
    cpSync(join(renderer, 'assets', font), join(out, 'assets', font));
  }
  const site = await import(pathToFileURL(join(process.cwd(), renderer, 'prerender.js')).href);
  const shared = { boot, themeColor: company.colors.dark };
  const paths = content.map(pathOf);
  for (const path of paths) writePage(path, await site.renderPage(path, shared));
  writePage('/404', await site.renderPage('/404', shared));
  for (const { from, to } of redirectPages(paths)) writePage(from, site.renderRedirect(to));
  const changes = lastChanges('src/content');
  const mapped = content.map((entry) => {
    const { metadata } = entry.record as { metadata?: Metadata };
    return { path: pathOf(entry), changed: changes.get(entry.file), canonical: metadata?.canonical };
  });
  writeFiles(out, {
    'sitemap.xml': sitemap(site.origin, mapped),
    'robots.txt': robots(site.origin, isQuick()),
    ...drawings(),
  });
  step('4 of 5: pictures');
  await publishPictures(pictures, out, step);
  await publishSharePictures(content, out);
  writeFiles(out, await identityFiles());
  publishDocuments(out);
  publishHostFiles(out, target, site.origin, env);
  for (const file of film) cpSync(file, join(out, 'film', basename(file)));
  step(`5 of 5: compressing ${paths.length} pages`);
  await compressTree(out, isQuick() ? 5 : 11);
  remove(target);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(out, target);
  step(`done: ${target}/`);
  if (isQuick()) {
    warnings.push('This quick build is only for viewing on this computer. To publish the site, run npm run build.');
  } else warnings.push(...findCrowdedPages(target, paths));
  for (const warning of warnings) console.warn(`\n!! ${warning}`);
}

try {
  await buildSite();
} catch (error) {
  console.error(`\nThe site is not built. Please fix:\n  ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  remove(workshop);
}
