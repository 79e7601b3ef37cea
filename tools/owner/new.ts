import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Folder } from '../../src/content/addresses.ts';
import { type City, shapeOf } from '../../src/content/schema.ts';
import { checkContent, type Entry, isPublished, loadContent, pathOf } from '../build/check-content.ts';

const usage = `Begins a new page as a draft, with TODO wherever words are needed:
  npm run new city "Oldsmar"
  npm run new service "School Cleaning"
  npm run new location hoa-community-cleaning dunedin   (a service and a city, each by the name of its file)`;

/** As much as is read of the JSON Schema that zod makes of a record's shape. */
interface Shape {
  type?: string;
  description?: string;
  /** The folder of records that the value names one of. */
  chosenFrom?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Shape;
  properties?: Record<string, Shape>;
  oneOf?: Shape[];
}
type Values = Record<string, unknown>;

/** What is new in a record. */
interface Begun {
  folder: Folder;
  slug: string;
  name: string;
  /** Values that are known already, in place of a TODO. */
  facts: Values;
}

/** `St. Pete Beach` as the last part of an address: `st-pete-beach`. @throws Error when nothing is left of it */
function toSlug(name: string): string {
  const plain = name.normalize('NFD').toLowerCase().replaceAll('&', ' and ');
  const words = plain.replaceAll(/[\u0300-\u036f'’.]/g, '').match(/[a-z0-9]+/g);
  if (!words) throw new Error(`"${name}": expected a name with letters or digits.\n${usage}`);
  return words.join('-');
}

/** The record of that name in a folder. @throws Error that says which there are */
function findRecord(entries: Entry[], folder: Folder, name: string): { name: string } {
  const some = entries.filter((entry) => entry.folder === folder);
  const found = some.find((entry) => entry.name === name);
  if (!found) throw new Error(`"${name}": expected one of ${some.map((entry) => entry.name).join(', ')}.`);
  return found.record as { name: string };
}

/** Reads the command line. @throws Error that says what was expected */
function readCommand([kind, ...words]: string[], entries: Entry[]): Begun {
  const [first, second] = words;
  const hasWords = words.length === (kind === 'location' ? 2 : 1) && !words.some((word) => word.startsWith('-'));
  if (hasWords && first && kind === 'city') {
    const cities = entries.filter(({ folder }) => folder === 'cities').map(({ record }) => record as City);
    const [other = { name: '', fullName: '' }] = cities;
    const facts = {
      // In the state of the others.
      fullName: other.fullName.replace(other.name, first),
      order: Math.max(0, ...cities.map(({ order }) => order)) + 1,
      // The slowest answer promises least.
      responseTime: '1-2 Days',
    } satisfies Partial<City>;
    return { folder: 'cities', slug: toSlug(first), name: first, facts };
  }
  if (hasWords && first && kind === 'service') {
    return { folder: 'services', slug: toSlug(first), name: first, facts: {} };
  }
  if (hasWords && first && second && kind === 'location') {
    const service = findRecord(entries, 'services', first);
    const city = findRecord(entries, 'cities', second);
    const name = `${service.name} in ${city.name}`;
    return { folder: 'locations', slug: `${first}-${second}`, name, facts: { service: first, city: second } };
  }
  throw new Error(usage);
}

/** `landmarksLead` as `landmarks lead`. */
const toWords = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * A value of an existing record as a new one starts with it: what is chosen from a list stays, and so do addresses; each text is a
 * TODO, each number one that the content check refuses, each list but that of the sections short.
 *
 * @param place where the value stands, in words
 */
function toDraft(value: unknown, shape: Shape, place = ''): unknown {
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) {
    const { items = {} } = shape;
    return items.oneOf
      ? value.map((section) => toSection(section, items))
      : value.slice(0, 3).map((each, index) => toDraft(each, items, `${place} ${index + 1}`));
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([field, each]) => {
      // A section of cards has a list of that name.
      const at = field === place ? place : `${place} ${toWords(field)}`.trim();
      return [field, toDraft(each, shape.properties?.[field] ?? {}, at)];
    });
    return Object.fromEntries(fields);
  }
  if (typeof value !== 'string' || !shape.type || shape.enum || shape.const || shape.chosenFrom) return value;
  return `TODO: ${place}${shape.description ? ` (${shape.description})` : ''}`;
}

/** A section as a draft; `shape` is that of any. */
function toSection(section: { kind: string }, shape: Shape): unknown {
  const own = shape.oneOf?.find(({ properties }) => properties?.kind?.const === section.kind);
  return toDraft(section, own ?? {}, section.kind);
}

/** A whole record, made like the shortest of its kind. @throws Error when there is none to take after */
function beginRecord({ folder, slug, name, facts }: Begun, entries: Entry[]): Values {
  const sizeOf = ({ record }: Entry) => JSON.stringify(record).length;
  const published = entries.filter((entry) => entry.folder === folder && isPublished(entry));
  const [model] = published.sort((one, other) => sizeOf(one) - sizeOf(other));
  if (!model) throw new Error(`src/content/${folder}: expected a published record to take after.`);
  const shape = z.toJSONSchema(shapeOf(folder, slug), { unrepresentable: 'any' }) as Shape;
  const draft = toDraft(model.record, shape) as Values;
  // No two records may have the same of these.
  const title = `TODO: title of ${name}, at most 60 characters`;
  const description = `TODO: what a search result says of ${name}, at most 160 characters`;
  const found = draft.metadata
    ? { metadata: { ...draft.metadata, title, description } }
    : { metaDescription: description };
  return { draft: true, ...draft, name, ...found, ...facts };
}

try {
  const entries = loadContent();
  const begun = readCommand(process.argv.slice(2), entries);
  const { folder, slug } = begun;
  const file = `src/content/${folder}/${slug}.json`;
  if (existsSync(file)) throw new Error(`${file} is there already: open it in an editor.`);
  const record = beginRecord(begun, entries);
  writeFileSync(file, JSON.stringify(record, null, 2), { flag: 'wx' });
  spawnSync('biome', ['format', '--write', file], { stdio: 'ignore' });
  const left = checkContent(loadContent()).filter((line) => line.startsWith(file)).length;
  console.log(`${file} is begun as a draft, with ${left} places to write: npm run doctor names each.`);
  console.log(`  npm run dev       shows the page at ${pathOf({ file, folder, name: slug, record })} while you write`);
  console.log('  The built site leaves it out until you delete its line "draft": true.');
  if (folder === 'services') console.log('  Nothing links to the page yet: name it in src/content/navigation.ts.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
