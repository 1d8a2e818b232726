import { maySee } from '@ayrac/domain/access.ts';
import { SECRET_OVERLAP_MS } from '@ayrac/domain/delivery/delivery.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { hashOfToken } from '#server/guards/opaque-token.ts';
import { apiKey } from '../table.ts';
import { beginningOf, newKey } from './key.ts';
import { holdKey } from './queries.ts';

/** Creates a key and returns it, which is not possible later. The previous key stays valid for a day. */
export function makeKey(context: CallContext, id: string) {
  const { caller, db, now } = context;
  const secret = newKey();
  return inTransaction(db, async (tx) => {
    const held = await holdKey(tx, id);
    if (held === undefined || !maySee(caller, 'manage-delivery', null, held.brandId))
      throw new RefusalError('not-found');
    const previousUntil = held.keyHash === null ? null : new Date(now.getTime() + SECRET_OVERLAP_MS);
    await tx
      .update(apiKey)
      .set({
        ...{ keyHash: hashOfToken(secret), beginning: beginningOf(secret), madeAt: now },
        ...{ previousHash: held.keyHash, previousUntil },
      })
      .where(eq(apiKey.id, id));
    await writeAudit(tx, context, { action: 'api-key-made', targetKind: 'api-keys', targetId: id });
    return { secret, previousUntil: previousUntil?.toISOString() ?? null };
  });
}
