import { RefusalError } from '@ayrac/domain/refusal.ts';
import { dayInMs, minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { writtenOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { networksOf } from './network.ts';

const STEPS_IN_A_WINDOW = 10;

/** At most so many within a window that moves with time, counted in tenths of it. */
export interface RateLimit {
  /** What is counted: `quote-address`. */
  readonly kind: string;
  /** Whose: an address, a number; only its fingerprint is stored. */
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
  /** How many times as much a wide network may do. */
  readonly share?: number;
}

/** At most so many in ten minutes, or another window, from the network of an address; more from those around it. */
export function perNetwork(
  kind: string,
  address: string,
  most: number,
  windowMs = 10 * minuteInMs,
): readonly RateLimit[] {
  return networksOf(address).map(({ network, share }) => ({ kind, subject: network, most, windowMs, share }));
}

/** At most so many in a day for one subject. */
export function perDay(kind: string, subject: string, most: number): RateLimit {
  return { kind, subject, most, windowMs: dayInMs };
}

// Counting in the order of the subjects keeps two submissions from waiting for each other.
const countAll = writtenOnce<{ subject: string; hits: number }>(
  (later) => sql`
    with wanted (subject, started_at, since) as (
      select * from unnest(${later('subjects')}::text[], ${later('started')}::timestamptz[],
        ${later('since')}::timestamptz[])
    ),
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
    group by counted.subject, counted.hits`,
);

/**
 * Counts one more for each limit, refuses when one is passed, and tells the highest count by kind, that of a wide
 * network as one customer's share of it. It belongs into the transaction that does the work: what is refused or fails
 * is not counted.
 */
export async function countWithin(
  tx: Executor,
  { now, services: { fingerprint } }: CallContext,
  limits: readonly RateLimit[],
): Promise<ReadonlyMap<string, number>> {
  const subjects = limits.map(({ kind, subject }) => fingerprint(kind, subject));
  const steps = limits.map(({ windowMs }) => {
    const stepMs = windowMs / STEPS_IN_A_WINDOW;
    const started = Math.floor(now.getTime() / stepMs) * stepMs;
    return { at: new Date(started), since: new Date(started - windowMs + stepMs) };
  });
  const rows = await countAll(tx, {
    subjects,
    started: steps.map(({ at }) => at.toISOString()),
    since: steps.map(({ since }) => since.toISOString()),
  });
  const hits = new Map(rows.map((row) => [row.subject, row.hits]));
  const counts = new Map<string, number>();
  for (const [index, { kind, most, share = 1 }] of limits.entries()) {
    const count = Math.ceil((hits.get(subjects[index] ?? '') ?? 0) / share);
    if (count > most) throw new RefusalError('too-many-requests');
    counts.set(kind, Math.max(count, counts.get(kind) ?? 0));
  }
  return counts;
}
