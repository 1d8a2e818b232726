import { type SQL, sql } from 'drizzle-orm';
import { sharedRows } from '#server/cache/shared-rows.ts';
import type { Later } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { campaignSearch } from '#server/features/campaign/projection/table.ts';

/** Least number of campaigns in the highest level. A word that is common has enough hits among so few. */
const HIGHEST_SIZE = 2_000;
/** The catalogue must be this many times as large, or looking at a level first would save nothing. */
const LEAST_RATIO = 8;
/** Most campaigns that are counted. Rarer words than the last level allows for are looked up in the whole catalogue. */
const MOST_COUNTED = 200_000;
/** How many times the wanted hits a level must be expected to have, since hits are not evenly distributed. */
const MARGIN = 1.5;

/** Level of popularity: level n holds the campaigns with a popularity of at least 2 to the power of n. */
export interface PopularityLevel {
  readonly level: number;
  readonly campaigns: number;
}

/**
 * Returns the levels of popularity, the highest first. A small catalogue has none. No change announces their tag, because
 * earlier levels lead to the same hits.
 */
export const popularityLevels = sharedRows('popularity-levels', (db) => readLevels(db));

/** Reads the levels that hold at least `highest` campaigns, if the catalogue is much larger. */
export async function readLevels(db: Executor, highest = HIGHEST_SIZE): Promise<readonly PopularityLevel[]> {
  const { campaignId, popularity } = campaignSearch;
  const { rows } = await db.execute<{ level: number; campaigns: number }>(sql`
    select level, (sum(count(*)) over (order by level desc))::integer as campaigns
    from (
      select width_bucket(popularity, array(select 1 << power from generate_series(0, 30) power)) - 1 as level
      from ${campaignSearch}
      -- The planner's estimate, which costs nothing.
      where ${highest * LEAST_RATIO} <= (select reltuples from pg_class where oid = 'campaign_search'::regclass)
      order by ${popularity} desc, ${campaignId} limit ${MOST_COUNTED}
    ) popular
    where level >= 0 group by level order by level desc`);
  return rows.filter(({ campaigns }) => campaigns >= highest);
}

/** Hits to select. */
interface PopularHits {
  readonly query: SQL;
  /** Condition for the end of the campaigns. */
  readonly end: SQL;
  readonly limit: SQL;
  readonly levels: LevelColumns | undefined;
}

/** Levels of popularity as columns, which a prepared statement receives. */
export interface LevelColumns {
  readonly level: Later<readonly number[]>;
  readonly campaigns: Later<readonly number[]>;
}

/** Writes levels as columns. Undefined when there are none. */
export function levelColumns(levels: readonly PopularityLevel[]) {
  if (levels.length === 0) return undefined;
  return { level: levels.map(({ level }) => level), campaigns: levels.map(({ campaigns }) => campaigns) };
}

/**
 * Selects the most popular hits of a query. They are looked up in the highest level of popularity. How many there are
 * tells which level should hold enough of them, which is tried next, and then the whole catalogue. An index holds words
 * and levels, so only hits are read.
 *
 * `offset 0` keeps PostgreSQL from scanning the index of popularity instead, to its end when it overestimates how common
 * the words are.
 */
export function mostPopular({ query, end, limit, levels }: PopularHits): SQL {
  const { campaignId, document, endAt, inEnglish, popularity } = campaignSearch;
  const hitsIn = (where: SQL) => sql`
    select * from (
      select ${campaignId}, ${document}, ${popularity}, ${inEnglish}, ${endAt} from ${campaignSearch}
      where ${document} @@ ${query} and ${endAt} ${end} ${where} offset 0
    ) ${campaignSearch}
    order by ${popularity} desc, ${campaignId}
    limit ${limit}`;
  if (levels === undefined) return sql`(${hitsIn(sql``)})`;
  const reaches = (level: SQL) => sql`popularity_levels(${popularity}) @> array[${level}]`;
  const [level, campaigns] = [columnOf(levels.level), columnOf(levels.campaigns)];
  const countIn = (hits: SQL) => sql`(select count(*) from ${hits})`;
  const [top, expected] = [sql`top_hits`, sql`expected_hits`];
  const expectedLevel = sql`(
    select level from unnest(${level}, ${campaigns}) levels (level, campaigns)
    where campaigns * ${countIn(top)} >= ${sql.raw(`${MARGIN}`)} * ${limit} * (${campaigns})[1]
    order by campaigns limit 1)`;
  return sql`(
    with ${top} as materialized (${hitsIn(sql`and ${reaches(sql`(${level})[1]`)}`)}),
    ${expected} as materialized (
      ${hitsIn(sql`and ${reaches(expectedLevel)} and ${countIn(top)} < ${limit}`)}
    )
    select * from ${top} where ${countIn(top)} = ${limit}
    union all select * from ${expected} where ${countIn(expected)} = ${limit}
    union all (${hitsIn(sql`and ${countIn(top)} < ${limit} and ${countIn(expected)} < ${limit}`)})
  )`;
}

function columnOf(values: Later<readonly number[]>): SQL {
  return sql`${Array.isArray(values) ? sql.param(values) : values}::integer[]`;
}
