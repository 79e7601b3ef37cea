import type { Field } from '@sveltia/cms';
import type { Shape } from '../site/shape.ts';

/** Options of drop-down fields that do not list a folder's records, by the field's `chosenFrom`. */
export type Choices = Record<string, { value: string; label: string }[]>;

/** Names of fields whose text takes more than one line. */
const prose = /(lead|description|text|answer|bio|note|paragraphs|placeholder)$/i;
/** A collapsed list entry shows its first field from `names`, and its first from `marks` to tell equal names apart. */
const names = ['heading', 'title', 'name', 'question', 'label', 'words', 'days'];
const marks = ['value', 'role'];
/** An error message worded like the build's. */
const say = (expected = 'expected the form of the other entries') => `Please fix: ${expected}.`;
/** Turns `before-after` into `Before after`; names with capitals stay. */
export const inWords = (name: string) =>
  /[A-Z]/.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

function summary({ properties = {} }: Shape): string | undefined {
  const shown = [names, marks].flatMap((all) => all.find((each) => each in properties) ?? []);
  return shown.length > 0 ? shown.map((name) => `{{fields.${name}}}`).join(' · ') : undefined;
}

function listOf(name: string, shape: Shape, choices: Choices): object {
  const { items = {}, title = '' } = shape;
  const singular = title.replace(/ies$/, 'y').replace(/s$/, '');
  const list = { widget: 'list', collapsed: true, label_singular: singular, min: shape.minItems, max: shape.maxItems };
  if (items.oneOf) {
    const types = items.oneOf.map((each) => {
      const kind = String(each.properties?.kind?.const);
      return { name: kind, label: inWords(kind), summary: summary(each), fields: fieldsOf(each, choices, 'kind') };
    });
    return { ...list, types, typeKey: 'kind' };
  }
  if (items.properties) return { ...list, fields: fieldsOf(items, choices), summary: summary(items) };
  return { ...list, collapsed: false, field: fieldOf(name, { title: singular, ...items }, true, choices) };
}

function widgetOf(name: string, shape: Shape, choices: Choices): object {
  const { chosenFrom, pattern, longest, additionalProperties: values } = shape;
  const options = choices[chosenFrom ?? ''];
  if (options) return { widget: 'select', options };
  if (chosenFrom === 'media/film')
    return { widget: 'file', accept: 'video/*', choose_url: false, media_folder: '/media/film', public_folder: '' };
  if (chosenFrom === 'media/pictures')
    return {
      widget: 'image',
      accept: 'image/jpeg,image/png,image/webp,image/avif,image/heic,.heic',
      choose_url: false,
    };
  if (chosenFrom) {
    const collection = chosenFrom === 'pairs' ? 'pictures' : chosenFrom;
    const shown = collection === 'pictures' ? ['{{slug}}', '{{alt}}'] : ['name'];
    return { widget: 'relation', collection, value_field: '{{slug}}', display_fields: shown };
  }
  if (shape.enum) return { widget: 'select', options: shape.enum.map((value) => ({ value, label: inWords(value) })) };
  if (shape.items) return listOf(name, shape, choices);
  if (values) return { widget: 'keyvalue', key_label: 'Name', value_label: values.title ?? 'Words' };
  if (shape.properties) return { widget: 'object', collapsed: 'auto', fields: fieldsOf(shape, choices) };
  if (shape.type === 'boolean') return { widget: 'boolean' };
  if (shape.type === 'number' || shape.type === 'integer') {
    const step = shape.type === 'integer' ? { value_type: 'int', step: 1 } : { value_type: 'float', step: 0.0001 };
    return { widget: 'number', ...step, min: shape.minimum, max: shape.maximum };
  }
  if (pattern?.startsWith('^#')) return { widget: 'company-color' };
  const rule = pattern && { pattern: [pattern, say(shape.expected)] };
  return { widget: prose.test(name) ? 'text' : 'string', maxlength: longest, ...rule };
}

function fieldOf(name: string, shape: Shape, needed: boolean, choices: Choices): Field {
  if (shape.const !== undefined) return { name, widget: 'hidden', default: shape.const } as Field;
  const { title: label, description: hint } = shape;
  // A list that may be empty counts as optional, because the editor refuses a required list that is empty.
  const required = needed && !(shape.items && !shape.minItems);
  return { name, label, hint, required, ...widgetOf(name, shape, choices) } as Field;
}

/** Form fields of a record's shape. `typeKey` is a field to leave out: a section's kind, which the editor sets. */
export function fieldsOf({ properties = {}, required = [] }: Shape, choices: Choices, typeKey?: string): Field[] {
  return Object.entries(properties)
    .filter(([name]) => name !== typeKey)
    .map(([name, shape]) => fieldOf(name, shape, required.includes(name), choices));
}
