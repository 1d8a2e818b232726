/** Languages of the interface: Turkish, the default, and English. */
export const locales = ['tr', 'en'] as const;

/** Language of the interface. */
export type Locale = (typeof locales)[number];

/** Language for visitors who have not chosen one. */
export const defaultLocale: Locale = 'tr';

/** BCP 47 tags of the languages, for `lang` attributes and `Intl`. */
export const localeTag: Readonly<Record<Locale, string>> = { tr: 'tr-TR', en: 'en-US' };

/** Whether an outside value, such as a stored choice, is a language of the interface. */
export function isLocale(value: unknown): value is Locale {
  return value === 'tr' || value === 'en';
}

/** Names of the languages in the language itself, for visitors who do not speak that of the page. */
export const localeNames: Readonly<Record<Locale, string>> = { tr: 'Türkçe', en: 'English' };
