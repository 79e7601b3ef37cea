import { expect, test } from '@playwright/test';
import { open } from './site.ts';

// Here the security policy must block something. The `test` of `site.ts` would fail then, so Playwright's own is used.

test('the content security policy keeps scripts from injecting HTML or scripts, except what the app needs', async ({
  page,
}) => {
  await open(page, '/');
  const outcome = await page.evaluate(() => {
    const html = (text: string) => () => {
      document.createElement('div').innerHTML = text;
    };
    const script = (text: string) => () => {
      document.createElement('script').text = text;
    };
    const tries = {
      html: html('<b>bold</b>'),
      picture: html('<img src=x onerror=alert()>'),
      script: script('alert()'),
      address: () => {
        document.createElement('script').src = 'https://evil.example/';
      },
      emptyScript: html('<script></script>'),
      structuredData: script('{"@context":"https://schema.org"}'),
    };
    return Object.fromEntries(
      Object.entries(tries).map(([name, act]) => {
        try {
          act();
          return [name, 'done'];
        } catch (error) {
          return [name, (error as Error).name];
        }
      }),
    );
  });
  expect(outcome).toEqual({
    html: 'TypeError',
    picture: 'TypeError',
    script: 'TypeError',
    address: 'TypeError',
    emptyScript: 'done',
    structuredData: 'done',
  });
});
