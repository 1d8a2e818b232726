import type { Span } from '@ayrac/domain/dashboard/period.ts';
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

/** Number of an owner's leads in a period by progress, for one brand. */
export interface CountedLeads {
  readonly ownerId: string | null;
  readonly brandId: string;
  readonly requests: number;
  readonly contacted: number;
  readonly timed: number;
  readonly inTime: number;
  readonly won: number;
  readonly lost: number;
  /** Business minutes until each first answer, as 32-bit integers; null when nothing was answered. */
  readonly minutes: Buffer | null;
}

function isOf({ brandIds, ownerId }: Narrowing): SQL {
  const brands = brandIds.map((id) => sql` and brand_id = ${id}::uuid`);
  const owner = ownerId === undefined ? sql`` : sql` and owner_id = ${ownerId}::uuid`;
  return sql`not is_suspect and merged_into is null${sql.join(brands)}${owner}`;
}

const isWithin = ({ from, to }: Span) => sql`created_at >= ${from} and created_at < ${to}`;

/**
 * Counts the progress of leads in a period by owner and brand, each lead once. Sums for owners, brands and everybody
 * are made by the caller: a statement that makes them reads or hashes each lead three times. Each brand is counted by
 * itself: with all of them at once PostgreSQL expects so many groups with their minutes that it writes the leads to
 * disk. One owner's leads are few, and are read once.
 */
export async function listCounts(
  db: Executor,
  span: Span,
  narrowing: Narrowing,
  now: Date,
): Promise<readonly CountedLeads[]> {
  const counts = sql`
    owner_id as "ownerId", count(*)::integer as requests, count(first_contact_at)::integer as contacted,
    (count(*) filter (where first_contact_at is not null or respond_by < ${now}))::integer as timed,
    (count(*) filter (where first_contact_at <= respond_by))::integer as "inTime",
    (count(*) filter (where stage = 'won'))::integer as won,
    (count(*) filter (where stage = 'lost'))::integer as lost,
    string_agg(int4send(answer_minutes), '') as minutes`;
  const leads = sql`lead where ${isOf(narrowing)} and ${isWithin(span)}`;
  const { rows } = await db.execute<CountedLeads & Record<string, unknown>>(
    narrowing.ownerId === undefined
      ? sql`
        select brand.id as "brandId", counted.*
        from brand cross join lateral (
          select ${counts} from ${leads} and brand_id = brand.id group by owner_id
        ) counted`
      : sql`select brand_id as "brandId", ${counts} from ${leads} group by owner_id, brand_id`,
  );
  return rows;
}

/**
 * Counts the new requests per day of a period, and their progress. Each day is a range of an index, because computing
 * the day of each request takes longer than everything else; one owner's requests are few, and are read once. Days have
 * 24 hours: Türkiye has not changed its clocks since 2016.
 */
export async function listDays(db: Executor, span: Span, narrowing: Narrowing) {
  const { from, to } = span;
  const counts = sql`
    count(*)::integer as requests, count(first_contact_at)::integer as contacted,
    (count(*) filter (where stage = 'won'))::integer as won`;
  const leads = sql`lead where ${isOf(narrowing)} and ${isWithin(span)}`;
  const days =
    narrowing.ownerId === undefined
      ? sql`
        select starts_at, counted.*
        from generate_series(${from}::timestamptz, ${to}::timestamptz, '24 hours') starts_at
        cross join lateral (
          select ${counts} from ${leads} and created_at >= starts_at and created_at < starts_at + interval '24 hours'
        ) counted`
      : sql`select date_bin('24 hours', created_at, ${from}) as starts_at, ${counts} from ${leads} group by 1`;
  const { rows } = await db.execute<{ day: string; requests: number; contacted: number; won: number }>(sql`
    select (starts_at at time zone 'Europe/Istanbul')::date as day, requests, contacted, won from (${days}) counted`);
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
