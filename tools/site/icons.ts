import icons from 'lucide-react/dynamicIconImports';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IconName, icon } from '../../src/content/schema/fields.ts';
import { strokes } from '../../src/content/schema/strokes.ts';

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

/** All icons as one SVG file: pages refer to its symbols, so that no script carries an icon. */
export const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(symbols)).join('')}</svg>\n`;
