import { defineConfig } from 'vitest/config';
import { ofTheExample } from './tests/run/folders.ts';
import { records } from './tools/build/records.ts';

/** Rules on the example's records, checked in seconds like everything that "npm run check" runs. */
const rules = 'tests/specification/{prose,records}.test.ts';

export default defineConfig({
  test: {
    globalSetup: 'tests/run/temporary.ts',
    projects: [
      // Without the owner's keys: the same tests on every machine.
      {
        envDir: false,
        // As in the built site, the form's services are those that have pages.
        plugins: [records()],
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts', ...ofTheExample.map(() => rules)] },
      },
      // What the built site says in `dist`, in one process: each page is parsed once for all.
      {
        envDir: false,
        test: {
          name: 'built',
          include: ['built', ...ofTheExample].map((folder) => `tests/${folder}/**/*.test.ts`),
          exclude: [rules],
          isolate: false,
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
      // These start commands of the project in a copy of it: on a busy machine that takes its time.
      {
        envDir: false,
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
