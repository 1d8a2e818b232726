import { formatDate } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a version is called: most are called by their day, which is then written as days are. */
export function versionName(version: string, locale: Locale): string {
  return DAY.test(version) ? formatDate(version, locale) : version;
}
