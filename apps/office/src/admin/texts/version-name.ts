import { formatDate } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the name of a version. Most are dates, which are formatted. */
export function versionName(version: string, locale: Locale): string {
  return DAY.test(version) ? formatDate(version, locale) : version;
}
