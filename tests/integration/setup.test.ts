import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const setup = resolve('tools/setup.mjs');
/** Arguments that a shell would split or expand. */
const words = ['St. Pete Beach', 'say "hi"', "it's", '$HOME %PATH%', 'a & b | c', '', 'C:\\new folder\\'];
/** Node arguments that make `process.platform` say Windows. */
const windows = ['--import', `data:text/javascript,Object.defineProperty(process, 'platform', { value: 'win32' })`];
const systems = [
  { name: 'this system', flags: [], node: `node${process.platform === 'win32' ? '.exe' : ''}` },
  { name: 'Windows', flags: windows, node: 'node.exe' },
];

/** Stands in for npm: installs a package with the command `wash` and puts the pinned Node's commands into `.bin`. */
const npm = `
  import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
  appendFileSync('asked.txt', process.argv.slice(2).join(' ') + '\\n');
  if (process.argv.includes(process.env.BROKEN)) process.exit(1);
  mkdirSync('node_modules/.bin', { recursive: true });
  mkdirSync('node_modules/@maker/washer', { recursive: true });
  for (const end of ['', '.cmd', '.ps1']) writeFileSync('node_modules/.bin/node' + end, '');
  writeFileSync('node_modules/@maker/washer/package.json', '{ "bin": { "wash": "bin/wash" }, "type": "module" }');
  mkdirSync('node_modules/@maker/washer/bin', { recursive: true });
  writeFileSync('node_modules/@maker/washer/bin/wash', 'console.log(JSON.stringify(process.argv.slice(2)))');
`;

/** A project in a folder with a space in its name; if `node` is given, the pinned Node is installed under that name. */
function makeProject(node?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'my site '));
  const devDependencies = { '@maker/washer': '1.0.0' };
  const project = { type: 'module', devDependencies, allowScripts: { node: true, stranger: false } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm-cli.js'), npm);
  cpSync('.nvmrc', join(folder, '.nvmrc'));
  if (!node) return folder;
  const place = join(folder, 'node_modules/node/bin', node);
  mkdirSync(dirname(place), { recursive: true });
  // Puts the running Node in place of the pinned one: as a hard link, or as a copy if the folder is on another disk.
  try {
    linkSync(process.execPath, place);
  } catch {
    cpSync(process.execPath, place);
  }
  return folder;
}

/** Runs `setup.mjs` as `npm run` does, but with an empty PATH, on which no shell or command can be found. */
function run(cwd: string, args: string[], flags: string[] = [], env = {}) {
  return spawnSync(process.execPath, [...flags, setup, ...args], {
    cwd,
    encoding: 'utf8',
    env: { SystemRoot: process.env.SystemRoot, PATH: '', npm_execpath: join(cwd, 'npm-cli.js'), ...env },
  });
}

test.each(systems)('on $name, packages are installed once, and every argument arrives unchanged', ({ flags, node }) => {
  const folder = makeProject(node);
  for (const _ of ['first', 'second']) {
    const { stdout, stderr, status } = run(folder, ['wash', ...words], flags);
    expect([stderr, status]).toEqual(['', 0]);
    expect(JSON.parse(stdout.split('\n').at(-2) ?? '')).toEqual(words);
  }
  // Only the packages that `allowScripts` permits may run their install scripts.
  expect(readFileSync(join(folder, 'asked.txt'), 'utf8').split('\n')).toEqual([
    'ci --no-audit --no-fund --ignore-scripts --loglevel=error',
    'rebuild node --loglevel=error',
    '',
  ]);
  // On Windows the pinned Node's commands are removed, because an install that ran on that Node could not replace it.
  expect(existsSync(join(folder, 'node_modules/.bin/node.cmd'))).toBe(flags.length === 0 && node === 'node');
});

test('packages that came with the folder from another system are installed again', () => {
  const folder = makeProject(systems[0]?.node);
  for (const flags of [[], windows]) expect(run(folder, ['wash'], flags).status).toBe(0);
  expect(readFileSync(join(folder, 'asked.txt'), 'utf8').match(/^ci /gm)).toHaveLength(2);
});

// Skipped on Windows, where every file may be run.
test.skipIf(process.platform === 'win32')('a pinned Node that cannot start is reported in a sentence', () => {
  const folder = makeProject();
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/node/bin/node'), '', { mode: 0o644 });
  expect(run(folder, ['wash'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Node could not start: delete the folder node_modules and try again \(.*\)\.\n$/),
  });
});

test('a script runs on the pinned Node, and its exit code is passed on', () => {
  const folder = makeProject(systems[0]?.node);
  writeFileSync(join(folder, 'end.js'), 'console.log(process.execPath); process.exitCode = 7;');
  const done = run(folder, ['node', 'end.js']);
  expect([done.status, done.stdout]).toEqual([7, expect.stringContaining(join(folder, 'node_modules', 'node', 'bin'))]);
});

test('if npm has no pinned Node for the machine, the machine’s own Node is used unless it is older', () => {
  const done = run(makeProject(), ['wash', 'x'], [], { BROKEN: 'rebuild' });
  expect(done).toMatchObject({ status: 0, stdout: expect.stringContaining('["x"]') });
});

test.each([
  ['an unreachable registry', { BROKEN: 'ci' }, 'wash', 'Is the npm registry within reach?'],
  ['a start without npm', { npm_execpath: '' }, 'wash', 'Start this with npm: npm start'],
  ['an unknown command', {}, 'wsah', 'No package of this project has a command "wsah".'],
])('%s is reported in a sentence, without a stack trace', (_, env, command, sentence) => {
  const done = run(makeProject(), [command], [], env);
  expect(done).toMatchObject({ status: 1, stderr: expect.stringContaining(sentence) });
  expect(done.stderr).not.toContain('at ');
});

// Skipped on Windows, which has no signals to pass on: Ctrl+C reaches every program in the terminal directly.
test.skipIf(process.platform === 'win32')('a signal is passed to the script, which can finish its work', async () => {
  const folder = makeProject(systems[0]?.node);
  writeFileSync(
    join(folder, 'wait.js'),
    'process.on("SIGTERM", () => process.exit(9)); setInterval(() => {}, 1000); console.log("ready");',
  );
  expect(run(folder, ['wash']).status).toBe(0);
  const child = spawn(process.execPath, [setup, 'node', 'wait.js'], { cwd: folder });
  child.stdout.once('data', () => child.kill('SIGTERM'));
  expect(await new Promise((done) => child.on('exit', done))).toBe(9);
});
