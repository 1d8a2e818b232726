import { join } from 'node:path';
import { inLocale } from '@ayrac/domain/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { consentCookie } from '../e2e/consent.ts';
import type { Screen } from './screen.ts';

export const WIDTHS = [390, 1440] as const;
export const THEMES = ['light', 'dark'] as const;
const HEIGHT = { 390: 844, 1440: 900 };
const PATIENCE_MS = 10_000;
/** Each picture is drawn when somebody asks for it first. */
const PICTURES_PATIENCE_MS = 30_000;

/** How the site is looked at: the window, the theme and the language. */
export interface Look {
  readonly width: (typeof WIDTHS)[number];
  readonly theme: (typeof THEMES)[number];
  readonly locale: Locale;
}

/** A look's name, as it stands in the pictures' names. */
export function nameOf({ width, theme, locale }: Look): string {
  return `${width}-${theme}-${locale}`;
}

/** Takes all screens in one look into a folder; returns what could not be taken. */
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
      // What a screen holds back or answers in the server's place is its own.
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
    // What moves by itself would make every picture another one.
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
  if (screen.isFirstVisit) await page.context().clearCookies({ name: answered.name });
  else await page.context().addCookies([answered]);
  if (screen.isOffice) {
    await page.context().addCookies([{ name: 'locale', value: look.locale, url: origin }]);
  }
  const path = screen.isOffice ? screen.path : inLocale(screen.path, look.locale);
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  // Script has taken the page over: from then on it keeps the places of the history itself.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await screen.act?.(page, look.locale);
  // What was pressed last would look pointed at.
  await page.mouse.move(0, 0);
  await loadLazyImages(page);
  const file = join(folder, `${screen.name}-${nameOf(look)}.png`);
  // A dialog covers the window, not the page below it.
  if (screen.act !== undefined && !screen.isWhole) {
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
    const patiently = (work: readonly Promise<unknown>[]) =>
      Promise.race([Promise.all(work), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    await patiently([...settled, document.fonts.ready]);
    // What is fetched is not yet painted: the browser decodes beside the page, and a picture of that moment shows holes.
    for (const image of document.images) image.decoding = 'sync';
    await patiently([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, PICTURES_PATIENCE_MS);
}
