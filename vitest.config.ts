import { defineConfig } from 'vitest/config';

/** The words of the example, checked in seconds like everything that "npm run check" runs. */
const prose = 'tests/specification/prose.test.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts', prose] } },
      // These start commands of the project in a copy of it: on a busy machine that takes its time.
      {
        test: {
          name: 'integration',
          include: ['tests/{integration,specification}/**/*.test.ts'],
          exclude: [prose],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
