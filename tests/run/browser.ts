import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Arguments for Chromium: no background traffic, and the same behavior with a window and without. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  // Settings of a Chromium with a window: lazy loading starts 1250 pixels below the screen, and there is a mouse.
  `--blink-settings=${[
    'lazyLoadingImageMarginPxUnknown=1250',
    'primaryHoverType=2,availableHoverTypes=2',
    'primaryPointerType=4,availablePointerTypes=4',
  ]}`,
];

const findFile = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return findFile(names.flatMap((name) => folders.map((folder) => join(folder, name))));
}

/** Finds MiniBrowser, which WebKit's driver starts on Linux; Safari's own driver does not need its path. */
export const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

/** The tests' browsers: where each one's program or driver is, and its Debian and Ubuntu packages, the best first. */
const engines = {
  chromium: {
    name: 'Chromium',
    find: () =>
      findFile([
        process.env.CHROMIUM,
        chromium.executablePath(),
        // The headless shell is first of the installed ones, because tests take half the time in it.
        '/usr/bin/chromium-headless-shell',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      ]),
    packages: [['chromium-headless-shell'], ['chromium']],
  },
  firefox: {
    name: 'Firefox',
    find: () => findFile([process.env.FIREFOX, onPath('firefox-esr', 'firefox')]),
    packages: [['firefox-esr']],
  },
  webkit: {
    name: 'WebKit',
    find: () =>
      findFile([process.env.WEBDRIVER]) ??
      (findMiniBrowser() && (process.env.DISPLAY || onPath('Xvfb')) ? onPath('WebKitWebDriver') : undefined),
    packages: [['webkit2gtk-driver', 'xvfb']],
  },
};
type Engine = (typeof engines)[keyof typeof engines];

/** Path of a browser's program or driver, or `undefined` if this machine has none. */
export const findEngine = (name: keyof typeof engines) => engines[name].find();

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Runs apt-get, but only where it needs no password, because nobody may be there to type one. */
function apt(...args: string[]): boolean {
  return process.getuid?.() === 0 ? run('apt-get', ...args) : run('sudo', '-n', 'apt-get', ...args);
}

let isUpdated: boolean | undefined;

/** Finds a browser, or else installs the system's package for it if the system has apt. */
function ensure({ name, find, packages }: Engine): string | undefined {
  if (!find() && existsSync('/usr/bin/apt-get')) {
    console.log(`No ${name} found: installing the system’s ...`);
    isUpdated ??= apt('update');
    if (isUpdated) packages.some((each) => apt('install', '-y', ...each));
  }
  return find();
}

/**
 * Finds or installs a Chromium for the tests: one already installed, else Playwright's own, else the system's package.
 *
 * @throws Error that says what to do when none can be had.
 */
export function ensureBrowser(): string {
  const { chromium } = engines;
  if (!chromium.find()) {
    console.log('No browser found: installing Playwright’s own ...');
    run(process.execPath, 'tools/setup.mjs', 'playwright', 'install', '--with-deps', 'chromium');
  }
  const there = ensure(chromium);
  if (there) return there;
  throw new Error('No browser found. Install Chromium or Google Chrome, or set CHROMIUM to a browser’s path.');
}

/** Finds or installs Firefox and WebKit. @returns the names of the missing browsers, whose tests are skipped */
export const ensureOtherBrowsers = () =>
  [engines.firefox, engines.webkit].flatMap((engine) => (ensure(engine) ? [] : [engine.name]));
