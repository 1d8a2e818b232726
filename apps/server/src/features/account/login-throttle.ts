import {
  accountThrottle,
  addressThrottle,
  delaysOf,
  THROTTLE_MEMORY_MS,
  type ThrottleRule,
} from '@ayrac/domain/account/login-throttle.ts';
import { usernameKey } from '@ayrac/domain/account/username.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { inArray, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { writtenOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';
import { networksOf } from '#server/guards/network.ts';
import { findBrowserMark } from './known-browser.ts';
import { findOwnNames } from './queries.ts';
import { loginThrottle } from './table.ts';

/** How far the clocks of two nodes may differ, and a request may have begun before another wrote. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Whom an attempt is aimed at: the name as it was typed, and the account that has it. */
export interface Target {
  readonly name: string;
  readonly accountId: string | undefined;
}

/** What an attempt is counted under: hashes of its address and of the name, or of the browser that knows the account. */
export interface Attempt {
  readonly subjects: readonly string[];
  readonly isOfKnownBrowser: boolean;
}

interface Count {
  readonly subject: string;
  readonly rule: ThrottleRule;
}

/**
 * Counts an attempt as failed before it is checked, so that a hundred at once are a hundred. Where it has to wait it is
 * refused with `login-throttled`, and not counted: whoever is kept out by an address delays no name.
 */
export async function countAttempt(context: CallContext, target: Target): Promise<Attempt> {
  const { db, now } = context;
  const browser = knownBrowser(context, target.accountId);
  const counts = browser === null ? countsOf(context, target.name) : [browser];
  const subjects = counts.map(({ subject }) => subject);
  const waitSeconds = await waitOf(db, subjects, now);
  if (waitSeconds !== null) throw new RefusalError('login-throttled', {}, { waitSeconds });
  for (const count of counts) {
    if (await countOne(db, count, now)) continue;
    throw new RefusalError('login-throttled', {}, { waitSeconds: (await waitOf(db, subjects, now)) ?? 1 });
  }
  return { subjects, isOfKnownBrowser: browser !== null };
}

/** Takes an attempt back that did not fail; with a login the failures of a known browser are forgotten. */
export async function takeBack(tx: Executor, attempt: Attempt, isLogin: boolean): Promise<void> {
  const ofAttempt = inArray(loginThrottle.subject, [...attempt.subjects]);
  // Those of a name stay: who fills them would see by their end that an account has it.
  if (isLogin && attempt.isOfKnownBrowser) await tx.delete(loginThrottle).where(ofAttempt);
  else
    await tx
      .update(loginThrottle)
      .set({
        failures: sql`greatest(${loginThrottle.failures} - 1, 0)`,
        blockedUntil: loginThrottle.updatedAt,
      })
      .where(ofAttempt);
}

/** Forgets the failures of the names of an account whose owner has shown otherwise who they are. */
export async function forgetFailures(
  tx: Executor,
  { services }: CallContext,
  accountId: string,
): Promise<void> {
  const names = await findOwnNames(tx, accountId);
  const subjects = Object.values(names ?? {}).map((name) => nameSubject(services.fingerprint, name));
  await tx.delete(loginThrottle).where(inArray(loginThrottle.subject, subjects));
}

/** A browser that has signed in to the account counts by itself: others’ failures delay its owner nowhere. */
function knownBrowser(context: CallContext, accountId: string | undefined): Count | null {
  const mark = accountId === undefined ? null : findBrowserMark(context, accountId);
  if (mark === null) return null;
  return { subject: context.services.fingerprint('login-browser', mark), rule: accountThrottle };
}

function countsOf({ address, services: { fingerprint } }: CallContext, name: string): readonly Count[] {
  const ofAddress = networksOf(address).map(({ network, share }) => ({
    subject: fingerprint('login-address', network),
    rule: { ...addressThrottle, free: addressThrottle.free * share },
  }));
  return [...ofAddress, { subject: nameSubject(fingerprint, name), rule: accountThrottle }];
}

/** By the name and not by the account: what waits together would tell which names are one person's. */
function nameSubject(fingerprint: Fingerprint, name: string): string {
  return fingerprint('login-name', usernameKey(name));
}

/**
 * For how many seconds the longest of the subjects still waits; null where none does. Most of a flood ends here: at one
 * read of a few rows. One that is blocked no longer than until it was written delays nobody, not even a request that
 * began before that instant.
 */
async function waitOf(db: Executor, subjects: readonly string[], now: Date): Promise<number | null> {
  const [found] = await askWait(db, { subjects, at: now.toISOString(), latest: latest(now) });
  return found?.seconds ?? null;
}

const askWait = writtenOnce<{ seconds: number | null }>((later) => {
  const at = sql`${later('at')}::timestamptz`;
  return sql`
    select ceil(extract(epoch from max(blocked_until) - ${at}))::integer as seconds from login_throttle
    where subject = any(${later('subjects')}::text[])
      and blocked_until > greatest(${at}, updated_at) and updated_at <= ${later('latest')}::timestamptz`;
});

/** What is dated later was written before the clock was set back: it says nothing of now, and is forgotten. */
function latest(now: Date): string {
  return new Date(now.getTime() + CLOCK_TOLERANCE_MS).toISOString();
}

/** Counts one more failure, unless another has just made the subject wait. */
async function countOne(tx: Executor, { subject, rule }: Count, now: Date): Promise<boolean> {
  const rows = await count(tx, {
    ...{ subject, delays: delaysOf(rule), at: now.toISOString(), latest: latest(now) },
    earliest: new Date(now.getTime() - THROTTLE_MEMORY_MS).toISOString(),
  });
  return rows.length > 0;
}

// Nobody waits for the disk: a crash of the database may lose the failures of its last second.
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
