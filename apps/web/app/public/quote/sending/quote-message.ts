import type { CallProblem } from '@ayrac/browser/calls/problem.ts';
import type { ScreenPhrases } from '@ayrac/browser/phrases.tsx';

/**
 * The specified message: a 500 has its own, a refusal brings one, and what got no answer has the general one, with what
 * to do where nobody was reached.
 */
export function quoteMessage(
  { status, code, message }: CallProblem,
  { refused }: ScreenPhrases['quote'],
): string {
  if (status === 500) return refused.failure;
  if (code === 'network') return `${refused.general} ${message}`;
  return status === 0 || message === '' ? refused.general : message;
}
