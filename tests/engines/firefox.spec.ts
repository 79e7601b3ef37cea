import { visitor } from '../browser/form.ts';
import { startFirefox } from './firefox.ts';
import { by, expect } from './tab.ts';
import { test } from './test.ts';

// What depends on a setting that only Firefox's driver can change.

test('a browser that its owner has set to keep no site’s data sends a request', async ({ gate }) => {
  const firefox = await startFirefox({ 'network.cookie.cookieBehavior': 2 });
  try {
    const tab = await firefox.openTab(gate.origin);
    await tab.open('/contact');
    const isBlocked = await tab.evaluate(() => {
      try {
        return !localStorage;
      } catch {
        return true;
      }
    });
    expect(isBlocked).toBe(true);
    await tab.fill(visitor);
    await tab.click(by('button', 'Request My Quote'));
    await tab.shows(by('heading', 'Quote Request Submitted!'));
  } finally {
    await firefox.end();
  }
});
