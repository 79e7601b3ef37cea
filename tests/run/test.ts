import { rmSync } from 'node:fs';
import { ensureBrowser, ensureOtherBrowsers } from './browser.ts';
import { printTally, runBeside, runBrowserTests, runChecks, runProject, tally } from './checks.ts';

/** Names of the owner's variables, which both builds get empty, so that they do not change what is tested. */
const owned = Object.keys(process.env).filter((name) => /^(VITE_|EDITOR_|SITE_URL$)/.test(name));
const plain = { ENV_FILES: 'off', ...Object.fromEntries(owned.map((name) => [name, ''])) };

/** Variables of a second build, so that tests also cover EmailJS, Google's services and visit counting. */
const configured = {
  ...plain,
  BUILD_DIR: '.cache/dist-configured',
  // Builds faster but larger, because no test measures the size of this build.
  QUICK: '1',
  VITE_EMAILJS_PUBLIC_KEY: 'test-public-key',
  VITE_EMAILJS_SERVICE_ID: 'test-service',
  VITE_EMAILJS_TEMPLATE_ID: 'test-template',
  VITE_GOOGLE_MAPS_KEY: 'test-maps-key',
  VITE_PLAUSIBLE_DOMAIN: 'www.harborwash.com',
  VITE_RECAPTCHA_SITE_KEY: 'test-recaptcha-key-of-forty-characters-0',
};

/** Builds the site twice, then tests what the built pages say. @throws Error when a build fails */
async function buildAndRead(): Promise<void> {
  const isBuilt =
    (await runBeside('Build', 'node', ['tools/site/build.ts'], plain)) &&
    (await runBeside('Build with services configured', 'node', ['tools/site/build.ts'], configured));
  if (!isBuilt) throw new Error('The build failed (see above), so no browser tests run.');
  await runProject('What the built site says', 'built');
}

try {
  // Looks for the browser first, so that a machine where none can be installed fails at once, not minutes later.
  const CHROMIUM = ensureBrowser();
  const missing = ensureOtherBrowsers().join(' and no ');
  // Runs the checks and the builds side by side, so that no core idles while a step uses only one.
  await Promise.all([runChecks().then(() => runProject('Integration tests', 'integration')), buildAndRead()]);
  // Empties the browser tests' outbox, where the requests of earlier runs would pile up.
  rmSync('.cache/test-outbox', { recursive: true, force: true });
  const skipped = await runBrowserTests('Browser tests on the built site', { CHROMIUM });
  if (skipped > 0) console.log(`\n${skipped} skipped${missing && `: no ${missing} on this machine`}`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  tally.failed += 1;
}
printTally();
