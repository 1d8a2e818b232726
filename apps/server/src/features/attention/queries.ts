import { VIEW_WINDOW_HOURS } from '@ayrac/domain/campaign/attention.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** Views within the present hour and the 23 before it. */
export async function countViews(db: Executor, campaignId: string, now: Date): Promise<number> {
  const since = new Date(Math.floor(now.getTime() / hourInMs - VIEW_WINDOW_HOURS + 1) * hourInMs);
  const { rows } = await db.execute<{ views: number }>(sql`
    select coalesce(sum(views), 0)::integer as views from campaign_view_hour
    where campaign_id = ${campaignId} and hour between ${since.toISOString()} and ${now.toISOString()}`);
  return rows[0]?.views ?? 0;
}

/**
 * Distinct people who follow a campaign or hold a request for it. A request without an account is somebody of its own:
 * an address holds one at most.
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
 * The interest that a demo campaign was made with, whose people are figures alone, and the people who were added since;
 * an account that follows and asked is one of them.
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
