import type { Locale } from '@ayrac/domain/text/locale.ts';
import { englishSynonyms } from './shipped/english.ts';
import { turkishSynonyms } from './shipped/turkish.ts';

/**
 * Synonyms of a new installation: words of campaigns and categories, and the terms that people use instead. A term
 * appears once per language.
 */
export const shippedSynonyms: Readonly<Record<Locale, Readonly<Record<string, readonly string[]>>>> = {
  tr: termsOf(turkishSynonyms),
  en: termsOf(englishSynonyms),
};

function termsOf(written: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(written).map(([meaning, terms]) => [meaning, terms.split(/,\s+/)] as const),
  );
}
