import { categoryPath } from '@ayrac/domain/category/category-tree.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { listCardsOf } from '#server/features/campaign/listing/card-queries.ts';
import { isLiveAt } from '#server/features/campaign/queries.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { listCategoryRows } from '#server/features/category/queries.ts';
import { editionClick, newsletterEdition } from './table.ts';

export type Edition = typeof newsletterEdition.$inferSelect;

/** Finds an edition that is not in the bin. Throws `not-found` otherwise. */
export async function findEdition(db: Executor, id: string): Promise<Edition> {
  const [found] = await db.select().from(newsletterEdition).where(isInUse(id));
  if (found === undefined) throw new RefusalError('not-found');
  return found;
}

/** The same, locked until the transaction ends. Waits for a batch in progress. */
export async function holdEdition(tx: Executor, id: string): Promise<Edition> {
  const [found] = await tx.select().from(newsletterEdition).where(isInUse(id)).for('update');
  if (found === undefined) throw new RefusalError('not-found');
  return found;
}

const isInUse = (id: string) => and(eq(newsletterEdition.id, id), sql`${newsletterEdition.binnedAt} is null`);

/** Locks an edition that is being sent or due. Editions locked by another node are skipped. */
export async function holdDueEdition(tx: Executor, now: Date): Promise<Edition | undefined> {
  const [due] = await tx
    .select()
    .from(newsletterEdition)
    .where(
      sql`${newsletterEdition.state} = 'sending'
        or (${newsletterEdition.state} = 'scheduled' and ${newsletterEdition.sendAt} <= ${now})`,
    )
    .orderBy(newsletterEdition.movedAt, newsletterEdition.id)
    .limit(1)
    .for('update', { skipLocked: true });
  return due;
}

/** Lists the campaigns of an edition in its order, with their root category and whether they are live at an instant. */
export async function listEditionCampaigns(db: Executor, ids: readonly string[], at: Date) {
  if (ids.length === 0) return [];
  const cards = await listCardsOf(db, ids);
  const live = await db
    .select({ id: campaign.id })
    .from(campaign)
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .where(and(inArray(campaign.id, [...ids]), isLiveAt(at)));
  const liveIds = new Set(live.map(({ id }) => id));
  const categories = await listCategoryRows(db);
  return cards.map((card) => ({
    ...card,
    isLive: liveIds.has(card.id),
    rootId: categoryPath(categories, card.categoryId)[0]?.id ?? card.categoryId,
  }));
}

export type EditionCampaign = Awaited<ReturnType<typeof listEditionCampaigns>>[number];

/** Counts the clicks on an edition's links by campaign. */
export async function countClicks(db: Executor, editionId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(editionClick).where(eq(editionClick.editionId, editionId));
  return new Map(rows.map(({ campaignId, clicks }) => [campaignId, clicks]));
}

/** Finds the slug of the campaign behind an edition's link; undefined when the edition does not contain it. */
export async function findFollowed(
  db: Executor,
  editionId: string,
  campaignId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ slug: campaign.slug })
    .from(newsletterEdition)
    .innerJoin(campaign, eq(campaign.id, sql`any(${newsletterEdition.campaignIds})`))
    .where(and(eq(newsletterEdition.id, editionId), eq(campaign.id, campaignId)));
  return found?.slug;
}

/** Finds the username of the last editor of an edition. */
export async function findEditor(db: Executor, { changedBy }: Edition): Promise<string | null> {
  if (changedBy === null) return null;
  const [found] = await db
    .select({ username: account.username })
    .from(account)
    .where(eq(account.id, changedBy));
  return found?.username ?? null;
}
