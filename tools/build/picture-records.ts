import { readdirSync } from 'node:fs';
import type { Picture } from '../../src/content/schema/picture.ts';
import { shapeOf } from '../../src/content/schema.ts';
import { readJson, wrongFields } from './json.ts';

const folder = 'src/content/pictures';

/** The names of all pictures. */
export function pictureNames(): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => file.slice(0, -'.json'.length));
}

/** Where a picture's record lies. */
export function recordOf(id: string): string {
  return `${folder}/${id}.json`;
}

/** The record of a picture. @throws Error that names the file, the field and what was expected */
export function loadPicture(id: string): Picture {
  const file = recordOf(id);
  const record = readJson(file);
  const wrong = wrongFields(shapeOf('pictures', id), record);
  if (wrong.length > 0) throw new Error(wrong.map((line) => `${file}: ${line}`).join('\n  '));
  return record as Picture;
}
