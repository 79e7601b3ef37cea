import icons from 'lucide-react/dynamicIconImports';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { type IconName, icon } from '../../src/content/schema/fields.ts';
import { strokes } from '../../src/content/schema/strokes.ts';
import { drawLogo } from './brand.ts';
import { hashOf } from './files.ts';
import { makeMap } from './map.ts';

/** Icons are lines in the color of the text beside them. */
const drawn = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

async function linesOf(name: IconName): Promise<string> {
  if (name in strokes) return `<path d="${strokes[name as keyof typeof strokes]}"/>`;
  const { default: drawing } = await icons[name as keyof typeof icons]();
  return renderToStaticMarkup(createElement(drawing)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

const symbols = icon.options.map(
  async (name) => `<symbol id="${name}" viewBox="0 0 24 24" ${drawn}>${await linesOf(name)}</symbol>`,
);

/** A property's four numbered areas beside a road, for the example of a bid. */
const plan = [
  '<symbol id="plan" viewBox="0 0 240 96" fill="none" stroke="currentColor" stroke-width="1.5">',
  '<path d="M0 72h240M0 93h240M18 8h66L66 52H0zM102 8h54l-9 22H93zM174 8h62l-18 44h-62zM90 38h54l-5.7 14h-54z"/>',
  '<path d="M4 82.5h232" stroke-dasharray="9 9"/><g fill="currentColor" stroke="none" font-size="14">',
  '<text x="38" y="35">1</text><text x="120" y="24">2</text><text x="192" y="35">3</text><text x="110" y="50">4</text>',
  '</g></symbol>',
].join('');

/** All icons and the plan as one SVG file: pages refer to its symbols, so that no script carries a drawing. */
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(symbols)).join('')}${plan}</svg>\n`;

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
