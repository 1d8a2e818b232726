import { roughWait } from '@ayrac/domain/account/login-throttle.ts';
import type { FieldProblem, RefusalCode } from '@ayrac/domain/refusal.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { accountErrors as englishAccountErrors } from '@ayrac/phrases/en/account-errors.ts';
import { fieldErrors as englishFieldErrors } from '@ayrac/phrases/en/field-errors.ts';
import { recordErrors as englishRecordErrors } from '@ayrac/phrases/en/record-errors.ts';
import {
  refusals as englishRefusals,
  loginThrottled as englishThrottled,
  tooManyToday as englishTooManyToday,
} from '@ayrac/phrases/en/refusals.ts';
import { accountErrors } from '@ayrac/phrases/tr/account-errors.ts';
import { fieldErrors } from '@ayrac/phrases/tr/field-errors.ts';
import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import {
  refusals as turkishRefusals,
  loginThrottled as turkishThrottled,
  tooManyToday as turkishTooManyToday,
} from '@ayrac/phrases/tr/refusals.ts';

// For the server only, because it contains both languages. A missing text for a code or problem is a type error.
const refusals = { tr: turkishRefusals, en: englishRefusals } satisfies Record<
  Locale,
  Record<RefusalCode, string>
>;
const throttled = { tr: turkishThrottled, en: englishThrottled };
const tooManyToday = { tr: turkishTooManyToday, en: englishTooManyToday };
const fields = {
  tr: { ...fieldErrors, ...accountErrors, ...recordErrors },
  en: { ...englishFieldErrors, ...englishAccountErrors, ...englishRecordErrors },
} satisfies Record<Locale, Record<FieldProblem, string>>;

/** Returns the texts of all refusals in one language. */
export function refusalPhrases(locale: Locale): Readonly<Record<RefusalCode, string>> {
  return refusals[locale];
}

/** Returns the message that tells how long to wait after too many failed logins. */
export function throttledPhrase(locale: Locale, waitSeconds: number): string {
  return throttled[locale](roughWait(waitSeconds));
}

/** Returns the message for too many requests, if the next one is not accepted for hours. */
export function tooManyTodayPhrase(locale: Locale): string {
  return tooManyToday[locale];
}

/** Returns the texts of all field problems in one language. */
export function fieldProblemPhrases(locale: Locale): Readonly<Record<FieldProblem, string>> {
  return fields[locale];
}
