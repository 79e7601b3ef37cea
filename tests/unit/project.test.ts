import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync(['*.md', 'docs/**/*.md', 'media/README.md']);
const documents = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const { dependencies, devDependencies, allowScripts, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
// Paths that documents may name even if they do not exist: what owners may delete, and the media renderer's cache.
const made = /^src\/content\/\w+\/[\w-]+\.json$|^tests\/specification|^media\/\.cache/;
const named = /`((?:src|tools|tests|docs|media|bench)\/[^`\s{}*<>]*)`/g;

test.each<[string, RegExp, (target: string, folder: string) => boolean]>([
  ['relative link leads to a file', /\]\((?![a-z]+:)([^)#\s]+)[^)]*\)/g, (to, folder) => existsSync(join(folder, to))],
  ['file that is named exists', named, (to) => made.test(to) || existsSync(to)],
  ['npm command exists', /\bnpm (?:run )?((?<=run )[\w:-]+|start|test)/g, (name) => Boolean(scripts[name])],
  // A command has no comment after it, because not every shell treats text after # as a comment.
  ['command has no comment on its line', /^((?:npm|git) .+)$/gm, (line) => !line.includes(' #')],
])('in the documents, every %s', (_, pattern, isRight) => {
  const found = documents.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, target = '']) => ({ file, target })),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ file, target }) => !isRight(target, dirname(file)))).toEqual([]);
});

test('the documents are wrapped at 120 characters, except for tables and code', () => {
  const wide = documents.flatMap(({ file, text }) => {
    const lines = text.replaceAll(/^```.*?^```/gms, '').split('\n');
    return lines.filter((line) => line.length > 120 && !/^\||^!?\[|^<!--/.test(line)).map((line) => `${file}: ${line}`);
  });
  expect(wide).toEqual([]);
});

test('every dependency has an exact version, and only listed packages may run install scripts', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(allowScripts).toEqual({ node: true });
});

test('every npm script runs through tools/setup.mjs, which needs no shell', () => {
  for (const command of Object.values(scripts)) expect(command).toMatch(/^node tools\/setup\.mjs /);
});

test('no program is started through a shell, or by a name that fails on Windows or may find another Node', () => {
  const shell = /\bshell\b.*\b(true|platform)\b|\bexec(Sync)?\(['"`]/;
  const byName = /\b(spawn|execFile)(Sync)?\(\s*'(node|npm|npx|vite|biome|tsc|knip|vitest|playwright)'/;
  const code = globSync(['*.ts', '{tools,tests,bench}/**/*.{ts,mjs}'], { exclude: ['**/project.test.ts'] });
  expect(code.length).toBeGreaterThan(50);
  const started = code.filter((file) => [shell, byName].some((each) => each.test(readFileSync(file, 'utf8'))));
  expect(started).toEqual([]);
});
