import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './scripts/browser.ts';
import { SERVER } from './scripts/steps.mjs';

const port = process.env.STORY_PORT ?? '4310';
const origin = `http://localhost:${port}`;
// Playwright reads this file once in each of its processes; the site's own folder is made by the first.
process.env.STORY_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'ayrac-stories-'));

/** The browser stories: the built site in production mode, on a demo database of its own. */
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
    // What cannot be done says so itself, before the whole story's time is up.
    actionTimeout: 20_000,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // What moves is drawn sixty times a second, which costs a fifth of all; stories that are about it want it back.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the time; what failed is told once more with one.
    trace: process.env.STORY_TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: CHROMIUM,
      // Chromium's own sandbox does not work as root, which continuous integration often is.
      chromiumSandbox: process.getuid?.() !== 0,
      // The browser's own errands would be refused where there is no network, many at a time.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        // Drawing by the processor as if it were a graphics card costs a process more and shows the same.
        '--disable-gpu',
        '--disable-quic',
        '--disable-sync',
        // Drawing and calls in threads of the browser: processes of their own cost a sixteenth of all.
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        // A page of a story ends before its script has paid for being optimised, on a thread of its own at that.
        '--js-flags=--no-turbofan --single-threaded',
        '--no-first-run',
      ],
    },
  },
  // A story is told in both windows where the window changes something in it; @wide and @narrow need theirs. What goes
  // the same way in both is tagged @once, or its whole file stands below, and is told in the wide one.
  projects: [
    { name: 'desktop', grepInvert: /@narrow/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      grepInvert: /@wide|@once/,
      testIgnore: [
        'a-lost-connection',
        'an-older-page',
        'ask-on-a-page',
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
    command: `node ${SERVER.join(' ')}`,
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
      // Two minutes of both cores, which the first stories would wait for.
      PICTURES_AHEAD: 'off',
      // Drawn once and looked at by nobody.
      PICTURE_EFFORT: '0',
      METRICS_PORT: '0',
      // No balancer has to notice its end.
      DRAIN_MS: '0',
      // No story talks to it unless its visitor allows that.
      GTM_ID: 'GTM-STORY1',
      // Stories type faster than a hand, and all of them come from one address.
      QUOTE_LEAST_FILL_MS: '1',
      QUOTE_PROOF_FROM: '1000000',
      QUOTE_ATTEMPT_PROOF_FROM: '1000000',
      QUOTE_ATTEMPT_LIMIT: '1000000',
      REGISTRATION_LIMIT_PER_ADDRESS: '1000000',
      // Browsers and database share the processors: a slow answer is no lost one.
      WRITE_TIMEOUT_MS: '20000',
      DB_POOL_TIMEOUT_MS: '10000',
      LOG_LEVEL: 'warn',
    },
  },
});
