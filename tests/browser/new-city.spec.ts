import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './site.ts';

const records = 'src/content/cities';

/** A copy of the project that can be changed and built, without what is only there for tests. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-'));
  for (const part of ['src', 'tools', 'public', 'package.json', 'site.config.ts', 'vite.config.ts', 'tsconfig.json']) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  for (const part of ['node_modules', 'media']) symlinkSync(join(process.cwd(), part), join(copy, part), 'junction');
  cpSync('.cache/pictures', join(copy, '.cache/pictures'), { recursive: true });
  return copy;
}

test('a city is added by one record: page, areas page, home, footer, contact list and map follow', async () => {
  test.setTimeout(120_000);
  const copy = copyProject();
  try {
    cpSync('tests/fixtures/oldsmar.ts', join(copy, records, 'oldsmar.ts'));
    execFileSync('node', ['tools/build.ts'], { cwd: copy, env: { ...process.env, BUILD_DIR: 'dist' }, stdio: 'pipe' });
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
  } finally {
    rmSync(copy, { recursive: true });
  }
});

test('a record with a fault stops the build with file and field', async () => {
  const copy = copyProject();
  try {
    cpSync('tests/fixtures/oldsmar.ts', join(copy, records, 'boats.ts'));
    expect(() => execFileSync('node', ['tools/build.ts'], { cwd: copy, stdio: 'pipe' })).toThrow(
      /src\/content\/cities\/boats\.ts: slug: expected "boats", the name of the file/,
    );
  } finally {
    rmSync(copy, { recursive: true });
  }
});
