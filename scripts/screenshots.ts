import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Locale, locales } from '@ayrac/domain/locale.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { consentCookie } from '../e2e/consent.ts';
import { openBrowser } from './browser.ts';
import { build } from './build.mjs';
import { listScreens, type Screen } from './screens.ts';
import { openSite } from './site.ts';
import { ROOT, runMain, Sentence, step } from './steps.mjs';

/*
 * Every screen of the built site at two widths, in both themes and languages, into ./screenshots.
 * --only home,quote takes these screens alone.
 */
const FOLDER = join(ROOT, 'screenshots');
const WIDTHS = [390, 1440] as const;
const THEMES = ['light', 'dark'] as const;
const HEIGHT = { 390: 844, 1440: 900 };
const PATIENCE_MS = 10_000;
/** Each picture is drawn when somebody asks for it first. */
const PICTURES_PATIENCE_MS = 30_000;
const AT_ONCE = 2;

interface Look {
  readonly width: (typeof WIDTHS)[number];
  readonly theme: (typeof THEMES)[number];
  readonly locale: Locale;
}

await runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const screens = chooseScreens(values.only);
  await build();
  await mkdir(FOLDER, { recursive: true });
  const failures: string[] = [];
  const site = await step('Start the site', () => openSite());
  try {
    const browser = await openBrowser();
    try {
      const waiting = listLooks();
      const workers = Array.from({ length: AT_ONCE }, async () => {
        for (let look = waiting.shift(); look !== undefined; look = waiting.shift()) {
          const name = nameOf(look);
          const taken = await step(name, () => takeLook(browser, site.origin, screens, look as Look));
          failures.push(...taken.map((failure) => `${failure} (${name})`));
        }
      });
      await Promise.all(workers);
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
  for (const failure of failures) console.error(failure);
  console.log(`${FOLDER}: ${failures.length === 0 ? 'complete' : `${failures.length} are missing`}`);
  return failures.length === 0 ? 0 : 1;
});

function chooseScreens(only: string | undefined): readonly Screen[] {
  const screens = listScreens();
  if (only === undefined) return screens;
  const names = only.split(',');
  const unknown = names.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0) {
    const known = screens.map(({ name }) => name).join(', ');
    throw new Sentence(`No screen is called ${unknown.join(', ')}. They are: ${known}`);
  }
  return screens.filter(({ name }) => names.includes(name));
}

function listLooks(): Look[] {
  return WIDTHS.flatMap((width) =>
    THEMES.flatMap((theme) => locales.map((locale) => ({ width, theme, locale }))),
  );
}

function nameOf({ width, theme, locale }: Look): string {
  return `${width}-${theme}-${locale}`;
}

/** Takes all screens in one look; returns what could not be taken. */
async function takeLook(
  browser: Browser,
  origin: string,
  screens: readonly Screen[],
  look: Look,
): Promise<readonly string[]> {
  const context = await openContext(browser, look);
  await context.addCookies([consentCookie(origin)]);
  const failures: string[] = [];
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  for (const screen of screens) {
    if (screen.onlyTurkish && look.locale !== 'tr') continue;
    try {
      await takeScreen(page, origin, screen, look);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      failures.push(`${screen.name}: ${reason}`);
    }
  }
  await context.close();
  return failures;
}

function openContext(browser: Browser, { width, theme, locale }: Look): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: HEIGHT[width] },
    colorScheme: theme,
    locale: locale === 'tr' ? 'tr-TR' : 'en-US',
    timezoneId: 'Europe/Istanbul',
    // What moves by itself would make every picture another one.
    reducedMotion: 'reduce',
    isMobile: width === 390,
    hasTouch: width === 390,
  });
}

async function takeScreen(page: Page, origin: string, screen: Screen, look: Look): Promise<void> {
  const path = look.locale === 'tr' ? screen.path : `/en${screen.path === '/' ? '' : screen.path}`;
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  // Script has taken the page over: from then on it keeps the places of the history itself.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await screen.act?.(page, look.locale);
  await loadLazyImages(page);
  const file = join(FOLDER, `${screen.name}-${nameOf(look)}.png`);
  // A dialog covers the window, not the page below it.
  if (screen.act !== undefined) {
    await page.screenshot({ path: file });
    return;
  }
  // A window as high as the page: a picture beyond the window is laid out without the phone's finger, and ends lower.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: look.width, height });
  await page.screenshot({ path: file });
  await page.setViewportSize({ width: look.width, height: HEIGHT[look.width] });
}

/** Images below the first screen load when somebody scrolls to them. */
async function loadLazyImages(page: Page): Promise<void> {
  await page.evaluate(async (patienceMs) => {
    const images = [...document.images].filter((image) => !image.complete);
    for (const image of images) image.loading = 'eager';
    const settled = images.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve, { once: true });
          image.addEventListener('error', resolve, { once: true });
        }),
    );
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    await Promise.race([Promise.all([...settled, document.fonts.ready]), patience]);
    // What is fetched is not yet painted: the browser decodes beside the page, and a picture of that moment shows holes.
    for (const image of document.images) image.decoding = 'sync';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, PICTURES_PATIENCE_MS);
}
