import type { SystemCaller } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { countWithin } from '#server/guards/rate-limit.ts';

/** How often a key may call in a minute, from wherever and at whichever node. */
export const CALLS_A_MINUTE = 120;

/** The system that makes a call which others may not make, as long as its key has not called too often. */
export async function admitSystem(context: CallContext): Promise<SystemCaller> {
  const { caller, db } = context;
  if (caller.kind !== 'system') throw new RefusalError('unauthenticated');
  const ofKey = { kind: 'api-key', subject: caller.keyId, most: CALLS_A_MINUTE, windowMs: minuteInMs };
  await inTransaction(db, (tx) => countWithin(tx, context, [ofKey]));
  return caller;
}
