import { VIEW_WINDOW_HOURS } from '@ayrac/domain/campaign/attention.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** Counts the views of the current hour and the 23 hours before. */
export async function countViews(db: Executor, campaignId: string, now: Date): Promise<number> {
  const since = new Date(Math.floor(now.getTime() / hourInMs - VIEW_WINDOW_HOURS + 1) * hourInMs);
  const { rows } = await db.execute<{ views: number }>(sql`
    select coalesce(sum(views), 0)::integer as views from campaign_view_hour
    where campaign_id = ${campaignId} and hour between ${since.toISOString()} and ${now.toISOString()}`);
  return rows[0]?.views ?? 0;
}

/**
 * Counts the distinct people who follow a campaign or have requested it. A request without an account counts as one
 * person, since an address can have only one.
 */
export async function countInterested(db: Executor, campaignId: string): Promise<number> {
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(*)::integer as people from (
      select coalesce(customer_id, id) as person from lead
      where campaign_id = ${campaignId} and is_active and not is_suspect
      union
      select account_id from follow where kind = 'campaign' and target_id = ${campaignId}
    ) interested`);
  return rows[0]?.people ?? 0;
}

/**
 * Counts the people interested in a demo campaign: the invented figures it was created with, plus the people added
 * since. An account that follows it and has requested it counts once.
 */
export async function countDemoInterested(db: Executor, campaignId: string): Promise<number> {
  const { rows } = await db.execute<{ people: number }>(
    sql`select applications + followers - (
        select count(*)::integer from follow f
        where f.kind = 'campaign' and f.target_id = s.campaign_id and exists (
          select from lead l
          where l.campaign_id = s.campaign_id and l.customer_id = f.account_id and l.is_active
        )
      ) as people
      from campaign_stats s where campaign_id = ${campaignId}`,
  );
  return rows[0]?.people ?? 0;
}
