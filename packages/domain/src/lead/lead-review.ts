import type { RequestState } from '../quote/request-state.ts';

/** Decisions of staff on a request that looks automated. */
export const reviews = ['accepted', 'refused'] as const;

/** Decision on a suspect request. */
export type Review = (typeof reviews)[number];

/** States of a suspect request: not reviewed yet, or refused. */
export const suspectStands = ['waiting', 'refused'] as const;

/** Facts that decide on a review. */
export interface ReviewFacts {
  readonly isSuspect: boolean;
  /** Earlier decision, or null before the first review. */
  readonly review: Review | null;
  readonly state: RequestState;
}

/** Verdict on a review: recorded, no change because it is the same, or refused. */
export type ReviewVerdict =
  | { readonly kind: 'review' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'refuse'; readonly because: 'withdrawn' | 'accepted' };

/**
 * Decides on the review of a suspect request. A refused request can still be accepted. An accepted one is a normal
 * lead, which can be lost but not refused.
 */
export function decideReview({ isSuspect, review, state }: ReviewFacts, next: Review): ReviewVerdict {
  if (!isSuspect) return next === review ? { kind: 'stay' } : { kind: 'refuse', because: 'accepted' };
  if (next === review) return { kind: 'stay' };
  return state === 'withdrawn' ? { kind: 'refuse', because: 'withdrawn' } : { kind: 'review' };
}
