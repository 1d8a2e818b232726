import { inArray, sql } from 'drizzle-orm';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Database } from '#server/db/database.ts';
import { listFacets } from '../table.ts';
import { rankStandings } from './rank-standings.ts';

// Lists that are locked together. Few enough that a concurrent save of a campaign hardly waits.
const LISTS_AT_ONCE = 100;
// Longer than the interval between two runs, so that the next run covers a missed one.
const LOOK_BACK_MS = 15 * 60_000;

/** Recounts the lists in which a campaign has ended recently. */
export async function recountEnded(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  // One short index lookup per list.
  const { rows } = await db.execute<{ id: string }>(sql`
    select l.id from campaign_list l
    where exists (select from campaign_listing g
      where g.list_id = l.id and g.end_at > ${since} and g.end_at <= ${now})
    order by l.id`);
  await recount(db, rows, now);
}

/** Recounts the live campaigns and requests of all lists. */
export async function recountAll(db: Database, now: Date): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from campaign_list order by id`);
  await recount(db, rows, now);
}

/** Removes ended campaigns from the lists. A campaign that is extended is listed again when it is saved. */
export async function dropEnded(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    delete from campaign_listing gone
    using campaign_list l cross join lateral (
      select g.campaign_id from campaign_listing g
      where g.list_id = l.id and g.end_at <= ${now} order by g.end_at, g.campaign_id limit 1000
    ) ended
    where gone.list_id = l.id and gone.campaign_id = ended.campaign_id`);
}

async function recount(db: Database, lists: readonly { readonly id: string }[], now: Date): Promise<void> {
  for (let first = 0; first < lists.length; first += LISTS_AT_ONCE) {
    await recountSome(
      db,
      lists.slice(first, first + LISTS_AT_ONCE).map(({ id }) => id),
      now,
    );
  }
}

async function recountSome(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const some = sql`any(${sql.param(ids)}::uuid[])`;
    // A separate locking statement, so that the count sees what was saved while it waited.
    await tx.execute(sql`select from campaign_list where id = ${some} order by id for no key update`);
    const { rows } = await tx.execute<{ id: string }>(sql`
      with counted as (
        select l.id, count(g.campaign_id)::integer as campaigns, coalesce(sum(s.applications), 0)::integer as requests
        from campaign_list l
        left join campaign_listing g on g.list_id = l.id and g.end_at > ${now}
        left join campaign_stats s on s.campaign_id = g.campaign_id
        where l.id = ${some} group by l.id
      )
      update campaign_list l set campaigns = counted.campaigns, requests = counted.requests from counted
      where l.id = counted.id and (l.campaigns, l.requests) is distinct from (counted.campaigns, counted.requests)
      returning l.id`);
    await rankStandings(tx, ids, now);
    if (rows.length === 0) return;
    await tx.delete(listFacets).where(
      inArray(
        listFacets.listId,
        rows.map(({ id }) => id),
      ),
    );
    await announce(tx, catalogueTags);
  });
}
