import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { takeMailsOfLeadsBack } from '#server/features/mail/writes.ts';
import { notifyOfBrand } from '../notify-of-lead.ts';
import type { leadEvent } from '../table.ts';
import { readReview } from './kept-review.ts';
import { byBrand, countReviewed, type HeldLead, type HeldReview, writeReviews } from './review-writes.ts';

/** Review that is undone. */
export interface UndoneReview {
  readonly held: HeldLead;
  readonly event: Pick<typeof leadEvent.$inferSelect, 'before'>;
}

/**
 * Restores reviewed requests to their states before the review. Returns the reviews of those that no other request of
 * the same person prevents.
 */
export function revertReviews(
  tx: Executor,
  context: CallContext,
  reviews: readonly UndoneReview[],
): Promise<readonly HeldReview[]> {
  return writeReviews(
    tx,
    context,
    reviews.map(({ held, event }) => ({ held, outcome: readReview(event.before) })),
  );
}

/**
 * Does what follows from reviews that were undone: withdraws confirmations that still wait, updates the lists, and
 * counts the requests. Must be the last of its transaction, as `countReviewed`.
 */
export async function followReverted(tx: Executor, reverted: readonly HeldReview[]): Promise<void> {
  const accepted = reverted.filter(({ held }) => held.review === 'accepted');
  await takeMailsOfLeadsBack(
    tx,
    'request-received',
    accepted.map(({ held }) => held.id),
  );
  // They disappear from the lists that showed them.
  for (const [brandId] of byBrand(reverted)) await notifyOfBrand(tx, brandId);
  await countReviewed(tx, reverted);
}
