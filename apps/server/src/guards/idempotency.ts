import { IDEMPOTENCY_KEY_HOURS, parseIdempotencyKey } from '@ayrac/domain/quote/idempotency-key.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { sqlStateOf } from '#server/db/sql-state.ts';
import { idempotencyKey } from './table.ts';

/** Ids in the reply of a write. Nothing else is stored for a repeated request. */
export type Ids = Readonly<Record<string, string>>;

interface Place {
  readonly operation: string;
  readonly keyHash: string;
  readonly bodyHash: string;
}

/**
 * Runs the work once per caller and Idempotency-Key; a request repeated within 24 hours gets the ids of the first. The
 * key is written in the transaction of the work, so both are committed or neither is. A concurrent request with the
 * same key waits for that transaction. A refused request leaves its key unused.
 */
export async function once<Result extends Ids>(
  tx: Executor,
  context: CallContext,
  operation: string,
  body: unknown,
  work: () => Promise<Result>,
): Promise<Result> {
  if (context.idempotencyKey === undefined) return work();
  const place = placeOf(context, context.idempotencyKey, operation, body);
  if (!(await takePlace(tx, place, context.now))) return findReply<Result>(tx, place);
  const reply = await work();
  await tx.update(idempotencyKey).set({ reply }).where(at(place));
  return reply;
}

function placeOf(
  { caller, services: { fingerprint } }: CallContext,
  key: string,
  operation: string,
  body: unknown,
): Place {
  const parsed = parseIdempotencyKey(key);
  if (parsed.kind === 'problem')
    throw new RefusalError('validation-failed', { 'Idempotency-Key': parsed.problem });
  // The key is scoped to its owner: two members may use the same one.
  const owner = caller.kind === 'member' ? caller.id : '';
  return {
    operation,
    keyHash: fingerprint('idempotency-key', `${owner}:${parsed.value}`),
    bodyHash: fingerprint('idempotency-body', JSON.stringify(body)),
  };
}

async function takePlace(tx: Executor, place: Place, now: Date): Promise<boolean> {
  const expired = new Date(now.getTime() - IDEMPOTENCY_KEY_HOURS * hourInMs);
  const fresh = { ...place, reply: {}, createdAt: now };
  try {
    const taken = await tx
      .insert(idempotencyKey)
      .values(fresh)
      .onConflictDoUpdate({
        target: [idempotencyKey.operation, idempotencyKey.keyHash],
        set: fresh,
        setWhere: lt(idempotencyKey.createdAt, expired),
      })
      .returning({ operation: idempotencyKey.operation });
    return taken.length > 0;
  } catch (error) {
    // 55P03 (lock_not_available): the first request still held the key when the lock timeout ended.
    if (sqlStateOf(error) === '55P03') throw new RefusalError('idempotency-in-progress');
    throw error;
  }
}

async function findReply<Result extends Ids>(tx: Executor, place: Place): Promise<Result> {
  const [found] = await tx
    .select({ bodyHash: idempotencyKey.bodyHash, reply: idempotencyKey.reply })
    .from(idempotencyKey)
    .where(at(place));
  if (found?.bodyHash !== place.bodyHash) throw new RefusalError('idempotency-key-reused');
  // The cast is safe because the same operation wrote the reply.
  return found.reply as Result;
}

function at({ operation, keyHash }: Place) {
  return and(eq(idempotencyKey.operation, operation), eq(idempotencyKey.keyHash, keyHash));
}
