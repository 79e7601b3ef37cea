import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { company as companyShape } from '../../src/content/schema/company.ts';
import { type City, type LocationPage, shapeOf } from '../../src/content/schema.ts';
import { editorConfig } from '../../tools/editor/config.ts';
import { siteInfo } from '../../tools/editor/plugin.ts';
import { type PageEntry, pathOf } from '../../tools/site/content.ts';
import { company, entries, links, site as menus, quote } from '../owner.ts';

const config = editorConfig();
const collection = (name: string, { collections = [] }: CmsConfig = config) =>
  collections.find((each) => 'name' in each && each.name === name) as EntryCollection & { name: string };
const field = (fields: Field[], name: string) =>
  fields.find((each) => each.name === name) as Field & Record<string, unknown>;

test('a new city starts as a draft, last in order, with TODO texts and no invented figures', () => {
  const { fields } = collection('cities');
  const orders = entries.filter(({ folder }) => folder === 'cities').map(({ record }) => (record as City).order);
  expect(field(fields, 'draft').default).toBe(true);
  expect(field(fields, 'order').default).toBe(Math.max(...orders) + 1);
  expect(field(fields, 'description').default).toBe('TODO: Lead');
  expect(field(fields, 'neighborhoods').default).toEqual(Array(3).fill('TODO: Neighborhoods'));
  for (const name of ['name', 'population', 'zipCodes', 'latitude', 'longitude'])
    expect(field(fields, name), name).not.toHaveProperty('default');
});

test('a new service starts with sections of the kinds that another service has, with TODO headings', () => {
  const sections = field(collection('services').fields, 'sections').default as { kind: string; heading: string }[];
  expect(sections.length).toBeGreaterThan(1);
  expect(new Set(sections.map(({ heading }) => heading))).toEqual(new Set(['TODO: Heading']));
});

test('editor fields use the build’s rules and messages, limit search texts, and list the site’s pages', () => {
  const { fields } = collection('cities');
  const expected = ['^[\\d,]+\\+$', 'Please fix: expected a figure such as 390,000+.'];
  expect(field(fields, 'population').pattern).toEqual(expected);
  expect(field(fields, 'metaDescription').maxlength).toBe(160);
  const sections = field(collection('services').fields, 'sections').types as { name: string; fields: Field[] }[];
  const list = sections.find(({ name }) => name === 'links');
  const link = field((field(list?.fields ?? [], 'links').fields ?? []) as Field[], 'to');
  expect(link).toMatchObject({ widget: 'select' });
  expect(link.options).toContainEqual({ value: links.city.to, label: `${links.city.label} (${links.city.to})` });
  const inForm = field(collection('services').fields, 'quote').fields as Field[];
  expect(field(inForm, 'businessType').options).toEqual(quote.businessTypes);
});

test('a collapsed list entry shows a summary of its content, and a list that may be empty is not required', () => {
  const { fields = [] } = (config.singletons?.find((each) => 'name' in each && each.name === 'company') ?? {}) as {
    fields?: Field[];
  };
  expect(field(fields, 'facts').required).toBe(false);
  expect(field(fields, 'hours').required).toBe(true);
  expect(field(fields, 'facts').summary).toBe('{{fields.name}} · {{fields.value}}');
  expect(field(fields, 'claims').summary).toBe('{{fields.words}}');
});

test('the editor saves to the owner’s repository as draft pull requests, signed in by token or OAuth client', () => {
  expect(config.publish_mode).toBeUndefined();
  const token = editorConfig({ EDITOR_REPO: 'owner/site', EDITOR_BRANCH: 'site' });
  expect(token).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: { repo: 'owner/site', branch: 'site', auth_methods: ['token'] },
  });
  const client = editorConfig({ EDITOR_REPO: 'owner/site', EDITOR_SIGN_IN: 'https://sign-in.test' });
  expect(client.backend).toMatchObject({ base_url: 'https://sign-in.test' });
  expect(client.backend).not.toHaveProperty('auth_methods');
});

test('the editor gets the company’s facts and, for each page, the pages and files that link to it', () => {
  const site = siteInfo();
  expect(site.facts.company).toBe(company.name);
  for (const { to } of menus.menu.services) expect(site.links[to]).toContain('src/content/site.json');
  for (const entry of entries.filter(({ folder }) => folder === 'locations'))
    expect(site.links[`/areas/${(entry.record as LocationPage).city}`]).toContain(pathOf(entry));
  const [one, other] = entries.filter(({ folder }) => folder === 'services') as [PageEntry, PageEntry];
  const { record } = one;
  onTestFinished(() => {
    one.record = record;
  });
  one.record = { sisters: [other.name], metadata: { canonical: '/contact#map' } };
  expect(siteInfo().links[pathOf(other)]).toContain(pathOf(one));
  expect(siteInfo().links['/contact']).toContain(pathOf(one));
});

type Form = Record<string, unknown> & { name: string; widget: string; required: boolean };
type Values = Record<string, unknown>;

/** Names of fields and of the fields inside them, such as `hero.lead`. */
const placesOf = (fields: Form[] = [], at = ''): string[] =>
  fields.flatMap(({ name, fields: inner }) => [at + name, ...placesOf(inner as Form[], `${at}${name}.`)]);

test('fields of the same name have the same order in every kind of section', () => {
  const { types } = field(collection('services').fields, 'sections') as unknown as { types: { fields: Form[] }[] };
  const kinds = types.map(({ fields }) => placesOf(fields));
  expect(kinds.length).toBeGreaterThan(10);
  const order = [...new Set(kinds.flat())];
  for (const kind of kinds) expect(kind).toEqual(order.filter((place) => kind.includes(place)));
});

/** A value as the editor's field would save it. */
function throughField({ widget, fields, field, types }: Form, value: unknown): unknown {
  if (widget === 'object') return throughForm(fields as Form[], value as Values);
  if (widget !== 'list') return widget === 'number' ? Number(value) : typeof value === 'number' ? String(value) : value;
  return (value as Values[]).map((item) => {
    if (field) return throughField(field as Form, item);
    const type = (types as { name: string; fields: Form[] }[] | undefined)?.find(({ name }) => name === item.kind);
    return type ? { kind: item.kind, ...throughForm(type.fields, item) } : throughForm(fields as Form[], item);
  });
}

/** A record as the editor writes it: in the form's order, without unknown fields and empty optional ones. */
function throughForm(fields: Form[], record: Values): Values {
  const filled = fields.filter(({ name, required }) => name in record && (required || String(record[name]) !== ''));
  return Object.fromEntries(filled.map((each) => [each.name, throughField(each, record[each.name])]));
}

test.each(['company.json', ...globSync('src/content/*/*.json')])('%s comes back from its form unchanged', (file) => {
  const { singletons = [] } = config;
  const name = basename(file, '.json');
  const own = singletons.find((each) => 'name' in each && each.name === name) as { fields: Form[] } | undefined;
  const { fields } = own ?? collection(basename(dirname(file)));
  const text = readFileSync(file, 'utf8');
  expect(`${JSON.stringify(throughForm(fields as Form[], JSON.parse(text)), null, 2)}\n`).toBe(text);
});

/** Paths, starting with `place`, of the fields of a JSON Schema that have no label for the owner. */
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
const shapes: Record<string, z.ZodType> = { company: companyShape, ...Object.fromEntries([...folders, ...pages]) };

test.each(Object.entries(shapes))('every field of %s has a label', (name, shape) => {
  const fields = z.toJSONSchema(shape, { unrepresentable: 'any', reused: 'inline' });
  expect(Object.keys(fields.properties ?? {}).length).toBeGreaterThan(2);
  expect(unlabeled(fields, name)).toEqual([]);
});
