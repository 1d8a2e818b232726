import type { RequestState } from '../quote/request-state.ts';

/** Where a specified link stands: its lead's state, and the state before it was switched off, where that moved it. */
export interface LinkStand {
  readonly state: RequestState;
  readonly isActive: boolean;
  readonly before: RequestState | null;
}

/** What switching a link comes to: nothing, a refusal because its person took the request back, or the lead's state. */
export type LinkVerdict =
  | { readonly kind: 'stay' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'switch'; readonly to: RequestState };

/**
 * Judges that the office switches a link. One that is off is over for who asked, and is where it was as soon as it is on
 * again; what its person withdrew they alone take up.
 */
export function switchLink({ state, isActive, before }: LinkStand, wanted: boolean): LinkVerdict {
  if (state === 'withdrawn') return wanted ? { kind: 'refuse' } : { kind: 'stay' };
  if (isActive === wanted) return { kind: 'stay' };
  return { kind: 'switch', to: wanted ? (before ?? state) : 'closed' };
}
