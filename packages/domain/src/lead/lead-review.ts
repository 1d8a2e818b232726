import type { RequestState } from '../quote/request-state.ts';

/** What somebody makes of a request that looks like a robot's. */
export const reviews = ['accepted', 'refused'] as const;

/** One of these. */
export type Review = (typeof reviews)[number];

/** Where a suspect request stands: nobody has looked at it, or it was refused. */
export const suspectStands = ['waiting', 'refused'] as const;

/** What decides about a review. */
export interface ReviewFacts {
  readonly isSuspect: boolean;
  /** What was made of it before; null where nobody has looked at it. */
  readonly review: Review | null;
  readonly state: RequestState;
}

/** What a review comes to: it is noted, nothing because it is so already, or a refusal. */
export type ReviewVerdict =
  | { readonly kind: 'review' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'refuse'; readonly because: 'withdrawn' | 'accepted' };

/**
 * Decides about a request that looks like a robot's. A refused one can still be accepted; an accepted one is a lead
 * like any other, which is lost and not refused.
 */
export function decideReview({ isSuspect, review, state }: ReviewFacts, wanted: Review): ReviewVerdict {
  if (!isSuspect) return wanted === review ? { kind: 'stay' } : { kind: 'refuse', because: 'accepted' };
  if (wanted === review) return { kind: 'stay' };
  return state === 'withdrawn' ? { kind: 'refuse', because: 'withdrawn' } : { kind: 'review' };
}
