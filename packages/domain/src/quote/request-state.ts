import { dayInMs, minuteInMs } from '../time/istanbul-time.ts';

/** What becomes of a quote request: it is passed on to the brand, answered, and over, unless whoever asked takes it back. */
export const requestStates = ['received', 'forwarded', 'contacted', 'closed', 'withdrawn'] as const;

/** A state of a request. */
export type RequestState = (typeof requestStates)[number];

/** When a request came into each state it was in; null for those it was not in, or not any more. */
export interface RequestTimes {
  readonly createdAt: Date;
  readonly forwardedAt: Date | null;
  readonly contactedAt: Date | null;
  readonly closedAt: Date | null;
}

/** The table of moves; a way back out of `withdrawn` is `canRestore`, and leads to where the request was. */
export const requestMoves: Readonly<Record<RequestState, readonly RequestState[]>> = {
  received: ['forwarded', 'contacted', 'closed', 'withdrawn'],
  forwarded: ['contacted', 'closed', 'withdrawn'],
  contacted: ['closed', 'withdrawn'],
  closed: [],
  withdrawn: [],
};

/** How long a withdrawal can be taken back, in milliseconds. */
export const RESTORABLE_MS = 15 * minuteInMs;

/** How long the link in the mail of a request without an account opens it, in milliseconds. */
export const REQUEST_LINK_MS = 180 * dayInMs;

/** Whether a request may go from one state to another. */
export function canMove(from: RequestState, to: RequestState): boolean {
  return requestMoves[from].includes(to);
}

/** Whether a request that was withdrawn at this instant can still be taken up again. */
export function canRestore(withdrawnAt: Date | null, now: Date): boolean {
  return withdrawnAt !== null && now.getTime() - withdrawnAt.getTime() < RESTORABLE_MS;
}

/** The state that a request was in before it was withdrawn: the furthest that it came. */
export function stateBeforeWithdrawal({ forwardedAt, contactedAt, closedAt }: RequestTimes): RequestState {
  if (closedAt !== null) return 'closed';
  if (contactedAt !== null) return 'contacted';
  return forwardedAt === null ? 'received' : 'forwarded';
}

/** Why a link to a request does not open it. */
export type LinkFault = 'broken' | 'expired';
