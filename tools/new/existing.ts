import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const content = 'src/content';

/** Slugs of the records in a folder of `src/content`. */
function slugsOf(folder: string): string[] {
  return readdirSync(`${content}/${folder}`).map((file) => file.slice(0, -'.ts'.length));
}

/** A slug that names a record of this folder. */
export function existing(folder: 'cities' | 'services') {
  return z
    .string()
    .refine((slug) => existsSync(`${content}/${folder}/${slug}.ts`), `expected one of ${slugsOf(folder).join(', ')}`);
}

/** Name in the record of that slug. */
export function nameOf(folder: 'cities' | 'services', slug: string): string {
  return /^ {2}name: '(.+)',$/m.exec(readFileSync(`${content}/${folder}/${slug}.ts`, 'utf8'))?.[1] ?? slug;
}

/** The place behind every city that is there. */
export function nextOrder(): number {
  const orders = slugsOf('cities').map((slug) =>
    Number(/^ {2}order: (\d+),$/m.exec(readFileSync(`${content}/cities/${slug}.ts`, 'utf8'))?.[1] ?? 0),
  );
  return Math.max(0, ...orders) + 1;
}
