import type { CmsConfig, Field } from '@sveltia/cms';
import { addressOf, type Folder } from '../../src/content/addresses.ts';
import { company } from '../../src/content/schema/company.ts';
import { pages } from '../../src/content/schema/pages.ts';
import { shapeOf } from '../../src/content/schema.ts';
import { type Entry, loadContent, pathOf } from '../build/check-content.ts';
import { loadCompany } from '../build/company.ts';
import { beginRecord, withDefaults } from './begin.ts';
import { fieldsOf, inWords, readShape, type Target } from './fields.ts';

/** Where saves go when the editor is published: a repository, and the address that signs several people in. */
export interface Hosted {
  /** `owner/name` on GitHub. */
  repo: string;
  branch?: string;
  /** Of an OAuth client; without one each person signs in with a token. */
  signIn?: string;
}

/** What one page is called in a list. */
function nameOf({ name, record }: Entry): string {
  const { name: said, hero } = record as { name?: string; hero?: { heading?: string } };
  return said ?? hero?.heading ?? name;
}

function targetsOf(entries: Entry[]): Target[] {
  return entries.map((entry) => ({ value: pathOf(entry), label: `${nameOf(entry)} (${pathOf(entry)})` }));
}

/** The whole configuration of the editor, from the shapes that the build checks. */
export function editorConfig(hosted?: Hosted): CmsConfig {
  const entries = loadContent();
  const targets = targetsOf(entries);
  const json = { extension: 'json', format: 'json' };
  const folder = (name: Folder, label: string, singular: string, slug: string, icon: string, more: object = {}) => {
    const shape = readShape(shapeOf(name, ''));
    return {
      name,
      label,
      label_singular: singular,
      icon,
      folder: `src/content/${name}`,
      ...json,
      create: true,
      identifier_field: 'name',
      slug: { template: slug, editable: ['create'], hint: 'The last part of the page’s address; it cannot be changed' },
      summary: '{{name}}',
      thumbnail: false,
      sortable_fields: ['name'],
      view_filters: [{ label: 'Drafts', field: 'draft', pattern: 'true' }],
      preview_path: addressOf(name, '{{slug}}'),
      fields: withDefaults(fieldsOf(shape, targets), beginRecord(name, shape, entries)),
      ...more,
    };
  };
  const file = (name: string, label: string, icon: string, place: string, fields: Field[]) => ({
    name,
    label,
    icon,
    file: place,
    format: 'json',
    fields,
  });
  const ownKinds = Object.entries(pages).map(([name, shape]) => {
    return file(name, inWords(name), 'web', `src/content/pages/${name}.json`, fieldsOf(readShape(shape), targets));
  });
  const config = {
    load_config_file: false,
    app_title: `${loadCompany().name}: edit the site`,
    logo: { src: '/favicon.svg' },
    backend: {
      name: 'github',
      repo: hosted?.repo ?? 'your/site',
      branch: hosted?.branch ?? 'main',
      ...(hosted?.signIn ? { base_url: hosted.signIn } : { auth_methods: ['token'] }),
    },
    ...(hosted && { publish_mode: 'editorial_workflow' }),
    media_folder: 'media/pictures',
    public_folder: '/pictures',
    // No libraries of other companies.
    media_libraries: {
      stock_assets: false,
      default: {
        config: {
          slugify_filename: true,
          max_file_size: 30_000_000,
          // As a phone saves them, HEIC too: upright, and no larger than any screen shows.
          transformations: { raster_image: { format: 'webp', quality: 90, width: 2560, height: 2560 } },
        },
      },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    singletons: [
      file('company', 'The company', 'store', 'company.json', fieldsOf(readShape(company), targets)),
      ...ownKinds,
    ],
    collections: [
      folder('services', 'Services', 'Service', '{{name}}', 'cleaning_services'),
      folder('locations', 'Services in a city', 'Service in a city', '{{service}}-{{city}}', 'pin_drop'),
      folder('cities', 'Cities', 'City', '{{name}}', 'location_city', { sortable_fields: ['order', 'name'] }),
      folder('pages', 'Pages', 'Page', '{{hero.heading}}', 'article', {
        identifier_field: 'hero.heading',
        summary: '{{hero.heading}}',
        sortable_fields: ['hero.heading'],
        // The others of the folder have a form of their own.
        filter: { field: 'sections.0.kind', pattern: '^(?!null)' },
      }),
      {
        name: 'pictures',
        label: 'Pictures',
        label_singular: 'Picture',
        icon: 'image',
        folder: 'src/content/pictures',
        ...json,
        create: true,
        identifier_field: 'alt',
        slug: { template: '{{alt}}', editable: ['create'], hint: 'A short name for lists, such as pier-at-dawn' },
        summary: '{{slug}}',
        thumbnail: 'file',
        fields: fieldsOf(readShape(shapeOf('pictures', '')), targets),
      },
    ],
  };
  // Drops what is undefined.
  return JSON.parse(JSON.stringify(config));
}
