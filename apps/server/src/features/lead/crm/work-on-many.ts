import { randomUUID } from 'node:crypto';
import type { SentLeadDeed } from '@ayrac/contract/office/lead-work.ts';
import type { Failure, Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { refusalMessages } from '#server/api/problem.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { idsOf, type Target } from '#server/resource/bulk.ts';
import type { ServedResource } from '#server/resource/declaration.ts';
import { reachedBy } from '#server/resource/reach.ts';
import { findRow, labelOf } from '#server/resource/rows.ts';
import { leadRecords } from './office.ts';
import { workOnLead } from './work-on-lead.ts';

/** Does the same to many leads, each in a transaction of its own; what is refused is told with its reason. */
export async function workOnMany(
  context: CallContext,
  { target, deed }: { readonly target: Target; readonly deed: SentLeadDeed },
): Promise<Outcome> {
  const resource = reachedBy(leadRecords, context.caller);
  const ids = await idsOf(context, resource, target);
  return onEach(context, ids, (leadId, changeId) =>
    inTransaction(context.db, (tx) => workOnLead(tx, context, { leadId, deed, changeId })),
  );
}

/** Does something to one lead after another, and says what came of it. */
export async function onEach(
  context: CallContext,
  ids: readonly string[],
  act: (leadId: string, changeId: string) => Promise<unknown>,
  records = leadRecords,
): Promise<Outcome> {
  const changeId = randomUUID();
  const failed: Failure[] = [];
  for (const id of ids) {
    try {
      await act(id, changeId);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      failed.push(await failureOf(context, records, id, error));
    }
  }
  const done = ids.length - failed.length;
  return { done, failed, change: done === 0 ? null : changeId };
}

async function failureOf(
  context: CallContext,
  records: ServedResource,
  id: string,
  refusal: RefusalError,
): Promise<Failure> {
  const row = await findRow(context.db, reachedBy(records, context.caller), id);
  const { error, fields } = refusalMessages(refusal.refusal, context.locale);
  const [message = error] = Object.values(fields);
  return {
    id,
    label: row === undefined ? id : labelOf(records, row),
    code: refusal.refusal.code,
    message,
  };
}
