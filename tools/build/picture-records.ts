import { readdirSync } from 'node:fs';
import type { Picture, Shown } from '../../src/content/schema/picture.ts';
import { shapeOf } from '../../src/content/schema.ts';
import { readJson, wrongFields } from './json.ts';

const folder = 'src/content/pictures';
/** How the other half of a pair is called. */
const before = '-before';

/** The names of all pictures. */
export function pictureNames(): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const names = files.map((file) => file.slice(0, -'.json'.length));
  return names.flatMap((name) => (readRecord(name).before ? [name, name + before] : [name]));
}

/** Where a picture's record lies; a pair has one. */
export function recordOf(id: string): string {
  return `${folder}/${id.replace(/-before$/, '')}.json`;
}

/** A whole record. @throws Error that names the file, the field and what was expected */
function readRecord(id: string): Picture {
  const file = recordOf(id);
  const record = readJson(file);
  const wrong = wrongFields(shapeOf('pictures', id), record);
  if (wrong.length > 0) throw new Error(wrong.map((line) => `${file}: ${line}`).join('\n  '));
  return record as Picture;
}

/** What a picture's record says of it. @throws Error that names the file, the field and what was expected */
export function loadPicture(id: string): Shown {
  const record = readRecord(id);
  return (id.endsWith(before) && record.before) || record;
}
