import { rmSync } from 'node:fs';
import { ensureBrowser, ensureOtherBrowsers } from './browser.ts';
import { printTally, run, runChecks, runProject, runTests, tally } from './checks.ts';

/** Variables of the owner's own must not change what is tested. */
const owned = Object.keys(process.env).filter((name) => /^(VITE_|EDITOR_|SITE_URL$)/.test(name));
const plain = { ENV_FILES: 'off', ...Object.fromEntries(owned.map((name) => [name, ''])) };

/** The same site as a customer of EmailJS and Google would build it, for the tests of those two, with visits counted. */
const configured = {
  ...plain,
  BUILD_DIR: '.cache/dist-configured',
  // Nothing measures its weight.
  QUICK: '1',
  VITE_EMAILJS_PUBLIC_KEY: 'test-public-key',
  VITE_EMAILJS_SERVICE_ID: 'test-service',
  VITE_EMAILJS_TEMPLATE_ID: 'test-template',
  VITE_GOOGLE_MAPS_KEY: 'test-maps-key',
  VITE_PLAUSIBLE_DOMAIN: 'www.harborwash.com',
  VITE_RECAPTCHA_SITE_KEY: 'test-recaptcha-key-of-forty-characters-0',
};

try {
  // First, so that a machine on which no browser can be had says so before minutes have passed.
  const CHROMIUM = ensureBrowser();
  const missing = ensureOtherBrowsers().join(' and no ');
  runChecks();
  runProject('Integration tests', 'integration');
  const isBuilt =
    run('Build', 'node', ['tools/site/build.ts'], plain) &&
    run('Build with services configured', 'node', ['tools/site/build.ts'], configured);
  if (!isBuilt) throw new Error('Without a build there is nothing to test in a browser.');
  runProject('What the built site says', 'built');
  // Or the requests of many runs would gather there.
  rmSync('.cache/test-outbox', { recursive: true, force: true });
  const skipped = runTests('Browser tests on the built site', 'playwright', ['test'], { CHROMIUM });
  if (skipped > 0) console.log(`\n${skipped} skipped${missing && `: no ${missing} on this machine`}`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  tally.failed += 1;
}
printTally();
