import icons from 'lucide-react/dynamicIconImports';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { type IconName, icon } from '../../src/content/schema/fields.ts';
import { strokes } from '../../src/content/schema/strokes.ts';
import { drawLogo } from './brand.ts';
import { hashOf } from './files.ts';
import { makeMap } from './map.ts';
import { properties } from './properties.ts';

/** Icons are lines in the color of the text beside them. */
const drawn = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

async function linesOf(name: IconName): Promise<string> {
  if (name in strokes) return `<path d="${strokes[name as keyof typeof strokes]}"/>`;
  const { default: drawing } = await icons[name as keyof typeof icons]();
  const upright = renderToStaticMarkup(createElement(drawing)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  // They lean like the site's own.
  return `<g transform="translate(2 0) skewX(-10)">${upright}</g>`;
}

const symbols = icon.options.map(
  async (name) => `<symbol id="${name}" viewBox="0 0 24 24" ${drawn}>${await linesOf(name)}</symbol>`,
);

const plans = Object.entries(properties).map(
  ([name, plan]) =>
    `<symbol id="plan-${name}" viewBox="0 0 320 160" fill="none" stroke="currentColor">${plan}</symbol>`,
);

/** All icons and plans as one SVG file: pages refer to its symbols, so that no script carries a drawing. */
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(symbols)).join('')}${plans.join('')}</svg>\n`;

const addressOf = (name: string, svg: string) => `/assets/${name}-${hashOf(svg).slice(0, 8)}.svg`;

/** The site's SVG files by their addresses. */
export function drawings(): Record<string, string> {
  const map = makeMap()?.svg;
  return {
    '/favicon.svg': drawLogo(),
    [addressOf('icons', sprite)]: sprite,
    ...(map && { [addressOf('map', map)]: map }),
  };
}

/** Virtual modules for pages: one has the icons' address, the other the map's address, size, position and scale. */
const modules: Record<string, () => unknown> = {
  'virtual:icons': () => addressOf('icons', sprite),
  'virtual:map': () => {
    const { svg, view } = makeMap() ?? {};
    return svg ? { address: addressOf('map', svg), ...view } : null;
  },
};

/** Resolves the virtual modules above; in development also serves the SVG files. */
export function drawingsPlugin(): Plugin {
  // Hashes are ignored, because an open page may still request the map in the old colors.
  const bare = (address = '') => address.replace(/-\w{8}\.svg$/, '');
  return {
    name: 'drawings',
    resolveId: (source) => (source in modules ? `\0${source}` : null),
    load(id) {
      const make = modules[id.replace('\0', '')];
      return make && `export default ${JSON.stringify(make())}`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.endsWith('.svg')) return next();
        const found = Object.entries(drawings()).find(([address]) => bare(address) === bare(request.url));
        return found ? response.setHeader('Content-Type', 'image/svg+xml').end(found[1]) : next();
      });
    },
  };
}
