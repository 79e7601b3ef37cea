import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/engines/test.ts';
import { browserArgs, findEngine } from './tests/run/browser.ts';
import { ofTheExample } from './tests/run/folders.ts';

/** Port of `dist/`, whose quote requests go to the outbox. Not 4190, which Firefox blocks as a port of mail filters. */
const plainPort = 4290;
/** Port of a build with keys of EmailJS and Google; the tests answer in place of both services. */
export const configuredPort = 4291;

const preview = (port: number, folder: string) => ({
  command: `"${process.execPath}" tools/server/preview.ts`,
  url: `http://localhost:${port}/favicon.svg`,
  env: { PORT: String(port), BUILD_DIR: folder, OUTBOX_DIR: '.cache/test-outbox' },
  reuseExistingServer: false,
});

export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: '100%',
  // Long timeouts for busy machines, no retries: a failure stays a failure.
  timeout: 60_000,
  expect: { timeout: 15_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/{testFileDir}/reading/{arg}{ext}' } },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${plainPort}`,
    viewport: { width: 1280, height: 900 },
    // A page loads twice as fast in a used context, whose storage is emptied for each test.
    reuseContext: true,
    launchOptions: {
      executablePath: findEngine('chromium') ?? '',
      // No `--in-process-gpu`, which crashes the browser: graphics code sets variables while other threads read them.
      args: [
        ...browserArgs,
        // No page reaches the internet.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        // As few processes as possible, because starting one takes longer than drawing a page.
        ...['--renderer-process-limit=1', '--disable-site-isolation-trials'],
      ],
    },
  },
  projects: [
    { name: 'chromium', testMatch: ['browser', ...ofTheExample].map((folder) => `${folder}/**/*.spec.ts`) },
    // What visitors do most, tested in two more browser engines; the long timeout is for their slow drivers.
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: 'engines/*.spec.ts',
      timeout: 180_000,
      use: { engine },
    })),
  ],
  webServer: [preview(plainPort, 'dist'), preview(configuredPort, '.cache/dist-configured')],
});
