import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cityLabels } from '../../../src/content/labels.ts';
import type { City, PlainPage } from '../../../src/content/schema.ts';
import { sharePictureOf } from '../../../src/seo/share-picture.ts';
import { drawLogo } from '../brand.ts';
import { makeOnce } from '../cache.ts';
import { loadCompany } from '../company.ts';
import { type PageEntry as Entry, pathOf } from '../content.ts';
import { findPicture } from '../picture-files.ts';
import { isQuick } from '../quick.ts';
import { drawSharePicture } from './picture.ts';

const cache = '.cache/share';

/** Picture for pages without one, such as home, which has a film. */
const fallback = 'storefront';

/** Title and photograph of a page's share picture. */
function wordsOf({ folder, record }: Entry): { title: string; picture: string } {
  if (folder === 'cities') return { title: cityLabels.heading(record as City), picture: (record as City).picture };
  const { hero, metadata } = record as Partial<PlainPage>;
  return { title: hero?.heading ?? metadata?.title ?? '', picture: hero?.picture ?? fallback };
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
        .update(`${company.name}\n${title}${isQuick() ? '\nquick' : ''}${drawLogo()}${company.colors.abyss}`)
        .update(readFileSync(photograph));
      const cached = join(cache, `${hash.digest('hex').slice(0, 16)}.jpg`);
      await makeOnce(cached, () => drawSharePicture(title, company, photograph));
      const target = join(out, sharePictureOf(pathOf(entry)));
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(cached, target);
    }),
  );
}
