import { dayInMs, hourInMs } from '../time/istanbul-time.ts';

/** Lifetime of an access token in seconds, as specified. */
export const ACCESS_TOKEN_SECONDS = 900;

/** Lifetime of a remembered session in seconds, counted from its last refresh. */
const REMEMBERED_SECONDS = (30 * dayInMs) / 1_000;

/** Longest session without another login, in milliseconds. */
const LONGEST_SESSION_MS = 180 * dayInMs;

/** For this many milliseconds, a spent refresh token from the same browser gets the same response again. */
const REFRESH_GRACE_MS = 10_000;

/** Opened session. */
export interface OpenedSession {
  readonly isRemembered: boolean;
  readonly createdAt: Date;
}

/**
 * Returns the expiry of a session that is not refreshed again: 30 days from now when remembered, otherwise 24 hours,
 * and never later than 180 days after the login.
 */
export function sessionEnd({ isRemembered, createdAt }: OpenedSession, now: Date): Date {
  const unused = now.getTime() + (isRemembered ? REMEMBERED_SECONDS * 1_000 : 24 * hourInMs);
  return new Date(Math.min(unused, createdAt.getTime() + LONGEST_SESSION_MS));
}

/**
 * Verdict on a refresh token: `rotate` spends it; `repeat` sends the response again, because it was lost; `reused`
 * means that the token was copied.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reused';

/** Decides on a refresh token of a live session. `spent` holds when and by which browser the token was used before. */
export function decideRefresh(
  spent: { readonly at: Date; readonly by: string } | null,
  by: string,
  now: Date,
): RefreshVerdict {
  if (spent === null) return 'rotate';
  const isLostAnswer = spent.by === by && now.getTime() - spent.at.getTime() <= REFRESH_GRACE_MS;
  return isLostAnswer ? 'repeat' : 'reused';
}
