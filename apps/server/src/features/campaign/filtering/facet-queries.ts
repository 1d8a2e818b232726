import { cityName } from '@ayrac/domain/campaign/cities.ts';
import {
  type CampaignFilter,
  type EndingSpan,
  endingSpans,
  type RangeFilter,
  rangeFilters,
} from '@ayrac/domain/filter/campaign-filter.ts';
import { type SQL, sql } from 'drizzle-orm';
import { sharedRows } from '#server/cache/shared-rows.ts';
import type { Executor } from '#server/db/database.ts';
import {
  type EndLimits,
  endLimits,
  endsWithin,
  type FilterTest,
  type ResolvedFilters,
  rangeColumns,
} from './filter-queries.ts';

/** Lowest and highest value of each range filter in a group of campaigns. */
type Bounds = { readonly [Name in RangeFilter as `${Name}From` | `${Name}To`]: number | null };

/** Number of campaigns in a group that end within each time span. */
type Ending = { readonly [Span in EndingSpan]: number };

/** Campaigns that fail the same filters. `missed` is the sum of the bits of these filters, 0 when all pass. */
export interface Group extends Bounds, Ending {
  readonly missed: number;
  readonly campaigns: number;
  /** Campaigns of the group that are valid in some cities only. Absent in counts that an earlier release stored. */
  readonly local?: number;
}

/** Number of campaigns in a group that have a value. */
interface ValueCount {
  readonly missed: number;
  readonly facet: string;
  /** Slug of a brand, id of a category, otherwise the value itself. */
  readonly value: string;
  /** Name of a brand or city. */
  readonly label: string | null;
  readonly campaigns: number;
}

/** Counts of a list, by group and by value. */
export interface FacetCounts {
  readonly groups: readonly Group[];
  readonly values: readonly ValueCount[];
}

/** Returns the bit of a filter in `missed`, or 0 when the filter is not set. */
export function bitOf(tests: readonly FilterTest[], name: CampaignFilter): number {
  const place = tests.findIndex((test) => test.name === name);
  return place < 0 ? 0 : 2 ** place;
}

/** Returns the live campaigns of a list as a row source named `f`. */
export function liveRows({ within }: ResolvedFilters, now: Date): SQL {
  return sql`campaign_facet f where ${within} and f.end_at > ${now}`;
}

/**
 * Counts the campaigns of a list by filter value in one pass, whichever filters are set. Each campaign notes which
 * filters it fails. Campaigns that fail none count for every filter. Those that fail exactly one count for that
 * filter's values only, which gives the number of results if such a value were chosen as well or instead. Many
 * campaigns have identical values: grouping them before unnesting costs a quarter of unnesting each campaign.
 */
export async function countFacets(
  db: Executor,
  source: SQL,
  tests: readonly FilterTest[],
  now: Date,
): Promise<FacetCounts> {
  return withNames(db, await selectCounts(db, plainCounts(source, tests, endLimits(now))));
}

/**
 * Counts a whole list, filtered or not. For an unfiltered list the stored counts of the job are used when there are
 * any. Campaigns that end soon are always counted anew, since their number changes by the hour; the index of the list
 * answers that quickly.
 */
export async function countList(
  db: Executor,
  list: SQL,
  resolved: ResolvedFilters,
  now: Date,
): Promise<FacetCounts> {
  const limits = endLimits(now);
  const counts = plainCounts(liveRows(resolved, now), resolved.tests, limits);
  if (resolved.tests.length > 0) return withNames(db, await selectCounts(db, counts));
  const kept = sql`coalesce((select k.counts from list_facets k where k.list_id = ${list}), ${counts})`;
  const ending = sql`(select json_build_object(${eachSpan((span) => sql`${sql.raw(`'${span}'`)}, ${countEnding(span, limits)}`)})
    from campaign_listing f where f.list_id = ${list} and ${endsWithin('last-week', limits)})`;
  return withNames(db, await selectCounts(db, kept, ending));
}

/** Returns the counts as one JSON value, keyed by the ids of values and categories. */
export function plainCounts(source: SQL, tests: readonly FilterTest[], limits: EndLimits): SQL {
  const missed = tests.map(
    ({ passes }, place) => sql`case when ${passes} then 0 else ${sql.raw(String(2 ** place))} end`,
  );
  const near = sql.raw([0, ...tests.map((_, place) => 2 ** place)].join(', '));
  return sql`(
    with alike as materialized (
      select f.category_ids, f.value_ids, ${missed.length === 0 ? sql`0` : sql.join(missed, sql` + `)} as missed,
        count(*) as campaigns, count(*) filter (where f.is_local) as local,
        ${eachSpan((span, column) => sql`${countEnding(span, limits)} as ${column}`)},
        ${eachBound((name, end) => sql`${end}(${rangeColumns[name]})`)}
      from ${source} group by f.category_ids, f.value_ids, missed
    ), grouped as (
      select missed, sum(campaigns)::integer as campaigns, sum(local)::integer as local,
        ${eachSpan((_, column) => sql`sum(${column})::integer as ${column}`)},
        ${eachBound((_, end, bound) => sql`${end}(${bound})::float8`)}
      from alike group by missed
    ), valued as (
      select missed, id, sum(campaigns)::integer as campaigns from alike, unnest(value_ids) id
      where missed in (${near}) group by missed, id
    ), placed as (
      select missed, id, sum(campaigns)::integer as campaigns from alike, unnest(category_ids) id
      where missed in (${near}) group by missed, id
    )
    select json_build_object(
      'groups', (select coalesce(json_agg(grouped), '[]') from grouped),
      'valued', (select coalesce(json_agg(valued), '[]') from valued),
      'placed', (select coalesce(json_agg(placed), '[]') from placed)
    )
  )`;
}

/** Counts of a list, keyed by the ids of values and categories. */
export interface PlainCounts {
  readonly groups: readonly Group[];
  readonly valued: readonly { readonly missed: number; readonly id: number; readonly campaigns: number }[];
  readonly placed: readonly { readonly missed: number; readonly id: string; readonly campaigns: number }[];
}

/** `ending` replaces the counts by time span, for an unfiltered list. */
function selectCounts(db: Executor, counts: SQL, ending = sql`null::json`) {
  return db
    .select({ counts: sql<PlainCounts>`counted.counts`, ending: sql<Ending | null>`counted.ending` })
    .from(sql`(select ${counts}, ${ending}) counted (counts, ending)`);
}

type CountedRow = { readonly counts: PlainCounts; readonly ending?: Ending | null };

/** Adds the current names to the counts; a name may have changed since they were stored. */
export async function withNames(db: Executor, rows: readonly CountedRow[]): Promise<FacetCounts> {
  const { groups, valued, placed } = rows[0]?.counts ?? { groups: [], valued: [], placed: [] };
  const names = await findNames(db, valued);
  return {
    groups: groups.map((group) => ({ ...group, ...rows[0]?.ending })),
    values: [
      ...valued.flatMap(({ missed, id, campaigns }) => {
        const named = names.get(id);
        return named === undefined ? [] : [{ missed, ...named, campaigns }];
      }),
      ...placed.map(({ missed, id, campaigns }) => ({
        ...{ missed, facet: 'category', value: id, label: null, campaigns },
      })),
    ],
  };
}

const listNames = sharedRows('home', readNames);

/** Reads every filter value of the catalogue by id. Brands come with their current slug and name. */
async function readNames(db: Executor) {
  const { rows } = await db.execute<{ id: number; facet: string; value: string; label: string | null }>(sql`
    select n.id, n.facet, coalesce(b.slug, n.value) as value, b.name as label
    from facet_value n left join brand b on n.facet = 'brand' and n.value = b.id::text`);
  return new Map(rows.map(({ id, ...named }) => [id, { ...named, label: labelOf(named) }]));
}

function labelOf({ facet, value, label }: Omit<ValueCount, 'missed' | 'campaigns'>): string | null {
  return facet === 'city' ? (cityName(value) ?? value) : label;
}

/** Reads the names again when a counted value is newer than the cached ones. */
async function findNames(db: Executor, valued: PlainCounts['valued']) {
  const known = await listNames(db);
  return valued.every(({ id }) => known.has(id)) ? known : readNames(db);
}

/** Counts the rows `f` that end within a time span. */
function countEnding(span: EndingSpan, limits: EndLimits): SQL {
  return sql`count(*) filter (where ${endsWithin(span, limits)})`;
}

/** Joins one expression per time span; `column` is the span's own name as an identifier. */
function eachSpan(write: (span: EndingSpan, column: SQL) => SQL): SQL {
  return sql.join(
    endingSpans.map((span) => write(span, sql`${sql.identifier(span)}`)),
    sql`, `,
  );
}

/**
 * Selects both bounds of every range as columns: `end` is the aggregate (min or max), `bound` the name of the column.
 */
function eachBound(found: (name: RangeFilter, end: SQL, bound: SQL) => SQL): SQL {
  const columns = rangeFilters.flatMap((name) =>
    (['From', 'To'] as const).map((side) => {
      const bound = sql.identifier(`${name}${side}`);
      return sql`${found(name, sql.raw(side === 'From' ? 'min' : 'max'), sql`${bound}`)} as ${bound}`;
    }),
  );
  return sql.join(columns, sql`, `);
}
