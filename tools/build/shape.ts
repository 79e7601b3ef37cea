import { z } from 'zod';

type Said = 'type' | 'title' | 'description' | 'pattern' | 'minimum' | 'maximum' | 'minItems' | 'maxItems' | 'required';
/** What is read of a shape, as JSON Schema says it with what `.meta()` says beside it. */
export interface Shape extends Pick<z.core.JSONSchema.JSONSchema, Said> {
  /** What the editor calls one record of a folder, its file, and the drawing beside them. */
  singular?: string;
  slug?: string;
  icon?: string;
  /** What the value names: a record of a folder, a page by its address, or a file below `media`. */
  chosenFrom?: string;
  /** Names in braces beside the company's facts, filled in where the words are used. */
  fills?: string[];
  /** Characters that a search result shows. */
  longest?: number;
  /** What is said at the field when its pattern does not fit. */
  expected?: string;
  const?: unknown;
  enum?: string[];
  items?: Shape;
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | false;
}

/** Read once: a site has hundreds of records of one shape. */
const known = new WeakMap<z.ZodType, Shape>();

/** A shape of zod as forms and checks walk it; each pattern with the words that the build would say. */
export function readShape(shape: z.ZodType): Shape {
  const read = known.get(shape) ?? toShape(shape);
  known.set(shape, read);
  return read;
}

function toShape(shape: z.ZodType): Shape {
  return z.toJSONSchema(shape, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (!jsonSchema.pattern) return;
      // No text of ours begins like this one, so every pattern refuses it.
      const { error } = (zodSchema as unknown as z.ZodType).safeParse('\0');
      jsonSchema.expected = error?.issues.at(-1)?.message;
    },
  }) as Shape;
}

/** A text of a record, the place where it stands, for example `sections.0.cards.1.link`, and its field. */
export interface Placed {
  text: string;
  place: string;
  field: Shape;
}

/** Every text of a record with its field; a field that the shape does not know is a shape that knows nothing. */
export function textsOf(value: unknown, field: Shape = {}, place: string[] = []): Placed[] {
  if (typeof value === 'string') return [{ text: value, place: place.join('.'), field }];
  if (typeof value !== 'object' || value === null) return [];
  const { kind } = value as { kind?: string };
  const {
    properties = {},
    additionalProperties,
    items,
  } = field.oneOf?.find((each) => each.properties?.kind?.const === kind) ?? field;
  return Object.entries(value).flatMap(([key, each]) =>
    textsOf(each, properties[key] ?? items ?? (additionalProperties || {}), [...place, key]),
  );
}
