import { FEWEST_COMPARED } from '@ayrac/domain/campaign/standing.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/**
 * Ranks the campaigns of the lists' categories at an instant. The caller holds the locks of the lists, so that a later
 * transaction sees what this one has seen.
 */
export async function rankStandings(tx: Executor, lists: readonly string[], now: Date): Promise<void> {
  const categories = sql`select l.category_id from campaign_list l
    where l.id = any(${sql.param(lists)}::uuid[]) and l.brand_id is null and l.category_id is not null`;
  await tx.execute(sql`
    with counted as (
      select f.campaign_id, f.category_id,
        (rank() over (partition by f.category_id, f.measure order by f.compared_by))::integer as rank,
        (count(*) over (partition by f.category_id, f.measure, f.compared_by))::integer as tied,
        (count(*) over (partition by f.category_id, f.measure))::integer as among
      from campaign_facet f
      where f.category_id in (${categories}) and f.measure is not null and f.end_at > ${now}
    ), ranked as (
      select * from counted where among >= ${FEWEST_COMPARED} and tied < among
    ), gone as (
      delete from campaign_standing s
      where s.category_id in (${categories})
        and not exists (select from ranked r where r.campaign_id = s.campaign_id)
    )
    insert into campaign_standing as s (campaign_id, category_id, rank, tied, among)
    select campaign_id, category_id, rank, tied, among from ranked
    on conflict (campaign_id) do update
      set category_id = excluded.category_id, rank = excluded.rank, tied = excluded.tied, among = excluded.among
      where (s.category_id, s.rank, s.tied, s.among)
        is distinct from (excluded.category_id, excluded.rank, excluded.tied, excluded.among)`);
}
