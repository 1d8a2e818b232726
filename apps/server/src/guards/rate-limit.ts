import { RefusalError } from '@ayrac/domain/refusal.ts';
import { dayInMs, minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { writtenOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { networksOf } from './network.ts';

const STEPS_IN_A_WINDOW = 10;

/** Limit within a sliding window, which is counted in ten steps. */
export interface RateLimit {
  /** Name of the counter, such as `quote-address`. */
  readonly kind: string;
  /** Who is counted: an address or a phone number. Only its fingerprint is stored. */
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
  /** Factor by which the limit is raised for a wide network. */
  readonly share?: number;
}

/**
 * Limits the network of an address to `most` within the window (ten minutes by default). The wider networks around it
 * get proportionally more.
 */
export function perNetwork(
  kind: string,
  address: string,
  most: number,
  windowMs = 10 * minuteInMs,
): readonly RateLimit[] {
  return networksOf(address).map(({ network, share }) => ({ kind, subject: network, most, windowMs, share }));
}

/** Limits one subject to `most` per day. */
export function perDay(kind: string, subject: string, most: number): RateLimit {
  return { kind, subject, most, windowMs: dayInMs };
}

// Rows are locked in the order of the subjects, so that two requests cannot deadlock.
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
    select counted.subject, counted.hits + (
      select coalesce(sum(earlier.hits), 0)::integer from rate_window earlier
      where earlier.subject = counted.subject
        and earlier.started_at >= wanted.since and earlier.started_at < wanted.started_at
    ) as hits
    from counted join wanted using (subject)`,
);

/**
 * Counts one use of each limit and returns the highest count by kind; the count of a wide network is divided by its
 * share. Throws `too-many-requests` when a limit is exceeded. Call it in the transaction of the work: a refused or
 * failed request is then rolled back and does not count.
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
  for (const [index, { kind, most, windowMs, share = 1 }] of limits.entries()) {
    const count = Math.ceil((hits.get(subjects[index] ?? '') ?? 0) / share);
    if (count > most) throw new RefusalError('too-many-requests', {}, { waitSeconds: leastWait(windowMs) });
    counts.set(kind, Math.max(count, counts.get(kind) ?? 0));
  }
  return counts;
}

/** Returns how long it takes at least until a counted use leaves the window, in seconds; never less than a minute. */
function leastWait(windowMs: number): number {
  return Math.max(60, windowMs / STEPS_IN_A_WINDOW / 1_000);
}
