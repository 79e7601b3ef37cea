import { test as base } from '@playwright/test';
import { findEngine } from '../run/browser.ts';
import { startFirefox } from './firefox.ts';
import { type Gate, startGate } from './gate.ts';
import { expect, type Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

const starts = { firefox: startFirefox, webkit: startWebKit };
/** Which browser a test runs in, a project of `playwright.config.ts` each. */
export interface EngineOptions {
  engine: keyof typeof starts;
}

interface Fixtures {
  /** A machine without one of the browsers still tests the rest: the run counts what it left out and says why. */
  skipWhereMissing: undefined;
  /** What stands between the tab and the server. */
  gate: Gate;
  /** A tab with a memory of its own, on a wide screen. */
  tab: Tab;
}

type Started = Awaited<ReturnType<(typeof starts)[keyof typeof starts]>>;

/** A test in another browser than Chromium, the one that this machine has. */
export const test = base.extend<Fixtures, EngineOptions & { started: Started }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const started = await starts[engine]();
      await use(started);
      await started.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  skipWhereMissing: [
    async ({ engine }, use, test) => {
      test.skip(!findEngine(engine), `no ${engine} on this machine`);
      await use(undefined);
    },
    { auto: true },
  ],
  gate: async ({ baseURL }, use) => {
    const gate = await startGate(baseURL ?? '');
    await use(gate);
    gate.end();
    // Whatever a test is about: a page must never try what its own policy forbids.
    expect(gate.violations).toEqual([]);
  },
  tab: async ({ started, gate }, use) => {
    const tab = await started.openTab(gate.origin);
    await tab.resize(1280, 1000);
    await use(tab);
    await tab.close();
  },
});
