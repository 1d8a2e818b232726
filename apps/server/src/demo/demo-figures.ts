import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

const DAYS = 190;

/**
 * Fills the dashboard of a demo with invented figures of the past half year. Hours and days that have real figures are
 * left unchanged.
 */
export async function fillDemoFigures(tx: Executor, now: Date): Promise<void> {
  await fillHours(tx, now);
  await fillRequests(tx, now);
  await fillResponses(tx, now);
  await tx.execute(
    sql`insert into dashboard_count (counted_at) values (${now}) on conflict (is_only) do nothing`,
  );
}

/**
 * Invents hourly figures: few visits at night, fewer at weekends, growth by a third over the period, and some variation
 * from day to day.
 */
async function fillHours(tx: Executor, now: Date): Promise<void> {
  await tx.execute(sql`
    with hours as (
      select hour, hour at time zone 'Europe/Istanbul' as wall from generate_series(
        date_trunc('hour', ${now}::timestamptz, 'UTC') - make_interval(days => ${DAYS}), ${now}, '1 hour') as hour
    ), visits as (
      select hour, wall,
        1100 * (0.15 + sin(pi() * greatest(0, extract(hour from wall) - 6) / 18) ^ 2)
          * case when extract(isodow from wall) > 5 then 0.75 else 1 end
          * (1.33 - 0.33 * extract(epoch from ${now} - hour) / (${DAYS} * 86400.0))
          * (0.8 + 0.4 * abs(hashtext(to_char(wall, 'YYYY-MM-DD'))::numeric % 100) / 100) as views
      from hours
    ), flows as (
      select hour, 'views' as figure, round(views) as value from visits
      union all
      select hour, 'requests', round(views * 0.012 + abs(hashtext('r' || hour) % 3)) from visits
      union all
      select hour, 'members', round(views * 0.003 + abs(hashtext('m' || hour) % 2)) from visits
    ), standing as (
      select count(*) filter (where end_at is null or end_at > ${now}) as live,
        count(*) filter (where end_at > ${now} and end_at <= ${now}::timestamptz + interval '7 days') as ending
      from campaign where is_active
    )
    insert into figure_hour (figure, hour, value)
    select figure, hour, value::integer from flows
    union all
    select figure, hour, value::integer from visits, standing, lateral (values
      ('live', live - 40 + 40 * extract(epoch from hour - ${now}::timestamptz + make_interval(days => ${DAYS}))
        / (${DAYS} * 86400.0)),
      ('ending', ending - 4 + abs(hashtext('e' || to_char(wall, 'YYYY-MM-DD')) % 9))) as gauge (figure, value)
    where extract(hour from wall) = 12
    on conflict do nothing`);
}

/**
 * Distributes each day's requests over brands and categories, in proportion to the applications for their campaigns.
 */
async function fillRequests(tx: Executor, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into request_day (day, brand_id, category_id, requests)
    select day::date, c.brand_id, c.category_id,
      greatest(1, round(sum(s.applications) / 60.0 * (0.5 + abs(hashtext(c.brand_id || day::text) % 100) / 100.0)))
    from generate_series((${now}::timestamptz at time zone 'Europe/Istanbul')::date - ${DAYS}::integer,
      (${now}::timestamptz at time zone 'Europe/Istanbul')::date, '1 day') as day,
      campaign c join campaign_stats s on s.campaign_id = c.id
    where c.is_active
    group by day, c.brand_id, c.category_id
    having sum(s.applications) > 30
    on conflict do nothing`);
}

/** Invents response times in minutes: mostly within the hour, some as late as the next day. */
async function fillResponses(tx: Executor, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into response_day (day, minutes, leads)
    select day::date, minutes, 1 + abs(hashtext(day::text || minutes) % 9)
    from generate_series((${now}::timestamptz at time zone 'Europe/Istanbul')::date - ${DAYS}::integer,
      (${now}::timestamptz at time zone 'Europe/Istanbul')::date, '1 day') as day,
      unnest(array[9, 17, 24, 31, 38, 46, 58, 75, 120, 260, 980]) as minutes
    on conflict do nothing`);
}
