import { type Locale, localeTag } from '@ayrac/domain/text/locale.ts';

/** The language of the page in the browser; its `lang` is rewritten by browsers that translate. */
export function pageLocale(): Locale {
  return document.documentElement.dataset.locale === localeTag.en ? 'en' : 'tr';
}
