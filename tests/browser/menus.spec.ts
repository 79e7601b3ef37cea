import { callHref, examples, links } from '../owner.ts';
import { expect, hrefs, isSameDocument, mainServices, markDocument, open, test, topLinks } from './site.ts';

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
