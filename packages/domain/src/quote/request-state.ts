import { dayInMs, minuteInMs } from '../time/istanbul-time.ts';

/**
 * States of a quote request: received, forwarded to the brand, contacted, offer in preparation, closed, or withdrawn by
 * the requester.
 */
export const requestStates = [
  'received',
  'forwarded',
  'contacted',
  'preparing',
  'closed',
  'withdrawn',
] as const;

/** State of a quote request. */
export type RequestState = (typeof requestStates)[number];

/** States that a request passes one after the other. */
export const requestSteps = ['received', 'forwarded', 'contacted', 'preparing', 'closed'] as const;

/** Step of a request. */
export type RequestStep = (typeof requestSteps)[number];

/** Whether a request in this state has passed a step. Only a request that is not closed can be withdrawn. */
export function hasPassed(state: RequestState, step: RequestStep): boolean {
  const latest = state === 'withdrawn' ? 'preparing' : state;
  return requestSteps.indexOf(step) <= requestSteps.indexOf(latest);
}

/** Allowed transitions. `canRestore` covers the way back from `withdrawn`, which leads to the earlier state. */
const requestMoves: Readonly<Record<RequestState, readonly RequestState[]>> = {
  received: ['forwarded', 'contacted', 'preparing', 'closed', 'withdrawn'],
  forwarded: ['contacted', 'preparing', 'closed', 'withdrawn'],
  contacted: ['preparing', 'closed', 'withdrawn'],
  preparing: ['closed', 'withdrawn'],
  closed: [],
  withdrawn: [],
};

/** Time during which a withdrawal can be undone, in milliseconds. */
export const RESTORABLE_MS = 15 * minuteInMs;

/** Lifetime of the link in the e-mail of a request without an account, in milliseconds. */
export const REQUEST_LINK_MS = 180 * dayInMs;

/** Whether a request may change from one state to another. */
export function canMove(from: RequestState, to: RequestState): boolean {
  return requestMoves[from].includes(to);
}

/** Whether a request withdrawn at this instant can still be restored. */
export function canRestore(withdrawnAt: Date | null, now: Date): boolean {
  return withdrawnAt !== null && now.getTime() - withdrawnAt.getTime() < RESTORABLE_MS;
}

/** Reason why a link to a request does not work. */
export type LinkFault = 'broken' | 'expired';
