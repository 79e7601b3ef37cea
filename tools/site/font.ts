import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { normalizePath, type Plugin } from 'vite';
import { hashOf, makeOnce } from './files.ts';

const original = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

const accented = 'áéíóúñüç';

/** Characters of English text and Spanish names; any other that a visitor types is shown in the fallback font. */
export const letters = `${ascii}\u00a0${accented}${accented.toUpperCase()}¿¡®©°½·×–—‘’“”•…−`;
/** Lightest and boldest weight, as the `@font-face` rule in `src/style.css` declares them. */
const weights = { wght: { min: 400, max: 800 } };
/** Kerning and ligatures; other features (fractions, alternates) would add glyphs that no page shows. */
const features = ['kern', 'liga'];

/** Reduces the font file to what the site shows, which saves nearly half of its bytes. @returns path in the cache */
async function makeFont(): Promise<string> {
  const font = readFileSync(original);
  const options = { targetFormat: 'woff2', variationAxes: weights, keepFeatures: features } as const;
  const file = normalizePath(resolve('.cache/font', hashOf(font, letters, JSON.stringify(options)), 'archivo.woff2'));
  await makeOnce(file, () => subsetFont(font, letters, options));
  return file;
}

/** Resolves `site-font`, in scripts and in the style sheet, to the file of the site's only font. */
export function fontPlugin(): Plugin {
  return {
    name: 'font',
    config: async () => ({ resolve: { alias: [{ find: /^site-font/, replacement: await makeFont() }] } }),
  };
}
