import { readdirSync, readFileSync } from 'node:fs';
import { expect, fillForm, open, submitButton, test } from './site.ts';

const outbox = '.cache/test-outbox';

/** The parameters that an `.eml` file of the outbox carries as its attachment. */
function readParams(file: string): Record<string, string> {
  const mail = readFileSync(`${outbox}/${file}`, 'utf8');
  const [, part = ''] = mail.split(/Content-Type: application\/json[^\n]*\n(?:[^\n]+\n)*\r?\n/);
  return JSON.parse(Buffer.from(part.split('--')[0] ?? '', 'base64').toString('utf8'));
}

test('on an unconfigured checkout a request arrives in the outbox, to the letter', async ({ page }) => {
  const message = 'Two lines:\n"quotes", ’s, ünïcödé, 🧽, <script>alert(1)</script> & {{name}}';
  const businessName = `Zoë’s “Wash” & Söhne <b> ${test.info().workerIndex}-${process.pid}`;
  await open(page, '/contact');
  await fillForm(page, { 'Business name': businessName, 'Additional notes (optional)': message });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Quote Request Submitted!' })).toBeVisible();
  const params = readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .map(readParams)
    .filter((each) => each.businessName === businessName);
  expect(params).toEqual([
    {
      businessType: 'warehouse',
      service: 'parking-lot-cleaning',
      squareFootage: '7500',
      businessName,
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      phone: '(904) 456-3851',
      address: '4200 Adamo Drive, Tampa, FL',
      message,
      timestamp: expect.any(String),
    },
  ]);
  await page.goto('/outbox');
  await expect(page.getByText(businessName).first()).toBeVisible();
});
