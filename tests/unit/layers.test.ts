import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '../../src/content/schema/sections.ts';

/** What each folder may import besides itself, never both ways; `ui` and `sections` get words and records as props. */
const allowed: Record<string, string[]> = {
  'src/content': [],
  'src/ui': ['src/content/schema.ts'],
  'src/seo': ['src/content'],
  'src/quote': ['src/content', 'src/ui'],
  'src/sections': ['src/content/schema.ts', 'src/ui'],
  'src/shell': ['src/content', 'src/ui', 'src/seo'],
  'src/pages': ['src/content', 'src/ui', 'src/seo', 'src/quote', 'src/sections'],
  'src/app': ['src'],
  'tools/site': ['src'],
  'tools/editor': ['src', 'tools/site'],
  'tools/server': ['src', 'tools/site', 'tools/editor'],
  'tools/owner': ['src', 'tools'],
  tests: ['src', 'tools', 'playwright.config.ts'],
  bench: ['src', 'tools', 'tests'],
};
/** The company's facts and the shared words, which any folder may import. */
const everywhere = ['company.json', 'src/company.ts', 'src/trust.ts', 'src/content/site.ts'];

const filesOf = (folder: string) => globSync(`${folder}/**/*.{ts,tsx}`).map((file) => file.replaceAll('\\', '/'));
const isIn = (folders: string[]) => (path: string) =>
  folders.some((each) => path === each || path.startsWith(`${each}/`));

/** What a file imports, globs included: packages by their name, files by their path in the project. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g)].map(([, target = '']) => target);
  const globs = [...text.matchAll(/import\.meta\.glob\b[^;]*/g)].flatMap(
    ([call]) => call.match(/(?<=')[./][^']*/g) ?? [],
  );
  return [...imports, ...globs].map((target) => {
    // This module has no file: the build makes it from the records.
    if (target.startsWith('virtual:records')) return 'src/content/records';
    if (target.startsWith('/')) return target.slice(1);
    return target.startsWith('.') ? join(dirname(file), target).replaceAll('\\', '/') : target;
  });
}

const ofTheExample = isIn(['tests/specification']);

test.each(Object.entries(allowed))(
  '%s imports only from allowed folders, and tests/specification is imported only by itself',
  (folder, others) => {
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(0);
    const fine = isIn([folder, ...others, ...everywhere]);
    const inside = isIn(['src', 'tools', 'tests', 'bench', 'company.json']);
    const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })));
    expect(imports.filter(({ target }) => inside(target) && !fine(target))).toEqual([]);
    expect(imports.filter(({ file, target }) => ofTheExample(target) && !ofTheExample(file))).toEqual([]);
  },
);

test('src/content imports no component, and no package except zod', () => {
  const imports = filesOf('src/content').flatMap(importsOf);
  expect(new Set(imports.filter((target) => !target.startsWith('src/')))).toEqual(new Set(['zod']));
});

test('each kind of section has a component file of the same name', () => {
  const drawn = filesOf('src/sections/kinds').map((file) => basename(file, '.tsx'));
  expect(drawn.sort()).toEqual([...Object.keys(kinds), 'jobs'].sort());
});
