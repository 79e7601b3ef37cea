import type { Picture, Shown } from '../../src/content/schema/picture.ts';
import { shapes } from '../../src/content/schema.ts';
import { readRecords } from './content.ts';
import { wrongFields } from './json.ts';

/** Suffix of a pair's other half. */
const before = '-before';

/** The record of a picture or pair. @throws Error that names the file, the field and what was expected */
function entryOf(id: string) {
  const entry = readRecords().find(({ folder, name }) => folder === 'pictures' && name === id.replace(/-before$/, ''));
  const file = entry?.file ?? `src/content/pictures/${id}.json`;
  const wrong = entry ? wrongFields(shapes.pictures, entry.written) : ['expected this file, found none'];
  if (wrong.length > 0) throw new Error(wrong.map((line) => `${file}: ${line}`).join('\n  '));
  return { file, record: entry?.written as Picture };
}

/** The names of all pictures, both halves of each pair. */
export const pictureNames = (): string[] =>
  readRecords().flatMap(({ folder, name, written }) => {
    if (folder !== 'pictures') return [];
    return (written as Picture).before ? [name, name + before] : [name];
  });

/** Path of a picture's record; both halves of a pair share one. */
export const recordOf = (id: string): string => entryOf(id).file;

/** A picture's fields in its record. @throws Error that names the file, the field and what was expected */
export function loadPicture(id: string): Shown & { rendering?: boolean } {
  const { record } = entryOf(id);
  return (id.endsWith(before) && record.before) || record;
}
