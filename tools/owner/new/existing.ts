import { z } from 'zod';
import type { Entry } from '../../build/check-content.ts';

/** What is asked of the records that are there. */
interface Known {
  slug: string;
  name: string;
  order?: number;
}

function recordsOf(entries: Entry[], folder: 'cities' | 'services'): Known[] {
  return entries
    .filter((entry) => entry.folder === folder)
    .map(({ name, record }) => ({ ...(record as Omit<Known, 'slug'>), slug: name }));
}

/** A slug that names a record of this folder. */
export function existing(entries: Entry[], folder: 'cities' | 'services') {
  const slugs = recordsOf(entries, folder).map(({ slug }) => slug);
  return z.string().refine((slug) => slugs.includes(slug), `expected one of ${slugs.join(', ')}`);
}

/** Name in the record of that slug. */
export function nameOf(entries: Entry[], folder: 'cities' | 'services', slug: string): string {
  return recordsOf(entries, folder).find((record) => record.slug === slug)?.name ?? slug;
}

/** The place behind every city that is there. */
export function nextOrder(entries: Entry[]): number {
  return Math.max(0, ...recordsOf(entries, 'cities').map(({ order = 0 }) => order)) + 1;
}
