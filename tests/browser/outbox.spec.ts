import { readdirSync, readFileSync } from 'node:fs';
import { expectNoViolations } from './axe.ts';
import { confirmation, expect, sendForm, test, visitorParams } from './site.ts';

const outbox = '.cache/test-outbox';

test('on an unconfigured checkout a request arrives in the outbox, to the letter', async ({ page }) => {
  const message = 'Two lines:\n"quotes", ’s, ünïcödé, 🧽, <script>alert(1)</script> & {{name}}';
  const businessName = `Zoë’s “Wash” & Söhne <b> ${test.info().workerIndex}-${process.pid}`;
  await sendForm(page, { 'Business name': businessName, 'Additional notes (optional)': message });
  await expect(confirmation(page)).toBeVisible();
  const params = readdirSync(outbox)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`${outbox}/${file}`, 'utf8')))
    .filter((each) => each.businessName === businessName);
  expect(params).toEqual([{ ...visitorParams, businessName, message, timestamp: expect.any(String) }]);
  await page.goto('/outbox');
  await page.getByRole('link', { name: businessName }).click();
  await expect(page.getByRole('heading', { name: `Quote request: ${businessName}` })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
});

test('a request in the outbox can be answered, copied and carried away, on a phone too', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.request.post('/api/v1.0/email/send', {
    data: {
      user_id: 'a',
      service_id: 'b',
      template_id: 'c',
      template_params: { ...visitorParams, businessName: 'Gulf Breeze Center' },
    },
  });
  await page.goto('/outbox');
  await expectNoViolations(page, 'outbox');
  await page.getByRole('link', { name: 'Gulf Breeze Center' }).first().click();
  await expectNoViolations(page, 'request');
  await expect(page.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    /^mailto:ana%40example\.com\?subject=Re/,
  );
  await page.getByRole('button', { name: 'Copy business address' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(visitorParams.address);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: 'Outbox' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'All as CSV' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('"Gulf Breeze Center"');
});
