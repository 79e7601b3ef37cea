import { chromium } from '@playwright/test';
import { marina, QuoteForm, sendPath } from '../browser/form.ts';
import { open } from '../browser/site.ts';
import { paths } from '../owner.ts';
import { browserArgs, findEngine } from '../run/browser.ts';

/** Every page, and every state of the form, in a browser that counts what the content security policy had to stop. */
export const walk = {
  name: 'the policy stops nothing, on any page and in any state of the form',
  async check(port: number): Promise<string | undefined> {
    const browser = await chromium.launch({
      executablePath: findEngine('chromium') ?? '',
      args: browserArgs,
    });
    try {
      const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` });
      const stopped: string[] = [];
      await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted(HTML|Script|Type)/.test(message.text())) stopped.push(message.text());
      });
      page.on('dialog', (dialog) => dialog.accept());
      for (const path of [...paths, '/nowhere']) await open(page, path);
      // From page to page inside the app: structured data comes and goes by script.
      for (const name of ['About', 'Service Areas', 'Contact']) {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
        await page.waitForFunction((text) => document.querySelector('main')?.textContent?.includes(text), name);
      }
      let status = 500;
      await page.route(sendPath, (route) => route.fulfill({ status, body: 'OK' }));
      const form = new QuoteForm(page);
      await form.openFilled({ ...marina, Service: 'other', 'Please describe the work you need': 'Boat ramp' });
      await form.submit.click();
      await form.again.waitFor();
      await page.reload();
      await form.restore.click();
      status = 200;
      await form.submit.click();
      await form.confirmation.waitFor();
      return stopped.length > 0 ? `${stopped.length}: ${stopped[0]}` : undefined;
    } finally {
      await browser.close();
    }
  },
};
