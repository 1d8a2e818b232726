import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { projectAgain } from '#server/features/campaign/projection/writes.ts';
import { campaign } from '../table.ts';
import { isOfPlace, type Place } from './queries.ts';
import { campaignPlacement, FIRST_CAMPAIGN } from './table.ts';

/** Most campaigns that one call places itself, over all its writes. It takes less than a second. */
export const MOST_IN_A_CALL = 250;

/**
 * Number of campaigns that a call has placed so far. A call that writes many brands or categories holds the frame lock
 * for all of them.
 */
const placedBy = new WeakMap<CallContext, number>();

/**
 * Lists the campaigns of a brand or category anew: immediately when they are few, otherwise in the background, so that
 * neither this write nor others have to wait. The pages and forms of these campaigns read the rows of the brand and the
 * category, and so change with this write.
 */
export async function placeAgain(tx: Executor, context: CallContext, place: Place): Promise<void> {
  const ofPlace = await isOfPlace(tx, place);
  const total = await tx.$count(campaign, ofPlace);
  const together = total + (placedBy.get(context) ?? 0);
  if (together <= MOST_IN_A_CALL) {
    placedBy.set(context, together);
    return projectAgain(tx, ofPlace, context.now);
  }
  const begun = { askedAt: context.now, afterCampaign: FIRST_CAMPAIGN, done: 0, total };
  await tx
    .insert(campaignPlacement)
    .values({ ...place, ...begun })
    .onConflictDoUpdate({ target: campaignPlacement.id, set: begun });
}
