import { campaignUrls } from '@ayrac/contract/office/campaign-urls.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { announce } from '#server/cache/announce.ts';
import { isIndexed, LEAST_INSIDE } from '#server/db/folded.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { campaign, campaignUrl } from '#server/features/campaign/table.ts';
import { type Among, type RecordWrite, serve } from '#server/resource/declaration.ts';
import { lockRows } from '#server/resource/rows.ts';
import { changedMeanwhile } from '#server/resource/write/change-records.ts';
import { beginChange, updateRecord, updateRow } from '#server/resource/write/write-record.ts';

export const campaignUrlRecords = serve({
  shape: campaignUrls,
  table: campaignUrl,
  joins: [{ table: campaign, on: eq(campaign.id, campaignUrl.campaignId) }],
  references: { campaignId: { table: campaign, label: campaign.title } },
  sorts: {
    url: [campaignUrl.url],
    confirmedAt: [sql`coalesce(${campaignUrl.confirmedAt}, '-infinity'::timestamptz)`],
    createdAt: [campaignUrl.createdAt],
    updatedAt: [campaignUrl.updatedAt],
  },
  searched: foundByWords,
  beforeWrite: forgetConfirmation,
  afterWrite: letOneHold,
});

/**
 * Finds addresses by their own words and those of their campaign's title. The longest word, of which there are usually
 * the fewest, is looked up by both indexes, and the others are compared with its hits. For common words only as many are
 * found as the caller needs. A word that is too short for the index of addresses is looked up in titles alone.
 */
function foundByWords(q: string, { condition, most }: Among): SQL | undefined {
  const [longest, ...others] = foldedWords(q).toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return undefined;
  const inUrl = (word: string) => sql`lower(${campaignUrl.url}) like ${`%${word}%`}`;
  const inTitle = (word: string) => isIndexed(campaign.searchKey, word);
  const hits = (isHit: SQL) => sql`(
    select ${campaignUrl.id} from campaign_url join campaign on ${campaign.id} = ${campaignUrl.campaignId}
    where ${and(isHit, ...others.map((word) => or(inUrl(word), inTitle(word))), condition)} limit ${most ?? null})`;
  if (longest.length < LEAST_INSIDE) return sql`${campaignUrl.id} in ${hits(inTitle(longest))}`;
  return sql`${campaignUrl.id} in (${hits(inUrl(longest))} union all ${hits(inTitle(longest))})`;
}

/** A changed address has not been confirmed yet. */
async function forgetConfirmation({ before, after }: RecordWrite) {
  return before !== null && before.url !== after.url ? { confirmedAt: null, confirmedBy: null } : {};
}

/**
 * Keeps only one address of a campaign active. The campaign is locked, so that concurrent writes cannot activate two.
 */
async function letOneHold({ tx, context, changeId, id, after }: RecordWrite): Promise<void> {
  const campaignId = String(after.campaignId);
  await tx.select({ id: campaign.id }).from(campaign).where(eq(campaign.id, campaignId)).for('no key update');
  if (after.isActive === true && after.isInBin !== true) {
    const others = await tx
      .select({ id: campaignUrl.id })
      .from(campaignUrl)
      .where(
        and(eq(campaignUrl.campaignId, campaignId), eq(campaignUrl.isActive, true), ne(campaignUrl.id, id)),
      );
    const rows = await lockRows(
      tx,
      campaignUrlRecords,
      others.map((other) => other.id),
    );
    const change = { ...beginChange(tx, context, campaignUrlRecords, 'changed'), changeId };
    for (const row of rows.values()) await updateRow(change, row, { isActive: false });
  }
  await announce(tx, [`campaign:${campaignId}`]);
}

/** Records that somebody opened an address and confirmed that it works. */
export function confirmUrl(
  context: CallContext,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<{ change: string | null }> {
  return inTransaction(context.db, async (tx) => {
    const row = (await lockRows(tx, campaignUrlRecords, [id])).get(id);
    if (row === undefined) throw new RefusalError('not-found');
    if (row.version !== version || row.isInBin) throw changedMeanwhile(campaignUrlRecords, row);
    const change = beginChange(tx, context, campaignUrlRecords, 'changed');
    const { username } = memberOf(context.caller);
    await updateRecord(change, row, {
      confirmedAt: context.now.toISOString(),
      confirmedBy: username,
    });
    return { change: change.changeId };
  });
}
