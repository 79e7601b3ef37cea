import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** The words of the example, checked in seconds like everything that "npm run check" runs. */
const prose = 'tests/specification/prose.test.ts';

/** What the example must be; a company that has made the site its own is held to none of it. */
export const specification = JSON.parse(readFileSync('company.json', 'utf8')).sample ? ['specification'] : [];

export default defineConfig({
  test: {
    projects: [
      // Without the owner's keys: the same tests on every machine.
      {
        envDir: false,
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts', ...specification.map(() => prose)] },
      },
      // These start commands of the project in a copy of it: on a busy machine that takes its time.
      {
        envDir: false,
        test: {
          name: 'integration',
          include: ['integration', ...specification].map((folder) => `tests/${folder}/**/*.test.ts`),
          exclude: [prose],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
