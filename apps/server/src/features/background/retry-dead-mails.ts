import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { retryMail } from '#server/features/mail/writes.ts';
import { reachedBy } from '#server/resource/reach.ts';
import { idsOf, type Target } from '#server/resource/write/bulk.ts';
import { onEach } from '#server/resource/write/on-each.ts';
import { deadMailRecords } from './office.ts';

/** Retries mails that were given up, each in a transaction of its own. A retry cannot be undone. */
export async function retryDeadMails(context: CallContext, target: Target): Promise<Outcome> {
  const ids = await idsOf(context, reachedBy(deadMailRecords, context.caller), target);
  const outcome = await onEach(context, deadMailRecords, ids, async (id) => {
    const problem = await retryMail(context.db, context, id);
    if (problem !== null) throw new RefusalError(problem);
  });
  return { ...outcome, change: null };
}
