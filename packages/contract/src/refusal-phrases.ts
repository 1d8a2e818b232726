import { roughWait } from '@ayrac/domain/account/login-throttle.ts';
import type { FieldProblem, RefusalCode } from '@ayrac/domain/refusal.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { accountErrors as englishAccountErrors } from '@ayrac/phrases/en/account-errors.ts';
import { fieldErrors as englishFieldErrors } from '@ayrac/phrases/en/field-errors.ts';
import { recordErrors as englishRecordErrors } from '@ayrac/phrases/en/record-errors.ts';
import {
  refusals as englishRefusals,
  loginThrottled as englishThrottled,
} from '@ayrac/phrases/en/refusals.ts';
import { accountErrors } from '@ayrac/phrases/tr/account-errors.ts';
import { fieldErrors } from '@ayrac/phrases/tr/field-errors.ts';
import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import {
  refusals as turkishRefusals,
  loginThrottled as turkishThrottled,
} from '@ayrac/phrases/tr/refusals.ts';

// Server only: it holds both languages. A code or a problem without a text in either does not compile.
const refusals = { tr: turkishRefusals, en: englishRefusals } satisfies Record<
  Locale,
  Record<RefusalCode, string>
>;
const throttled = { tr: turkishThrottled, en: englishThrottled };
const fields = {
  tr: { ...fieldErrors, ...accountErrors, ...recordErrors },
  en: { ...englishFieldErrors, ...englishAccountErrors, ...englishRecordErrors },
} satisfies Record<Locale, Record<FieldProblem, string>>;

/** The text of every refusal in one language. */
export function refusalPhrases(locale: Locale): Readonly<Record<RefusalCode, string>> {
  return refusals[locale];
}

/** What says how long somebody waits who tried to sign in too often. */
export function throttledPhrase(locale: Locale, waitSeconds: number): string {
  return throttled[locale](roughWait(waitSeconds));
}

/** The text of every field problem in one language. */
export function fieldProblemPhrases(locale: Locale): Readonly<Record<FieldProblem, string>> {
  return fields[locale];
}
