import { expect, test } from 'vitest';
import { z } from 'zod';
import { company } from '../../src/content/schema/company.ts';
import { shapeOf } from '../../src/content/schema.ts';

/** As much as is looked at of the JSON Schema that zod makes of a shape. */
interface Shape {
  title?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  additionalProperties?: Shape | false;
  oneOf?: Shape[];
}

/** The fields below `place` that have no label for the owner. */
function unlabeled(shape: Shape, place: string): string[] {
  const { properties = {}, items, additionalProperties, oneOf = [] } = shape;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(field.title ? [] : [`${place}.${name}`]),
      ...unlabeled(field, `${place}.${name}`),
    ]),
    ...[items, additionalProperties || undefined, ...oneOf].flatMap((each) => (each ? unlabeled(each, place) : [])),
  ];
}

const pages = ['home', 'contact', 'areas', 'privacy-policy', 'about'].map((name) => [name, shapeOf('pages', name)]);
const folders = ['services', 'locations', 'cities'].map((folder) => [folder, shapeOf(folder, '')]);
const shapes: Record<string, z.ZodType> = { company, ...Object.fromEntries([...folders, ...pages]) };

test.each(Object.entries(shapes))('every field of %s has a label', (name, shape) => {
  const fields = z.toJSONSchema(shape, { unrepresentable: 'any', reused: 'inline' }) as Shape;
  expect(Object.keys(fields.properties ?? {}).length).toBeGreaterThan(2);
  expect(unlabeled(fields, name)).toEqual([]);
});
