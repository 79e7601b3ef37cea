/**
 * Installs what is missing, then runs the command that it is given: `node tools/setup.mjs node tools/build/build.ts`.
 *
 * Plain JavaScript for whatever Node the machine has; the pinned Node comes with the install. The command is started from here
 * because a shell that has looked `node` up once would not look again and go on with the old one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed';
const shell = process.platform === 'win32';

function install() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`This project needs Node 20 or newer to install itself; this machine has ${process.versions.node}.`);
    process.exit(1);
  }
  console.log('Installing packages (about a minute, once) ...');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit', shell });
  if (done.status !== 0) {
    console.error(
      'npm could not install the packages. Is the npm registry within reach? Run the command again to retry.',
    );
    process.exit(1);
  }
}

const lock = readFileSync('package-lock.json', 'utf8');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync('node_modules/.bin/node');
if (!installed) {
  install();
  writeFileSync(stamp, lock);
}

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit', shell });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
