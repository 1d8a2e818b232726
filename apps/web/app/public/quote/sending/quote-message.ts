import type { CallProblem } from '@ayrac/browser/calls/problem.ts';
import type { ScreenPhrases } from '@ayrac/browser/phrases.tsx';

/** The specified message: a 500 has its own, a refusal brings one, and what got no answer has the general one. */
export function quoteMessage({ status, message }: CallProblem, { refused }: ScreenPhrases['quote']): string {
  if (status === 500) return refused.failure;
  return status === 0 || message === '' ? refused.general : message;
}
