import type { Page } from '@playwright/test';
import { callHref, links, site } from '../owner.ts';
import { boxOf, h1, hrefs, mainMenu, phone } from './parts.ts';
import { expect, isSameDocument, markDocument, open, test } from './site.ts';

/** Replaces names of web features in the pages' source, to imitate a browser that does not support those features. */
const replaceInPages = (page: Page, words: Record<string, string>) =>
  page.route(/\/[^.]*$/, async (route) => {
    const answer = await route.fetch();
    const all = Object.entries(words);
    const body = all.reduce((text, [known, unknown]) => text.replaceAll(known, unknown), await answer.text());
    await route.fulfill({ response: answer, body });
  });

/** Makes the browser ignore the popover attribute and its selector. */
async function forgetPopovers(page: Page): Promise<void> {
  await replaceInPages(page, {
    ':popover-open': ':unknown-open',
    'popover="auto"': 'data-popover',
    '[popover]': '[data-popover]',
  });
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}

test('the services menu opens on hover, click, or key, stays open under the mouse, and closes when it leaves', async ({
  page,
}) => {
  await open(page, '/');
  const nav = mainMenu(page);
  const link = nav.getByRole('link', { name: links.otherService.label, exact: true });
  const button = nav.getByRole('button', { name: 'Services' });
  await expect(link).toBeHidden();
  await button.hover();
  await expect(link).toBeVisible();
  expect(await hrefs(nav.getByRole('list'))).toEqual(site.menu.services.map(({ to }) => to));
  await expect(nav.getByRole('link', { name: 'All Services' })).toBeVisible();
  const { x, y } = await boxOf(link);
  // Moves in steps, so that the pointer crosses the gap between the button and the list.
  const reachLink = () => page.mouse.move(x + 20, y + 10, { steps: 12 });
  await reachLink();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.mouse.move(20, 400);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await reachLink();
  await expect(link).toBeVisible();
  await page.mouse.move(20, 400);
  await expect(link).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.hover();
  await link.click();
  await expect(page).toHaveURL(links.otherService.to);
  await page.mouse.move(400, 700);
  await expect(link).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(nav.getByRole('link', { name: links.service.label, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(links.service.to);
  await expect(link).toBeHidden();
});

test('without CSS anchor positioning the services menu opens under its button, within reach of the mouse', async ({
  page,
}) => {
  await replaceInPages(page, { 'anchor-name': 'unknown-name' });
  await open(page, '/');
  const nav = mainMenu(page);
  const button = nav.getByRole('button', { name: 'Services' });
  const list = nav.getByRole('list');
  await button.hover();
  const hovered = await boxOf(list);
  await button.click();
  const { x, y } = await boxOf(list);
  expect(x).toBe(hovered.x);
  expect(Math.abs(y - hovered.y)).toBeLessThan(2);
  await page.mouse.move(x + 60, y + 20, { steps: 20 });
  await expect(list).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  for (const popovers of ['with', 'without'])
    test(`${popovers} popover support the menu opens on a tap, and closes on a tap, Escape, or navigation`, async ({
      page,
    }) => {
      if (popovers === 'without') await forgetPopovers(page);
      await open(page, '/');
      await markDocument(page);
      const menu = page.getByRole('navigation', { name: 'Menu' });
      const button = page.getByRole('button', { name: 'Menu', exact: true });
      await expect(menu).toBeHidden();
      for (const close of [() => button.tap(), () => page.keyboard.press('Escape')]) {
        await button.tap();
        await expect(menu).toBeVisible();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await close();
        await expect(menu).toBeHidden();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(page).toHaveURL('/');
      }
      await button.tap();
      const pages = [...site.menu.services, site.menu.all, ...site.menu.pages].map(({ to }) => to);
      expect(await hrefs(menu)).toEqual([...pages, callHref, '/contact']);
      await menu.getByRole('link', { name: links.otherService.label, exact: true }).tap();
      await expect(page).toHaveURL(links.otherService.to);
      await expect(menu).toBeHidden();
      await expect(h1(page)).toBeFocused();
      expect(await isSameDocument(page)).toBe(true);
    });
});

test('a phone’s bottom bar is gone on the contact page, and is there again after Back', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await open(page, links.service.to);
  const bar = page.getByRole('navigation', { name: site.names.bar });
  await bar.getByRole('link', { name: site.bar.quoteLabel }).click();
  await expect(page).toHaveURL('/contact');
  await expect(bar).toHaveCount(0);
  await page.goBack();
  await expect(bar).toBeVisible();
});

test('an open mobile menu stays usable when the device is rotated to the desktop layout', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});
