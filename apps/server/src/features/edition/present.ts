import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { editionActions, editionStateAfter } from '@ayrac/domain/mail/edition.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { countReach, countUnsent } from '#server/features/newsletter/queries.ts';
import { countClicks, type Edition, findEditor, listEditionCampaigns } from './queries.ts';

export async function presentEdition(
  db: Executor,
  { now }: Pick<CallContext, 'now'>,
  edition: Edition,
): Promise<EditionDetail> {
  const { id, version, state, heading, headingEn, text, textEn, leftOut, problem } = edition;
  const isComposed = state === 'draft' || state === 'scheduled';
  const campaigns = await listEditionCampaigns(
    db,
    edition.campaignIds,
    later(now, edition.sendAt, isComposed),
  );
  const clicks = await countClicks(db, id);
  const rootIds = [...new Set(campaigns.flatMap(({ isLive, rootId }) => (isLive ? rootId : [])))];
  return {
    ...{ id, version, state, heading, headingEn, text, textEn, problem },
    campaigns: campaigns.map((campaign) => ({
      id: campaign.id,
      title: campaign.title,
      brand: campaign.brand.name,
      endAt: campaign.endAt?.toISOString() ?? null,
      isLive: campaign.isLive,
      wasLeftOut: leftOut.includes(campaign.id),
      clicks: clicks.get(campaign.id) ?? 0,
    })),
    savedAt: edition.updatedAt.toISOString(),
    savedBy: await findEditor(db, edition),
    sendAt: edition.sendAt?.toISOString() ?? null,
    begunAt: edition.begunAt?.toISOString() ?? null,
    finishedAt: edition.finishedAt?.toISOString() ?? null,
    actions: editionActions.filter((action) => editionStateAfter(state, action) !== undefined),
    reach: isComposed ? await countReach(db, { editionId: id, rootIds, now }) : null,
    progress: isComposed
      ? null
      : { readers: edition.readers, reached: edition.reached, ...(await countUnsent(db, id)) },
  };
}

/** A scheduled edition is checked as of its sending time. */
function later(now: Date, sendAt: Date | null, isComposed: boolean): Date {
  return isComposed && sendAt !== null && sendAt > now ? sendAt : now;
}
