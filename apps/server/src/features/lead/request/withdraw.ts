import type { LeadChange } from '@ayrac/domain/lead/lead-change.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { changeLeadState } from '../change-lead-state.ts';
import type { RequestRow } from './queries.ts';

/** Takes a request back: nobody goes on with it, and its campaign can be asked for again. Done twice it is done once. */
export function withdraw(context: CallContext, { id }: Pick<RequestRow, 'id'>): Promise<void> {
  return change(context, id, { kind: 'withdraw' });
}

/** Takes up again a request that was withdrawn minutes ago, where it was; unless its campaign was asked for anew. */
export function restore(context: CallContext, { id }: Pick<RequestRow, 'id'>): Promise<void> {
  return change(context, id, { kind: 'restore' });
}

async function change(context: CallContext, leadId: string, wanted: LeadChange): Promise<void> {
  const { db, services } = context;
  await inTransaction(db, (tx) =>
    changeLeadState(tx, context, { leadId, change: wanted }, services.fingerprint),
  );
}
