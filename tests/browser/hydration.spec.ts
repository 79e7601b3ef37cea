import type { Page } from '@playwright/test';
import { examples, links } from '../owner.ts';
import { expect, marina, test, visitor } from './form.ts';
import { appScripts, holdApp, setConnection, watchRequests } from './network.ts';
import { mainMenu, phone } from './parts.ts';
import { hydrated, open, pages } from './site.ts';

const markup = (page: Page) => page.locator('#root').evaluate((root) => root.innerHTML);

test('the app hydrates each kind of page without changing it or logging errors, at its own address', async ({
  page,
  log,
}) => {
  // Turn on data saving, so that the app neither adds the film nor loads the pictures below the first screen early.
  await setConnection(page, { saveData: true });
  // Imitate a host without redirects, which serves the same page at an address with a trailing slash.
  await page.route(/\w\/$/, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: route.request().url().slice(0, -1) }) });
  });
  // Visit the form first: after a visit to a service page, the app would add an offer to choose that service.
  for (const path of ['/contact/', ...pages.filter((each) => each !== '/contact'), '/nowhere', '/about/lost'])
    await test.step(path, async () => {
      const release = await holdApp(page);
      await page.goto(path);
      const before = await markup(page);
      release();
      await hydrated(page);
      // Only the HTML before hydration has both descriptions for "other", the note in case the app never loads, and
      // the class that hides the form's status. Only the HTML after hydration has the menus' `aria-expanded` and the
      // map frame's `tabindex`.
      const untilThen =
        /<div class="relative other-(businessType|service)">.*?<\/div>|<p role="alert" data-without-app.*?<\/p>|invisible (?=min-w-0)/g;
      const fromThen = / aria-expanded="false"|(?<=<iframe [^>]*) tabindex="-1"/g;
      const after = async () => (await markup(page)).replace(fromThen, '');
      await expect.poll(after, path).toBe(before.replace(untilThen, ''));
      const own = log.filter((line) => !line.startsWith('Failed to load resource') && !line.startsWith('404:'));
      expect(own, path).toEqual([]);
      await expect(page).toHaveURL(path.replace(/(?<=.)\/$/, ''));
      await page.unroute(appScripts);
    });
});

test('hydration keeps the answers already typed, the scroll position, and the focus', async ({ page, form }) => {
  const release = await holdApp(page);
  await page.goto('/contact');
  await form.fillAll(marina);
  await expect(page.getByLabel('Please describe the work you need')).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await page.getByLabel('Email').evaluate((field) => field.focus({ preventScroll: true }));
  await expect(form.submit).toBeDisabled();
  await expect(page.getByText('answers to go')).toBeHidden();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(400);
  release();
  await hydrated(page);
  await expect(form.submit).toBeEnabled();
  await form.expectValues({ ...visitor, ...marina });
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  // Hydration also stores the answers as a draft, without waiting for the next key press.
  await form.leave();
  await form.comeBack();
  await form.restore.click();
  await form.expectValues({ ...visitor, ...marina });
});

test('the services menu works before hydration, and stays open and focused when the app takes over', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/');
  const nav = mainMenu(page);
  await nav.getByRole('button', { name: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await expect(nav.getByRole('link', { name: links.otherService.label })).toBeVisible();
  await page.keyboard.press('Tab');
  release();
  await hydrated(page);
  await expect(nav.getByRole('link', { name: links.service.label })).toBeFocused();
  await expect(nav.getByRole('link', { name: links.otherService.label })).toBeVisible();
});

test('the mobile menu works before hydration and stays open when the app takes over', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  const release = await holdApp(page);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  release();
  await hydrated(page);
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
});

test('the first key press or mouse movement loads the app without waiting for the browser to be idle', async ({
  page,
}) => {
  await page.addInitScript('window.requestIdleCallback = () => 0');
  /** Opens home and waits until the boot script waits for the browser to be idle. */
  const openIdle = async () => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveClass('painted');
  };
  await openIdle();
  await page.keyboard.press('Tab');
  await hydrated(page);
  await openIdle();
  await page.mouse.move(300, 400);
  await page.mouse.move(320, 420);
  await hydrated(page);
});

test('the app waits for the first picture, then for the paint, then for the browser to be idle', async ({ page }) => {
  await page.addInitScript(() => {
    const waits: string[] = [];
    const until: Record<string, () => void> = {};
    const wait = (what: string, over: () => void) => {
      waits.push(what);
      until[what] = over;
    };
    Object.assign(window, { waits, until });
    const decode = HTMLImageElement.prototype.decode;
    HTMLImageElement.prototype.decode = function () {
      return this.fetchPriority === 'high' ? new Promise((resolve) => wait('picture', resolve)) : decode.call(this);
    };
    window.PerformanceObserver = class {
      static supportedEntryTypes = ['paint'];
      tell: (entries: unknown, observer: unknown) => void;
      constructor(tell: (entries: unknown, observer: unknown) => void) {
        this.tell = tell;
      }
      observe() {
        wait('paint', () => this.tell([], this));
      }
      disconnect() {}
    } as never;
    window.requestIdleCallback = (start) => {
      wait('idle', start as () => void);
      return 0;
    };
    // Disable the boot script's timeout of 1000 ms for the wait for the paint.
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (act: () => void, pause: number) => (pause === 1000 ? 0 : setTimeout(act, pause)),
    });
  });
  const waits = () => page.evaluate<string[]>('window.waits');
  /** Ends the wait for `what` and lets four frames pass. @returns all that the boot script has waited for so far */
  const after = (what: string) =>
    page.evaluate<string[], string>(async (over) => {
      const { waits, until } = window as unknown as { waits: string[]; until: Record<string, () => void> };
      until[over]?.();
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      return waits;
    }, what);
  const scripts = watchRequests(page, /\.js$/);
  await page.goto('/', { waitUntil: 'load' });
  await expect.poll(waits).toContain('picture');
  expect(await after('nothing')).toEqual(['picture']);
  expect(await after('picture')).toEqual(['picture', 'paint']);
  expect(await after('paint')).toEqual(['picture', 'paint', 'idle']);
  // Browsers send this event when a page appears under a resting mouse; the event must not start the app.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })));
  await page.evaluate(() => fetch('/favicon.svg'));
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/boot-[\w-]+\.js$/)]);
  await page.evaluate('window.until.idle()');
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(1);
});

for (const [lack, take] of Object.entries({
  'without requestIdleCallback': () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
  },
  // Firefox behaves like this when a page opens scrolled down.
  'that reports no paint': () => {
    window.PerformanceObserver = class {
      static supportedEntryTypes = ['paint'];
      observe() {}
      disconnect() {}
    } as never;
  },
}))
  test(`the app also loads in a browser ${lack}`, async ({ page }) => {
    await page.addInitScript(take);
    await open(page, examples.city);
  });
