import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { editor } from './tools/editor/plugin.ts';
import { developmentOutbox } from './tools/server/outbox/outbox.ts';
import { brand } from './tools/site/brand.ts';
import { checkEnvironment, siteEnvironment } from './tools/site/check-environment.ts';
import { readCompany } from './tools/site/company.ts';
import { contentErrors } from './tools/site/content-errors.ts';
import { drawingsPlugin } from './tools/site/drawings.ts';
import { filmPlugin } from './tools/site/film.ts';
import { fontPlugin } from './tools/site/font.ts';
import { picturesPlugin } from './tools/site/pictures.ts';
import { records } from './tools/site/records.ts';
import { trimPackages } from './tools/site/trim-packages.ts';

export default defineConfig({
  // Outside of node_modules, because copies of the project share that folder.
  cacheDir: '.cache/vite',
  envDir: process.env.ENV_FILES === 'off' ? false : process.cwd(),
  // `SITE_URL` is the app's one variable without the prefix `VITE_`, because hosts and people know it by that name.
  envPrefix: ['VITE_', 'SITE_URL'],
  plugins: [
    react(),
    brand(),
    tailwindcss(),
    records(),
    fontPlugin(),
    drawingsPlugin(),
    picturesPlugin(),
    filmPlugin(),
    contentErrors(),
    trimPackages(),
    developmentOutbox(),
    editor(),
    {
      name: 'development-server',
      // A saved record must not restart the server, because the restart leaves a page blank that is loading.
      configResolved({ configFileDependencies: files }) {
        files.splice(0, files.length, ...files.filter((file) => !file.endsWith('.json')));
      },
      configureServer({ middlewares }) {
        checkEnvironment(siteEnvironment(), readCompany());
        // Serve documents from `media/documents`; a build copies them to `/documents`.
        middlewares.use((request, _, next) => {
          request.url = request.url?.replace(/^\/documents\//, '/media$&');
          next();
        });
      },
    },
  ],
  // Vite's default list plus the outbox's folder, because odd spellings of `/outbox` would bypass the outbox's guard.
  server: {
    fs: {
      deny: [
        '.env',
        '.env.*',
        '*.{crt,pem,key,p12,pfx,cer,der}',
        '.npmrc',
        '.yarnrc.yml',
        '**/.git/**',
        '**/outbox/**',
      ],
    },
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Preload only `sections-`, which earlier pages may lack; the rest is loaded already, or fetched by the import.
      resolveDependencies: (_, files) => files.filter((file) => file.startsWith('assets/sections-')),
    },
    // No warnings about slow plugins: reading pictures takes time.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
