import { campaignForms } from '@ayrac/contract/office/campaign-forms.ts';
import type { RequestState } from '@ayrac/domain/quote/request-state.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { eq, sql } from 'drizzle-orm';
import { announce } from '#server/cache/announce.ts';
import { hasIndexedWords } from '#server/db/folded.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign, campaignIntake } from '#server/features/campaign/table.ts';
import { type RecordWrite, serve } from '#server/resource/declaration.ts';

const inState = (state: RequestState) =>
  sql<number>`(select count(*)::integer from lead l
    where l.campaign_id = campaign_intake.campaign_id and l.state = ${state})`;

export const campaignFormRecords = serve({
  shape: campaignForms,
  table: campaignIntake,
  joins: [{ table: campaign, on: eq(campaign.id, campaignIntake.id), isComplete: true }],
  columns: {
    title: campaign.title,
    brandId: campaign.brandId,
    intake: sql`case when not campaign_intake.is_open then 'closed'
      when campaign_intake.taken >= campaign_intake.request_limit then 'full' else 'open' end`,
  },
  references: { brandId: { table: brand, label: brand.name } },
  sorts: {
    title: [campaign.titleKey],
    createdAt: [campaignIntake.createdAt],
    updatedAt: [campaignIntake.updatedAt],
  },
  searched: (q) => hasIndexedWords(campaign.searchKey, foldedWords(q)),
  figures: {
    taken: sql<number>`campaign_intake.taken`,
    received: inState('received'),
    forwarded: inState('forwarded'),
    contacted: inState('contacted'),
    preparing: inState('preparing'),
    closed: inState('closed'),
    withdrawn: inState('withdrawn'),
  },
  beforeWrite: keepWhatWasTaken,
  afterWrite: showIntake,
});

/**
 * Refuses a limit below the number of requests taken. The row is locked by the transaction, so the number cannot grow
 * meanwhile.
 */
async function keepWhatWasTaken({ tx, id, after }: RecordWrite): Promise<Readonly<Record<string, unknown>>> {
  const { requestLimit } = after;
  if (typeof requestLimit !== 'number') return {};
  const [row] = await tx
    .select({ taken: campaignIntake.taken })
    .from(campaignIntake)
    .where(eq(campaignIntake.id, id));
  if (row !== undefined && row.taken > requestLimit)
    throw new RefusalError('validation-failed', { requestLimit: 'below-taken' });
  return {};
}

/** Invalidates the campaign's page, whose button and form depend on these settings. */
async function showIntake({ tx, id }: RecordWrite): Promise<void> {
  await announce(tx, [`campaign:${id}`]);
}
