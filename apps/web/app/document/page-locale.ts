import { type Locale, localeTag } from '@ayrac/domain/text/locale.ts';

/**
 * Returns the page's language in the browser. Not read from `lang`, which browsers rewrite when they translate the
 * page.
 */
export function pageLocale(): Locale {
  return document.documentElement.dataset.locale === localeTag.en ? 'en' : 'tr';
}
