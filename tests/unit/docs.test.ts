import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
  'media/README.md',
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('every relative link of the documents leads to a file', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => ({ file, target })),
  );
  const local = links.filter(({ target }) => !/^[a-z]+:/.test(target));
  expect(local.length).toBeGreaterThan(10);
  expect(local.filter(({ file, target }) => !existsSync(join(dirname(file), target)))).toEqual([]);
});

test('every file of the project that the documents name is there', () => {
  const named = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`((?:src|tools|tests|docs|media|bench)\/[^`\s{}*<>]*)`/g)].map(([, target = '']) => ({
      file,
      target,
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  // The owner's to add and to delete, and what the renderer keeps for itself.
  const made = /^src\/content\/\w+\/[\w-]+\.json$|^tests\/specification|^media\/\.cache/;
  expect(named.filter(({ target }) => !made.test(target) && !existsSync(target))).toEqual([]);
});

test('every command of the documents is there', () => {
  const commands = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ name }) => !scripts[name])).toEqual([]);
});

test('a command stands alone on its line: not every shell takes what follows # for a comment', () => {
  const lines = documents.flatMap(({ text }) => text.match(/^(npm|git) .+$/gm) ?? []);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.includes(' #'))).toEqual([]);
});

test('the documents are wrapped at 120, tables and code aside', () => {
  const wide = documents.flatMap(({ file, text }) => {
    const lines = text.replaceAll(/^```.*?^```/gms, '').split('\n');
    return lines.filter((line) => line.length > 120 && !/^\||^!?\[|^<!--/.test(line)).map((line) => `${file}: ${line}`);
  });
  expect(wide).toEqual([]);
});
