import type { CallProblem } from '@ayrac/browser/calls/problem.ts';
import type { ScreenPhrases } from '@ayrac/browser/phrases.tsx';

/**
 * Returns the specified message: a fixed one for a 500, the server's own for a refusal, and the general one if no
 * answer came or a proxy answered for the server, with advice after a lost connection or when the answer took too long.
 */
export function quoteMessage(
  { status, code, message }: CallProblem,
  { refused }: ScreenPhrases['quote'],
): string {
  if (status === 500) return refused.failure;
  if (code === 'network') return `${refused.general} ${message}`;
  if (code === 'timeout') return `${refused.general} ${refused.late}`;
  return status === 0 || code === 'internal' || message === '' ? refused.general : message;
}
