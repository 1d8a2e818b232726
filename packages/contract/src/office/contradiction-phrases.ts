import type { ContradictionKind } from '@ayrac/domain/campaign-draft/contradictions.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { check as english } from '@ayrac/phrases/en/office/campaign-wizard/check.ts';
import { check as turkish } from '@ayrac/phrases/tr/office/campaign-wizard/check.ts';

// For the server only, because it contains both languages. A contradiction without a text is a type error.
const contradictions = { tr: turkish.contradictions, en: english.contradictions } satisfies Record<
  Locale,
  Record<ContradictionKind, string>
>;

/** Returns the texts of all contradictions in one language, as in the campaign wizard. */
export function contradictionPhrases(locale: Locale): Readonly<Record<ContradictionKind, string>> {
  return contradictions[locale];
}
