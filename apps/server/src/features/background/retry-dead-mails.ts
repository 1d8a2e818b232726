import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { isLinkExpired } from '@ayrac/domain/mail/mail-delivery.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { lockDeadMail, retryMails } from '#server/features/mail/writes.ts';
import { idsOf, type Target } from '#server/resource/bulk.ts';
import { onEach } from '#server/resource/on-each.ts';
import { reachedBy } from '#server/resource/reach.ts';
import { deadMailRecords } from './office.ts';

/** Retries mails that were given up, each in a transaction of its own. A retry cannot be undone. */
export async function retryDeadMails(context: CallContext, target: Target): Promise<Outcome> {
  const ids = await idsOf(context, reachedBy(deadMailRecords, context.caller), target);
  const outcome = await onEach(context, deadMailRecords, ids, (id) => retryDeadMail(context, id));
  return { ...outcome, change: null };
}

function retryDeadMail(context: CallContext, id: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const dead = await lockDeadMail(tx, id);
    if (dead === undefined) throw new RefusalError('record-changed');
    if (isLinkExpired(dead, context.now)) throw new RefusalError('mail-link-expired');
    await retryMails(tx, { id }, context.now);
    await writeAudit(tx, context, { action: 'mail-retried', targetKind: 'dead-mails', targetId: id });
  });
}
