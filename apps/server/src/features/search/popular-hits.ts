import { type SQL, sql } from 'drizzle-orm';
import { sharedRows } from '#server/cache/shared-rows.ts';
import type { Later } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { campaignSearch } from '#server/features/campaign/projection/table.ts';

/**
 * Least numbers of campaigns that the levels hold. A word that is rarer than the limit of hits in one level is looked up
 * in the next, so no search reads more than some thousand rows, however large the catalogue is.
 */
const LEVEL_SIZES = [2_000, 8_000, 32_000, 128_000, 512_000] as const;
/** The catalogue must be this many times as large as a level, or asking for the level first would save nothing. */
const LEAST_RATIO = 4;

/**
 * Returns the levels of popularity, the highest first. A small catalogue has none. No change announces their tag, because
 * earlier levels lead to the same hits.
 */
export const popularityLevels = sharedRows('popularity-levels', (db) => readLevels(db, LEVEL_SIZES));

/**
 * Reads for each size the highest level that holds more campaigns than that, if the catalogue is much larger. Level n
 * holds those with a popularity of at least 2 to the power of n.
 */
export async function readLevels(db: Executor, sizes: readonly number[]): Promise<readonly number[]> {
  const { campaignId, popularity } = campaignSearch;
  const { rows } = await db.execute<{ levels: (number | null)[] }>(sql`
    select array(
      -- The inner query keeps the levels of the skipped campaigns from being computed as well.
      select (select array_length(popularity_levels(popularity), 1) - 1 from (
        select ${popularity} from ${campaignSearch}
        order by ${popularity} desc, ${campaignId} offset sizes.size limit 1
      ) least)
      from unnest(${sql.param(sizes)}::integer[]) with ordinality sizes (size, place)
      -- The planner's estimate, which costs nothing.
      where sizes.size * ${LEAST_RATIO} <= (select reltuples from pg_class where oid = 'campaign_search'::regclass)
      order by place
    ) as levels`);
  return [...new Set(rows[0]?.levels)].filter((level) => level !== null);
}

/** Hits to select. */
interface PopularHits {
  readonly query: SQL;
  /** Condition for the end of the campaigns. */
  readonly end: SQL;
  readonly limit: SQL;
  readonly levels: readonly Later<number>[];
}

/**
 * Selects the most popular hits of a query. They are looked up among the campaigns of the highest level, and among those
 * of the next only if there are too few. An index holds words and levels, so only hits are read.
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
  const nameOf = (place: number) => sql.raw(`level_${place}`);
  const countIn = (place: number) => sql`(select count(*) from ${nameOf(place)})`;
  const onlyAfter = (places: number) =>
    sql.join(Array.from({ length: places }, (_, place) => sql`and ${countIn(place)} < ${limit} `));
  const found = levels.map((level, place) => {
    const where = sql`and popularity_levels(${popularity}) @> array[${level}]::integer[] ${onlyAfter(place)}`;
    return {
      hits: sql`${nameOf(place)} as materialized (${hitsIn(where)})`,
      whenFull: sql`select * from ${nameOf(place)} where ${countIn(place)} = ${limit} union all `,
    };
  });
  if (found.length === 0) return sql`(${hitsIn(sql``)})`;
  return sql`(
    with ${sql.join(
      found.map(({ hits }) => hits),
      sql`, `,
    )}
    ${sql.join(found.map(({ whenFull }) => whenFull))} (${hitsIn(onlyAfter(levels.length))})
  )`;
}
