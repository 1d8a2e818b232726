import type { SentLeadCommand } from '@ayrac/contract/office/lead-work.ts';
import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { reachedBy } from '#server/resource/reach.ts';
import { idsOf, type Target } from '#server/resource/write/bulk.ts';
import { onEach } from '#server/resource/write/on-each.ts';
import { leadRecords } from './office.ts';
import { workOnLead } from './work-on-lead.ts';

/** Does the same work on many leads, each in a transaction of its own. A refused one is reported with its reason. */
export async function workOnMany(
  context: CallContext,
  { target, action }: { readonly target: Target; readonly action: SentLeadCommand },
): Promise<Outcome> {
  const resource = reachedBy(leadRecords, context.caller);
  const ids = await idsOf(context, resource, target);
  return onEach(context, leadRecords, ids, (leadId, changeId) =>
    inTransaction(context.db, (tx) => workOnLead(tx, context, { leadId, action, changeId })),
  );
}
