import type { Page } from '@playwright/test';
import { callHref, examples, links } from '../owner.ts';
import { expect, hrefs, isSameDocument, mainServices, markDocument, open, test, topLinks } from './site.ts';

/** Sends the pages with something else in the place of what an older browser does not know. */
const replaceInPages = (page: Page, words: Record<string, string>) =>
  page.route(/\/[^.]*$/, async (route) => {
    const answer = await route.fetch();
    const all = Object.entries(words);
    const body = all.reduce((text, [known, unknown]) => text.replaceAll(known, unknown), await answer.text());
    await route.fulfill({ response: answer, body });
  });

test('the services menu opens on hover and lists the main services', async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const link = nav.getByRole('link', { name: links.otherService.label, exact: true });
  await expect(link).toBeHidden();
  await nav.getByRole('button', { name: 'Services' }).hover();
  await expect(link).toBeVisible();
  expect(await hrefs(nav.getByRole('list'))).toEqual(mainServices);
  await expect(nav.getByRole('link', { name: 'All Services' })).toBeVisible();
  // The pointer crosses the gap between the button and the list.
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 12 });
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.mouse.move(20, 400);
  await nav.getByRole('button', { name: 'Services' }).hover();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(links.otherService.to);
  await page.mouse.move(400, 700);
  await expect(link).toBeHidden();
});

test('the services menu, clicked open, closes when the mouse leaves, and its button says so', async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const link = nav.getByRole('link', { name: links.otherService.label, exact: true });
  const button = nav.getByRole('button', { name: 'Services' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 12 });
  await expect(link).toBeVisible();
  await page.mouse.move(20, 400);
  await expect(link).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('without anchors the services menu opens under its button, and the mouse reaches it', async ({ page }) => {
  await replaceInPages(page, { 'anchor-name': 'unknown-name' });
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const button = nav.getByRole('button', { name: 'Services' });
  const list = nav.getByRole('list');
  await button.hover();
  const hovered = await list.boundingBox();
  await button.click();
  const opened = await list.boundingBox();
  expect(opened?.x).toBe(hovered?.x);
  expect(Math.abs((opened?.y ?? 0) - (hovered?.y ?? 0))).toBeLessThan(2);
  await page.mouse.move((opened?.x ?? 0) + 60, (opened?.y ?? 0) + 20, { steps: 20 });
  await expect(list).toBeVisible();
});

test('the services menu opens and closes with the keyboard', async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const link = nav.getByRole('link', { name: links.service.label, exact: true });
  await nav.getByRole('button', { name: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(nav.getByRole('button', { name: 'Services' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(links.otherService.to);
  await expect(link).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens on a tap, holds the same list, and closes after navigation', async ({ page }) => {
    await open(page, '/');
    await markDocument(page);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.tap();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await hrefs(menu)).toEqual([...mainServices, '/services', ...topLinks.slice(0, -1), callHref, '/contact']);
    await menu.getByRole('link', { name: links.otherService.label, exact: true }).tap();
    await expect(page).toHaveURL(links.otherService.to);
    await expect(menu).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Each way to close it, the last by a tap on the shade beside the sheet.
    for (const close of [
      () => button.tap(),
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('button', { name: 'Close', exact: true }).tap(),
      () => page.touchscreen.tap(195, 80),
    ]) {
      await button.tap();
      await expect(menu).toBeVisible();
      await close();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(links.otherService.to);
    }
  });

  test('a browser without popovers opens and closes the menu by its button, on Escape and after navigation', async ({
    page,
  }) => {
    // The attribute says nothing to it, and its selector is unknown.
    await replaceInPages(page, {
      ':popover-open': ':unknown-open',
      'popover="auto"': 'data-popover',
      '[popover]': '[data-popover]',
    });
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      for (const method of ['showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, method);
    });
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(menu).toBeHidden();
    for (const close of [
      () => button.tap(),
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('button', { name: 'Close', exact: true }).tap(),
    ]) {
      await button.tap();
      await expect(menu).toBeVisible();
      await close();
      await expect(menu).toBeHidden();
    }
    await button.tap();
    await menu.getByRole('link', { name: links.otherService.label, exact: true }).tap();
    await expect(page).toHaveURL(links.otherService.to);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the bar at the bottom calls or leads to the quote, and is not on the contact page', async ({ page }) => {
    await open(page, examples.city);
    const bar = page.getByRole('navigation', { name: 'Call or get a quote' });
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', callHref);
    await bar.getByRole('link', { name: 'Get quote' }).tap();
    await expect(page).toHaveURL('/contact');
    await expect(bar).toHaveCount(0);
  });
});

test('an open menu stays usable when the phone is turned and the bar gets wide', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});
