import { defineConfig } from 'vitest/config';
import { ofTheExample } from './tests/run/folders.ts';

/** The words of the example, checked in seconds like everything that "npm run check" runs. */
const prose = 'tests/specification/prose.test.ts';

export default defineConfig({
  test: {
    projects: [
      // Without the owner's keys: the same tests on every machine.
      {
        envDir: false,
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts', ...ofTheExample.map(() => prose)] },
      },
      // These start commands of the project in a copy of it: on a busy machine that takes its time.
      {
        envDir: false,
        test: {
          name: 'integration',
          include: ['integration', ...ofTheExample].map((folder) => `tests/${folder}/**/*.test.ts`),
          exclude: [prose],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
