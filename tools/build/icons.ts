import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import icons from 'lucide-react/dynamicIconImports';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { icon } from '../../src/content/schema/fields.ts';

const symbols = icon.options.map(async (name) => {
  const { default: drawing } = await icons[name]();
  const lines = renderToStaticMarkup(createElement(drawing)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`;
});

/** All icons in one file: a page names the ones it shows, and no script carries any. */
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(symbols)).join('')}</svg>\n`;

const address = `/assets/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;

/** Writes the file of icons into the built site. */
export function publishIcons(out: string): void {
  mkdirSync(join(out, 'assets'), { recursive: true });
  writeFileSync(join(out, address), sprite);
}

/** Serves the address of the icons as `virtual:icons`; in development the file too. */
export function iconsPlugin(): Plugin {
  const id = '\0virtual:icons';
  return {
    name: 'icons',
    resolveId: (source) => (source === 'virtual:icons' ? id : null),
    load: (loaded) => (loaded === id ? `export default ${JSON.stringify(address)}` : null),
    configureServer(server) {
      server.middlewares.use(address, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(sprite);
      });
    },
  };
}
