import type { Locale } from '@ayrac/domain/locale.ts';
import type { FieldProblem, RefusalCode } from '@ayrac/domain/refusal.ts';
import { accountErrors as englishAccountErrors } from '@ayrac/phrases/en/account-errors.ts';
import { fieldErrors as englishFieldErrors } from '@ayrac/phrases/en/field-errors.ts';
import { refusals as englishRefusals } from '@ayrac/phrases/en/refusals.ts';
import { accountErrors } from '@ayrac/phrases/tr/account-errors.ts';
import { fieldErrors } from '@ayrac/phrases/tr/field-errors.ts';
import { refusals as turkishRefusals } from '@ayrac/phrases/tr/refusals.ts';

// Server only: it holds both languages. A code or a problem without a text in either does not compile.
const refusals = { tr: turkishRefusals, en: englishRefusals } satisfies Record<
  Locale,
  Record<RefusalCode, string>
>;
const fields = {
  tr: { ...fieldErrors, ...accountErrors },
  en: { ...englishFieldErrors, ...englishAccountErrors },
} satisfies Record<Locale, Record<FieldProblem, string>>;

/** The text of every refusal in one language. */
export function refusalPhrases(locale: Locale): Readonly<Record<RefusalCode, string>> {
  return refusals[locale];
}

/** The text of every field problem in one language. */
export function fieldProblemPhrases(locale: Locale): Readonly<Record<FieldProblem, string>> {
  return fields[locale];
}
