import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy, copyProject } from '../../tools/copy-project.ts';
import { expect, test } from './site.ts';

const records = 'src/content/cities';

test('a city is added by one record: page, areas page, home, footer, contact list, map and site map follow', async () => {
  test.setTimeout(120_000);
  const copy = copyProject();
  try {
    cpSync('tests/fixtures/oldsmar.ts', join(copy, records, 'oldsmar.ts'));
    buildCopy(copy);
    const read = (page: string) => readFileSync(join(copy, 'dist', `${page}.html`), 'utf8');
    const part = (page: string, name: string) =>
      new RegExp(`<${name}[ >].*</${name}>`, 's').exec(read(page))?.[0].replaceAll('<!-- -->', '') ?? '';

    expect(part('areas/oldsmar', 'main')).toContain('Commercial pressure washing in Oldsmar');
    expect(part('areas', 'main')).toContain('>Learn More About Oldsmar</a>');
    expect(part('areas', 'main')).toContain('>Get Quote in Oldsmar</a>');
    expect(part('areas', 'main').match(/<text [^>]*>Oldsmar</g), 'on the map').toHaveLength(1);
    expect(part('index', 'main')).toMatch(/<a [^>]*href="\/areas\/oldsmar"[^>]*>Oldsmar</);
    expect(part('about', 'footer')).toMatch(/<a [^>]*href="\/areas\/oldsmar"[^>]*>Oldsmar</);
    expect(part('contact', 'main')).toMatch(/>Oldsmar<.*>Surrounding Areas</s);
    expect(readFileSync(join(copy, 'dist/sitemap.xml'), 'utf8')).toContain('/areas/oldsmar</loc>');
  } finally {
    rmSync(copy, { recursive: true });
  }
});

test('a record with a fault stops the build with file and field', async () => {
  const copy = copyProject();
  try {
    cpSync('tests/fixtures/oldsmar.ts', join(copy, records, 'boats.ts'));
    expect(() => buildCopy(copy)).toThrow(
      /src\/content\/cities\/boats\.ts: slug: expected "boats", the name of the file/,
    );
  } finally {
    rmSync(copy, { recursive: true });
  }
});
