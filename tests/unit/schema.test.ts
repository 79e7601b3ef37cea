import { expect, test } from 'vitest';
import { z } from 'zod';
import { company } from '../../src/content/schema/company.ts';
import { shapeOf } from '../../src/content/schema.ts';

/** The fields of a JSON Schema that have no label for the owner, by their places below `place`. */
function unlabeled(schema: object, place: string): string[] {
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (typeof inner !== 'object' || inner === null) return [];
    const fields = key === 'properties' ? Object.entries<{ title?: string }>(inner) : [];
    const missing = fields.filter(([, { title }]) => !title).map(([name]) => `${place}.${name}`);
    return [...missing, ...unlabeled(inner, `${place}.${key}`)];
  });
}

const pages = ['home', 'contact', 'areas', 'privacy-policy', 'about'].map((name) => [name, shapeOf('pages', name)]);
const folders = ['services', 'locations', 'cities'].map((folder) => [folder, shapeOf(folder, '')]);
const shapes: Record<string, z.ZodType> = { company, ...Object.fromEntries([...folders, ...pages]) };

test.each(Object.entries(shapes))('every field of %s has a label', (name, shape) => {
  const fields = z.toJSONSchema(shape, { unrepresentable: 'any', reused: 'inline' });
  expect(Object.keys(fields.properties ?? {}).length).toBeGreaterThan(2);
  expect(unlabeled(fields, name)).toEqual([]);
});
