import { canMove, canRestore, type RequestState } from '../quote/request-state.ts';

/** State to which staff can move a lead. Only the requester can withdraw it. */
export type MovedTo = Exclude<RequestState, 'received' | 'withdrawn'>;

/**
 * Requested change of a lead's state: move it forward, put it back after a mistake, withdraw it, or restore it to the
 * state before its withdrawal.
 */
export type LeadChange =
  | { readonly kind: 'move'; readonly to: MovedTo }
  | { readonly kind: 'put'; readonly to: Exclude<RequestState, 'withdrawn'> }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'restore' };

/** Current state of a lead. For a withdrawn lead it includes the earlier state and the time of withdrawal. */
export interface CurrentLead {
  readonly state: RequestState;
  readonly withdrawn: { readonly from: RequestState; readonly at: Date } | null;
}

/**
 * Result of a requested change: a new state, no change because the lead is already in that state, or a refusal because
 * the lead has passed it.
 */
export type LeadVerdict =
  | { readonly kind: 'change'; readonly to: RequestState }
  | { readonly kind: 'stay' }
  | { readonly kind: 'refuse' };

/** Decides on a change of a lead at an instant, by the table of allowed moves. Repeating a change has no effect. */
export function decideLeadChange(
  { state, withdrawn }: CurrentLead,
  change: LeadChange,
  now: Date,
): LeadVerdict {
  if (change.kind === 'restore') {
    if (state !== 'withdrawn') return { kind: 'stay' };
    const canGoBack = withdrawn !== null && canRestore(withdrawn.at, now);
    return canGoBack ? { kind: 'change', to: withdrawn.from } : { kind: 'refuse' };
  }
  const to = change.kind === 'withdraw' ? 'withdrawn' : change.to;
  if (state === to) return { kind: 'stay' };
  if (change.kind === 'put') return state === 'withdrawn' ? { kind: 'refuse' } : { kind: 'change', to };
  return canMove(state, to) ? { kind: 'change', to } : { kind: 'refuse' };
}
