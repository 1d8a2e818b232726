import { soonLimit } from '@ayrac/domain/campaign/campaign-time.ts';
import { dayInMs, hourInMs, startOfDay } from '@ayrac/domain/time/istanbul-time.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { allowLonger } from '#server/db/transaction.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import { findCountedAt } from './queries.ts';
import { dashboardRecount } from './table.ts';

// Twice the longest period, with a margin.
const FIRST_LOOK_BACK_MS = 200 * dayInMs;
// By now every transaction that was open at the last count has committed.
const OVERLAP_MS = hourInMs;
// Hourly views are kept for a day.
const VIEWS_LOOK_BACK_MS = 20 * hourInMs;
// Time limit of each statement. Counting the whole look-back takes seconds.
const LONGEST_MS = 60_000;

/**
 * Counts everything new since the last count and since the earliest lead that was merged or separated meanwhile, or on
 * the first run everything that a period can show.
 */
export async function countFigures(db: Executor, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await allowLonger(tx, LONGEST_MS);
    const last = await findCountedAt(tx);
    const recountFrom = await takeRecounted(tx);
    const earliest = now.getTime() - FIRST_LOOK_BACK_MS;
    const since =
      last === null
        ? earliest
        : Math.min(Math.min(last.getTime(), now.getTime()) - OVERLAP_MS, Math.max(recountFrom, earliest));
    const sinceHour = new Date(Math.floor(since / hourInMs) * hourInMs);
    // An hour whose last lead was merged is in no group.
    await tx.execute(
      sql`update figure_hour set value = 0 where figure = 'requests' and hour >= ${sinceHour}`,
    );
    await countByHour(tx, 'requests', sql`from (${arrivedSince(sinceHour)}) arrived`);
    await countByHour(
      tx,
      'members',
      sql`from account where role = 'CUSTOMER' and created_at >= ${sinceHour}`,
    );
    await countViews(tx, new Date(now.getTime() - VIEWS_LOOK_BACK_MS));
    await countLive(tx, now);
    const sinceDay = startOfDay(new Date(since));
    await countResponses(tx, sinceDay);
    await countRequestDays(tx, sinceDay);
    await tx.execute(sql`insert into dashboard_count (counted_at) values (${now})
      on conflict (is_only) do update set counted_at = excluded.counted_at`);
  });
}

/**
 * Returns the arrival of the earliest lead that was merged or separated since the last count; infinity when none was.
 * What is committed from now on is left to the next count.
 */
async function takeRecounted(tx: Executor): Promise<number> {
  const rows = await tx.delete(dashboardRecount).returning();
  return Math.min(...rows.map(({ arrivedAt }) => arrivedAt.getTime()));
}

/** Selects the leads since an instant. A suspect request counts from its acceptance. */
function arrivedSince(since: Date): SQL {
  return sql`
    select created_at, brand_id, campaign_id from lead
    where not is_suspect and merged_into is null and review is null and created_at >= ${since}
    union all
    select reviewed_at, brand_id, campaign_id from lead
    where review = 'accepted' and merged_into is null and reviewed_at >= ${since}`;
}

async function countByHour(tx: Executor, figure: string, from: SQL): Promise<void> {
  await tx.execute(sql`
    insert into figure_hour (figure, hour, value)
    select ${figure}, date_trunc('hour', created_at, 'UTC') as hour, count(*)::integer ${from} group by hour
    on conflict (figure, hour) do update set value = excluded.value`);
}

async function countViews(tx: Executor, since: Date): Promise<void> {
  await tx.execute(sql`
    insert into figure_hour (figure, hour, value)
    select 'views', hour, sum(views)::integer from campaign_view_hour where hour >= ${since} group by hour
    on conflict (figure, hour) do update set value = excluded.value`);
}

/** Stores the current number of live campaigns, and of those that end soon. */
async function countLive(tx: Executor, now: Date): Promise<void> {
  const list = wholeCatalogue(tx);
  await tx.execute(sql`
    insert into figure_hour (figure, hour, value)
    select figure, date_trunc('hour', ${now}::timestamptz, 'UTC'), value from (
      select 'live' as figure, coalesce((select campaigns from campaign_list where id = ${list}), 0) as value
      union all
      select 'ending', count(*)::integer from campaign_listing
      where list_id = ${list} and end_at > ${now} and end_at <= ${soonLimit(now)}
    ) standing
    on conflict (figure, hour) do update set value = excluded.value`);
}

const istanbulDay = (instant: SQL) => sql`(${instant} at time zone 'Europe/Istanbul')::date`;

/**
 * Recounts whole days, which are a few thousand rows at most. Answers that are not measured yet follow with the next
 * run.
 */
async function countResponses(tx: Executor, sinceDay: Date): Promise<void> {
  await tx.execute(sql`delete from response_day where day >= ${istanbulDay(sql`${sinceDay}::timestamptz`)}`);
  await tx.execute(sql`
    insert into response_day (day, minutes, leads)
    select ${istanbulDay(sql`first_contact_at`)}, answer_minutes, count(*)
    from lead
    where first_contact_at >= ${sinceDay} and answer_minutes is not null and not is_suspect and merged_into is null
    group by 1, 2`);
}

async function countRequestDays(tx: Executor, sinceDay: Date): Promise<void> {
  await tx.execute(sql`delete from request_day where day >= ${istanbulDay(sql`${sinceDay}::timestamptz`)}`);
  await tx.execute(sql`
    insert into request_day (day, brand_id, category_id, requests)
    select ${istanbulDay(sql`l.created_at`)}, l.brand_id, c.category_id, count(*)
    from (${arrivedSince(sinceDay)}) l join campaign c on c.id = l.campaign_id
    group by 1, 2, 3`);
}
