import type { Counted } from '@ayrac/domain/dashboard/figures.ts';
import type { ComparedSpans, Span } from '@ayrac/domain/dashboard/period.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { category } from '#server/features/category/table.ts';
import { dashboardCount, requestDay } from './table.ts';

const SHARES = 8;

/** Returns the time of the last count; null before the first. */
export async function findCountedAt(db: Executor): Promise<Date | null> {
  const [row] = await db.select({ at: dashboardCount.countedAt }).from(dashboardCount);
  return row?.at ?? null;
}

/** New items on one day of one of two periods. The hour in which a period ends belongs to it. */
export interface FlowRow {
  readonly figure: 'requests' | 'views' | 'members';
  /** YYYY-MM-DD */
  readonly day: string;
  readonly isCurrent: boolean;
  readonly value: number;
}

/** Counts the new items by day within both periods. */
export async function listFlows(
  db: Executor,
  { current, before }: ComparedSpans,
): Promise<readonly FlowRow[]> {
  const { rows } = await db.execute<FlowRow & Record<string, unknown>>(sql`
    select figure, to_char(hour at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as day, isCurrent as "isCurrent",
      sum(value)::integer as value
    from (
      select figure, hour, value, hour >= ${current.from} as isCurrent from figure_hour
      where figure in ('requests', 'views', 'members')
        and (hour >= ${current.from} and hour < ${current.to} or hour >= ${before.from} and hour < ${before.to})
    ) flow
    group by figure, day, isCurrent`);
  return rows;
}

/**
 * Finds the number of campaigns that were live and ending soon at an instant, from the last count before it; null when
 * there was none.
 */
export async function findTotals(db: Executor, at: Date) {
  const last = (figure: string) =>
    sql`(select value from figure_hour where figure = ${figure} and hour <= ${at} order by hour desc limit 1)`;
  const { rows } = await db.execute<{ live: number | null; ending: number | null }>(
    sql`select ${last('live')} as live, ${last('ending')} as ending`,
  );
  return rows[0] ?? { live: null, ending: null };
}

const dayOf = (instant: Date) => sql`(${instant}::timestamptz at time zone 'Europe/Istanbul')::date`;

/** Counts the leads of a period by the business minutes until their first contact. */
export async function listResponses(db: Executor, { from, to }: Span): Promise<readonly Counted[]> {
  const { rows } = await db.execute<{ value: number; count: number }>(sql`
    select minutes as value, sum(leads)::integer as count from response_day
    where day between ${dayOf(from)} and ${dayOf(to)}
    group by minutes order by minutes`);
  return rows;
}

const inSpan = ({ from, to }: Span) => sql`${requestDay.day} between ${dayOf(from)} and ${dayOf(to)}`;
const requests = sql<number>`sum(${requestDay.requests})::integer`;

/** Lists the most requested brands of a period. */
export function listBrandShares(db: Executor, span: Span) {
  return db
    .select({ id: brand.id, name: brand.name, requests })
    .from(requestDay)
    .innerJoin(brand, eq(brand.id, requestDay.brandId))
    .where(inSpan(span))
    .groupBy(brand.id, brand.name)
    .orderBy(desc(requests), brand.id)
    .limit(SHARES);
}

/** Lists the most requested categories of a period. */
export function listCategoryShares(db: Executor, span: Span, locale: Locale) {
  const name =
    locale === 'en'
      ? sql<string>`coalesce(${category.nameEn}, ${category.name})`
      : sql<string>`${category.name}`;
  return db
    .select({ id: category.id, name, requests })
    .from(requestDay)
    .innerJoin(category, eq(category.id, requestDay.categoryId))
    .where(inSpan(span))
    .groupBy(category.id)
    .orderBy(desc(requests), category.id)
    .limit(SHARES);
}
