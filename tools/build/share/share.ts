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

/** Shown where a page has no picture of its own: home has a film. */
const fallback = 'storefront';

/** What the share picture of a record's page says, and the photograph under it. */
function wordsOf({ folder, record }: Entry): { title: string; picture: string } {
  if (folder === 'cities') return { title: cityLabels.heading(record as City), picture: (record as City).picture };
  const { hero, metadata } = record as Partial<PlainPage>;
  return { title: hero?.heading ?? metadata?.title ?? '', picture: hero?.picture ?? fallback };
}

/** Writes the share picture of every page into the built site; one whose words and photograph are as before is not drawn. */
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
