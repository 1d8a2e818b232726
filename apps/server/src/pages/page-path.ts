import type { Locale } from '@ayrac/domain/locale.ts';

/** The language of a page's path, or of its data's: English below `/en`. */
export function localeOfPath(url: string): Locale {
  return /^\/en(?:[/?.]|$)/.test(url) ? 'en' : 'tr';
}
