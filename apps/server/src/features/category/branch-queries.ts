import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** So many campaigns stand for all of them. */
const EXAMPLES = 5;

interface Found {
  readonly campaigns: number;
  readonly examples: { readonly id: string; readonly name: string }[];
}

/** The live campaigns that visitors see in a category and below it: how many, and the most wanted. */
export async function findBranchCampaigns(db: Executor, id: string, now: Date): Promise<Found> {
  const { rows } = await db.execute<{ id: string; name: string; total: number }>(sql`
    select c.id, c.title as name, l.campaigns as total
    from campaign_list l join campaign_listing s on s.list_id = l.id join campaign c on c.id = s.campaign_id
    where l.category_id = ${id} and l.brand_id is null and s.end_at > ${now}
    order by s.popularity desc, s.campaign_id limit ${EXAMPLES}`);
  return foundOf(rows);
}

/** The campaigns that visitors would see if these categories were shown: how many, and the newest. */
export async function findWaitingCampaigns(db: Executor, ids: readonly string[], now: Date): Promise<Found> {
  const { rows } = await db.execute<{ id: string; name: string; total: number }>(sql`
    select c.id, c.title as name, (count(*) over ())::integer as total from ${waiting(ids, now)}
    order by c.published_at desc, c.id limit ${EXAMPLES}`);
  return foundOf(rows);
}

/** In how many of these categories which brands have a page with live campaigns, all told. */
export async function countBrandPages(db: Executor, ids: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ pages: number }>(sql`
    select count(*)::integer as pages from campaign_list
    where category_id = any(${sql.param(ids)}::uuid[]) and brand_id is not null and campaigns > 0`);
  return rows[0]?.pages ?? 0;
}

/** The brands whose campaigns wait in these categories, each with the category that they stand in. */
export async function listBranchBrands(db: Executor, ids: readonly string[], now: Date) {
  const { rows } = await db.execute<{ brandId: string; categoryId: string }>(sql`
    select distinct c.brand_id as "brandId", c.category_id as "categoryId" from ${waiting(ids, now)}`);
  return rows;
}

function waiting(ids: readonly string[], now: Date) {
  return sql`campaign c join brand b on b.id = c.brand_id
    where c.category_id = any(${sql.param(ids)}::uuid[]) and c.is_active
      and (c.end_at is null or c.end_at > ${now}) and b.is_active and b.binned_at is null`;
}

function foundOf(rows: readonly { id: string; name: string; total: number }[]): Found {
  return { campaigns: rows[0]?.total ?? 0, examples: rows.map(({ id, name }) => ({ id, name })) };
}
