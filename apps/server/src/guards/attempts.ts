import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { writtenOnce } from '#server/db/built-once.ts';

const WINDOW_MS = 10 * minuteInMs;
/** What was tried so shortly before is not written again. */
const FRESH_MS = minuteInMs;

/** Somebody tries something; only fingerprints are stored. */
export interface Attempt {
  /** What is counted: `quote-network`. */
  readonly kind: string;
  /** Whose attempts: a network, an address. */
  readonly subject: string;
  /** What this one is about: the same again does not count twice. */
  readonly about: string;
  /** How many times as much a wide network may try. */
  readonly share?: number;
}

// What a clock that was set back dated later than now is forgotten. Nobody waits for the disk: a
// crash of the database may lose the attempts of its last second.
const noteAll = writtenOnce<{ subject: string; others: number }>(
  (later) => sql`
    with wanted (subject, about, most) as (
      select * from unnest(${later('subjects')}::text[], ${later('abouts')}::text[], ${later('mosts')}::integer[])
    ),
    counted as (
      select wanted.subject, wanted.about, wanted.most, count(attempt.about)::integer as others
      from wanted left join attempt on attempt.subject = wanted.subject and attempt.about <> wanted.about
        and attempt.tried_at > ${later('since')}::timestamptz and attempt.tried_at < ${later('soon')}::timestamptz
      group by wanted.subject, wanted.about, wanted.most
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
 * Notes attempts and tells by kind how many different ones their subject made within ten minutes, this one included; of
 * a wide network, one customer's share of them. It stands by itself, whatever becomes of the attempt; from `most` on
 * nothing is noted any more.
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
