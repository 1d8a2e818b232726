import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { pageOffset, pageSize } from '@ayrac/domain/paging.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { type SQL, sql } from 'drizzle-orm';
import { sharedByKey } from '#server/cache/shared-rows.ts';
import { builtOnce, type Later } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import {
  type FacetCounts,
  type PlainCounts,
  plainCounts,
  withNames,
} from '#server/features/campaign/filtering/facet-queries.ts';
import {
  allOf,
  type EndLimits,
  endLimits,
  type FilterTest,
} from '#server/features/campaign/filtering/filter-queries.ts';
import { campaignSearch } from '#server/features/campaign/projection/table.ts';
import { levelColumns, mostPopular, type PopularityLevel, popularityLevels } from './popular-hits.ts';

/**
 * Only the most popular hits are ranked: the cost of ranking every hit of a common word would grow with the catalogue.
 */
export const RANKED_HITS = 500;
/** Ended campaigns are an addition, so fewer of them are ranked. */
const RANKED_ENDED = 50;
const SHOWN_ENDED = 6;

/** Sort order of the hits `f`: the join that supplies its columns, and its expression. */
interface HitOrder {
  readonly beside?: SQL;
  readonly by: (query: SQL, first: SQL) => SQL;
}

const campaignBeside = sql`left join campaign c on c.id = campaign_id`;

/** Campaigns without a value come last, as in the lists. */
const hitOrders: Readonly<Record<SearchSort, HitOrder>> = {
  relevance: { by: (query, first) => sql`${first}ts_rank(document, ${query}) desc, popularity desc` },
  'ending-soon': { by: () => sql`f.end_at` },
  newest: { beside: campaignBeside, by: () => sql`c.published_at desc, f.end_at` },
  discount: { by: () => sql`f.discount_percent desc nulls last, f.end_at` },
  'most-wanted': { by: () => sql`popularity desc, f.end_at` },
  price: { by: () => sql`f.price nulls last, f.end_at` },
};

/** The category or brand that a query means. Its campaigns come first among the hits. */
export interface Meant {
  readonly kind: 'category' | 'brand';
  readonly id: string;
}

/** Condition that a hit belongs to what is meant. It needs the facets `f` or the campaign `c` of the hit. */
const meantHits: Readonly<Record<Meant['kind'], (id: Later<string>) => SQL>> = {
  category: (id) => sql`f.category_ids @> array[${id}]::uuid[]`,
  brand: (id) => sql`c.brand_id = ${id}`,
};

const facetsBeside = sql`join campaign_facet f on f.campaign_id = hit.campaign_id`;

/** Selects hits together with their facets, by which they are filtered, counted and sorted. */
function withFacets(hits: SQL): SQL {
  return sql`(select f.*, hit.document, hit.popularity, hit.in_english from ${hits} hit ${facetsBeside})`;
}

/** Key of a prepared query for hits. */
type HitForm =
  `${SearchSort} ${Locale} ${Meant['kind'] | ''} ${'ranked' | ''} ${'preferred' | ''} ${'titled' | ''} ${'levels' | ''}`;

const limits: EndLimits = {
  now: sql.placeholder('now'),
  'last-day': sql.placeholder('last-day'),
  'last-week': sql.placeholder('last-week'),
};

/**
 * Selects one page of live hits in the requested order, followed on the last page by some ended ones, and the filter
 * counts of all live hits. The live hits are looked up once for both.
 */
function selectHits(db: Executor, form: HitForm, tests: readonly FilterTest[] = []) {
  const [sort, locale, kind, ranked, preferred, titled, hasLevels] = form.split(' ') as [
    SearchSort,
    Locale,
    Meant['kind'] | '',
    string,
    string,
    string,
    string,
  ];
  const query = toQuery(sql.placeholder('query'));
  const hasMeant = kind !== '' && sort === 'relevance';
  const meantFirst = hasMeant ? sql`(${meantHits[kind](sql.placeholder('meant'))}) desc, ` : sql``;
  const { beside: ofOrder, by } = hitOrders[sort];
  const beside = ofOrder ?? (hasMeant && kind === 'brand' ? campaignBeside : sql``);
  const rankedBy = ranked === '' ? query : toQuery(sql.placeholder('ranked'));
  const preferredFirst =
    preferred === '' ? sql`` : sql`ts_rank(document, ${toQuery(sql.placeholder('preferred'))}) desc, `;
  const titledFirst = titled === '' ? sql`` : sql`(document @@ ${toQuery(sql.placeholder('titled'))}) desc, `;
  const first = sql`${englishFirst(locale)}${titledFirst}${meantFirst}${preferredFirst}`;
  const order = sql`${by(rankedBy, first)}, f.campaign_id`;
  const where = tests.length === 0 ? sql`` : sql`where ${allOf(tests)}`;
  const shown = sql.placeholder('shown');
  const isLast = sql`(select count(*) <= ${shown} from live f ${where})`;
  const live = mostPopular({
    query,
    end: sql`> ${limits.now}`,
    limit: sql.raw(`${RANKED_HITS}`),
    levels:
      hasLevels === ''
        ? undefined
        : { level: sql.placeholder('level'), campaigns: sql.placeholder('campaigns') },
  });
  const ended = mostPopular({
    query,
    end: sql`<= ${limits.now}`,
    limit: sql`(select case when ${isLast} then ${RANKED_ENDED} else 0 end)`,
    levels: undefined,
  });
  const page = sql`limit ${pageSize} offset ${sql.placeholder('offset')}`;
  return db
    .select({
      live: sql<readonly string[]>`found.live`,
      ended: sql<readonly string[]>`found.ended`,
      counts: sql<PlainCounts>`found.counts`,
    })
    .from(sql`(
      with live as materialized ${withFacets(live)}
      select array(select f.campaign_id from live f ${beside} ${where} order by ${order} ${page}) as live,
        array(select f.campaign_id from ${withFacets(ended)} f ${beside} ${where} order by ${order}
          limit ${SHOWN_ENDED}) as ended,
        ${plainCounts(sql`live f`, tests, limits)} as counts
    ) found`);
}

const askHits = builtOnce((db, form: HitForm) => selectHits(db, form));

/** Size of each cache by search. */
export const MOST_SEARCHES = 300;

const findUnfiltered = sharedByKey('home', MOST_SEARCHES, readHits);

/** Finds the ids of one page of hits, and the filter counts of all hits. */
export function findHitIds(db: Executor, request: HitsQuery, now: Date): Promise<HitIds> {
  const { tests, ...unfiltered } = request;
  return tests.length > 0
    ? readHits(db, '', request, now)
    : findUnfiltered(db, JSON.stringify(unfiltered), request, now);
}

async function readHits(db: Executor, _key: string, request: HitsQuery, now: Date): Promise<HitIds> {
  const { query, page, sort, locale, tests, meant, ranked, preferred, titled } = request;
  const levels = levelColumns(await popularityLevels(db));
  const form: HitForm = `${sort} ${locale} ${meant?.kind ?? ''} ${ranked === undefined ? '' : 'ranked'} ${preferred === undefined ? '' : 'preferred'} ${titled === undefined ? '' : 'titled'} ${levels === undefined ? '' : 'levels'}`;
  const offset = pageOffset(page);
  const values = {
    query,
    meant: meant?.id,
    ranked,
    preferred,
    titled,
    offset,
    shown: offset + pageSize,
    ...levels,
    ...endLimits(now),
  };
  const rows =
    tests.length === 0
      ? await askHits(db, form, values)
      : await selectHits(db, form, tests).prepare('').execute(values);
  const { live = [], ended = [] } = rows[0] ?? {};
  return { live, ended, counts: await withNames(db, rows) };
}

interface HitsQuery {
  readonly query: string;
  readonly page: number;
  readonly sort: SearchSort;
  readonly locale: Locale;
  readonly tests: readonly FilterTest[];
  readonly meant?: Meant | undefined;
  /** Query by which relevance is ranked, when it is not the search query itself. */
  readonly ranked?: string | undefined;
  /** Query for the words that tell which campaigns of the meant category or brand are wanted. They come first. */
  readonly preferred?: string | undefined;
  /** Query for campaigns that come before those of the meant category or brand. */
  readonly titled?: string | undefined;
}

interface HitIds {
  readonly live: readonly string[];
  /** Some ended campaigns, listed after the last live one. */
  readonly ended: readonly string[];
  readonly counts: FacetCounts;
}

/** On English pages campaigns with an English text come first. */
function englishFirst(locale: Locale): SQL {
  return locale === 'en' ? sql`in_english desc, ` : sql``;
}

/**
 * Selects the most popular live campaigns of a query as a source of cards, without ranking, which is enough for
 * suggestions. Those whose title or brand contains the expression itself come first, then campaigns of what is meant,
 * among them the preferred ones, then those with the words in their title or brand.
 */
export function selectSuggestions(
  db: Executor,
  tsQuery: string,
  { limit, locale, now, levels, meant, preferred, titled }: SuggestionQuery,
) {
  // Limited like the search itself, in a materialized subquery. With the small outer limit PostgreSQL would scan the
  // index of popularity, to its end when hardly any campaign contains the word.
  const found = mostPopular({
    query: toQuery(tsQuery),
    end: sql`> ${now}`,
    limit: sql.raw(`${RANKED_HITS}`),
    levels: levelColumns(levels),
  });
  const besides = { category: facetsBeside, brand: campaignBeside };
  const beside = meant === undefined ? sql`` : besides[meant.kind];
  const hits = sql`(with found as materialized ${found} select * from found) hit ${beside}`;
  const meantFirst = meant === undefined ? sql`` : sql`(${meantHits[meant.kind](meant.id)}) desc, `;
  const preferredFirst =
    preferred === undefined ? sql`` : sql`ts_rank(document, ${toQuery(preferred)}) desc, `;
  const titledFirst = titled === undefined ? sql`` : sql`(document @@ ${toQuery(titled)}) desc, `;
  const order = sql`${titledFirst}${meantFirst}${preferredFirst}(document @@ ${toQuery(shownQuery(tsQuery))}) desc, ${englishFirst(locale)}popularity desc, hit.campaign_id`;
  return db
    .select({
      campaignId: sql<string>`hit.campaign_id`.as('campaign_id'),
      section: sql<string>`''::text`.as('section'),
      place: sql<number>`row_number() over (order by ${order})::integer`.as('place'),
    })
    .from(hits)
    .orderBy(order)
    .limit(limit);
}

interface SuggestionQuery {
  readonly meant?: Meant | undefined;
  /** The same as for the hits. */
  readonly preferred?: string | undefined;
  readonly titled?: string | undefined;
  readonly limit: number;
  readonly locale: Locale;
  readonly now: Date;
  readonly levels: readonly PopularityLevel[];
}

/** Restricts a query to the words of a card: they must be in the title or the brand. */
function shownQuery(tsQuery: string): string {
  return tsQuery.replace(/([\p{L}\p{N}]+)(:\*)?/gu, (_all, word, begins) => `${word}:${begins ? '*' : ''}A`);
}

/** Counts the live hits of each query, up to `RANKED_HITS`. */
export function countHits(db: Executor, tsQueries: readonly string[], now: Date): Promise<readonly number[]> {
  return tsQueries.length === 0
    ? Promise.resolve([])
    : countRemembered(db, tsQueries.join('\n'), tsQueries, now);
}

const countRemembered = sharedByKey('home', MOST_SEARCHES, readNumbers);

async function readNumbers(
  db: Executor,
  _key: string,
  tsQueries: readonly string[],
  now: Date,
): Promise<readonly number[]> {
  const { document, endAt } = campaignSearch;
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    select array(
      select (select count(*)::integer from (
        select 1 from ${campaignSearch}
        where ${document} @@ terms.query::tsquery and ${endAt} > ${now}
        limit ${RANKED_HITS}
      ) hits)
      from unnest(${sql.param(tsQueries)}::text[]) with ordinality terms (query, place) order by terms.place
    ) as counts`);
  return rows[0]?.counts ?? [];
}

/** Returns a query of folded words. As a parameter of its own type it is parsed once; `to_tsquery` would run for each row. */
function toQuery(tsQuery: Later<string>): SQL {
  return sql`${tsQuery}::tsquery`;
}
