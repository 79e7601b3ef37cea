import { type Company, company } from '../../src/content/schema/company.ts';

type Colors = Company['colors'];

/** Text colors with their backgrounds: WCAG 2.2 AA requires 4.5:1. */
const texts: Partial<Record<keyof Colors, (keyof Colors)[]>> = {
  ink: ['ground', 'band', 'quote'],
  muted: ['ground', 'band'],
  // Also covers text in `ground` on `accent`, because contrast is the same when the two colors swap.
  accent: ['ground', 'band'],
  alarm: ['ground'],
  ground: ['dark', 'shade'],
  pale: ['dark', 'shade'],
  // Not for text, but for focus rings on dark backgrounds and for the second stripe of the logo.
  quote: ['dark', 'shade'],
};
const least = 4.5;

/** A color as `#rrggbb`, or as red, green and blue from 0 to 255. */
type Color = string | number[];

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Relative luminance of a color, from 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: Color): number {
  const values = typeof color === 'string' ? channels(color) : color;
  const [red = 0, green = 0, blue = 0] = values.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs of the company's colors that are hard to read; `say`: what is wrong, in the editor's labels. */
export function hardPairs(colors: Colors) {
  const { colors: fields } = company.shape;
  const nameOf = (name: keyof Colors) => `“${fields.shape[name].meta()?.title}” (${colors[name]})`;
  return (Object.keys(texts) as (keyof Colors)[]).flatMap((text) =>
    (texts[text] ?? []).flatMap((ground) => {
      const ratio = contrast(colors[text], colors[ground]);
      const found = `between ${nameOf(text)} and ${nameOf(ground)}, found ${ratio.toFixed(2)}`;
      const say = `expected a contrast of ${least} ${found}: make one darker or lighter`;
      return ratio >= least ? [] : { text, ground, say };
    }),
  );
}
