import { campaignUrls } from '@ayrac/contract/office/campaign-urls.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { announce } from '#server/cache/announce.ts';
import { isIndexed } from '#server/db/folded.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { campaign, campaignUrl } from '#server/features/campaign/table.ts';
import { changedMeanwhile } from '#server/resource/change-records.ts';
import { type Among, type RecordWrite, serve } from '#server/resource/declaration.ts';
import { lockRows } from '#server/resource/rows.ts';
import { beginChange, updateRecord, updateRow } from '#server/resource/write-record.ts';

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
 * Finds addresses by their own words and those of their campaign's title. For common words only as many are found as
 * the caller needs.
 */
function foundByWords(q: string, { condition, most }: Among): SQL | undefined {
  const found = and(...foldedWords(q).map(hasWord));
  return (
    found &&
    sql`${campaignUrl.id} in (
      select id from campaign_url where ${found} and ${condition ?? sql`true`} limit ${most ?? null})`
  );
}

function hasWord(word: string): SQL {
  return sql`(lower(${campaignUrl.url}) like ${`%${word}%`}
    or ${campaignUrl.campaignId} = any (array(
      select id from campaign where ${isIndexed(sql`campaign.search_key`, word)})))`;
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
