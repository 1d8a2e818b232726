import { formatDate } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';

const DAY = /^(\d{4}-\d{2}-\d{2})(?:\.(\d+))?$/;

/** Returns the name of a version. Most are dates, which are formatted; further ones of a day are numbered. */
export function versionName(version: string, locale: Locale): string {
  const [, day, number] = DAY.exec(version) ?? [];
  if (day === undefined) return version;
  const date = formatDate(day, locale);
  return number === undefined ? date : `${date} (${number})`;
}
