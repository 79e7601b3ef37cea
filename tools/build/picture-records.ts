import { readdirSync, readFileSync } from 'node:fs';
import type { Picture } from '../../src/content/schema/picture.ts';
import { shapeOf } from '../../src/content/schema.ts';

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
  let record: unknown;
  try {
    record = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: expected a record that can be read: ${(error as Error).message}`);
  }
  const { data, error } = shapeOf('pictures', id).safeParse(record);
  if (error)
    throw new Error(error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`).join('\n  '));
  return data as Picture;
}
