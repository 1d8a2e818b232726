import { createHash } from 'node:crypto';

/**
 * Derives the id of a piece of demo data from words. The same words always give the same id, so a later start
 * recognises its own data. Ids are distributed as evenly as random ones (UUID version 8).
 */
export function demoId(...words: readonly string[]): string {
  const hex = createHash('sha256')
    .update(['demo', ...words].join('\n'))
    .digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const tail = `${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${tail}`;
}
