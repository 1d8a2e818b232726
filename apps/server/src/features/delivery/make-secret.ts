import { maySee } from '@ayrac/domain/access.ts';
import { SECRET_OVERLAP_MS } from '@ayrac/domain/delivery/delivery.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { seal } from '#server/guards/sealed.ts';
import { holdWebhook } from './queries.ts';
import { newSecret } from './send/signature.ts';
import { webhook } from './table.ts';

/** Locks a webhook of the caller's brand. Throws `not-found` for any other. */
export async function holdTheirWebhook(tx: Executor, { caller }: CallContext, id: string) {
  const held = await holdWebhook(tx, id);
  if (held === undefined || !maySee(caller, 'manage-delivery', null, held.brandId))
    throw new RefusalError('not-found');
  return held;
}

/** Creates a signing secret and returns it, which is not possible later. The previous one also signs for a day. */
export function makeSecret(context: CallContext, id: string) {
  const { db, now } = context;
  const secret = newSecret();
  return inTransaction(db, async (tx) => {
    const { sealedSecret } = await holdTheirWebhook(tx, context, id);
    const previousUntil = sealedSecret === null ? null : new Date(now.getTime() + SECRET_OVERLAP_MS);
    await tx
      .update(webhook)
      .set({
        sealedSecret: await seal(tx, secret, id),
        secretAt: now,
        previousSecret: sealedSecret,
        previousUntil,
      })
      .where(eq(webhook.id, id));
    await writeAudit(tx, context, { action: 'webhook-secret-made', targetKind: 'webhooks', targetId: id });
    return { secret, previousUntil: previousUntil?.toISOString() ?? null };
  });
}
