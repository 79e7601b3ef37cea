import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      // These start commands of the project in a copy of it: on a busy machine that takes its time.
      {
        test: {
          name: 'integration',
          include: ['tests/{integration,specification}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
