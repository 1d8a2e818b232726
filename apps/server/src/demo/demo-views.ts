import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/**
 * Distributes the views of an average day, at least one, over the last 24 hours of each demo campaign. Hours with real
 * counts are left unchanged.
 */
export async function fillDemoViews(tx: Executor, ids: readonly string[], now: Date): Promise<void> {
  await tx.execute(sql`
    with daily as (
      select c.id, ceil(s.views / greatest(1, extract(epoch from ${now.toISOString()}::timestamptz - c.published_at) / 86400))::integer as views
      from campaign c join campaign_stats s on s.campaign_id = c.id
      where c.id = any(${sql.param(ids)}::uuid[])
    )
    insert into campaign_view_hour (campaign_id, hour, views)
    select id, date_trunc('hour', ${now.toISOString()}::timestamptz, 'UTC') - make_interval(hours => ago),
      (ago + 1) * views / 24 - ago * views / 24
    from daily, generate_series(0, 23) as ago
    where (ago + 1) * views / 24 > ago * views / 24
    order by id, ago
    on conflict do nothing`);
}
