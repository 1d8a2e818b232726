import { asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { picture } from './table.ts';

/** The bytes of an original. */
export async function findOriginal(db: Executor, hash: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ bytes: picture.bytes }).from(picture).where(eq(picture.hash, hash));
  return row?.bytes;
}

/** The marks of brands. */
export async function listMarkHashes(db: Executor): Promise<string[]> {
  const rows = await db
    .selectDistinct({ hash: sql<string>`${brand.markHash}` })
    .from(brand)
    .where(isNotNull(brand.markHash))
    .orderBy(asc(brand.markHash));
  return rows.map(({ hash }) => hash);
}

/** The showcase pictures of live campaigns, those that end soonest first: lists show them so. */
export async function listShowcaseHashes(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ hash: sql<string>`${campaign.showcaseHash}` })
    .from(campaign)
    .where(
      sql`${campaign.isActive} and ${isNotNull(campaign.showcaseHash)} and ${or(sql`${campaign.endAt} is null`, gt(campaign.endAt, now))}`,
    )
    .orderBy(asc(campaign.endAt), asc(campaign.id))
    .limit(limit);
  return rows.map(({ hash }) => hash);
}
