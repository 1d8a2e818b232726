import { type ScreenName, type ScreenParameter, type ScreenParts, screenNames, screens } from './screens.ts';
import { defaultLocale, type Locale } from './text/locale.ts';

/** What may have happened just before the login: somebody registered, renewed a password, or accepted an invitation. */
export type LoginNews = 'uye-olundu' | 'sifre-yenilendi' | 'davet-kabul';

type ScreenAddresses = {
  readonly [Name in ScreenName]: (...parts: ScreenParts<Name>) => string;
};

const screenAddresses = Object.fromEntries(
  screenNames.map((name) => [
    name,
    (...parts: readonly (string | undefined)[]) => fillPath(screens[name].path, parts),
  ]),
) as unknown as ScreenAddresses;

/** Every address of the site as its Turkish path: the screens', and what else they carry or stands beside them. */
export const addresses = {
  ...screenAddresses,
  categoryFeed: (slug: string) => `${screenAddresses.category(slug)}/rss.xml`,
  brandCategory: (brand: string, category: string) => screenAddresses.brand(brand, category),
  brandFeed: (slug: string) => `${screenAddresses.brand(slug)}/rss.xml`,
  calendarEntry: (slug: string) => `${screenAddresses.campaign(slug)}/takvim.ics`,
  search: (term?: string) => carrying('search', 'q', term),
  /** Some campaigns beside each other, by their slugs in the order in which they stand. */
  compare: (...slugs: string[]) => comparePath(slugs),
  /** One form that asks for a quote of each of them. */
  compareQuote: (...slugs: string[]) => withSlugs(screens.compareQuote.path, slugs),
  login: (returnPath?: string) => carrying('login', 'donus', returnPath),
  /** The login that tells what has just happened. */
  loginAfter: (news: LoginNews) => carrying('login', 'durum', news),
  resetPassword: (token?: string) => carrying('resetPassword', 'kod', token),
  invitation: (token?: string) => carrying('invitation', 'kod', token),
  verifyEmail: (token?: string) => carrying('verifyEmail', 'kod', token),
  /** Where a role without its second factor sets it up, on its way to a screen that asks for it. */
  security: (returnPath?: string) => carrying('security', 'donus', returnPath),
  /** What the link of a request's mail opens. */
  request: (token?: string) => carrying('request', 'kod', token),
  newsletterConfirm: (code: string) => carrying('newsletterConfirm', 'kod', code),
  mailboxConfirm: (code: string) => carrying('mailboxConfirm', 'kod', code),
  newsletterPreferences: (code: string) => carrying('newsletterPreferences', 'kod', code),
  admin: () => '/admin',
  crm: () => '/crm-admin',
  /** The specified second name of the page on privacy, which leads there. */
  privacyPolicy: () => '/privacy-policy',
};

/** The address at which campaigns stand beside each other, by their slugs; of slugs alone it needs nothing encoded. */
export function comparePath(slugs: readonly string[]): string {
  return withSlugs(screens.compare.path, slugs);
}

function withSlugs(path: string, slugs: readonly string[]): string {
  return slugs.length === 0 ? path : `${path}?k=${slugs.join(',')}`;
}

/** The table of addresses, for those who write one by its name. */
export type Addresses = typeof addresses;

/** A Turkish path in a language: English stands below `/en`. */
export function inLocale(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** A link of a mail carries what proves that its reader received it. */
export function withToken(path: string, token: string | undefined): string {
  return withParameter(path, 'kod', token);
}

/** A screen without parts, with what one of its parameters says. */
function carrying<Name extends ScreenName>(
  name: Name,
  parameter: ScreenParameter<Name>,
  value: string | undefined,
): string {
  return withParameter(screens[name].path, parameter, value);
}

function withParameter(path: string, name: string, value: string | undefined): string {
  return value === undefined ? path : `${path}?${name}=${encodeURIComponent(value)}`;
}

/** A screen's path with the parts that vary in it; an absent one takes its slash along. */
function fillPath(path: string, parts: readonly (string | undefined)[]): string {
  let place = 0;
  return path.replaceAll(/\/:\w+\??/g, () => {
    const part = parts[place++];
    return part === undefined ? '' : `/${part}`;
  });
}
