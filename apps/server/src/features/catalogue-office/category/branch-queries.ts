import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** Number of campaigns named as examples. */
const EXAMPLES = 5;

interface Found {
  readonly campaigns: number;
  readonly examples: { readonly id: string; readonly name: string }[];
}

/** Counts the live campaigns of a category with its descendants, and names the most popular ones. */
export async function findBranchCampaigns(db: Executor, id: string, now: Date): Promise<Found> {
  const { rows } = await db.execute<{ id: string; name: string; total: number }>(sql`
    select c.id, c.title as name, l.campaigns as total
    from campaign_list l join campaign_listing s on s.list_id = l.id join campaign c on c.id = s.campaign_id
    where l.category_id = ${id} and l.brand_id is null and s.end_at > ${now}
    order by s.popularity desc, s.campaign_id limit ${EXAMPLES}`);
  return foundOf(rows);
}

/** Counts the campaigns that would become visible if these categories were shown, and names the newest ones. */
export async function findWaitingCampaigns(db: Executor, ids: readonly string[], now: Date): Promise<Found> {
  const { rows } = await db.execute<{ id: string; name: string; total: number }>(sql`
    select c.id, c.title as name, (count(*) over ())::integer as total from ${waiting(ids, now)}
    order by c.published_at desc, c.id limit ${EXAMPLES}`);
  return foundOf(rows);
}

/** Counts the pages of brands with live campaigns in these categories. */
export async function countBrandPages(db: Executor, ids: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ pages: number }>(sql`
    select count(*)::integer as pages from campaign_list
    where category_id = any(${sql.param(ids)}::uuid[]) and brand_id is not null and campaigns > 0`);
  return rows[0]?.pages ?? 0;
}

/** Lists the brands of the campaigns that wait in these categories, each with the category of the campaign. */
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
