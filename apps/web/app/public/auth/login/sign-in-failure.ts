import { readProblem } from '@ayrac/browser/calls/problem.ts';
import type { ScreenPhrases } from '@ayrac/browser/phrases.tsx';

/** What stands above the form after a login that failed. */
export interface LoginFailure {
  readonly title: string;
  readonly detail: string;
}

/**
 * The specified messages: the server's own where it gave one, of a 401 else that name or password is wrong, and the
 * general one for everything else. That it was tried too often stands alone: nothing was checked. `unknown` is what a
 * call says of an answer without a message.
 */
export function loginFailureOf(error: unknown, login: ScreenPhrases['login'], unknown: string): LoginFailure {
  const reason = error instanceof Error && 'reason' in error ? error.reason : undefined;
  if (reason === 'token-unreadable') return { title: login.failed, detail: login.tokenUnreadable };
  if (reason === 'user-unknown') return { title: login.failed, detail: login.userUnknown };
  const { status, code, message } = readProblem(error);
  const said = message === unknown ? '' : message;
  if (code === 'login-throttled') return { title: message, detail: '' };
  if (status === 401) return { title: login.refused, detail: said || login.wrong };
  return { title: login.failed, detail: said };
}
