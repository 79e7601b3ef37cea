import { photoName } from '../../src/content/jobs.ts';
import type { Job } from '../../src/content/schema/job.ts';
import type { Picture, Shown } from '../../src/content/schema/picture.ts';
import { shapes } from '../../src/content/schema.ts';
import { isPublished, readRecords } from './content.ts';
import { remembered, wrongFields } from './json.ts';

/** Suffix of the name of a pair's "before" picture. */
const before = '-before';

/** A picture with its name and the file of its record. */
interface Named {
  name: string;
  file: string;
  written: Picture;
  published: boolean;
}

/** A job's photographs as picture records, the first with its "before"; photographs without a file are left out. */
function photosOf(job: string, written: Partial<Job>): Pick<Named, 'name' | 'written'>[] {
  const { photos = [], before, property = '' } = written;
  const described = (photo: Shown) => ({ ...photo, alt: photo.alt ?? property });
  return photos
    .map((photo, place) => ({
      name: photoName(job, place),
      written: { ...described(photo), ...(place === 0 && before?.file && { before: described(before) }) },
    }))
    .filter(({ written }) => written.file);
}

/** Every picture, or pair of pictures, by its name. */
const allNamed = remembered((records: ReturnType<typeof readRecords>) => {
  const named = records.flatMap(({ folder, name, file, written }): Named[] => {
    const told = { file, published: isPublished({ record: written }) };
    if (folder === 'pictures') return [{ name, written: written as Picture, ...told }];
    return folder === 'jobs' ? photosOf(name, written as Partial<Job>).map((photo) => ({ ...photo, ...told })) : [];
  });
  return new Map(named.map((each) => [each.name, each]));
});

/** The record of a picture: one of the same name, even if that ends in `-before`, else the pair it is half of. */
function find(id: string): Named | undefined {
  const all = allNamed(readRecords());
  return all.get(id) ?? all.get(id.replace(/-before$/, ''));
}

/** Whether a picture is half of a pair. */
export const isPair = (id: string): boolean => Boolean(find(id)?.written.before);

/** The record of a picture or pair. @throws Error that names the file, the field and what was expected */
function entryOf(id: string) {
  const entry = find(id);
  const file = entry?.file ?? `src/content/pictures/${id}.json`;
  const wrong = entry ? wrongFields(shapes.pictures, entry.written) : ['expected this file, found none'];
  if (wrong.length > 0) throw new Error(wrong.map((line) => `${file}: ${line}`).join('\n  '));
  return { file, name: entry?.name, record: entry?.written as Picture };
}

/** The names of all pictures, with both halves of each pair; includes drafts only if `drafts` is true. */
export const pictureNames = (drafts = false): string[] =>
  [...allNamed(readRecords()).values()].flatMap(({ name, written, published }) => {
    if (!published && !drafts) return [];
    return written.before ? [name, name + before] : [name];
  });

/** Path of a picture's record; both halves of a pair share one. @throws Error as {@link loadPicture} does */
export const recordOf = (id: string): string => entryOf(id).file;

/** A picture's fields in its record. @throws Error that names the file, the field and what was expected */
export function loadPicture(id: string): Shown & { rendering?: boolean } {
  const { name, record } = entryOf(id);
  const { before, focus } = record;
  // The half before is cropped like the other, because the slider shows both in one place.
  return id !== name && before ? { ...(focus && { focus }), ...before } : record;
}
