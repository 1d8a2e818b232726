import type { Locale } from '@ayrac/domain/text/locale.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const phrases = { tr, en };

/** Longer than the twenty seconds after which the site takes no answer as one. */
const SILENCE_MS = 30_000;

/** Elements around or above every page: menus, cookie banner, the message after a follow, and a failure. */
export function chromeScreens(vehicles: string): readonly Screen[] {
  return [
    { name: 'menu-language', path: '/marka', act: openLanguages },
    { name: 'consent-banner', path: '/', isFirstVisit: true, act: waitForConsent },
    { name: 'consent-settings', path: '/', isFirstVisit: true, act: openConsent },
    { name: 'consent-told', path: '/marka', isFirstVisit: true, act: keepSilent },
    { name: 'consent-again', path: '/cookie-policy', act: openConsentAgain },
    { name: 'follow-guest', path: `/kategoriler/${vehicles}`, act: followAsGuest },
    { name: 'bookmarks', path: `/kategoriler/${vehicles}`, act: openBookmarks },
    { name: 'page-failed', path: '/kategoriler', act: failPage },
  ];
}

/** In a narrow viewport, languages and theme are in the side sheet. */
async function openLanguages(page: Page, locale: Locale): Promise<void> {
  const { shell } = phrases[locale];
  const bar = page.getByRole('banner');
  const sheet = bar.getByRole('button', { name: shell.menu });
  if (await sheet.isVisible()) await sheet.click();
  else await bar.locator('.bar-wide summary.bar-menu').click();
  await bar.getByRole('link', { name: 'English' }).filter({ visible: true }).waitFor();
}

async function waitForConsent(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('region', { name: phrases[locale].consent.title }).waitFor();
}

async function openConsent(page: Page, locale: Locale): Promise<void> {
  const { consent } = phrases[locale];
  await page.getByRole('button', { name: consent.customize }).click();
  await page.getByRole('dialog', { name: consent.settings.title }).waitFor();
}

async function keepSilent(page: Page, locale: Locale): Promise<void> {
  const { implicitNotice } = phrases[locale].consent;
  const either = page
    .getByText(implicitNotice.spec.title)
    .or(page.getByText(implicitNotice['record-only'].title));
  await either.first().waitFor({ timeout: SILENCE_MS });
}

/** Reopens the cookie settings from the footer after they were answered. */
async function openConsentAgain(page: Page, locale: Locale): Promise<void> {
  const { consent, footer } = phrases[locale];
  const link = page.getByRole('contentinfo').getByRole('link', { name: footer.cookieSettings });
  await link.and(page.locator('[aria-haspopup]')).click();
  await page.getByRole('dialog', { name: consent.settings.title }).waitFor();
}

async function followAsGuest(page: Page, locale: Locale): Promise<void> {
  const ribbon = page.locator('main .card > button').first();
  await ribbon.click();
  const news = page.getByRole('region', { name: phrases[locale].follow.news });
  await news.getByRole('button').first().waitFor();
  // The screens that follow expect a visitor without follows.
  await page.evaluate(() => localStorage.removeItem('follows'));
}

async function openBookmarks(page: Page, locale: Locale): Promise<void> {
  const ribbons = page.locator('main .card > button');
  for (const place of [0, 1, 2]) await ribbons.nth(place).click();
  await page.getByRole('banner').locator('.bar-bookmarks').click();
  const { tray } = phrases[locale].follow;
  await page.getByRole('link', { name: tray.comparing({ count: 3 }) }).waitFor();
  await page.evaluate(() => localStorage.removeItem('follows'));
}

async function failPage(page: Page, locale: Locale): Promise<void> {
  const { errors, shell } = phrases[locale];
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shell.brands, exact: true })
    .or(page.getByRole('banner').getByRole('link', { name: shell.brands, exact: true }))
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('heading', { name: errors.page.boundaryTitle }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}
