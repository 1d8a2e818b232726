/** The languages of the interface: Turkish, the default, and English. */
export const locales = ['tr', 'en'] as const;

/** One language of the interface. */
export type Locale = (typeof locales)[number];

/** The language of a visitor who has chosen none. */
export const defaultLocale: Locale = 'tr';

/** The BCP 47 tag of each language, as `lang` attributes and `Intl` take it. */
export const localeTag: Readonly<Record<Locale, string>> = { tr: 'tr-TR', en: 'en-US' };

/** Tells whether an outside value, such as a stored choice, names a language of the interface. */
export function isLocale(value: unknown): value is Locale {
  return value === 'tr' || value === 'en';
}

/** What a language calls itself, for whoever does not speak the one of the page. */
export const localeNames: Readonly<Record<Locale, string>> = { tr: 'Türkçe', en: 'English' };
