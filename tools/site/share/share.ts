import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cityPage } from '../../../src/content/city-page.ts';
import type { City, PlainPage } from '../../../src/content/schema.ts';
import { sharePictureOf } from '../../../src/seo/share-picture.ts';
import { drawLogo } from '../brand.ts';
import { loadCompany } from '../company.ts';
import { cityWords, type PageEntry as Entry, loadFacts, pathOf } from '../content.ts';
import { hashOf, makeOnce } from '../files.ts';
import { findPicture } from '../picture-files.ts';
import { isQuick } from '../quick.ts';
import { drawSharePicture, type ShareWords } from './picture.ts';

const cache = '.cache/share';

/** The hero of a page, whose heading and photograph the page's share picture shows. */
function heroOf({ folder, record }: Entry) {
  const page = folder === 'cities' ? cityPage(record as City, cityWords(), loadFacts()) : record;
  return (page as Pick<PlainPage, 'hero'>).hero;
}

/** The words on the share picture of a page. */
export const shareWords = (entry: Entry, { name } = loadCompany()): ShareWords => ({
  name,
  title: heroOf(entry).heading,
});

/** Writes every page's share picture into the built site; draws only pictures that are not in the cache yet. */
export async function publishSharePictures(entries: Entry[], out: string): Promise<void> {
  const company = loadCompany();
  const { shade } = company.colors;
  const logo = drawLogo();
  const recipe = readFileSync(new URL('picture.ts', import.meta.url));
  await Promise.all(
    entries.map(async (entry) => {
      const words = shareWords(entry, company);
      const photograph = findPicture(heroOf(entry).picture);
      const said = `${words.name}\n${words.title}${isQuick() ? '\nquick' : ''}${logo}${shade}`;
      const cached = join(cache, `${hashOf(recipe, said, readFileSync(photograph))}.jpg`);
      await makeOnce(cached, () => drawSharePicture(words, shade, photograph));
      const target = join(out, sharePictureOf(pathOf(entry)));
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(cached, target);
    }),
  );
}
