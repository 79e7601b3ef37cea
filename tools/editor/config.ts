import type { CmsConfig } from '@sveltia/cms';
import type { z } from 'zod';
import { company } from '../../src/content/schema/company.ts';
import { ownPages } from '../../src/content/schema/pages.ts';
import { settings, shapes } from '../../src/content/schema.ts';
import { readCompany } from '../site/company.ts';
import { isPublished, loadContent, loadQuote, type PageEntry, pathOf } from '../site/content.ts';
import { readShape } from '../site/shape.ts';
import { beginRecord, withDefaults } from './begin.ts';
import { fieldsOf, inWords } from './fields.ts';

/** Name of a page in the drop-down fields that offer pages to link to. */
function recordName({ name, record }: PageEntry): string {
  const { name: said, hero } = record as { name?: string; hero?: { heading?: string } };
  return said ?? hero?.heading ?? name;
}

/** For each folder, those editor options that cannot be derived from the shape of its records. */
const more: Partial<Record<keyof typeof shapes, object>> = {
  cities: { sortable_fields: ['order', 'name'] },
  // Lists only pages made of sections, because the folder's other pages each have a form of their own.
  pages: {
    identifier_field: 'hero.heading',
    summary: '{{slug}}',
    filter: { field: 'sections.0.kind', pattern: '^(?!null)' },
  },
  jobs: { identifier_field: 'property', summary: '{{property}}, {{city}}, {{month}}', sortable_fields: ['month'] },
  pictures: { identifier_field: 'alt', thumbnail: 'file', view_filters: [] },
};

/**
 * The editor's configuration, made from the shapes that the build checks. The editor saves to the GitHub repository
 * `EDITOR_REPO` (`owner/name`) on `EDITOR_BRANCH`; people sign in through the Worker at `EDITOR_SIGN_IN` or by token.
 */
export function editorConfig({ EDITOR_REPO, EDITOR_BRANCH, EDITOR_SIGN_IN }: Record<string, string> = {}): CmsConfig {
  const entries = loadContent();
  // Published pages only, because anyone can read this list where the editor is public.
  const addresses = entries
    .filter(isPublished)
    .map((entry) => ({ value: pathOf(entry), label: `${recordName(entry)} (${pathOf(entry)})` }));
  const choices = { addresses, businessTypes: loadQuote().businessTypes };
  const folder = (name: keyof typeof shapes) => {
    const shape = readShape(shapes[name]);
    return {
      name,
      label: shape.title,
      label_singular: shape.singular,
      icon: shape.icon,
      folder: `src/content/${name}`,
      extension: 'json',
      format: 'json',
      create: true,
      identifier_field: 'name',
      slug: {
        template: shape.slug,
        editable: ['create'],
        hint: 'The end of the page’s address; it cannot be changed later',
      },
      thumbnail: false,
      view_filters: [{ label: 'Drafts', field: 'draft', pattern: 'true' }],
      fields: withDefaults(fieldsOf(shape, choices), beginRecord(name, shape, entries)),
      ...more[name],
    };
  };
  const file = (name: string, shape: z.ZodType, place: string) => {
    const { title = inWords(name), icon = 'web' } = readShape(shape);
    return { name, label: title, icon, file: place, format: 'json', fields: fieldsOf(readShape(shape), choices) };
  };
  const config = {
    load_config_file: false,
    app_title: `${readCompany().name}: edit the site`,
    logo: { src: '/favicon.svg' },
    backend: {
      name: 'github',
      repo: EDITOR_REPO || 'your/site',
      branch: EDITOR_BRANCH || 'main',
      ...(EDITOR_SIGN_IN ? { base_url: EDITOR_SIGN_IN } : { auth_methods: ['token'] }),
    },
    ...(EDITOR_REPO && { publish_mode: 'editorial_workflow' }),
    media_folder: 'media/pictures',
    media_libraries: {
      stock_assets: false,
      default: {
        config: {
          slugify_filename: true,
          max_file_size: 30_000_000,
          // Converts pictures, also HEIC from phones, to upright WebP files no larger than the site's widest pictures.
          transformations: { raster_image: { format: 'webp', quality: 90, width: 2560, height: 2560 } },
        },
      },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    singletons: [
      file('company', company.meta({ title: 'The company', icon: 'store' }), 'company.json'),
      ...Object.entries(settings).map(([name, shape]) => file(name, shape, `src/content/${name}.json`)),
      ...Object.entries(ownPages).map(([name, shape]) => file(name, shape, `src/content/pages/${name}.json`)),
    ],
    collections: (Object.keys(shapes) as (keyof typeof shapes)[]).map(folder),
  };
  // The round trip through JSON drops undefined fields.
  return JSON.parse(JSON.stringify(config));
}
