import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { lockLead } from '../queries.ts';
import type { leadEvent } from '../table.ts';
import { tellBrand } from '../tell-lead.ts';
import { readReview } from './kept-review.ts';
import { writeReview } from './review-writes.ts';

/** Puts a reviewed request back to where it stood; what was mailed stays mailed. */
export async function takeReviewBack(
  tx: Executor,
  { services }: CallContext,
  { leadId, before }: typeof leadEvent.$inferSelect,
): Promise<void> {
  const held = await lockLead(tx, leadId);
  if (held === undefined) throw new RefusalError('not-found');
  await writeReview(tx, held, readReview(before), services.fingerprint);
  // It leaves the lists in which it stood.
  await tellBrand(tx, held.brandId);
}
