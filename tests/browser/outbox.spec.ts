import { readdirSync, readFileSync } from 'node:fs';
import { expectNoViolations } from './axe.ts';
import { expect, test, visitorParams } from './form.ts';
import { phone } from './parts.ts';
import { widthOf } from './watch.ts';

const outbox = '.cache/test-outbox';

test('without mail service keys, a request reaches the outbox unchanged and can be downloaded as CSV', async ({
  page,
  form,
}) => {
  await page.setViewportSize(phone.viewport);
  const message = 'Two lines:\n"quotes", ’s, ünïcödé, 🧽, <script>alert(1)</script> & {{name}}';
  const businessName = `Zoë’s “Wash” & Söhne <b> ${test.info().workerIndex}-${process.pid}`;
  await form.send({ 'Business name': businessName, 'Additional notes (optional)': message });
  await expect(form.confirmation).toBeVisible();
  const params = readdirSync(outbox)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`${outbox}/${file}`, 'utf8')))
    .filter((each) => each.businessName === businessName);
  expect(params).toEqual([{ ...visitorParams, businessName, message, timestamp: expect.any(String) }]);

  await page.goto('/outbox');
  await expectNoViolations(page, 'outbox');
  await page.getByRole('link', { name: businessName }).click();
  await expect(page.getByRole('heading', { name: `Quote request: ${businessName}` })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expectNoViolations(page, 'request');
  const reply = page.getByRole('link', { name: 'Reply' });
  await expect(reply).toHaveAttribute('href', /^mailto:ana%40example\.com\?subject=Re/);
  expect(await widthOf(page)).toBe(390);
  await page.getByRole('link', { name: 'Outbox' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'All as CSV' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain(`"${businessName}"`);
});
