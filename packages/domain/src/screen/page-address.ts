import { defaultLocale, type Locale } from '../text/locale.ts';
import { screenPaths } from './screens.generated.ts';
import type { ScreenName, ScreenParameter, ScreenParts } from './screens.ts';

/**
 * Event just before the login that the login page reports: a registration, a password reset, or an accepted invitation.
 */
export type LoginNews = 'uye-olundu' | 'sifre-yenilendi' | 'davet-kabul';

type ScreenAddresses = {
  readonly [Name in ScreenName]: (...parts: ScreenParts<Name>) => string;
};

const screenAddresses = Object.fromEntries(
  Object.entries(screenPaths).map(([name, path]) => [
    name,
    (...parts: readonly (string | undefined)[]) => fillPath(path, parts),
  ]),
) as unknown as ScreenAddresses;

/**
 * Paths of the site in Turkish: those of the screens, with their query parameters, and of related resources such as
 * feeds.
 */
export const addresses = {
  ...screenAddresses,
  categoryFeed: (slug: string) => `${screenAddresses.category(slug)}/rss.xml`,
  brandCategory: (brand: string, category: string) => screenAddresses.brand(brand, category),
  brandFeed: (slug: string) => `${screenAddresses.brand(slug)}/rss.xml`,
  calendarEntry: (slug: string) => `${screenAddresses.campaign(slug)}/takvim.ics`,
  search: (term?: string) => carrying('search', 'q', term),
  /** Comparison of campaigns (slugs) and loans (as written by `writeLoanChoice`), in this order. */
  compare: (...words: string[]) => comparePath(words),
  /** Form that requests a quote for each of the compared campaigns. */
  compareQuote: (...slugs: string[]) => withSlugs(screenPaths.compareQuote, slugs),
  login: (returnPath?: string) => carrying('login', 'donus', returnPath),
  /** Login page that reports what just happened. */
  loginAfter: (news: LoginNews) => carrying('login', 'durum', news),
  resetPassword: (token?: string) => carrying('resetPassword', 'kod', token),
  invitation: (token?: string) => carrying('invitation', 'kod', token),
  verifyEmail: (token?: string) => carrying('verifyEmail', 'kod', token),
  /** Page for setting up a second factor. `returnPath` is the screen that requires it. */
  security: (returnPath?: string) => carrying('security', 'donus', returnPath),
  /** Target of the link in a quote request's e-mail. */
  request: (token?: string) => carrying('request', 'kod', token),
  newsletterConfirm: (code: string) => carrying('newsletterConfirm', 'kod', code),
  mailboxConfirm: (code: string) => carrying('mailboxConfirm', 'kod', code),
  newsletterPreferences: (code: string) => carrying('newsletterPreferences', 'kod', code),
  admin: () => '/admin',
  crm: () => '/crm-admin',
  /** Alternative path of the privacy page, as specified. It redirects there. */
  privacyPolicy: () => '/privacy-policy',
};

/** Returns the path of a comparison of campaigns. Slugs need no URL encoding. */
function comparePath(slugs: readonly string[]): string {
  return withSlugs(screenPaths.compare, slugs);
}

function withSlugs(path: string, slugs: readonly string[]): string {
  return slugs.length === 0 ? path : `${path}?k=${slugs.join(',')}`;
}

/** Type of the table of addresses, for code that looks them up by name. */
export type Addresses = typeof addresses;

/** Returns a Turkish path in another language: English paths begin with `/en`. */
export function inLocale(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** Adds the token of an e-mailed link to a path. The token proves that its bearer received the e-mail. */
export function withToken(path: string, token: string | undefined): string {
  return withParameter(path, 'kod', token);
}

/** Returns the path of a screen without path parameters, with the value of one query parameter. */
function carrying<Name extends ScreenName>(
  name: Name,
  parameter: ScreenParameter<Name>,
  value: string | undefined,
): string {
  return withParameter(screenPaths[name], parameter, value);
}

function withParameter(path: string, name: string, value: string | undefined): string {
  return value === undefined ? path : `${path}?${name}=${encodeURIComponent(value)}`;
}

/** Fills the parameters of a screen's path. An absent parameter is removed together with its slash. */
function fillPath(path: string, parts: readonly (string | undefined)[]): string {
  let place = 0;
  return path.replaceAll(/\/:\w+\??/g, () => {
    const part = parts[place++];
    return part === undefined ? '' : `/${part}`;
  });
}
