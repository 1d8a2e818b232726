import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** Maximum number of rows per day. */
const MOST_PATHS_A_DAY = 1_000;

/** Uses of a redirect, and the last time. */
interface Hits {
  readonly id: string;
  readonly hits: number;
  readonly at: Date;
}

/** Requests for a missing path on a day. */
interface Missed {
  readonly day: string;
  readonly path: string;
  readonly hits: number;
}

/** Adds uses to their redirects, in a fixed order. */
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

/**
 * Adds requests for missing pages, in a fixed order. Once a day has its maximum number of rows, only known paths are
 * counted.
 */
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
