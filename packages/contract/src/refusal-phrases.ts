import type { Locale } from '@ayrac/domain/locale.ts';
import type { FieldProblem, RefusalCode } from '@ayrac/domain/refusal.ts';
import { errors as english } from '@ayrac/phrases/en/errors.ts';
import { errors as turkish } from '@ayrac/phrases/tr/errors.ts';

// Server only: it holds both languages. A code or a problem without a text in either does not compile.
const texts = { tr: turkish, en: english } satisfies Record<
  Locale,
  { refusals: Record<RefusalCode, string>; fields: Record<FieldProblem, string> }
>;

/** The text of every refusal in one language. */
export function refusalPhrases(locale: Locale): Readonly<Record<RefusalCode, string>> {
  return texts[locale].refusals;
}

/** The text of every field problem in one language. */
export function fieldProblemPhrases(locale: Locale): Readonly<Record<FieldProblem, string>> {
  return texts[locale].fields;
}
