import type { SystemCaller } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { countWithin } from '#server/guards/rate-limit.ts';

/** Calls that a key may make per minute, counted over all addresses and nodes. */
export const CALLS_A_MINUTE = 120;

/**
 * Returns the calling system. Throws `unauthenticated` for any other caller, and `too-many-requests` when its key has
 * called too often.
 */
export async function admitSystem(context: CallContext): Promise<SystemCaller> {
  const { caller, db } = context;
  if (caller.kind !== 'system') throw new RefusalError('unauthenticated');
  const ofKey = { kind: 'api-key', subject: caller.keyId, most: CALLS_A_MINUTE, windowMs: minuteInMs };
  await inTransaction(db, (tx) => countWithin(tx, context, [ofKey]));
  return caller;
}
