import { defaultLocale, isLocale, type Locale } from '@ayrac/domain/text/locale.ts';

const storedLocale = /(?:^|;) *locale=([^;]*)/;

/** The language of a page's path, or of its data's: English below `/en`. */
export function localeOfPath(url: string): Locale {
  return /^\/en(?:[/?.]|$)/.test(url) ? 'en' : defaultLocale;
}

/** The language that a visitor has chosen: the back office has one address for both. */
export function storedLocaleOf(cookies: string | undefined): Locale {
  const stored = storedLocale.exec(cookies ?? '')?.[1];
  return isLocale(stored) ? stored : defaultLocale;
}
