import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { fillIn } from '../../src/content/facts.ts';
import { readCompany } from './company.ts';

/** Colors written into the rules that use them: shadows need `ink` as a color, and `shade` is in two rules only. */
const inlined = ['ink', 'shade'];

/** The logo as SVG, in the company's colors. */
export function drawLogo(): string {
  return fillIn(readFileSync('media/logo.svg', 'utf8').trim(), readCompany().colors);
}

/** The logo as a data URL; what a quoted address may hold as it is takes fewer bytes than its code. */
export function logoAddress(): string {
  const drawing = encodeURIComponent(drawLogo().replace(/<title>.*<\/title>/, ''));
  return `data:image/svg+xml,${drawing.replace(/%(20|2F|3A|3D|3E)/g, decodeURIComponent)}`;
}

/** CSS with the company's colors as theme variables, and its logo as the class `logo`. */
function brandStyles(): string {
  const colors = Object.entries(readCompany().colors);
  const theme = (inline: boolean) =>
    colors
      .filter(([name]) => inlined.includes(name) === inline)
      .map(([name, color]) => `--color-${name}: ${color};`)
      .join('');
  return `@theme inline {${theme(true)}} @theme {${theme(false)}} .logo { background-image: url("${logoAddress()}") }`;
}

/** Adds the company's colors and logo to the style sheet. */
export function brand(): Plugin {
  return {
    name: 'brand',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/style\.css/ },
      handler(code) {
        for (const file of ['company.json', 'media/logo.svg']) this.addWatchFile(file);
        return { code: code + brandStyles(), map: null };
      },
    },
  };
}
