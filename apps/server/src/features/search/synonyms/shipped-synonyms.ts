import type { Locale } from '@ayrac/domain/text/locale.ts';
import { englishSynonyms } from './shipped/english.ts';
import { turkishSynonyms } from './shipped/turkish.ts';

/**
 * The synonyms of a new installation: what campaigns and categories say, and the terms that people write in its place.
 * A term stands once in a language.
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
