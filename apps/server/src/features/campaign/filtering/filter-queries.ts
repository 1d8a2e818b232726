import { lastChanceLimit, soonLimit } from '@ayrac/domain/campaign/campaign-time.ts';
import {
  type CampaignFilter,
  type CampaignFilters,
  campaignFilters,
  choiceFilters,
  chosenSpan,
  countFilters,
  type EndingSpan,
  type NumberRange,
  type RangeFilter,
} from '@ayrac/domain/filter/campaign-filter.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Later } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import type { ListPlace } from '#server/features/campaign/listing/list-queries.ts';
import { category } from '#server/features/category/table.ts';
import { isShown } from '#server/resource/is-shown.ts';

/** A filter as a condition on a row `f` of `campaign_facet`. */
export interface FilterTest {
  readonly name: CampaignFilter;
  readonly passes: SQL;
}

/** Filters translated for the database. */
export interface ResolvedFilters {
  /** Chosen filters, without brands and categories that do not exist. */
  readonly filters: CampaignFilters;
  readonly tests: readonly FilterTest[];
  /** Condition on a row `f` of `campaign_facet` for belonging to the unfiltered list. */
  readonly within: SQL;
  /** Names of the chosen brands, by slug. */
  readonly brandNames: ReadonlyMap<string, string>;
}

type Known = {
  filter: string;
  value: string;
  name: string | null;
  id: number | null;
  category: string | null;
};

// An id that no campaign has, so an unknown value matches nothing.
const NO_VALUE = 0;
const NO_CATEGORY = '00000000-0000-0000-0000-000000000000';

/** Columns of the range filters in a row `f` of `campaign_facet`. */
export const rangeColumns: Readonly<Record<RangeFilter, SQL>> = {
  price: sql`f.price`,
  discount: sql`f.discount_percent`,
  modelYear: sql`f.model_year`,
  range: sql`f.range_km`,
  batteryCapacity: sql`f.battery_capacity`,
};

/** All campaigns, without a filter. */
const everything: ResolvedFilters = { filters: {}, tests: [], within: sql`true`, brandNames: new Map() };

/** Looks up a list and its filters in the database, in one statement. */
export async function resolveFilters(
  db: Executor,
  list: ListPlace,
  chosenFilters: CampaignFilters,
  now: Date,
): Promise<ResolvedFilters> {
  if (Object.keys(list).length === 0 && countFilters(chosenFilters) === 0) return everything;
  const known = await findKnown(db, list, chosenFilters);
  const idsOf = (filter: CampaignFilter, values: readonly string[]) =>
    known.filter((row) => row.filter === filter && values.includes(row.value));
  const brands = idsOf('brand', chosenFilters.brand ?? []);
  const categories = idsOf('category', chosenFilters.category ?? []);
  const { brand: _, category: __, ...others } = chosenFilters;
  const filters: CampaignFilters = {
    ...others,
    ...(categories.length > 0 && { category: categories.map(({ value }) => value).toSorted() }),
    ...(brands.length > 0 && { brand: brands.map(({ value }) => value).toSorted() }),
  };
  const tests = campaignFilters.flatMap((name) => {
    const chosen = filters[name];
    if (chosen === undefined) return [];
    const span = name === 'ending' ? chosenSpan(filters) : undefined;
    if (span !== undefined) return [{ name, passes: endsWithin(span, endLimits(now)) }];
    const passes = 'from' in chosen ? inRange(name, chosen) : hasOne(name, idsOf(name, chosen));
    return [{ name, passes }];
  });
  const ownBrand = list.brand === undefined ? undefined : hasOne('brand', idsOf('brand', [list.brand]));
  const ownCategory =
    list.category === undefined ? undefined : hasOne('category', idsOf('category', [list.category]));
  const conditions = [ownBrand, ownCategory].filter((condition) => condition !== undefined);
  return {
    filters,
    tests,
    within: conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `),
    brandNames: new Map(brands.map(({ value, name }) => [value, name ?? value])),
  };
}

async function findKnown(db: Executor, list: ListPlace, chosenFilters: CampaignFilters): Promise<Known[]> {
  const slugs = (own: string | undefined, chosen: readonly string[] = []) =>
    sql.param([...(own === undefined ? [] : [own]), ...chosen]);
  const pairs = choiceFilters
    .filter((name) => name !== 'brand' && name !== 'category' && name !== 'ending')
    .flatMap((name) => (chosenFilters[name] ?? []).map((value) => ({ name, value })));
  const { rows } = await db.execute<Known>(sql`
    select 'brand' as filter, b.slug as value, b.name, v.id, null as category
    from brand b left join facet_value v on v.facet = 'brand' and v.value = b.id::text
    where b.slug = any(${slugs(list.brand, chosenFilters.brand)}::text[]) and ${isShown(brand, 'b')}
    union all
    select 'category', c.slug, c.name, null, c.id::text
    from category c where c.slug = any(${slugs(list.category, chosenFilters.category)}::text[]) and ${isShown(category, 'c')}
    union all
    select v.facet, v.value, null, v.id, null
    from facet_value v join unnest(${sql.param(pairs.map(({ name }) => name))}::text[],
      ${sql.param(pairs.map(({ value }) => value))}::text[]) w (facet, value) using (facet, value)`);
  return rows;
}

function hasOne(name: CampaignFilter, found: readonly Known[]): SQL {
  if (name === 'category') {
    const ids = found.map(({ category }) => category ?? NO_CATEGORY);
    return sql`f.category_ids && ${sql.param(ids.length > 0 ? ids : [NO_CATEGORY])}::uuid[]`;
  }
  const ids = found.map(({ id }) => id ?? NO_VALUE);
  const has = sql`f.value_ids && ${sql.param(ids.length > 0 ? ids : [NO_VALUE])}::integer[]`;
  // A nationwide campaign is valid in every city.
  return name === 'city' ? sql`(not f.is_local or ${has})` : has;
}

function inRange(name: CampaignFilter, { from, to }: NumberRange): SQL {
  const column = rangeColumns[name as RangeFilter];
  const above = from === null ? [] : [sql`${column} >= ${from}`];
  const below = to === null ? [] : [sql`${column} <= ${to}`];
  return sql.join([...above, ...below], sql` and `);
}

/** Instants that separate live, ending-soon and ended campaigns. */
export type EndLimits = { readonly [Moment in 'now' | EndingSpan]: Later<Date> };

/** Returns these instants relative to `now`. */
export function endLimits(now: Date): { readonly [Moment in keyof EndLimits]: Date } {
  return { now, 'last-day': lastChanceLimit(now), 'last-week': soonLimit(now) };
}

/** Whether the live campaign of a row `f` ends within a time span. */
export function endsWithin(span: EndingSpan, limits: EndLimits): SQL {
  const end = span === 'last-day' ? sql`< ${limits[span]}` : sql`<= ${limits[span]}`;
  return sql`f.end_at > ${limits.now} and f.end_at ${end}`;
}

/** How many of the first matches of a list are needed, how many campaigns match, and how long the list is. */
interface Passing {
  readonly needed: number;
  readonly passing: number;
  readonly whole: number;
}

/**
 * Returns the condition that a listing row passes every filter. When many campaigns pass, scanning the list in its
 * order soon finds enough of them. When few pass, such a scan would read the whole list, so the matches are selected
 * first.
 */
export function passesInList(
  { tests, within }: ResolvedFilters,
  { needed, passing, whole }: Passing,
): SQL | undefined {
  const id = sql`campaign_listing.campaign_id`;
  const stepsOfWalk = (needed * whole) / Math.max(passing, 1);
  if (tests.length === 0) return undefined;
  if (stepsOfWalk < passing)
    return sql`exists (select from campaign_facet f where f.campaign_id = ${id} and ${allOf(tests)})`;
  return sql`${id} = any(array(select f.campaign_id from campaign_facet f where ${within} and ${allOf(tests)}))`;
}

/** Returns the condition that a row `f` passes every filter. */
export function allOf(tests: readonly FilterTest[]): SQL {
  return sql.join(
    tests.map(({ passes }) => passes),
    sql` and `,
  );
}
