import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { takeMailsOfLeadsBack } from '#server/features/mail/writes.ts';
import { notifyOfBrand } from '../notify-of-lead.ts';
import type { leadEvent } from '../table.ts';
import { readReview } from './kept-review.ts';
import { byBrand, countReviewed, type HeldLead, writeReviews } from './review-writes.ts';

/** Review that is undone. */
export interface UndoneReview {
  readonly held: HeldLead;
  readonly event: Pick<typeof leadEvent.$inferSelect, 'kind' | 'before'>;
}

/**
 * Restores reviewed requests to their states before the review, with their confirmations that were not sent yet.
 * Returns the ids of those that no other request of the same person prevents.
 */
export async function revertReviews(
  tx: Executor,
  context: CallContext,
  reviews: readonly UndoneReview[],
): Promise<ReadonlySet<string>> {
  const outcomes = reviews.map(({ held, event }) => ({ held, outcome: readReview(event.before) }));
  const written = await writeReviews(tx, context, outcomes);
  const ids = new Set(written.map(({ held }) => held.id));
  const accepted = reviews.filter(({ held, event }) => event.kind === 'accept' && ids.has(held.id));
  await takeMailsOfLeadsBack(
    tx,
    'request-received',
    accepted.map(({ held }) => held.id),
  );
  // They disappear from the lists that showed them.
  for (const [brandId] of byBrand(written)) await notifyOfBrand(tx, brandId);
  await countReviewed(tx, written);
  return ids;
}
