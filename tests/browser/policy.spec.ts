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

test('the content security policy blocks requests from an injected style to other sites', async ({ page }) => {
  await page.goto('/');
  const stopped = await page.evaluate(async () => {
    const seen: string[] = [];
    const both = new Promise<void>((done) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        seen.push(`${effectiveDirective} ${blockedURI}`);
        if (seen.length === 2) done();
      });
    });
    const style = document.createElement('style');
    style.textContent =
      '@import "https://evil.example/style"; body { background: url("https://evil.example/picture"); }';
    document.head.append(style);
    await both;
    return seen.sort();
  });
  expect(stopped).toEqual(['img-src https://evil.example/picture', 'style-src-elem https://evil.example/style']);
});
