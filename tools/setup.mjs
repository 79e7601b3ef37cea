/**
 * Installs missing packages, then runs a script with the pinned Node (`node tools/setup.mjs node tools/site/build.ts`)
 * or a package's command (`node tools/setup.mjs vite`).
 *
 * This file is plain JavaScript, because the machine's Node may be old. It starts a command's script with Node, because
 * on Windows the command `vite` needs a shell, and that shell splits arguments with spaces.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const stamp = 'node_modules/.installed';
const windows = process.platform === 'win32';
/** Path of the pinned Node, which the package `node` installs. */
const pinned = resolve('node_modules/node/bin', windows ? 'node.exe' : 'node');
const major = Number.parseInt(process.versions.node, 10);
/** Whether the machine's Node is new enough to use instead of the pinned one, which npm lacks for some platforms. */
const recent = major >= Number(readFileSync('.nvmrc', 'utf8'));

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Prints a sentence for the user and exits. */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs the npm that started this script, with the Node that npm itself runs on. @returns whether it succeeded */
function npm(...args) {
  const { npm_execpath: script = '', npm_node_execpath: node = process.execPath } = process.env;
  if (basename(script) !== 'npm-cli.js') fail('The packages are not installed yet. Start this with npm: npm start');
  return spawnSync(node, [script, ...args, '--loglevel=error'], { stdio: 'inherit' }).status === 0;
}

/** Installs the packages, then runs the install scripts named in `allowScripts`. @returns whether it succeeded */
function install() {
  // Uses `--ignore-scripts`, because older npm versions run every package's script and newer ones only warn.
  if (!npm('ci', '--no-audit', '--no-fund', '--ignore-scripts')) return false;
  const { allowScripts = {} } = readJson('package.json');
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  // Without a name, `npm rebuild` would run every package's script.
  return allowed.length === 0 || npm('rebuild', ...allowed) || recent;
}

// Names the system too, because a copied folder may bring the packages of another system.
const wanted = `${process.platform} ${process.arch}\n${readFileSync('package-lock.json', 'utf8')}`;
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && (recent || existsSync(pinned));
if (!installed) {
  if (major < 20)
    fail(
      `Install Node 24 from nodejs.org: this project needs Node 20 or newer, and you have ${process.versions.node}.`,
    );
  console.log('Installing packages (about a minute, once) ...');
  if (!install())
    fail(
      'npm could not install the packages; its reason is above. Is the npm registry within reach? If it is, delete the folder ' +
        'node_modules and try again; if the reason names a package node-..., first install Node 24 from nodejs.org.',
    );
  // Windows cannot replace a running Node: without the pinned Node's commands, the next install runs on the machine's.
  if (windows) for (const end of ['', '.cmd', '.ps1']) rmSync(`node_modules/.bin/node${end}`, { force: true });
  writeFileSync(stamp, wanted);
}

/** Path of the script behind a package's command; a script starts without a shell. */
function scriptOf(command) {
  const { dependencies, devDependencies } = readJson('package.json');
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const { bin } = readJson(join('node_modules', name, 'package.json'));
    const script = typeof bin === 'string' ? { [basename(name)]: bin }[command] : bin?.[command];
    if (script) return join('node_modules', name, script);
  }
  return fail(`No package of this project has a command "${command}".`);
}

const [command, ...args] = process.argv.slice(2);
const script = command === 'node' ? [] : [scriptOf(command)];
const child = spawn(existsSync(pinned) ? pinned : process.execPath, [...script, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', ({ message }) =>
  fail(`Node could not start: delete the folder node_modules and try again (${message}).`),
);
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
