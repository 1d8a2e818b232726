import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** So many paths a day have a row. */
const MOST_PATHS_A_DAY = 1_000;

/** How often redirects led somebody, and when last. */
interface Hits {
  readonly id: string;
  readonly hits: number;
  readonly at: Date;
}

/** How often a path was asked for in vain on a day. */
interface Missed {
  readonly day: string;
  readonly path: string;
  readonly hits: number;
}

/** Adds hits to their redirects, in a fixed order. */
export async function writeHits(db: Executor, rows: readonly Hits[]): Promise<void> {
  if (rows.length === 0) return;
  const sorted = rows.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const column = (of: (row: Hits) => string | number) => sql.param(sorted.map(of));
  await db.execute(sql`
    update redirect r set hits = r.hits + led.hits, last_hit_at = greatest(r.last_hit_at, led.at)
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ hits }) => hits)}::integer[],
      ${column(({ at }) => at.toISOString())}::timestamptz[]) as led (id, hits, at)
    where r.id = led.id`);
}

/** Adds what was asked for in vain, in a fixed order; once a day is full, only what it knows already. */
export async function writeMissing(db: Executor, rows: readonly Missed[]): Promise<void> {
  if (rows.length === 0) return;
  const sorted = rows.toSorted((left, right) =>
    `${left.day} ${left.path}` < `${right.day} ${right.path}` ? -1 : 1,
  );
  const column = (of: (row: Missed) => string | number) => sql.param(sorted.map(of));
  await db.execute(sql`
    insert into missing_page as known (day, path, hits)
    select missed.day, missed.path, missed.hits
    from unnest(${column(({ day }) => day)}::date[], ${column(({ path }) => path)}::text[],
      ${column(({ hits }) => hits)}::integer[]) as missed (day, path, hits)
    where exists (select from missing_page m where m.day = missed.day and m.path = missed.path)
      or (select count(*) from missing_page m where m.day = missed.day) < ${MOST_PATHS_A_DAY}
    on conflict (day, path) do update set hits = known.hits + excluded.hits`);
}
