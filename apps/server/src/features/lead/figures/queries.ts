import type { Counted } from '@ayrac/domain/dashboard/figures.ts';
import type { ComparedSpans, Span } from '@ayrac/domain/dashboard/period.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';

/** Filter of the counted leads; empty fields do not restrict them. */
export interface Narrowing {
  /** Brands that must all match the lead's: the one requested and the one to which the caller is restricted. */
  readonly brandIds: readonly string[];
  readonly ownerId: string | undefined;
}

/** Subject of a row: all leads of a period, or those of an owner or brand. */
interface Of {
  readonly of: 'all' | 'owner' | 'brand';
  readonly isPresent: boolean;
  readonly ownerId: string | null;
  readonly brandId: string | null;
}

/** Number of leads in a period by progress. */
export interface CountedLeads extends Of {
  readonly requests: number;
  readonly contacted: number;
  readonly timed: number;
  readonly inTime: number;
  readonly won: number;
  readonly lost: number;
}

/** Number of leads in a period by the minutes until their first answer. */
export type CountedAnswers = Of & Counted;

function isOf({ brandIds, ownerId }: Narrowing): SQL {
  const brands = brandIds.map((id) => sql` and brand_id = ${id}::uuid`);
  const owner = ownerId === undefined ? sql`` : sql` and owner_id = ${ownerId}::uuid`;
  return sql`not is_suspect and merged_into is null${sql.join(brands)}${owner}`;
}

const isWithin = ({ from, to }: Span) => sql`created_at >= ${from} and created_at < ${to}`;

/** One range scan over both periods, without the gap between them. */
const isInEither = ({ present, before }: ComparedSpans) =>
  sql`${isWithin({ from: before.from, to: present.to })} and (created_at < ${before.to} or created_at >= ${present.from})`;

const ofColumn = sql`
  case when grouping(owner_id) = 0 then 'owner' when grouping(brand_id) = 0 then 'brand' else 'all' end as of`;

/**
 * Counts the progress of leads in both periods: in total, by owner and by brand, the most requests first. Leads are
 * counted by owner and brand together first, so that each is read by one aggregation instead of three.
 */
export async function listCounts(
  db: Executor,
  spans: ComparedSpans,
  narrowing: Narrowing,
  now: Date,
): Promise<readonly CountedLeads[]> {
  const { rows } = await db.execute<CountedLeads & Record<string, unknown>>(sql`
    with counted as (
      select created_at >= ${spans.present.from} as is_present, owner_id, brand_id,
        count(*) as requests, count(first_contact_at) as contacted,
        count(*) filter (where first_contact_at is not null or respond_by < ${now}) as timed,
        count(*) filter (where first_contact_at <= respond_by) as in_time,
        count(*) filter (where stage = 'won') as won, count(*) filter (where stage = 'lost') as lost
      from lead where ${isOf(narrowing)} and ${isInEither(spans)} group by 1, 2, 3
    )
    select ${ofColumn}, is_present as "isPresent", owner_id as "ownerId", brand_id as "brandId",
      sum(requests)::integer as requests, sum(contacted)::integer as contacted, sum(timed)::integer as timed,
      sum(in_time)::integer as "inTime", sum(won)::integer as won, sum(lost)::integer as lost
    from counted group by grouping sets ((is_present), (is_present, owner_id), (is_present, brand_id))
    order by requests desc, owner_id, brand_id`);
  return rows;
}

/** Counts the business minutes until the first answers in both periods. */
export async function listAnswers(
  db: Executor,
  spans: ComparedSpans,
  narrowing: Narrowing,
): Promise<readonly CountedAnswers[]> {
  const { rows } = await db.execute<CountedAnswers & Record<string, unknown>>(sql`
    select ${ofColumn}, created_at >= ${spans.present.from} as "isPresent",
      owner_id as "ownerId", brand_id as "brandId", answer_minutes as value, count(*)::integer as count
    from lead where ${isOf(narrowing)} and ${isInEither(spans)} and answer_minutes is not null
    group by grouping sets ((2, answer_minutes), (2, answer_minutes, owner_id), (2, answer_minutes, brand_id))`);
  return rows;
}

/** Counts the new requests per day of a period, and their progress. */
export async function listDays(db: Executor, span: Span, narrowing: Narrowing) {
  const { rows } = await db.execute<{ day: string; requests: number; contacted: number; won: number }>(sql`
    select (created_at at time zone 'Europe/Istanbul')::date as day, count(*)::integer as requests,
      count(first_contact_at)::integer as contacted, (count(*) filter (where stage = 'won'))::integer as won
    from lead where ${isOf(narrowing)} and ${isWithin(span)} group by 1`);
  return rows;
}

/** Counts the lost leads of a period by reason, the most frequent first. */
export async function listLosses(db: Executor, span: Span, narrowing: Narrowing, locale: Locale) {
  const name = locale === 'en' ? sql`name_en` : sql`name`;
  const { rows } = await db.execute<{ id: string; name: string; leads: number }>(sql`
    select r.id, r.${name} as name, lost.leads
    from (
      select lost_reason_id, count(*)::integer as leads from lead
      where ${isOf(narrowing)} and ${isWithin(span)} and stage = 'lost' group by lost_reason_id
    ) lost join lost_reason r on r.id = lost.lost_reason_id
    order by lost.leads desc, r.id limit 20`);
  return rows;
}

/** Finds the names of accounts and brands by id. */
export async function listNames(
  db: Executor,
  ids: { readonly owners: readonly string[]; readonly brands: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const [owners, brands] = await Promise.all([
    db
      .select({ id: account.id, name: account.username })
      .from(account)
      .where(inArray(account.id, [...ids.owners])),
    db
      .select({ id: brand.id, name: brand.name })
      .from(brand)
      .where(inArray(brand.id, [...ids.brands])),
  ]);
  return new Map([...owners, ...brands].map(({ id, name }) => [id, name]));
}
