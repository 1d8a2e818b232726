import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { countFigures } from '#server/features/dashboard/count-figures.ts';
import { measureSome } from '#server/features/lead/figures/measure-answers.ts';
import { fillDemoRequests } from './demo-requests.ts';

const DAYS = 190;

/**
 * Fills the dashboard of a demo. Members and requests of the past half year are created and counted like real ones.
 * Views and numbers of live campaigns are invented for every hour that has no count yet.
 */
export async function fillDemoFigures(tx: Executor, now: Date): Promise<void> {
  await fillHours(tx, now);
  await fillDemoRequests(tx, DAYS, now);
  await countDemoAnew(tx, now);
}

/** Counts everything again, because the created rows may be older than the last count. */
export async function countDemoAnew(tx: Executor, now: Date): Promise<void> {
  await measureSome(tx, Number.MAX_SAFE_INTEGER);
  await tx.execute(sql`delete from dashboard_count`);
  await tx.execute(sql`delete from figure_hour where figure in ('requests', 'members')`);
  await countFigures(tx, now);
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
    ), standing as (
      select count(*) filter (where end_at is null or end_at > ${now}) as live,
        count(*) filter (where end_at > ${now} and end_at <= ${now}::timestamptz + interval '7 days') as ending
      from campaign where is_active
    )
    insert into figure_hour (figure, hour, value)
    select 'views', hour, round(views)::integer from visits
    union all
    select figure, hour, value::integer from visits, standing, lateral (values
      ('live', greatest(0, live - 40 + 40 * extract(epoch from hour - ${now}::timestamptz + make_interval(days => ${DAYS}))
        / (${DAYS} * 86400.0))),
      ('ending', greatest(0, ending - 4 + abs(hashtext('e' || to_char(wall, 'YYYY-MM-DD')) % 9)))) as gauge (figure, value)
    where extract(hour from wall) = 12
    on conflict do nothing`);
}
