import type { Locator, Page } from '@playwright/test';

/** Addresses of the links in a list, in order. */
export const hrefs = (list: Locator) =>
  list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** A phone's screen, with touch. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
/** Heading of the failure screen. */
export const failureScreen = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** A link of the top bar. */
export const mainLink = (page: Page, name: string) => mainMenu(page).getByRole('link', { name, exact: true });

/** A link of the footer. */
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Position and size of an element on the screen. @throws Error when the element is not visible */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} has no box.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
