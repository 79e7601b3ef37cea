import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { fillIn } from '../../src/content/facts.ts';
import { loadCompany } from './company.ts';

/** Colors that the style sheet sees through: as variables each such use would take two rules, so their values stand in the rules. */
const seenThrough = ['ink', 'abyss'];

/** The logo, in the company's colors. */
export function drawLogo(): string {
  return fillIn(readFileSync('media/logo.svg', 'utf8').trim(), loadCompany().colors);
}

/** The logo as an address that carries the drawing itself. */
export function logoAddress(): string {
  return `data:image/svg+xml,${encodeURIComponent(drawLogo().replace(/<title>.*<\/title>/, ''))}`;
}

/** The company's colors as names of the style sheet, and its logo as a class. */
function brandStyles(): string {
  const colors = Object.entries(loadCompany().colors);
  const theme = (inline: boolean) =>
    colors
      .filter(([name]) => seenThrough.includes(name) === inline)
      .map(([name, color]) => `--color-${name}: ${color};`)
      .join('');
  return `@theme inline {${theme(true)}} @theme {${theme(false)}} .logo { background-image: url("${logoAddress()}") }`;
}

/** Gives the style sheet the company's colors and logo; in development serves the logo as the icon too. */
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
    configureServer({ middlewares }) {
      middlewares.use('/favicon.svg', (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(drawLogo());
      });
    },
  };
}
