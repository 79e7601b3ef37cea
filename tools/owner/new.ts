import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContent, loadContent, pathOf } from '../build/check-content.ts';
import { type Answers, collectAnswers } from './new/answers.ts';
import { city } from './new/city.ts';
import type { Kind } from './new/kind.ts';
import { location } from './new/location.ts';
import { service } from './new/service.ts';

type Kinds = Record<string, Kind>;

function usage(kinds: Kinds): string {
  const lines = Object.entries(kinds).map(
    ([name, { questions }]) => `  npm run new -- ${name}${questions.map(({ flag }) => ` --${flag} ...`).join('')}`,
  );
  return `Begins a new page. Flags that are left out are asked for.\n${lines.join('\n')}`;
}

/** Reads the command line. @throws Error when it names no kind, or a flag that the kind does not have */
function readCommand(kinds: Kinds): { kind: Kind; flags: Answers } {
  const [name = '', ...args] = process.argv.slice(2);
  const kind = kinds[name];
  if (!kind) throw new Error(usage(kinds));
  const known = kind.questions.map(({ flag }) => [flag, { type: 'string' as const }]);
  // A longitude begins with a minus, which would be read as a flag of its own.
  const joined = args
    .join('\0')
    .replaceAll(/(^|\0)(--[a-z]+)\0(?=-\d)/g, '$1$2=')
    .split('\0');
  const { values, positionals } = parseArgs({
    args: args.length > 0 ? joined : [],
    options: Object.fromEntries(known),
    allowPositionals: true,
  });
  const [given] = positionals;
  const first = kind.questions[0]?.flag ?? '';
  return { kind, flags: { ...(given && { [first]: given }), ...(values as Answers) } };
}

async function begin(): Promise<void> {
  const entries = loadContent();
  const { kind, flags } = readCommand({ city: city(entries), service: service(), location: location(entries) });
  const answers = await collectAnswers(kind.questions, flags, process.stdin.isTTY === true);
  const { slug, ...record } = kind.begin(answers);
  const file = `src/content/${kind.folder}/${slug}.json`;
  if (existsSync(file)) throw new Error(`${file} is there already: open it in an editor.`);
  writeFileSync(file, JSON.stringify({ draft: true, ...record }, null, 2), { flag: 'wx' });
  spawnSync('biome', ['format', '--write', file], { stdio: 'ignore' });
  const left = checkContent(loadContent()).filter((line) => line.startsWith(file)).length;
  const path = pathOf({ file, folder: kind.folder, name: slug, record });
  console.log(`${file} is begun as a draft: ${left} places to write, each marked TODO.`);
  console.log(`  npm run dev       shows the page at ${path} while you write`);
  console.log('  The built site leaves it out until you delete its line "draft": true.');
  if (kind.next) console.log(kind.next);
}

try {
  await begin();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
