import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { normalizePath, type Plugin } from 'vite';

const require = createRequire(import.meta.url);
const original = require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2');

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

const accented = 'áéíóúñüç';

/** What the site is written in, and the letters of Spanish names. A rarer one, typed into the form, is shown in the stand-in. */
export const letters = `${ascii}\u00a0${accented}${accented.toUpperCase()}¿¡®©°½·×–—‘’“”•…−`;
/** The thinnest and the boldest weight that the style sheet asks for. */
const weights = { wght: { min: 400, max: 800 } };
/** Pairs set closer, joined letters and figures of one width; the rest (fractions, alternates) brings glyphs that nothing shows. */
const features = ['kern', 'liga', 'tnum'];

/** Cuts the font down to what the site shows, two fifths less to wait for. @returns its file, kept between builds */
async function makeFont(): Promise<string> {
  const font = readFileSync(original);
  const options = { targetFormat: 'woff2', variationAxes: weights, keepFeatures: features } as const;
  const key = createHash('sha256').update(font).update(letters).update(JSON.stringify(options)).digest('hex');
  const file = normalizePath(resolve('.cache/font', key, 'archivo.woff2'));
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await subsetFont(font, letters, options));
  }
  return file;
}

/** Makes `site-font` the address of the site's one font, in scripts and in the style sheet. */
export function fontPlugin(): Plugin {
  return {
    name: 'font',
    config: async () => ({ resolve: { alias: [{ find: /^site-font/, replacement: await makeFont() }] } }),
  };
}
