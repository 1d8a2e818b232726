import { readProblem } from '@ayrac/browser/calls/problem.ts';
import type { ScreenPhrases } from '@ayrac/browser/phrases.tsx';

/** Message above the form after a failed login. */
export interface LoginFailure {
  readonly title: string;
  readonly detail: string;
}

/**
 * Returns the specified message: the server's own if there is one, for a 401 that name or password is wrong, and
 * otherwise the general one. The throttling message has no detail, because no password was checked. `unknown` is the
 * text of a call without a message.
 */
export function loginFailureOf(error: unknown, login: ScreenPhrases['login'], unknown: string): LoginFailure {
  const reason = error instanceof Error && 'reason' in error ? error.reason : undefined;
  if (reason === 'token-unreadable') return { title: login.failed, detail: login.tokenUnreadable };
  if (reason === 'user-unknown') return { title: login.failed, detail: login.userUnknown };
  const { status, code, message } = readProblem(error);
  const text = message === unknown ? '' : message;
  if (code === 'login-throttled') return { title: message, detail: '' };
  if (status === 401) return { title: login.refused, detail: text || login.wrong };
  return { title: login.failed, detail: text || login.tryAgain };
}
