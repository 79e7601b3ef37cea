import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cityPage } from '../../../src/content/city-page.ts';
import type { City, PlainPage } from '../../../src/content/schema.ts';
import { sharePictureOf } from '../../../src/seo/share-picture.ts';
import { drawLogo } from '../brand.ts';
import { makeOnce } from '../cache.ts';
import { factsOf, loadCompany } from '../company.ts';
import { cityWords, type PageEntry as Entry, pathOf } from '../content.ts';
import { findPicture } from '../picture-files.ts';
import { isQuick } from '../quick.ts';
import { drawSharePicture } from './picture.ts';

const cache = '.cache/share';

/** Title and photograph of a page's share picture. */
function wordsOf({ folder, record }: Entry): { title: string; picture: string } {
  const page = folder === 'cities' ? cityPage(record as City, cityWords(), factsOf(loadCompany())) : record;
  const { hero } = page as Pick<PlainPage, 'hero'>;
  return { title: hero.heading, picture: hero.picture };
}

/** Writes the share picture of every page into the built site; draws only those whose words or photograph changed. */
export async function publishSharePictures(entries: Entry[], out: string): Promise<void> {
  const company = loadCompany();
  const recipe = readFileSync(new URL('picture.ts', import.meta.url));
  await Promise.all(
    entries.map(async (entry) => {
      const { title, picture } = wordsOf(entry);
      const photograph = findPicture(picture);
      const hash = createHash('sha256')
        .update(recipe)
        .update(`${company.name}\n${title}${isQuick() ? '\nquick' : ''}${drawLogo()}${company.colors.shade}`)
        .update(readFileSync(photograph));
      const cached = join(cache, `${hash.digest('hex').slice(0, 16)}.jpg`);
      await makeOnce(cached, () => drawSharePicture(title, company, photograph));
      const target = join(out, sharePictureOf(pathOf(entry)));
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(cached, target);
    }),
  );
}
