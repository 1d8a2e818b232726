import { defaultLocale, isLocale, type Locale } from '@ayrac/domain/text/locale.ts';

const backOffice = /^\/(?:crm-)?admin(?:[/?.]|$)/i;
const storedLocale = /(?:^|;) *locale=([^;]*)/;

/** The language of a page for one visitor: the back office has one address and follows the stored choice. */
export function localeOfPage(url: string, cookies: string | undefined): Locale {
  if (!backOffice.test(url)) return localeOfPath(url);
  const stored = storedLocale.exec(cookies ?? '')?.[1];
  return isLocale(stored) ? stored : defaultLocale;
}

/** The language of a page's path, or of its data's: English below `/en`. */
function localeOfPath(url: string): Locale {
  return /^\/en(?:[/?.]|$)/.test(url) ? 'en' : defaultLocale;
}
