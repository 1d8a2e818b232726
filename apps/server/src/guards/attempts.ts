import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { writtenOnce } from '#server/db/built-once.ts';

const WINDOW_MS = 10 * minuteInMs;
/** A repetition within this time is not written again. */
const FRESH_MS = minuteInMs;

/** One attempt at something. Only fingerprints of it are stored. */
export interface Attempt {
  /** Name of the counter, such as `quote-network`. */
  readonly kind: string;
  /** Who attempts it: a network or an address. */
  readonly subject: string;
  /** Object of the attempt. A repetition with the same object does not count twice. */
  readonly about: string;
  /** Factor by which the limit is raised for a wide network. */
  readonly share?: number;
}

// The count is a subquery because a join is planned while the table is small, as one that reads all of it.
// Attempts dated in the future, written before the clock was set back, are ignored. The commit does not wait for the
// disk, so a crash of the database may lose the attempts of its last second.
const noteAll = writtenOnce<{ subject: string; others: number }>(
  (later) => sql`
    with wanted (subject, about, most) as (
      select * from unnest(${later('subjects')}::text[], ${later('abouts')}::text[], ${later('mosts')}::integer[])
    ),
    counted as (
      select wanted.subject, wanted.about, wanted.most, (
        select count(*)::integer from attempt
        where attempt.subject = wanted.subject and attempt.about <> wanted.about
          and attempt.tried_at > ${later('since')}::timestamptz and attempt.tried_at < ${later('soon')}::timestamptz
      ) as others
      from wanted
    ),
    noted as (
      insert into attempt (subject, about, tried_at)
      select subject, about, ${later('at')}::timestamptz from counted where others < most order by subject, about
      on conflict (subject, about) do update set tried_at = excluded.tried_at
        where attempt.tried_at not between ${later('fresh')}::timestamptz and ${later('soon')}::timestamptz
    )
    select subject, others, set_config('synchronous_commit', 'off', true) from counted`,
);

/**
 * Records attempts and returns, by kind, how many different ones their subject made within ten minutes, including this
 * one. The count of a wide network is divided by its share. The record is committed on its own, whatever becomes of the
 * attempt. Once a subject has reached `most`, nothing more is recorded.
 */
export async function countAttempts(
  { db, now, services: { fingerprint } }: CallContext,
  attempts: readonly Attempt[],
  most: number,
): Promise<ReadonlyMap<string, number>> {
  const [since, fresh, soon, at] = [-WINDOW_MS, -FRESH_MS, FRESH_MS, 0].map((shift) =>
    new Date(now.getTime() + shift).toISOString(),
  );
  const subjects = attempts.map(({ kind, subject }) => fingerprint(kind, subject));
  const rows = await noteAll(db, {
    ...{ since, fresh, soon, at, subjects },
    abouts: attempts.map(({ kind, about }) => fingerprint(`${kind}-about`, about)),
    mosts: attempts.map(({ share = 1 }) => most * share),
  });
  const others = new Map(rows.map((row) => [row.subject, row.others]));
  const counts = new Map<string, number>();
  for (const [index, { kind, share = 1 }] of attempts.entries()) {
    const count = Math.ceil(((others.get(subjects[index] ?? '') ?? 0) + 1) / share);
    counts.set(kind, Math.max(count, counts.get(kind) ?? 0));
  }
  return counts;
}
