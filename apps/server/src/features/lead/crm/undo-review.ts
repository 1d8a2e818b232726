import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { notifyOfBrand } from '../notify-of-lead.ts';
import { lockLead } from '../queries.ts';
import type { leadEvent } from '../table.ts';
import { readReview } from './kept-review.ts';
import { type HeldLead, takeRefusalsBack, writeReview } from './review-writes.ts';

/** Restores a reviewed request to its state before the review. Mails that were sent remain sent. */
export async function revertReview(
  tx: Executor,
  context: CallContext,
  { leadId, before }: typeof leadEvent.$inferSelect,
): Promise<void> {
  const held = await lockLead(tx, leadId);
  if (held === undefined) throw new RefusalError('not-found');
  await writeReview(tx, context, held, readReview(before));
  // It disappears from the lists that showed it.
  await notifyOfBrand(tx, held.brandId);
}

/** Restores refused requests together. Returns those that no other request of the same person prevents. */
export async function revertRefusals(
  tx: Executor,
  context: CallContext,
  refused: readonly HeldLead[],
): Promise<ReadonlySet<string>> {
  const restored = await takeRefusalsBack(tx, context, refused);
  const written = refused.filter(({ id }) => restored.has(id));
  for (const brandId of new Set(written.map((held) => held.brandId))) await notifyOfBrand(tx, brandId);
  return restored;
}
