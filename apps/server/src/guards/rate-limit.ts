import { dayInMs, minuteInMs } from '@ayrac/domain/istanbul-time.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { Fingerprint } from './fingerprint.ts';
import { networkOf } from './network.ts';

const STEPS_IN_A_WINDOW = 10;

/** At most so many within a window that moves with time, counted in tenths of it. */
export interface RateLimit {
  /** What is counted: `quote-address`. */
  readonly kind: string;
  /** Whose: an address, a number; only its fingerprint is stored. */
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
}

/** At most so many in ten minutes from the network of an address. */
export function perNetwork(kind: string, address: string, most: number): RateLimit {
  return { kind, subject: networkOf(address), most, windowMs: 10 * minuteInMs };
}

/** At most so many in a day for one subject. */
export function perDay(kind: string, subject: string, most: number): RateLimit {
  return { kind, subject, most, windowMs: dayInMs };
}

/**
 * Counts one more for each limit, refuses when one is passed, and tells the counts by kind. It belongs into the
 * transaction that does the work: what is refused or fails is not counted.
 */
export async function countWithin(
  tx: Executor,
  limits: readonly RateLimit[],
  now: Date,
  fingerprint: Fingerprint,
): Promise<ReadonlyMap<string, number>> {
  const most = new Map(limits.map((limit) => [fingerprint(limit.kind, limit.subject), limit.most]));
  const wanted = limits.map(({ kind, subject, windowMs }) => {
    const stepMs = windowMs / STEPS_IN_A_WINDOW;
    const started = Math.floor(now.getTime() / stepMs) * stepMs;
    const [from, at] = [started - windowMs + stepMs, started].map((time) => new Date(time).toISOString());
    return sql`(${fingerprint(kind, subject)}, ${at}::timestamptz, ${from}::timestamptz)`;
  });
  // Counting in the order of the subjects keeps two submissions from waiting for each other.
  const { rows } = await tx.execute<{ subject: string; hits: number }>(sql`
    with wanted (subject, started_at, since) as (values ${sql.join(wanted, sql`, `)}),
    counted as (
      insert into rate_window as w (subject, started_at, hits)
      select subject, started_at, 1 from wanted order by subject
      on conflict (subject, started_at) do update set hits = w.hits + 1
      returning w.subject, w.hits
    )
    select counted.subject, (counted.hits + coalesce(sum(earlier.hits), 0))::integer as hits
    from counted join wanted using (subject)
    left join rate_window earlier
      on earlier.subject = counted.subject
      and earlier.started_at >= wanted.since and earlier.started_at < wanted.started_at
    group by counted.subject, counted.hits`);
  const isPassed = rows.some(({ subject, hits }) => hits > (most.get(subject) ?? 0));
  if (isPassed) throw new RefusalError('too-many-requests');
  const counts = new Map(rows.map(({ subject, hits }) => [subject, hits]));
  return new Map(limits.map(({ kind, subject }) => [kind, counts.get(fingerprint(kind, subject)) ?? 0]));
}
