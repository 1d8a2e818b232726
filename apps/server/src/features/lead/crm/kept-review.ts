import { reviews } from '@ayrac/domain/lead/lead-review.ts';
import type { KeptWork } from '../table.ts';
import type { ReviewStand } from './review-writes.ts';

/** What was made of a suspect request, as JSON keeps it. */
export function keepReview({ review, reviewedAt, reviewedBy, respondBy }: ReviewStand): KeptWork {
  return {
    review,
    reviewedAt: reviewedAt?.toISOString() ?? null,
    reviewedBy,
    respondBy: respondBy?.toISOString() ?? null,
  };
}

/** The same as it was kept. */
export function readReview(kept: KeptWork): ReviewStand {
  const instant = (text: string | null | undefined) => (text == null ? null : new Date(text));
  return {
    review: reviews.find((one) => one === kept.review) ?? null,
    reviewedAt: instant(kept.reviewedAt),
    reviewedBy: kept.reviewedBy ?? null,
    respondBy: instant(kept.respondBy),
  };
}
