import type { Locale } from './locale.ts';

/** What people call a month, which is given as YYYY-MM: `Ekim 2026`. */
export function monthName(month: string, locale: Locale): string {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return names.format(new Date(`${month}-01`));
}
