import { dayInMs, hourInMs } from '../time/istanbul-time.ts';

/** Life of an access token in seconds, as specified. */
export const ACCESS_TOKEN_SECONDS = 900;

/** Life of a remembered session in seconds, counted from its last refresh. */
const REMEMBERED_SECONDS = (30 * dayInMs) / 1_000;

/** The longest that anybody stays signed in without showing their password again, in milliseconds. */
const LONGEST_SESSION_MS = 180 * dayInMs;

/** How long the same browser is given the answer of a refresh again, in milliseconds. */
const REFRESH_GRACE_MS = 10_000;

/** A session as it was opened. */
export interface OpenedSession {
  readonly isRemembered: boolean;
  readonly createdAt: Date;
}

/**
 * When a session ends that is not refreshed again: after 30 days, or after a day where the browser forgets it, and
 * never later than 180 days after the login.
 */
export function sessionEnd({ isRemembered, createdAt }: OpenedSession, now: Date): Date {
  const unused = now.getTime() + (isRemembered ? REMEMBERED_SECONDS * 1_000 : 24 * hourInMs);
  return new Date(Math.min(unused, createdAt.getTime() + LONGEST_SESSION_MS));
}

/** What a refresh token is worth: it is spent now, its answer was lost and is given again, or somebody copied it. */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reused';

/** Decides on a refresh token of a living session; `spent` says when and by which browser it was used before. */
export function decideRefresh(
  spent: { readonly at: Date; readonly by: string } | null,
  by: string,
  now: Date,
): RefreshVerdict {
  if (spent === null) return 'rotate';
  const isLostAnswer = spent.by === by && now.getTime() - spent.at.getTime() <= REFRESH_GRACE_MS;
  return isLostAnswer ? 'repeat' : 'reused';
}
