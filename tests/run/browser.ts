import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** First the one without a window, in which the tests take half the time. */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How a Chromium is started here: quiet, and the same with a window and without. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  // What a window would tell it: on its line, pictures come from 1250 pixels below the screen, and there is a mouse.
  `--blink-settings=${[
    'lazyLoadingImageMarginPxUnknown=1250',
    'primaryHoverType=2,availableHoverTypes=2',
    'primaryPointerType=4,availablePointerTypes=4',
  ]}`,
];

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

const findFile = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** A Chromium that is on this machine, or `undefined`. `CHROMIUM` names one in an unusual place. */
export const findBrowser = () => findFile([process.env.CHROMIUM, chromium.executablePath(), ...known]);

/** A Firefox that is on this machine, or `undefined`. `FIREFOX` names one in an unusual place; none is ever installed. */
export function findFirefox(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name)));
  return findFile([process.env.FIREFOX, ...onPath]);
}

/**
 * A Chromium for the tests: one that is there, else Playwright's own, else the system's package manager's.
 *
 * @throws Error that says what to do when none can be had.
 */
export function ensureBrowser(): string {
  const there = findBrowser();
  if (there) return there;
  console.log('No browser found: installing Playwright’s own ...');
  if (
    !run(process.execPath, 'tools/setup.mjs', 'playwright', 'install', '--with-deps', 'chromium') &&
    existsSync('/usr/bin/apt-get')
  ) {
    console.log('That failed: installing the system’s Chromium ...');
    const apt = (...args: string[]) =>
      process.getuid?.() === 0 ? run('apt-get', ...args) : run('sudo', 'apt-get', ...args);
    if (apt('update')) apt('install', '-y', 'chromium-headless-shell') || apt('install', '-y', 'chromium');
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No browser can be had. Install Chromium or Google Chrome, or name one in the variable CHROMIUM.');
}
