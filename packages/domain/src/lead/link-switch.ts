import type { RequestState } from '../quote/request-state.ts';

/**
 * State of a specified link: whether it is active, its lead's state, and the state before deactivation if that changed
 * it.
 */
export interface LinkStand {
  readonly state: RequestState;
  readonly isActive: boolean;
  readonly before: RequestState | null;
}

/** Verdict on switching a link: no change, a refusal because the requester withdrew, or a new state of the lead. */
export type LinkVerdict =
  | { readonly kind: 'stay' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'switch'; readonly to: RequestState };

/**
 * Decides on activating or deactivating a link in the back office. Deactivating closes the request for the requester;
 * activating restores its earlier state. Only the requester can restore a withdrawn request.
 */
export function switchLink({ state, isActive, before }: LinkStand, next: boolean): LinkVerdict {
  if (state === 'withdrawn') return next ? { kind: 'refuse' } : { kind: 'stay' };
  if (isActive === next) return { kind: 'stay' };
  return { kind: 'switch', to: next ? (before ?? state) : 'closed' };
}
