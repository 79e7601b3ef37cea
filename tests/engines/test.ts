import { test as base } from '@playwright/test';
import { findEngine } from '../run/browser.ts';
import { startFirefox } from './firefox.ts';
import { type Gate, startGate } from './gate.ts';
import { expect, type Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

const starts = { firefox: startFirefox, webkit: startWebKit };
/** The browser that a test runs in; `playwright.config.ts` has a project for each browser. */
export interface EngineOptions {
  engine: keyof typeof starts;
}

interface Fixtures {
  /** Skips a test if this machine lacks its browser; the run counts the skipped tests and says why. */
  skipWhereMissing: undefined;
  /** The proxy between the tab and the server. */
  gate: Gate;
  /** A tab on a wide screen, without anything that other tests have stored. */
  tab: Tab;
}

type Started = Awaited<ReturnType<(typeof starts)[keyof typeof starts]>>;

/** A test in the Firefox or WebKit of this machine. */
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
    // No page may try what its own Content Security Policy forbids.
    expect(gate.violations).toEqual([]);
  },
  tab: async ({ started, gate }, use) => {
    const tab = await started.openTab(gate.origin);
    await tab.resize(1280, 1000);
    await use(tab);
    await tab.close();
  },
});
