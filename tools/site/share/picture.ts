import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement as h } from 'react';
import satori from 'satori';
import { logoAddress } from '../brand.ts';
import { openPicture } from '../picture-files.ts';
import { isQuick } from '../quick.ts';

/** Size in pixels that social networks ask for. */
export const shareSize = { width: 1200, height: 630 };

const require = createRequire(import.meta.url);
const fonts = [
  {
    name: 'Archivo',
    weight: 700 as const,
    data: readFileSync(require.resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff')),
  },
  {
    name: 'Archivo',
    weight: 800 as const,
    data: readFileSync(require.resolve('@fontsource/archivo/files/archivo-latin-800-normal.woff')),
  },
];

/** The words on a share picture. */
export interface ShareWords {
  /** The company's name, beside the logo. */
  name: string;
  title: string;
}

/** The words of a share picture, on a gradient that keeps them readable over any photograph. */
function overlay({ name, title }: ShareWords, dark: string) {
  const shade = (alpha: string) => dark + alpha;
  const style = {
    width: '100%',
    height: '100%',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: '64px 72px',
    color: '#fff',
    fontFamily: 'Archivo',
    backgroundImage: `linear-gradient(90deg, ${shade('f0')} 0%, ${shade('d1')} 52%, ${shade('1a')} 100%)`,
  } as const;
  const brand = { display: 'flex', alignItems: 'center', gap: 20, fontSize: 30, fontWeight: 700 } as const;
  const words = {
    width: 820,
    textWrap: 'balance',
    fontSize: title.length > 52 ? 58 : 68,
    fontWeight: 800,
    lineHeight: 1.06,
  } as const;
  return h(
    'div',
    { style },
    h('div', { style: brand }, h('img', { src: logoAddress(), width: 56, height: 56 }), name),
    h('div', { style: { ...words, letterSpacing: '-0.022em' } }, title),
  );
}

/**
 * Draws the share picture of a page: the words in the site's font, over a dark gradient and the page's photograph.
 * A quick build, which nobody shares, uses the photograph alone.
 *
 * @returns a JPEG of {@link shareSize}
 */
export async function drawSharePicture(words: ShareWords, dark: string, photograph: string): Promise<Buffer> {
  const image = openPicture(photograph).resize({ ...shareSize, fit: 'cover' });
  if (isQuick()) return image.jpeg().toBuffer();
  const svg = await satori(overlay(words, dark), { ...shareSize, fonts });
  const drawn = image.composite([{ input: Buffer.from(svg) }]);
  return drawn.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
