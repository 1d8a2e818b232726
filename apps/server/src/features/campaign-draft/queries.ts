import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { contentOf } from '#server/features/campaign/record/present.ts';
import { campaign, campaignVehicle, campaignVersion } from '#server/features/campaign/table.ts';
import { hashOfToken } from '#server/guards/opaque-token.ts';
import { campaignDraft, campaignEditor, campaignPreview } from './table.ts';

/** An editor is considered gone after this silence, which allows for two lost signals. */
const SILENCE_MS = 75_000;

const checker = alias(account, 'checker');

/** Finds a campaign with its draft, which may be closed or absent. */
export async function findEdited(db: Executor, id: string) {
  const [found] = await db
    .select({
      ...{ row: campaign, vehicle: campaignVehicle, draft: campaignDraft },
      ...{ savedBy: account.username, checkedBy: checker.username },
    })
    .from(campaign)
    .leftJoin(campaignVehicle, eq(campaignVehicle.campaignId, campaign.id))
    .leftJoin(campaignDraft, eq(campaignDraft.campaignId, campaign.id))
    .leftJoin(account, eq(account.id, campaignDraft.savedBy))
    .leftJoin(checker, eq(checker.id, campaign.checkedBy))
    .where(eq(campaign.id, id));
  return found && { ...found, live: contentOf(found.row, found.vehicle) };
}

export type Edited = NonNullable<Awaited<ReturnType<typeof findEdited>>>;

/** Campaign with an open draft. */
export type Open = Edited & { readonly draft: typeof campaignDraft.$inferSelect };

/** Lists the current editors of drafts, in order of arrival. */
export function listEditors(db: Executor, ids: readonly string[], now: Date) {
  return db
    .select({
      campaignId: campaignEditor.campaignId,
      accountId: account.id,
      username: account.username,
      since: campaignEditor.since,
    })
    .from(campaignEditor)
    .innerJoin(account, eq(account.id, campaignEditor.accountId))
    .where(
      and(
        inArray(campaignEditor.campaignId, [...ids]),
        gt(campaignEditor.seenAt, new Date(now.getTime() - SILENCE_MS)),
      ),
    )
    .orderBy(asc(campaignEditor.since), asc(account.id));
}

/** Lists the open drafts, the last saved first. */
export function listDrafts(db: Executor, limit: number) {
  return db
    .select({ row: campaign, draft: campaignDraft, brand: brand.name, savedBy: account.username })
    .from(campaignDraft)
    .innerJoin(campaign, eq(campaign.id, campaignDraft.campaignId))
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .leftJoin(account, eq(account.id, campaignDraft.savedBy))
    .where(eq(campaignDraft.isOpen, true))
    .orderBy(desc(campaignDraft.savedAt), asc(campaignDraft.campaignId))
    .limit(limit);
}

export function countDrafts(db: Executor): Promise<number> {
  return db.$count(campaignDraft, eq(campaignDraft.isOpen, true));
}

/** Finds a published version. */
export async function findVersion(db: Executor, id: string, version: number) {
  const [found] = await db
    .select()
    .from(campaignVersion)
    .where(and(eq(campaignVersion.campaignId, id), eq(campaignVersion.version, version)));
  return found;
}

/** Finds the last published version before another. */
export async function findVersionBefore(db: Executor, id: string, version: number) {
  const [found] = await listVersions(db, id, version, 1);
  return found;
}

/** Lists the published versions, the newest first. */
export function listVersions(db: Executor, id: string, before: number, limit: number) {
  return db
    .select({
      version: campaignVersion.version,
      content: campaignVersion.content,
      publishedAt: campaignVersion.publishedAt,
      by: account.username,
    })
    .from(campaignVersion)
    .leftJoin(account, eq(account.id, campaignVersion.publishedBy))
    .where(and(eq(campaignVersion.campaignId, id), lt(campaignVersion.version, before)))
    .orderBy(desc(campaignVersion.version))
    .limit(limit);
}

/** Finds the campaign of a valid preview link. */
export async function findPreview(db: Executor, token: string, now: Date) {
  const [found] = await db
    .select({ campaignId: campaignPreview.campaignId, until: campaignPreview.expiresAt })
    .from(campaignPreview)
    .where(and(eq(campaignPreview.tokenHash, hashOfToken(token)), gt(campaignPreview.expiresAt, now)));
  return found;
}

/** Lists the campaigns that are due for publication, the longest overdue first. */
export function listDue(db: Executor, now: Date, limit: number) {
  return db
    .select({ id: campaign.id })
    .from(campaign)
    .where(sql`${campaign.publishAt} <= ${now}`)
    .orderBy(asc(campaign.publishAt), asc(campaign.id))
    .limit(limit);
}
