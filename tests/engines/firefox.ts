import puppeteer, { type Page } from 'puppeteer-core';
import { findEngine } from '../run/browser.ts';
import { expect, type Key, type Place, poll, Tab } from './tab.ts';

/** Milliseconds to wait for the launch and for each step, enough for a busy machine. */
const patience = { launch: 60_000, wait: 30_000 };

class FirefoxTab extends Tab {
  private readonly page: Page;
  private readonly alerts: string[] = [];

  constructor(origin: string, page: Page) {
    super(origin);
    this.page = page;
    page.setDefaultTimeout(patience.wait);
    page.on('dialog', (dialog) => {
      this.alerts.push(dialog.message());
      return dialog.accept();
    });
  }

  async goto(address: string): Promise<void> {
    await this.page.goto(address);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  /** Goes back by a script of the page, because the driver's own command waits in vain for another document. */
  async back(): Promise<void> {
    await this.page.evaluate(() => void setTimeout(() => history.back()));
  }

  evaluate<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.page.evaluate(run as (...all: unknown[]) => Result, ...args) as Promise<Result>;
  }

  moveMouse({ x, y }: Place): Promise<void> {
    return this.page.mouse.move(x, y, { steps: 4 });
  }

  holdMouse(): Promise<void> {
    return this.page.mouse.down();
  }

  releaseMouse(): Promise<void> {
    return this.page.mouse.up();
  }

  async press(...all: Key[]): Promise<void> {
    for (const key of all) await this.page.keyboard.press(key);
  }

  async alert(): Promise<string> {
    await poll(() => this.alerts.length).toBeGreaterThan(0);
    return this.alerts.shift() ?? '';
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewport({ width, height });
  }

  async close(): Promise<void> {
    expect(this.alerts).toEqual([]);
    await this.page.browserContext().close();
  }

  protected fillField(xpath: string, value: string): Promise<void> {
    return this.page.locator(`::-p-xpath(${xpath})`).fill(value);
  }
}

/** Starts the Firefox of this machine with Puppeteer, because Playwright drives only its own build of Firefox. */
export async function startFirefox() {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findEngine('firefox') ?? '',
    // Gives headless Firefox a mouse: 2 means a fine pointer, 4 a pointer that can hover.
    extraPrefsFirefox: { 'ui.primaryPointerCapabilities': 2 + 4, 'ui.allPointerCapabilities': 2 + 4 },
    timeout: patience.launch,
  });
  return {
    async openTab(origin: string): Promise<Tab> {
      const visit = await firefox.createBrowserContext();
      return new FirefoxTab(origin, await visit.newPage());
    },
    end: () => firefox.close(),
  };
}
