import { z } from 'zod';
import { remembered } from './json.ts';

type Said = 'type' | 'title' | 'description' | 'pattern' | 'minimum' | 'maximum' | 'minItems' | 'maxItems' | 'required';
/** The part of a shape's JSON Schema that this project uses, with the fields from `.meta()`. */
export interface Shape extends Pick<z.core.JSONSchema.JSONSchema, Said> {
  /** For the editor: the name for one record, the template of its file name, and its icon. */
  singular?: string;
  slug?: string;
  icon?: string;
  /** What a value is chosen from: records, pairs of pictures, business types, pages, or files below `media`. */
  chosenFrom?: string;
  /** Names allowed in braces in addition to the company's facts; the code that uses the text replaces them. */
  fills?: string[];
  /** Most characters that a search result shows. */
  longest?: number;
  /** The build's message when the value does not match the pattern. */
  expected?: string;
  const?: unknown;
  enum?: string[];
  items?: Shape;
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | false;
}

/** A zod shape as JSON Schema, for forms and checks; each pattern has the build's message. */
export const readShape = remembered(
  (shape: z.ZodType) =>
    z.toJSONSchema(shape, {
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (!jsonSchema.pattern) return;
        // Checks a text that no pattern matches, to get the pattern's message from the error.
        const { error } = (zodSchema as unknown as z.ZodType).safeParse('\0');
        jsonSchema.expected = error?.issues.at(-1)?.message;
      },
    }) as Shape,
);

/** One text of a record, with its path, for example `sections.0.cards.1.link`, and the shape of its field. */
export interface Placed {
  text: string;
  place: string;
  field: Shape;
}

/** The shape of a value; for a section, the shape of its kind. */
export const shapeFor = (field: Shape, value: object): Shape =>
  field.oneOf?.find(({ properties }) => properties?.kind?.const === (value as { kind?: string }).kind) ?? field;

/** Every text of a record with its field; a field missing from the shape has an empty shape. */
export function textsOf(value: unknown, field: Shape = {}, place: string[] = []): Placed[] {
  if (typeof value === 'string') return [{ text: value, place: place.join('.'), field }];
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, additionalProperties, items } = shapeFor(field, value);
  return Object.entries(value).flatMap(([key, each]) =>
    textsOf(each, properties[key] ?? items ?? (additionalProperties || {}), [...place, key]),
  );
}
