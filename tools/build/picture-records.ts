import type { Picture, Shown } from '../../src/content/schema/picture.ts';
import { shapes } from '../../src/content/schema.ts';
import { readRecords } from './content.ts';
import { wrongFields } from './json.ts';

/** How the other half of a pair is called. */
const before = '-before';

/** The record of a picture or of its pair. @throws Error that names the file, the field and what was expected */
function entryOf(id: string) {
  const entry = readRecords().find(({ folder, name }) => folder === 'pictures' && name === id.replace(/-before$/, ''));
  const file = entry?.file ?? `src/content/pictures/${id}.json`;
  const wrong = entry ? wrongFields(shapes.pictures, entry.written) : ['expected this file, found none'];
  if (wrong.length > 0) throw new Error(wrong.map((line) => `${file}: ${line}`).join('\n  '));
  return { file, record: entry?.written as Picture };
}

/** The names of all pictures. */
export const pictureNames = (): string[] =>
  readRecords().flatMap(({ folder, name, written }) => {
    if (folder !== 'pictures') return [];
    return (written as Picture).before ? [name, name + before] : [name];
  });

/** Where a picture's record lies; a pair has one. */
export const recordOf = (id: string): string => entryOf(id).file;

/** What a picture's record says of it. @throws Error that names the file, the field and what was expected */
export function loadPicture(id: string): Shown {
  const { record } = entryOf(id);
  return (id.endsWith(before) && record.before) || record;
}
