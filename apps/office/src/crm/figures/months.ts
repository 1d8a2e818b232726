import type { Locale } from '@ayrac/domain/text/locale.ts';
import { wallTimeOf } from '@ayrac/domain/time/istanbul-time.ts';

const SHOWN = 24;

/** The months up to now, as YYYY-MM, the latest first. */
export function monthsUpTo(now: Date): readonly string[] {
  const { year, month } = wallTimeOf(now);
  return Array.from({ length: SHOWN }, (_, nth) =>
    new Date(Date.UTC(year, month - 1 - nth)).toISOString().slice(0, 7),
  );
}

/** What people call a month: `Ekim 2026`. */
export function monthName(month: string, locale: Locale): string {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return names.format(new Date(`${month}-01`));
}
