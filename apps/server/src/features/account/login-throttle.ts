import {
  accountThrottle,
  addressThrottle,
  delaysOf,
  THROTTLE_MEMORY_MS,
  type ThrottleRule,
} from '@ayrac/domain/login-throttle.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { networkOf } from '#server/guards/network.ts';
import { loginThrottle } from './table.ts';

const ACCOUNT = 'login-account';
/** How far the clocks of two nodes may differ, and a request may have begun before another wrote. */
const CLOCK_TOLERANCE_MS = 60_000;

/** What an attempt is counted under: hashes of the address, and of the account or the name that nobody has. */
export interface Attempt {
  readonly address: string;
  readonly account: string;
}

/**
 * Counts an attempt as failed before it is judged, so that a hundred at once are a hundred; null where the address or
 * the account has to wait, and then nothing is counted: whoever is kept out by an address delays no account.
 */
export async function countAttempt(
  { db, address, now }: CallContext,
  accountOrName: string,
): Promise<Attempt | null> {
  const fingerprint = await fingerprintOf(db);
  const attempt = {
    address: fingerprint('login-address', networkOf(address)),
    account: fingerprint(ACCOUNT, accountOrName),
  };
  if (await mustWait(db, attempt, now)) return null;
  const isFree =
    (await countOne(db, attempt.address, addressThrottle, now)) &&
    (await countOne(db, attempt.account, accountThrottle, now));
  return isFree ? attempt : null;
}

/** Takes an attempt back that did not fail; with a login the account's failures are forgotten. */
export async function takeBack(tx: Executor, attempt: Attempt, isLogin: boolean): Promise<void> {
  const subjects = isLogin ? [attempt.address] : [attempt.address, attempt.account];
  await tx
    .update(loginThrottle)
    .set({
      failures: sql`greatest(${loginThrottle.failures} - 1, 0)`,
      blockedUntil: loginThrottle.updatedAt,
    })
    .where(inArray(loginThrottle.subject, subjects));
  if (isLogin) await tx.delete(loginThrottle).where(eq(loginThrottle.subject, attempt.account));
}

/** Forgets the failures of an account whose owner has shown otherwise who they are. */
export async function forgetFailures(tx: Executor, db: Database, accountId: string): Promise<void> {
  const subject = (await fingerprintOf(db))(ACCOUNT, accountId);
  await tx.delete(loginThrottle).where(eq(loginThrottle.subject, subject));
}

/**
 * Most of a flood ends here: at one read of two rows. One that is blocked no longer than until it was written delays
 * nobody, not even a request that began before that instant.
 */
async function mustWait(db: Executor, { address, account }: Attempt, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from login_throttle
    where subject in (${address}, ${account})
      and blocked_until > greatest(${now.toISOString()}::timestamptz, updated_at)
      and updated_at <= ${latest(now)} limit 1`);
  return rows.length > 0;
}

/** What is dated later was written before the clock was set back: it says nothing of now, and is forgotten. */
function latest(now: Date) {
  return sql`${new Date(now.getTime() + CLOCK_TOLERANCE_MS).toISOString()}::timestamptz`;
}

/** Counts one more failure, unless another has just made the subject wait. */
async function countOne(tx: Executor, subject: string, rule: ThrottleRule, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isFuture = sql`t.updated_at > ${latest(now)}`;
  const isPast = sql`t.updated_at < ${new Date(now.getTime() - THROTTLE_MEMORY_MS).toISOString()}::timestamptz`;
  const forgotten = sql`${isPast} or ${isFuture}`;
  const failures = sql`case when ${forgotten} then 1 else t.failures + 1 end`;
  const delays = delaysOf(rule);
  const delayMs = sql`(${sql.param(delays)}::integer[])[least(${failures}, ${delays.length}::integer)]`;
  const { rows } = await tx.execute(sql`
    insert into login_throttle as t (subject, failures, blocked_until, updated_at)
    values (${subject}, 1, ${at}, ${at})
    on conflict (subject) do update set
      failures = ${failures},
      blocked_until = ${at} + ${delayMs} * interval '1 millisecond',
      updated_at = ${at}
    where t.blocked_until <= greatest(${at}, t.updated_at) or ${isFuture}
    returning 1`);
  return rows.length > 0;
}
