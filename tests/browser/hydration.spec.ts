import type { Page } from '@playwright/test';
import type { HomePage } from '../../src/content/schema.ts';
import { company, examples, links, recordOf } from '../owner.ts';
import {
  expect,
  expectValues,
  fillForm,
  holdApp,
  hydrated,
  isSameDocument,
  marina,
  markDocument,
  open,
  pages,
  submitButton,
  test,
  visitor,
} from './site.ts';

/** The addresses of the scripts that a page asks for, as it asks. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

const markup = (page: Page) => page.locator('#root').evaluate((root) => root.innerHTML);

for (const path of [...pages, `${examples.city}/`, '/contact/', '/nowhere', '/about/lost']) {
  test(`the app takes ${path} over and changes nothing`, async ({ page, log }) => {
    // Nothing that comes with the app on purpose: neither the film nor the pictures below the first screen.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const release = await holdApp(page);
    // As a host without redirects serves an address with a slash: the same page.
    await page.route(`**${path}`, async (route) => {
      const url = route.request().url();
      await route.fulfill({ response: await route.fetch({ url: url.replace(/(.)\/$/, '$1') }) });
    });
    await page.goto(path);
    const before = await markup(page);
    release();
    await hydrated(page);
    // What is in the form only until the app is there: both descriptions, and the note for the case that it never comes. What is
    // there only from then on: the state of the menus and what the form knows.
    const untilThen =
      /<div class="relative other-(businessType|service)">.*?<\/div>|<p role="alert" data-without-app.*?<\/p>|invisible (?=min-w)/g;
    const fromThen = / aria-expanded="false"/g;
    await expect.poll(async () => (await markup(page)).replace(fromThen, '')).toBe(before.replace(untilThen, ''));
    const own = log.filter((line) => !line.startsWith('Failed to load resource') && !line.startsWith('404:'));
    expect(own).toEqual([]);
  });
}

test('what is typed and chosen before the app is there counts, and the place and the focus stay', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/contact');
  await fillForm(page, marina);
  await expect(page.getByLabel('Please describe the work you need')).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await page.getByLabel('Email').evaluate((field) => field.focus({ preventScroll: true }));
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.getByText('answers to go')).toBeHidden();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(400);
  release();
  await hydrated(page);
  await expect(submitButton(page)).toBeEnabled();
  await expectValues(page, { ...visitor, ...marina });
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('a page scrolled halfway down stays there', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/');
  const place = await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    return window.scrollY;
  });
  expect(place).toBeGreaterThan(900);
  release();
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('the services menu works before the app is there, and stays open when it comes', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await expect(nav.getByRole('link', { name: links.otherService.label })).toBeVisible();
  await page.keyboard.press('Tab');
  release();
  await hydrated(page);
  await expect(nav.getByRole('link', { name: links.service.label })).toBeFocused();
  await expect(nav.getByRole('link', { name: links.otherService.label })).toBeVisible();
});

test('the mobile menu works before the app is there, and stays open when it comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdApp(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  release();
  await hydrated(page);
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
});

test('before the browser is idle or the page touched, the boot script is the only one', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      Object.assign(window, { becomeIdle: callback });
      return 0;
    };
  });
  const scripts = watchScripts(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForFunction(() => 'becomeIdle' in window);
  // As browsers tell of a mouse that was there before the page.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })));
  await page.evaluate(() => fetch('/favicon.svg'));
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/boot-[\w-]+\.js$/)]);
  await page.evaluate('window.becomeIdle()');
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(1);
});

for (const [sign, give] of Object.entries({
  'a mouse that moves': async ({ mouse }: Page) => {
    await mouse.move(300, 400);
    await mouse.move(320, 420);
  },
  'a first key': ({ keyboard }: Page) => keyboard.press('Tab'),
}))
  test(`${sign} brings the app before the browser is idle`, async ({ page }) => {
    await page.addInitScript('window.requestIdleCallback = () => 0');
    await page.goto('/', { waitUntil: 'load' });
    await give(page);
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
    // The paint is waited for as long as this test likes.
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (act: () => void, pause: number) => (pause === 1000 ? 0 : setTimeout(act, pause)),
    });
  });
  const waits = () => page.evaluate<string[]>('window.waits');
  /** What it waits for after `what` is over and everything that follows from it has had its turn. */
  const after = (what: string) =>
    page.evaluate<string[], string>(async (over) => {
      const { waits, until } = window as unknown as { waits: string[]; until: Record<string, () => void> };
      until[over]?.();
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      return waits;
    }, what);
  const scripts = watchScripts(page);
  await page.goto('/', { waitUntil: 'load' });
  await expect.poll(waits).toContain('picture');
  expect(await after('nothing')).toEqual(['picture']);
  expect(await after('picture')).toEqual(['picture', 'paint']);
  expect(await after('paint')).toEqual(['picture', 'paint', 'idle']);
  expect(scripts).toHaveLength(1);
  await page.evaluate('window.until.idle()');
  await hydrated(page);
});

test('a browser without requestIdleCallback brings the app after load', async ({ page }) => {
  await page.addInitScript('delete window.requestIdleCallback');
  await open(page, examples.city);
});

test('a browser that tells of no paint brings the app all the same', async ({ page }) => {
  // Firefox, for a page that is loaded in the middle.
  await page.addInitScript(() => {
    window.PerformanceObserver = class {
      static supportedEntryTypes = ['paint'];
      observe() {}
      disconnect() {}
    } as never;
  });
  await open(page, examples.city);
});

test('no internal link reloads the document once the app is there', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  const links = page.locator('a[href^="/"]');
  const addresses = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
  expect(addresses.size).toBeGreaterThan(10);
  // To each and back.
  test.setTimeout(addresses.size * 5000);
  for (const address of addresses) {
    await page
      .locator(`a[href="${address}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(address);
    expect(await isSameDocument(page)).toBe(true);
    await page.getByRole('link', { name: `${company.name} home` }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(recordOf<HomePage>('/').hero.heading);
  }
});
