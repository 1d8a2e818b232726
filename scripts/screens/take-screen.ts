import { join } from 'node:path';
import { inLocale } from '@ayrac/domain/screen/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { consentCookie } from '../../e2e/consent.ts';
import type { Screen } from './screen.ts';

export const WIDTHS = [390, 1440] as const;
export const THEMES = ['light', 'dark'] as const;
const HEIGHT = { 390: 844, 1440: 900 };
const PATIENCE_MS = 10_000;
/** Generous, because each picture is rendered on its first request. */
const PICTURES_PATIENCE_MS = 30_000;

/** A variant of the captures: viewport, theme and language. */
export interface Look {
  readonly width: (typeof WIDTHS)[number];
  readonly theme: (typeof THEMES)[number];
  readonly locale: Locale;
}

/** Returns the name of a variant, as used in file names. */
export function nameOf({ width, theme, locale }: Look): string {
  return `${width}-${theme}-${locale}`;
}

/** Captures all screens in one variant into a folder. Returns the ones that failed. */
export async function takeLook(
  browser: Browser,
  origin: string,
  screens: readonly Screen[],
  look: Look,
  folder: string,
): Promise<readonly string[]> {
  const context = await openContext(browser, origin, look);
  const failures: string[] = [];
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  for (const screen of screens) {
    try {
      await takeScreen(page, origin, screen, look, folder);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      failures.push(`${screen.name}: ${reason}`);
    } finally {
      // Removes the delays and faked responses of a screen.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  }
  await context.close();
  return failures;
}

function openContext(
  browser: Browser,
  origin: string,
  { width, theme, locale }: Look,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    viewport: { width, height: HEIGHT[width] },
    colorScheme: theme,
    locale: locale === 'tr' ? 'tr-TR' : 'en-US',
    timezoneId: 'Europe/Istanbul',
    // Animations would make every capture different.
    reducedMotion: 'reduce',
    isMobile: width === 390,
    hasTouch: width === 390,
  });
}

async function takeScreen(
  page: Page,
  origin: string,
  screen: Screen,
  look: Look,
  folder: string,
): Promise<void> {
  const answered = consentCookie(origin);
  // Taller after a screen that failed while it was captured.
  await page.setViewportSize({ width: look.width, height: HEIGHT[look.width] });
  if (screen.isFirstVisit) await page.context().clearCookies({ name: answered.name });
  else await page.context().addCookies([answered]);
  if (screen.isOffice) {
    await page.context().addCookies([{ name: 'locale', value: look.locale, url: origin }]);
  }
  const path = screen.isOffice ? screen.path : inLocale(screen.path, look.locale);
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  // Waits for hydration: the script then manages the scroll restoration itself.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await screen.act?.(page, look.locale);
  // Otherwise the last pressed element would show its hover style.
  await page.mouse.move(0, 0);
  await loadLazyImages(page);
  const file = join(folder, `${screen.name}-${nameOf(look)}.png`);
  // A dialog covers the viewport, not the page below it.
  if (screen.act !== undefined && !screen.isWhole) {
    await page.screenshot({ path: file });
    return;
  }
  // A viewport as high as the page: a full-page capture is laid out without touch emulation and ends at a different
  // height.
  await paintAll(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: look.width, height });
  await page.screenshot({ path: file });
}

/**
 * Paints the home page's sections that the browser leaves out while they are far from the viewport. Their height is
 * estimated until then.
 */
async function paintAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sections = document.querySelectorAll<HTMLElement>('.home-section');
    for (const section of sections) section.style.contentVisibility = 'visible';
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** Loads the lazy images below the first viewport. */
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
    const patiently = (work: readonly Promise<unknown>[]) =>
      Promise.race([Promise.all(work), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    await patiently([...settled, document.fonts.ready]);
    // Loaded images may not be painted yet: the browser decodes them asynchronously, and the capture would show gaps.
    for (const image of document.images) image.decoding = 'sync';
    await patiently([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, PICTURES_PATIENCE_MS);
}
