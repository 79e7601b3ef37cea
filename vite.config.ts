import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkSite } from './tools/site/check.ts';
import { siteEnvironment } from './tools/site/environment.ts';
import { contentFaults } from './tools/vite/content-faults.ts';
import { fontPlugin } from './tools/vite/font.ts';
import { iconsPlugin } from './tools/vite/icons.ts';
import { developmentOutbox } from './tools/vite/outbox.ts';
import { picturesPlugin } from './tools/vite/pictures.ts';
import { records } from './tools/vite/records.ts';
import { styleFree } from './tools/vite/style-free.ts';

export default defineConfig({
  // SITE_URL is the one variable without the prefix: hosts and people know it by that name.
  envDir: process.env.ENV_FILES === 'off' ? false : process.cwd(),
  envPrefix: ['VITE_', 'SITE_URL'],
  plugins: [
    react(),
    tailwindcss(),
    records(),
    fontPlugin(),
    iconsPlugin(),
    picturesPlugin(),
    contentFaults(),
    styleFree(),
    developmentOutbox(),
    {
      name: 'development-check',
      configureServer() {
        checkSite(siteEnvironment());
      },
    },
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Pictures take their time; that is no news.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
