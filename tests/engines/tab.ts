import { expect as expectSoon } from '@playwright/test';
import { chainOf, look, type Target } from './look.ts';

export { by } from './look.ts';

/** Waits up to 30 s, because every look-up is a message to the browser and back. */
export const expect = expectSoon.configure({ timeout: 30_000 });

/** Asks ten times a second until the answer is right, because Playwright waits up to a second between tries. */
export const poll = <Result>(
  ask: () => Result | Promise<Result>,
  options: { message?: string; timeout?: number } = {},
) => expect.poll(ask, { intervals: [100], ...options });

/** WebDriver codes of keys that type no character. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowRight: '\uE014',
};
export type Key = keyof typeof keys;

/** A place in the window, in pixels. */
export interface Place {
  x: number;
  y: number;
}

/** A browser tab, used as a visitor uses it; each browser's subclass does what differs between the drivers. */
export abstract class Tab {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  abstract goto(address: string): Promise<void>;
  abstract reload(): Promise<void>;
  abstract back(): Promise<void>;
  /** Runs a function in the page. */
  abstract evaluate<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  abstract moveMouse(place: Place): Promise<void>;
  abstract holdMouse(): Promise<void>;
  abstract releaseMouse(): Promise<void>;
  abstract press(...all: Key[]): Promise<void>;
  /** Waits for a native alert and closes it. @returns its text */
  abstract alert(): Promise<string>;
  abstract resize(width: number, height: number): Promise<void>;
  abstract close(): Promise<void>;
  /** Types `value` into the field at `xpath`, or chooses it if the field is a drop-down. */
  protected abstract fillField(xpath: string, value: string): Promise<void>;

  load(path: string): Promise<void> {
    return this.goto(this.origin + path);
  }

  /** Waits until the app has hydrated the page: hydration adds `aria-expanded` to the menu buttons. */
  hydrated(timeout = 30_000): Promise<void> {
    const said = () => document.querySelector('[popovertarget][aria-expanded]') !== null;
    return poll(() => this.evaluate(said).catch(() => false), { timeout }).toBe(true);
  }

  async open(path: string): Promise<void> {
    await this.load(path);
    await this.hydrated();
  }

  /** Waits until a function that runs in the page returns true. */
  async until<Args extends unknown[]>(run: (...args: Args) => boolean, ...args: Args): Promise<void> {
    await poll(() => this.evaluate(run, ...args).catch(() => false), { message: String(run) }).toBe(true);
  }

  arriveAt(path: string): Promise<void> {
    return this.until((path) => location.pathname === path, path);
  }

  /** Finds a visible target (see `look`). @returns `null` if none shows, `undefined` if the page cannot answer now */
  find(target: Target, bringUp = false) {
    return this.evaluate(look, chainOf(target), bringUp, false).catch(() => undefined);
  }

  async shows(target: Target): Promise<void> {
    await poll(() => this.find(target), { message: JSON.stringify(target) }).toBeTruthy();
  }

  async hides(target: Target): Promise<void> {
    await poll(() => this.find(target), { message: JSON.stringify(target) }).toBeNull();
  }

  async isFocused(target: Target): Promise<void> {
    await poll(async () => (await this.find(target))?.focused, { message: JSON.stringify(target) }).toBe(true);
  }

  /** Scrolls to a target, waits until the target is at rest and uncovered, then moves the mouse to it. */
  async hover(target: Target): Promise<void> {
    let place: Place = { x: 0, y: 0 };
    const isAtRest = async () => {
      const before = await this.find(target, true);
      // Waits two frames, because a movement that has just begun shows no new position sooner.
      await this.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const now = await this.find(target);
      if (now) place = now;
      return now?.ready && now.x === before?.x && now.y === before.y;
    };
    await poll(isAtRest, { message: JSON.stringify(target) }).toBe(true);
    await this.moveMouse(place);
  }

  async click(target: Target): Promise<void> {
    await this.hover(target);
    await this.holdMouse();
    await this.releaseMouse();
  }

  /** Focuses a target once it shows. */
  async focus(target: Target): Promise<void> {
    await this.shows(target);
    await this.evaluate(look, chainOf(target), true, true);
  }

  /** Presses Tab, at most 12 times, until a target has the focus. */
  async tabTo(target: Target): Promise<void> {
    for (let step = 0; step < 12 && !(await this.find(target))?.focused; step++) await this.press('Tab');
    await this.isFocused(target);
  }

  /** Whether a button is disabled; `undefined` if it does not show. */
  async isDisabled(target: Target): Promise<boolean | undefined> {
    return (await this.find(target))?.disabled;
  }

  /** Fills in fields of the form, drop-down fields too, by their labels. */
  async fill(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields))
      await this.fillField(`//form//*[@id = //label[. = "${label}"]/@for]`, value);
  }

  /** The values of the form's fields, by their labels. */
  values(): Promise<Record<string, string>> {
    return this.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('form [name]:not([inert] *)')];
      return Object.fromEntries(fields.map(({ labels, value }) => [labels?.[0]?.textContent ?? '', value]));
    });
  }

  /** Marks the document, to see later whether it is still the same one. */
  async markDocument(): Promise<void> {
    await this.evaluate(() => void Object.assign(window, { sameDocument: true }));
  }

  isSameDocument(): Promise<boolean> {
    return this.evaluate(() => 'sameDocument' in window);
  }

  /** Pixels that the page is scrolled down. */
  scrollY(): Promise<number> {
    return this.evaluate(() => Math.round(window.scrollY));
  }

  async scrollTo(top: number): Promise<void> {
    await this.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  }
}
