import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';

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
  const wanted = attempts.map(
    ({ kind, subject, about, share = 1 }) =>
      sql`(${fingerprint(kind, subject)}, ${fingerprint(`${kind}-about`, about)}, ${most * share}::integer)`,
  );
  // What a clock that was set back dated later than now is forgotten.
  const { rows } = await db.execute<{ subject: string; others: number }>(sql`
    with wanted (subject, about, most) as (values ${sql.join(wanted, sql`, `)}),
    counted as (
      select wanted.subject, wanted.about, wanted.most, count(attempt.about)::integer as others
      from wanted left join attempt on attempt.subject = wanted.subject and attempt.about <> wanted.about
        and attempt.tried_at > ${since}::timestamptz and attempt.tried_at < ${soon}::timestamptz
      group by wanted.subject, wanted.about, wanted.most
    ),
    noted as (
      insert into attempt (subject, about, tried_at)
      select subject, about, ${at}::timestamptz from counted where others < most order by subject, about
      on conflict (subject, about) do update set tried_at = excluded.tried_at
        where attempt.tried_at not between ${fresh}::timestamptz and ${soon}::timestamptz
    )
    select subject, others from counted`);
  const others = new Map(rows.map((row) => [row.subject, row.others]));
  const counts = new Map<string, number>();
  for (const { kind, subject, share = 1 } of attempts) {
    const count = Math.ceil(((others.get(fingerprint(kind, subject)) ?? 0) + 1) / share);
    counts.set(kind, Math.max(count, counts.get(kind) ?? 0));
  }
  return counts;
}
