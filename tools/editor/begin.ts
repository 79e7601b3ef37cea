import type { Field } from '@sveltia/cms';
import type { City } from '../../src/content/schema.ts';
import { isPublished, type PageEntry } from '../site/content.ts';
import { type Shape, shapeFor } from '../site/shape.ts';

/**
 * Turns a value of an existing record into the start of a new one: choices stay, texts become a TODO that the build
 * refuses, texts with a pattern are emptied, numbers are dropped, and lists other than sections keep at most three.
 */
function toDraft(value: unknown, shape: Shape): unknown {
  // Drops numbers, because a zero or an invented figure could pass for a true one.
  if (typeof value === 'number') return undefined;
  if (Array.isArray(value)) {
    const { items = {}, title = '' } = shape;
    const drafted = items.oneOf ? value : value.slice(0, 3);
    return drafted.map((each) => toDraft(each, { ...items, title: items.title ?? title }));
  }
  if (typeof value === 'object' && value !== null) {
    const { properties = {} } = shapeFor(shape, value);
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, toDraft(each, properties[name] ?? {})]),
    );
  }
  if (typeof value !== 'string' || shape.enum || shape.const || shape.chosenFrom) return value;
  if (shape.pattern) return '';
  return `TODO: ${shape.title}`;
}

/** Initial values of a new record: a draft modeled on the shortest published record of its folder. */
export function beginRecord(folder: string, shape: Shape, entries: PageEntry[]): Record<string, unknown> {
  const sizeOf = ({ written }: PageEntry) => JSON.stringify(written).length;
  const all = entries.filter((entry) => entry.folder === folder && isPublished(entry));
  const [model] = all.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  const record = toDraft(model?.written ?? {}, shape) as Record<string, unknown>;
  const orders = all.map(({ record }) => (record as Partial<City>).order ?? 0);
  // Takes the slowest response time, because it promises least.
  const city = { order: Math.max(0, ...orders) + 1, responseTime: '1-2 Days', zipCodes: undefined };
  return { ...record, ...(folder === 'cities' && city), name: '', draft: true };
}

/** Sets a record's values as the defaults of a form's fields. */
export function withDefaults(fields: Field[], record: Record<string, unknown>): Field[] {
  return fields.map((field) => {
    // Optional fields get no default, because the editor would add it to existing records that leave the field out.
    if ('required' in field && field.required === false) return field;
    const value = record[field.name];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isGroup && 'fields' in field)
      return { ...field, fields: withDefaults(field.fields as Field[], value as Record<string, unknown>) } as Field;
    return value === undefined || value === '' ? field : ({ ...field, default: value } as Field);
  });
}
