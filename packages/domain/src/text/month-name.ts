import type { Locale } from './locale.ts';

/** Formats a month, given as YYYY-MM: `Ekim 2026`. */
export function monthName(month: string, locale: Locale): string {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return names.format(new Date(`${month}-01`));
}

/** Keeps the words of a text on one line where lines are broken, such as a month and its year. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
