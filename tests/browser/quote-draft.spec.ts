import type { Page } from '@playwright/test';
import { mainServices } from '../../src/content/navigation.ts';
import { serviceOf } from '../../src/quote/last-read.ts';
import { inMidSentence } from '../../src/quote/model.ts';
import { links } from '../owner.ts';
import {
  collectRequests,
  confirmation,
  draftOffer,
  expect,
  expectValues,
  fill,
  footerLink,
  holdAnswers,
  hydrated,
  mainLink,
  marina,
  open,
  openFilled,
  sendForm,
  sending,
  submitButton,
  test,
  visitor,
} from './site.ts';

const restore = (page: Page) => page.getByRole('button', { name: 'Restore' });
const discard = (page: Page) => page.getByRole('button', { name: 'Discard' });

const empty = Object.fromEntries(Object.keys(visitor).map((label) => [label, '']));

test('a first visit is offered nothing', async ({ page }) => {
  await open(page, '/contact');
  await expect(draftOffer(page)).toHaveCount(0);
});

test('what was typed survives a reload: the form starts empty, and Restore brings it back', async ({ page }) => {
  await openFilled(page, marina);
  await page.reload();
  await hydrated(page);
  await expectValues(page, empty);
  await restore(page).click();
  await expectValues(page, { ...visitor, ...marina });
  await expect(submitButton(page)).toBeEnabled();
  await expect(submitButton(page)).toBeFocused();
  await expect(draftOffer(page)).toHaveCount(0);
});

test('the offer says whose request it is', async ({ page }) => {
  await openFilled(page);
  await page.reload();
  await expect(draftOffer(page)).toHaveText(/earlier: Harbor Pines Logistics, warehouse\.$/);
});

test('who comes from a service is offered to choose it, and nothing is chosen unasked', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('button', { name: 'Use it' })).toHaveCount(0);
  const service = mainServices.map(({ to }) => to).find((to) => serviceOf(to)?.businessType) ?? '';
  const { value, label, businessType = '' } = serviceOf(service) ?? { value: '', label: '' };
  await open(page, service);
  await mainLink(page, 'About').click();
  await mainLink(page, 'Contact').click();
  const offer = page.getByRole('status').filter({ hasText: `You were reading about ${inMidSentence(label)}.` });
  await expectValues(page, empty);
  await offer.getByRole('button', { name: 'Use it' }).click();
  await expectValues(page, { ...empty, 'Business type': businessType, Service: value });
  await expect(page.getByLabel('Square footage')).toBeFocused();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await restore(page).click();
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue(value);
});

test('a half-filled request is restored, and the focus goes to what is missing', async ({ page }) => {
  await open(page, '/contact');
  await fill(page, 'Business type', 'warehouse');
  await fill(page, 'Email', 'ana@');
  await page.reload();
  await restore(page).click();
  await expectValues(page, { ...empty, 'Business type': 'warehouse', Email: 'ana@' });
  await expect(page.getByLabel('Service', { exact: true })).toBeFocused();
});

test('an accidental link loses nothing, and what is typed meanwhile stays', async ({ page }) => {
  await openFilled(page);
  await footerLink(page, links.service.label).click();
  await expect(page).toHaveURL(links.service.to);
  await mainLink(page, 'Contact').click();
  await fill(page, 'Phone', '727 555 0100');
  await restore(page).click();
  await expectValues(page, { ...visitor, Phone: '727 555 0100' });
});

test('what is offered outlives more typing and another reload', async ({ page }) => {
  await openFilled(page);
  await page.reload();
  await expect(draftOffer(page)).toBeVisible();
  await fill(page, 'Phone', '727 555 0100');
  await page.reload();
  await restore(page).click();
  await expectValues(page, { ...visitor, Phone: '727 555 0100' });
});

test('a description whose choice was taken back is not restored', async ({ page }) => {
  await openFilled(page, marina);
  await fill(page, 'Business type', 'warehouse');
  await page.reload();
  await fill(page, 'Business type', 'other');
  await restore(page).click();
  await expect(page.getByLabel('Please describe your company or property')).toHaveValue('');
});

test('Discard forgets it', async ({ page }) => {
  await openFilled(page);
  await page.reload();
  await discard(page).click();
  await expect(draftOffer(page)).toHaveCount(0);
  await expect(page.getByLabel('Business type', { exact: true })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expectValues(page, empty);
  await expect(draftOffer(page)).toHaveCount(0);
});

test('a request on its way stands in the form with its words, and once it has arrived is offered no more', async ({
  page,
}) => {
  const answer = await holdAnswers(page);
  await sendForm(page);
  await mainLink(page, 'About').click();
  await mainLink(page, 'Contact').click();
  await expectValues(page, visitor);
  await expect(sending(page)).toBeVisible();
  answer();
  await expect(confirmation(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(draftOffer(page)).toHaveCount(0);
});

test('after two hours nothing is offered to whoever sits there then', async ({ page }) => {
  await page.clock.install();
  await openFilled(page);
  await page.clock.fastForward('01:59:00');
  await page.reload();
  await expect(draftOffer(page)).toBeVisible();
  await page.clock.fastForward('00:02:00');
  await page.reload();
  await hydrated(page);
  await expect(draftOffer(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('quote-draft'))).toBeNull();
});

for (const [state, getter] of Object.entries({
  // As a browser set to keep no site's data does; the e-mail service's client reads the other one while it loads.
  blocked: () => {
    for (const storage of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, storage, {
        configurable: true,
        get: () => {
          throw new DOMException('blocked');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
})) {
  test(`with the browser’s storage ${state} everything else works, and the request arrives`, async ({ page, log }) => {
    await page.addInitScript(getter);
    await collectRequests(page);
    await sendForm(page);
    await expect(confirmation(page)).toBeVisible();
    expect(log.filter((line) => /quote request/i.test(line))).toEqual([]);
  });
}

test('what is stored by someone else does no harm', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('quote-draft', `{"name": 7, "email": "a@b.test", "x": {}, "at": ${Date.now()}}`),
  );
  await open(page, '/contact');
  await restore(page).click();
  await expectValues(page, { ...empty, Email: 'a@b.test' });
});

test('what the browser itself puts back into the form counts, though it says nothing of it', async ({ page }) => {
  await openFilled(page, { Phone: '' });
  await page.getByLabel('Phone').evaluate((field: HTMLInputElement) => {
    field.value = '(904) 456-3851';
  });
  await expect(submitButton(page)).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(submitButton(page)).toBeEnabled();
});
