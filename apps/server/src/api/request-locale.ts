import { defaultLocale, isLocale, type Locale } from '@ayrac/domain/text/locale.ts';

const storedLocale = /(?:^|;) *locale=([^;]*)/;

/**
 * Returns the language of a call's messages from Accept-Language; Turkish when the header is absent or names any
 * language but English.
 */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase();
  return first !== undefined && /^en\b/.test(first) ? 'en' : defaultLocale;
}

/** Returns the language of the path of a page or its data: English below `/en`. */
export function localeOfPath(url: string): Locale {
  return /^\/en(?:[/?.]|$)/.test(url) ? 'en' : defaultLocale;
}

/** Returns the language that a visitor has chosen. The back office has the same addresses in both languages. */
export function storedLocaleOf(cookies: string | undefined): Locale {
  const stored = storedLocale.exec(cookies ?? '')?.[1];
  return isLocale(stored) ? stored : defaultLocale;
}
