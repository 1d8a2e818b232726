import { countedQuery, countedSpelling } from '@ayrac/domain/search/counted-query.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { wallTimeOf } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { flushClicks } from './clicks/gather-clicks.ts';

const FLUSH_EVERY_MS = 5_000;
const MOST_GATHERED = 5_000;

/** Counts of one search term on one day. */
interface Tally {
  readonly day: string;
  readonly locale: Locale;
  readonly term: string;
  /** As it was typed last. */
  spelling: string;
  searches: number;
  empty: number;
}

const gathered = new WeakMap<Database, Map<string, Tally>>();

/** Completed search, with the language of its page. */
interface Answered {
  readonly query: string;
  readonly locale: Locale;
  readonly isEmpty: boolean;
  readonly now: Date;
}

/** Counts a search by its folded term, with the last spelling and nothing else. New terms beyond a limit are dropped. */
export function gatherSearch(db: Database, { query, locale, isEmpty, now }: Answered): void {
  const term = countedQuery(query);
  if (term === undefined) return;
  const tallies = gathered.get(db) ?? new Map<string, Tally>();
  gathered.set(db, tallies);
  const day = dayOf(now);
  const spelling = countedSpelling(query);
  const known = tallies.get(keyOf({ day, locale, term }));
  const tally = known ?? { day, locale, term, spelling, searches: 0, empty: 0 };
  tally.spelling = spelling;
  tally.searches += 1;
  if (isEmpty) tally.empty += 1;
  if (tallies.has(keyOf(tally)) || tallies.size < MOST_GATHERED) tallies.set(keyOf(tally), tally);
}

function keyOf({ day, locale, term }: Pick<Tally, 'day' | 'locale' | 'term'>): string {
  return `${day} ${locale} ${term}`;
}

function dayOf(now: Date): string {
  const { year, month, day } = wallTimeOf(now);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/**
 * Writes the gathered counts in one statement and in a fixed order. Counts that cannot be written are lost, which is
 * acceptable.
 */
export async function flushSearches(db: Database): Promise<void> {
  const tallies = [...(gathered.get(db)?.values() ?? [])].toSorted((left, right) =>
    keyOf(left) < keyOf(right) ? -1 : 1,
  );
  gathered.delete(db);
  if (tallies.length === 0) return;
  const column = (of: (tally: Tally) => string | number) => sql.param(tallies.map(of));
  await db.execute(sql`
    insert into search_count as known (day, locale, term, spelling, searches, empty)
    select * from unnest(${column(({ day }) => day)}::date[], ${column(({ locale }) => locale)}::text[],
      ${column(({ term }) => term)}::text[], ${column(({ spelling }) => spelling)}::text[],
      ${column(({ searches }) => searches)}::integer[], ${column(({ empty }) => empty)}::integer[])
    on conflict (day, locale, term) do update
    set spelling = excluded.spelling, searches = known.searches + excluded.searches, empty = known.empty + excluded.empty`);
}

/** Writes the counts every few seconds, and once more when the node stops. */
export function registerSearchGathering(app: FastifyInstance, db: Database): void {
  const flush = () =>
    // After the searches: clicks are only counted for terms that were searched for.
    flushSearches(db)
      .then(() => flushClicks(db))
      .catch((error: unknown) => app.log.warn({ err: error }, 'search terms could not be stored'));
  const timer = setInterval(flush, FLUSH_EVERY_MS).unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
    return flush();
  });
}
