import { consentCookies } from '@ayrac/domain/consent/consent-effect.ts';
import {
  type ConsentChoices,
  decideConsent,
  onlyNecessary,
  readVisitorConsent,
  type VisitorConsent,
} from '@ayrac/domain/consent/visitor-consent.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

const { consent, footer } = tr;

/** Cookie banner at the bottom of the page. */
export const bannerOf = (page: Page): Locator => page.getByRole('region', { name: consent.title });

/** Open dialog of the cookie settings. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: consent.settings.title });

/** Opens the cookie settings by the footer's link, which points to the cookie policy until its script is loaded. */
export async function openSettings(page: Page): Promise<Locator> {
  const link = page.getByRole('link', { name: footer.cookieSettings });
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
  return dialogOf(page);
}

/** Returns the cookie of a visitor who has answered the banner; by default only necessary cookies are accepted. */
export function consentCookie(origin: string, choices: ConsentChoices = onlyNecessary) {
  const at = { now: new Date('2026-11-20T09:00:00Z'), newId: '00000000-0000-4000-8000-000000000001' };
  const value = encodeURIComponent(JSON.stringify(decideConsent(undefined, choices, 'explicit', at)));
  return { name: consentCookies.consent, value, url: origin };
}

/** Answers the banner with one of its buttons. */
export const press = (page: Page, name: string) => bannerOf(page).getByRole('button', { name }).click();

/** Returns a cookie of the browser by name. */
export const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);

/** Returns the consent stored in the browser. */
export const keptIn = async (context: BrowserContext): Promise<VisitorConsent | undefined> =>
  readVisitorConsent(decodeURIComponent((await cookieOf(context, 'cookieConsent'))?.value ?? ''));
