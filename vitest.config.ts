import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** A polled condition may take long to become true on a busy machine. */
const expectations = { poll: { timeout: 10_000 } };
/** Node runs the files directly, so no process needs to transform them, or to parse them for mocks. */
const native = { viteModuleRunner: false, nodeLoader: false };
const server = {
  expect: expectations,
  experimental: native,
  // Pages are rendered as they are served: React's development build takes twice as long.
  env: { NODE_ENV: 'production' },
  globalSetup: ['apps/server/src/testing/global-setup.ts'],
  // Generous, because the tests use a real database on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
/** Tests that compare durations run last, with nothing else on the machine. */
const timed = ['features/account/login-time', 'testing/drills/freeze-time'].map(
  (file) => `apps/server/src/${file}.test.ts`,
);

export default defineConfig({
  test: {
    // Files in one process share modules, which halves the time. Tests must undo their changes to them.
    isolate: false,
    // More processes than processors, because tests spend much of their time waiting.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          experimental: native,
          name: 'domain',
          include: ['packages/{domain,contract,phrases}/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/{web,office}/**/*.test.ts', 'packages/{kit,browser}/src/**/*.test.ts'],
        },
      },
      {
        test: {
          experimental: native,
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          expect: expectations,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: timed,
        },
      },
      {
        test: { ...server, name: 'server-timed', include: timed, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
