import { dayInMs, minuteInMs } from '../time/istanbul-time.ts';

/**
 * What becomes of a quote request: it is passed on to the brand, answered, an offer is made, and it is over, unless
 * whoever asked takes it back.
 */
export const requestStates = [
  'received',
  'forwarded',
  'contacted',
  'preparing',
  'closed',
  'withdrawn',
] as const;

/** A state of a request. */
export type RequestState = (typeof requestStates)[number];

/** The table of moves; a way back out of `withdrawn` is `canRestore`, and leads to where the request was. */
const requestMoves: Readonly<Record<RequestState, readonly RequestState[]>> = {
  received: ['forwarded', 'contacted', 'preparing', 'closed', 'withdrawn'],
  forwarded: ['contacted', 'preparing', 'closed', 'withdrawn'],
  contacted: ['preparing', 'closed', 'withdrawn'],
  preparing: ['closed', 'withdrawn'],
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

/** Why a link to a request does not open it. */
export type LinkFault = 'broken' | 'expired';
