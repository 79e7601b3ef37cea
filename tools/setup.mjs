/**
 * Installs what is missing. Plain JavaScript for whatever Node the machine has: the pinned Node comes with the install, and every
 * npm script after this one runs on it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed';
const lock = readFileSync('package-lock.json', 'utf8');
const done = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync('node_modules/.bin/node');

if (!done) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    console.error(`This project needs Node 20 or newer to install itself; this machine has ${process.versions.node}.`);
    process.exit(1);
  }
  console.log('Installing packages (about a minute, once) ...');
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error(
      'npm could not install the packages. Is the npm registry within reach? Run the command again to retry.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
