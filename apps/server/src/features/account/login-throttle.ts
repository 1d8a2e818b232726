import {
  accountThrottle,
  addressThrottle,
  delaysOf,
  THROTTLE_MEMORY_MS,
  type ThrottleRule,
} from '@ayrac/domain/account/login-throttle.ts';
import { usernameKey } from '@ayrac/domain/account/username.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { writtenOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { networksOf } from '#server/guards/network.ts';
import { findBrowserDigest } from './known-browser.ts';
import { findOwnNames } from './queries.ts';
import { loginThrottle } from './table.ts';

/** Tolerance for clock differences between nodes, and for requests that began before another one wrote. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Target of an attempt: the name as typed, and the account that has it. */
export interface Target {
  readonly name: string;
  readonly accountId: string | undefined;
}

/**
 * Keys under which an attempt is counted: hashes of its address and name, or of the browser that is known to the
 * account.
 */
export interface Attempt {
  readonly subjects: readonly string[];
  readonly isOfKnownBrowser: boolean;
}

interface Count {
  readonly subject: string;
  readonly rule: ThrottleRule;
}

/**
 * Counts an attempt as failed before it is checked, so that concurrent attempts are all counted. Throws
 * `login-throttled` for an attempt that has to wait, and does not count it: a throttled address does not delay any
 * name.
 */
export async function countAttempt(context: CallContext, target: Target): Promise<Attempt> {
  const { db, now } = context;
  const browser = knownBrowser(context, target.accountId);
  const counts = browser === null ? countsOf(context, target.name) : [browser];
  const subjects = counts.map(({ subject }) => subject);
  // A single subject is refused where it is counted.
  const waitSeconds = browser === null ? await waitOf(db, subjects, now) : null;
  if (waitSeconds !== null) throw new RefusalError('login-throttled', {}, { waitSeconds });
  for (const count of counts) {
    if (await countOne(db, count, now)) continue;
    throw new RefusalError('login-throttled', {}, { waitSeconds: (await waitOf(db, subjects, now)) ?? 1 });
  }
  return { subjects, isOfKnownBrowser: browser !== null };
}

/** Uncounts an attempt that did not fail. A login also resets the failures of a known browser. */
export async function uncountAttempt(tx: Executor, attempt: Attempt, isLogin: boolean): Promise<void> {
  // The failures of a name are kept, because their reset would reveal to an attacker that an account has this name.
  const write = isLogin && attempt.isOfKnownBrowser ? reset : uncount;
  await write(tx, placesOf(attempt.subjects));
}

/** Most subjects of an attempt: three networks and a name. */
const PLACES = ['first', 'second', 'third', 'fourth'] as const;

/**
 * Compares with a fixed number of subjects, unused places of which repeat the first one. The planner knows the length
 * of an array only while it plans for particular values, and would plan each statement anew.
 */
function isSubject(later: (name: string) => SQLWrapper) {
  return sql`subject in (${sql.join(PLACES.map(later), sql`, `)})`;
}

function placesOf(subjects: readonly string[]): Record<string, string | undefined> {
  if (subjects.length > PLACES.length) throw new Error(`There are ${subjects.length} subjects to throttle.`);
  return Object.fromEntries(PLACES.map((place, at) => [place, subjects[at] ?? subjects[0]]));
}

const reset = writtenOnce((later) => sql`delete from login_throttle where ${isSubject(later)}`);

const uncount = writtenOnce(
  (later) => sql`
    update login_throttle set failures = greatest(failures - 1, 0), blocked_until = updated_at
    where ${isSubject(later)}`,
);

/** Resets the failures of an account's names after its owner has proven their identity otherwise. */
export async function forgetFailures(tx: Executor, context: CallContext, accountId: string): Promise<void> {
  const names = await findOwnNames(tx, accountId);
  const subjects = Object.values(names ?? {}).map((name) => nameSubject(context, name));
  await tx.delete(loginThrottle).where(inArray(loginThrottle.subject, subjects));
}

/** A browser that has signed in to the account has a count of its own, so failures of others never delay its owner. */
function knownBrowser(context: CallContext, accountId: string | undefined): Count | null {
  const digest = accountId === undefined ? null : findBrowserDigest(context, accountId);
  if (digest === null) return null;
  return { subject: context.services.fingerprint('login-browser', digest), rule: accountThrottle };
}

function countsOf(context: CallContext, name: string): readonly Count[] {
  const { address, services } = context;
  const ofAddress = networksOf(address).map(({ network, share }) => ({
    subject: services.fingerprint('login-address', network),
    rule: { ...addressThrottle, free: addressThrottle.free * share },
  }));
  return [...ofAddress, { subject: nameSubject(context, name), rule: accountThrottle }];
}

/** Counts by name rather than account: a shared delay would reveal which names belong to one person. */
function nameSubject({ services }: CallContext, name: string): string {
  return services.fingerprint('login-name', usernameKey(name));
}

/**
 * Returns the seconds until the last of the subjects is unblocked; null when none is blocked. Most requests of a flood
 * end here, after reading a few rows. A block that was already over when it was written delays nobody, not even a
 * request that began earlier.
 */
async function waitOf(db: Executor, subjects: readonly string[], now: Date): Promise<number | null> {
  const [found] = await askWait(db, { ...placesOf(subjects), at: now.toISOString(), latest: latest(now) });
  return found?.seconds ?? null;
}

// The times are compared in the aggregate. In a `where` the planner would look up the newest row in the index by age,
// past all that are deleted already, which takes twice as long as the rest of the statement.
const askWait = writtenOnce<{ seconds: number | null }>((later) => {
  const at = sql`${later('at')}::timestamptz`;
  const isBlocked = sql`blocked_until > greatest(${at}, updated_at) and updated_at <= ${later('latest')}::timestamptz`;
  return sql`
    select ceil(extract(epoch from max(blocked_until) filter (where ${isBlocked}) - ${at}))::integer as seconds
    from login_throttle where ${isSubject(later)}`;
});

/** A later date was written before the clock was set back. Such a row is ignored. */
function latest(now: Date): string {
  return new Date(now.getTime() + CLOCK_TOLERANCE_MS).toISOString();
}

/** Counts one more failure. Returns false when a concurrent attempt has just blocked the subject. */
async function countOne(tx: Executor, { subject, rule }: Count, now: Date): Promise<boolean> {
  const rows = await count(tx, {
    ...{ subject, delays: delaysOf(rule), at: now.toISOString(), latest: latest(now) },
    earliest: new Date(now.getTime() - THROTTLE_MEMORY_MS).toISOString(),
  });
  return rows.length > 0;
}

// Commits asynchronously: a crash of the database may lose the failures of the last second.
const count = writtenOnce((later) => {
  const at = sql`${later('at')}::timestamptz`;
  const isFuture = sql`t.updated_at > ${later('latest')}::timestamptz`;
  const isPast = sql`t.updated_at < ${later('earliest')}::timestamptz`;
  const failures = sql`case when ${isPast} or ${isFuture} then 1 else t.failures + 1 end`;
  const delays = sql`${later('delays')}::integer[]`;
  const delayMs = sql`(${delays})[least(${failures}, array_length(${delays}, 1))]`;
  return sql`
    insert into login_throttle as t (subject, failures, blocked_until, updated_at)
    values (${later('subject')}, 1, ${at}, ${at})
    on conflict (subject) do update set
      failures = ${failures},
      blocked_until = ${at} + ${delayMs} * interval '1 millisecond',
      updated_at = ${at}
    where t.blocked_until <= greatest(${at}, t.updated_at) or ${isFuture}
    returning set_config('synchronous_commit', 'off', true)`;
});
