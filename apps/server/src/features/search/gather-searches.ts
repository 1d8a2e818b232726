import { countedQuery } from '@ayrac/domain/search/counted-query.ts';
import { wallTimeOf } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';

const FLUSH_EVERY_MS = 5_000;
const MOST_GATHERED = 5_000;

/** What is known of one form of a query on one day. */
interface Tally {
  readonly day: string;
  readonly term: string;
  searches: number;
  empty: number;
}

const gathered = new WeakMap<Database, Map<string, Tally>>();

/** Counts a search under its folded form; nothing else of it is kept. A flood of new ones is cut off. */
export function gatherSearch(db: Database, query: string, isEmpty: boolean, now: Date): void {
  const term = countedQuery(query);
  if (term === undefined) return;
  const tallies = gathered.get(db) ?? new Map<string, Tally>();
  gathered.set(db, tallies);
  const day = dayOf(now);
  const key = `${day} ${term}`;
  const tally = tallies.get(key) ?? { day, term, searches: 0, empty: 0 };
  tally.searches += 1;
  if (isEmpty) tally.empty += 1;
  if (tallies.has(key) || tallies.size < MOST_GATHERED) tallies.set(key, tally);
}

function dayOf(now: Date): string {
  const { year, month, day } = wallTimeOf(now);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Writes what was gathered as one statement, in a fixed order; what cannot be written is lost, being a mere count. */
export async function flushSearches(db: Database): Promise<void> {
  const tallies = [...(gathered.get(db)?.values() ?? [])].toSorted((left, right) =>
    `${left.day} ${left.term}` < `${right.day} ${right.term}` ? -1 : 1,
  );
  gathered.delete(db);
  if (tallies.length === 0) return;
  const column = (of: (tally: Tally) => string | number) => sql.param(tallies.map(of));
  await db.execute(sql`
    insert into search_count as known (day, term, searches, empty)
    select * from unnest(${column(({ day }) => day)}::date[], ${column(({ term }) => term)}::text[],
      ${column(({ searches }) => searches)}::integer[], ${column(({ empty }) => empty)}::integer[])
    on conflict (day, term) do update
    set searches = known.searches + excluded.searches, empty = known.empty + excluded.empty`);
}

/** Writes counts every few seconds, and the last ones when the node stops. */
export function registerSearchGathering(app: FastifyInstance, db: Database): void {
  const flush = () =>
    flushSearches(db).catch((error: unknown) =>
      app.log.warn({ err: error }, 'searches could not be counted'),
    );
  const timer = setInterval(flush, FLUSH_EVERY_MS).unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
    return flush();
  });
}
