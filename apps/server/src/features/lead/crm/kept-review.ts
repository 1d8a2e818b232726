import { reviews } from '@ayrac/domain/lead/lead-review.ts';
import type { KeptWork } from '../table.ts';
import type { ReviewStand } from './review-writes.ts';

/** Converts the review of a suspect request to JSON. */
export function keepReview({ review, reviewedAt, reviewedBy, respondBy }: ReviewStand): KeptWork {
  return {
    review,
    reviewedAt: reviewedAt?.toISOString() ?? null,
    reviewedBy,
    respondBy: respondBy?.toISOString() ?? null,
  };
}

/** Restores a review from JSON. */
export function readReview(kept: KeptWork): ReviewStand {
  const instant = (text: string | null | undefined) => (text == null ? null : new Date(text));
  return {
    review: reviews.find((one) => one === kept.review) ?? null,
    reviewedAt: instant(kept.reviewedAt),
    reviewedBy: kept.reviewedBy ?? null,
    respondBy: instant(kept.respondBy),
  };
}
