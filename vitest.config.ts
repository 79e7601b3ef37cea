import { defineConfig } from 'vitest/config';
import { ofTheExample } from './tests/run/folders.ts';
import { records } from './tools/site/records.ts';

/** Tests of the sample company's records, which run in seconds, like the other tests of "npm run check". */
const rules = 'tests/specification/{prose,records}.test.ts';

export default defineConfig({
  // Ignores `.env` files, so that an owner's keys do not change the tests.
  envDir: false,
  test: {
    globalSetup: 'tests/run/temporary.ts',
    projects: [
      {
        // With this plugin, the form offers the services that have pages, as in the built site.
        plugins: [records()],
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts', ...ofTheExample.map(() => rules)] },
      },
      // Tests of the built site in `dist`, in one process, so that each page is parsed only once.
      {
        test: {
          name: 'built',
          include: ['built', ...ofTheExample].map((folder) => `tests/${folder}/**/*.test.ts`),
          exclude: [rules],
          isolate: false,
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
      // Tests that start the project's commands in a copy of it: slow on a busy machine.
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
