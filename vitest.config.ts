import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The files of one process share its modules, which costs half as much; what a test changes it puts back.
    isolate: false,
    projects: [
      { test: { name: 'domain', include: ['packages/*/src/**/*.test.ts'] } },
      { test: { name: 'web', include: ['apps/web/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // A real database on a busy machine: a slow test is no wrong one.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
