import type { Locale } from './locale.ts';

/** A text and the language it is in. */
export interface LocalText {
  readonly text: string;
  readonly lang: Locale;
}

/** Returns the text in the page's language, or the Turkish text when there is no English one. */
export function textIn(locale: Locale, turkish: string, english: string | null | undefined): LocalText {
  return locale === 'en' && english ? { text: english, lang: 'en' } : { text: turkish, lang: 'tr' };
}

/** The same for an optional text; null when there is none. */
export function optionalTextIn(
  locale: Locale,
  turkish: string | null,
  english: string | null | undefined,
): LocalText | null {
  return turkish === null ? null : textIn(locale, turkish, english);
}
