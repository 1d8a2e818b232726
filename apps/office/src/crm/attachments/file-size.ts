import { formatCount, formatNumber } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * 1024;

/** Returns the size of a file as people read it, from its bytes: in kilobytes, or in megabytes from one on. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return `${formatCount(kilobytes, locale)}\u00a0KB`;
  return `${formatNumber(bytes / MEGABYTE, locale, { decimals: 1 })}\u00a0MB`;
}
