import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './scripts/browser.ts';
import { patience, unlimitedQuotes } from './scripts/site.ts';
import { BUILD_SERVER } from './scripts/steps.mjs';

const port = process.env.STORY_PORT ?? '4310';
const origin = `http://localhost:${port}`;
// Every Playwright process reads this file; the first one creates the site's data folder.
process.env.STORY_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'ayrac-stories-'));

/** Browser tests ("stories") against the built site in production mode, on a demo database of its own. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  use: {
    baseURL: origin,
    // Fails an impossible action long before the timeout of the whole test.
    actionTimeout: 20_000,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Animations are drawn sixty times a second, which takes a fifth of the time. Tests about animation override this.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace takes a third of the time, so only the rerun of a failed test records one.
    trace: process.env.STORY_TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: CHROMIUM,
      // Chromium's sandbox does not work as root, the usual user in continuous integration.
      chromiumSandbox: process.getuid?.() !== 0,
      // Disables background requests of the browser, many of which would fail without a network.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        // Software emulation of a graphics card needs another process and renders the same.
        '--disable-gpu',
        '--disable-quic',
        '--disable-sync',
        // GPU and network service run as threads of the browser process; separate processes take a sixteenth of the
        // time.
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        // Pages live too briefly for optimised code to pay off: without Maglev, renderers take a tenth less processor
        // time. Threads for compilation and garbage collection would delay the other worker.
        '--js-flags=--no-turbofan --no-maglev --single-threaded',
        '--no-first-run',
      ],
    },
  },
  // A test runs in both viewports if the viewport matters to it; @wide and @narrow tests run in one only. Tests that do
  // not depend on the viewport run in the wide one: they are tagged @once, or their whole file is listed below.
  projects: [
    { name: 'desktop', grepInvert: /@narrow/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      grepInvert: /@wide|@once/,
      testIgnore: [
        'a-lost-connection',
        'an-older-page',
        'back-after-a-while',
        'mailed-links',
        'notifications',
        'request-link',
        'session',
        'tag-manager',
        'trouble-in-the-wizard',
      ].map((file) => `**/${file}.test.ts`),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node ${BUILD_SERVER.join(' ')}`,
    url: `${origin}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      NODE_ENV: 'production',
      PORT: port,
      ORIGIN: origin,
      DATA_DIR: process.env.STORY_DATA_DIR,
      DATABASE_URL: '',
      DEMO: 'on',
      // Rendering them would keep both cores busy for two minutes, and delay the first tests.
      PICTURES_AHEAD: 'off',
      // Lowest effort, because nobody looks at the pictures.
      PICTURE_EFFORT: '0',
      METRICS_PORT: '0',
      // There is no load balancer that must notice the shutdown.
      DRAIN_MS: '0',
      // The browser contacts it only in tests whose visitor gives consent.
      GTM_ID: 'GTM-STORY1',
      ...unlimitedQuotes,
      REGISTRATION_LIMIT_PER_ADDRESS: '1000000',
      // All stories together are one address.
      REQUEST_LIMIT_PER_ADDRESS: '1000000',
      ...patience,
      LOG_LEVEL: 'warn',
    },
  },
});
