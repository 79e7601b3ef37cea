import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createElement as h } from 'react';
import satori from 'satori';
import { cityPage } from '../../src/content/city-page.ts';
import type { City, PlainPage } from '../../src/content/schema.ts';
import { sharePictureOf } from '../../src/seo/share-picture.ts';
import { drawLogo, logoAddress } from './brand.ts';
import { loadCompany } from './company.ts';
import { cityWords, type PageEntry as Entry, loadFacts, pathOf } from './content.ts';
import { hashOf, makeOnce } from './files.ts';
import { findPicture, openPicture } from './picture-files.ts';
import { isQuick } from './quick.ts';

const cache = '.cache/share';
/** Size in pixels that social networks ask for. */
const size = { width: 1200, height: 630 };
const fonts = ([700, 800] as const).map((weight) => ({
  name: 'Archivo',
  weight,
  data: readFileSync(`node_modules/@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`),
}));

/** The hero of a page, whose heading and photograph the page's share picture shows. */
function heroOf({ folder, record }: Entry) {
  const page = folder === 'cities' ? cityPage(record as City, cityWords(), loadFacts()) : record;
  return (page as Pick<PlainPage, 'hero'>).hero;
}

/** The words on the share picture of a page: the company's name, beside the logo, and the page's heading. */
export const shareWords = (entry: Entry, { name } = loadCompany()) => ({ name, title: heroOf(entry).heading });

/** The words of a share picture, on a gradient that keeps them readable over any photograph. */
function overlay({ name, title }: ReturnType<typeof shareWords>, dark: string) {
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
 * @returns a JPEG of {@link size}
 */
async function draw(words: ReturnType<typeof shareWords>, dark: string, photograph: string): Promise<Buffer> {
  const image = openPicture(photograph).resize({ ...size, fit: 'cover' });
  if (isQuick()) return image.jpeg().toBuffer();
  const svg = await satori(overlay(words, dark), { ...size, fonts });
  const drawn = image.composite([{ input: Buffer.from(svg) }]);
  return drawn.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

/** Writes every page's share picture into the built site; draws only pictures that are not in the cache yet. */
export async function publishSharePictures(entries: Entry[], out: string): Promise<void> {
  const company = loadCompany();
  const { shade } = company.colors;
  const logo = drawLogo();
  const recipe = readFileSync(import.meta.filename);
  await Promise.all(
    entries.map(async (entry) => {
      const words = shareWords(entry, company);
      const photograph = findPicture(heroOf(entry).picture);
      const said = `${words.name}\n${words.title}${isQuick() ? '\nquick' : ''}${logo}${shade}`;
      const cached = join(cache, `${hashOf(recipe, said, readFileSync(photograph))}.jpg`);
      await makeOnce(cached, () => draw(words, shade, photograph));
      const target = join(out, sharePictureOf(pathOf(entry)));
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(cached, target);
    }),
  );
}
