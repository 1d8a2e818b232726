import { canMove, canRestore, type RequestState } from '../quote/request-state.ts';

/** Where those who work on a lead take it; whoever asked withdraws it themselves. */
export type MovedTo = Exclude<RequestState, 'received' | 'withdrawn'>;

/**
 * What somebody wants of a lead's state: take it on, put it back to where it stood before a mistake, take it back, or
 * take it up again where it was.
 */
export type LeadChange =
  | { readonly kind: 'move'; readonly to: MovedTo }
  | { readonly kind: 'put'; readonly to: Exclude<RequestState, 'withdrawn'> }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'restore' };

/** Where a lead stands: its state, and for a withdrawn one where it was before and when it was withdrawn. */
export interface LeadStand {
  readonly state: RequestState;
  readonly withdrawn: { readonly from: RequestState; readonly at: Date } | null;
}

/** What a change comes to: another state, nothing because it is so already, or a refusal because the lead is past it. */
export type LeadVerdict =
  | { readonly kind: 'change'; readonly to: RequestState }
  | { readonly kind: 'stay' }
  | { readonly kind: 'refuse' };

/** Decides on a change of a lead at an instant, by the table of moves; the same change done twice is done once. */
export function decideLeadChange(
  { state, withdrawn }: LeadStand,
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
