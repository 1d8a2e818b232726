import { dayInMs, hourInMs } from './istanbul-time.ts';

/** Life of an access token in seconds, as specified. */
export const ACCESS_TOKEN_SECONDS = 900;

/** Life of a remembered session in seconds, counted from its last refresh. */
export const REMEMBERED_SECONDS = (30 * dayInMs) / 1_000;

/** How long the same browser is given the answer of a refresh again, in milliseconds. */
export const REFRESH_GRACE_MS = 10_000;

/** When a session ends that is not refreshed again: after 30 days, or after a day where the browser forgets it. */
export function sessionEnd(isRemembered: boolean, now: Date): Date {
  return new Date(now.getTime() + (isRemembered ? REMEMBERED_SECONDS * 1_000 : 24 * hourInMs));
}

/** What a refresh token is worth: it is spent now, its answer was lost and is given again, or somebody copied it. */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reused';

/** Judges a token of a living session; `spent` says when and by which browser it was used before. */
export function judgeRefresh(
  spent: { readonly at: Date; readonly by: string } | null,
  by: string,
  now: Date,
): RefreshVerdict {
  if (spent === null) return 'rotate';
  const isLostAnswer = spent.by === by && now.getTime() - spent.at.getTime() <= REFRESH_GRACE_MS;
  return isLostAnswer ? 'repeat' : 'reused';
}
