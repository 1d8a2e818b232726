import {
  fieldProblemPhrases,
  refusalPhrases,
  throttledPhrase,
  tooManyTodayPhrase,
} from '@ayrac/contract/refusal-phrases.ts';
import type { ProofChallenge } from '@ayrac/domain/quote/proof-challenge.ts';
import { type Refusal, statusOf } from '@ayrac/domain/refusal.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';

const HOUR_S = 3_600;

/** Body of every refusal (RFC 9457), with the specification's `error` and the field messages. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly error: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Proof of work that the client must solve before the call is accepted. */
  readonly challenge?: ProofChallenge;
  /** Values that a field of a fixed list accepts, by path. */
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
  /** The current record, when somebody else has changed it in the meantime. */
  readonly current?: unknown;
}

/** Returns the messages of a refusal in one language. */
export function refusalMessages(
  refusal: Refusal,
  locale: Locale,
): { readonly status: number; readonly error: string; readonly fields: Readonly<Record<string, string>> } {
  const fields = Object.entries(refusal.fields).map(([path, problem]) => [
    path,
    fieldProblemPhrases(locale)[problem],
  ]);
  return {
    status: statusOf(refusal.code),
    error: errorOf(refusal, locale),
    fields: Object.fromEntries(fields),
  };
}

function errorOf({ code, waitSeconds }: Refusal, locale: Locale): string {
  if (waitSeconds !== undefined) {
    if (code === 'login-throttled') return throttledPhrase(locale, waitSeconds);
    if (code === 'too-many-requests' && waitSeconds > HOUR_S) return tooManyTodayPhrase(locale);
  }
  return refusalPhrases(locale)[code];
}

/** Presents a refusal as a problem body. */
export function presentProblem(refusal: Refusal, locale: Locale, requestId: string): Problem {
  const { status, error, fields } = refusalMessages(refusal, locale);
  return {
    type: `urn:ayrac:refusal:${refusal.code}`,
    title: error,
    status,
    detail: error,
    code: refusal.code,
    error,
    fields,
    requestId,
    ...(refusal.challenge === undefined ? {} : { challenge: refusal.challenge }),
    ...(Object.keys(refusal.allowed ?? {}).length === 0 ? {} : { allowed: refusal.allowed }),
    ...(refusal.current === undefined ? {} : { current: refusal.current }),
  };
}
