import type { LeadChange } from '@ayrac/domain/lead/lead-change.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { changeLeadState } from '../change-lead-state.ts';
import type { RequestRow } from './queries.ts';

/** Withdraws a request: work on it stops, and its campaign can be requested again. Idempotent. */
export function withdraw(context: CallContext, { id }: Pick<RequestRow, 'id'>): Promise<void> {
  return change(context, id, { kind: 'withdraw' });
}

/**
 * Restores a request that was withdrawn minutes ago to its former state. Refused when its campaign has been requested
 * again.
 */
export function restore(context: CallContext, { id }: Pick<RequestRow, 'id'>): Promise<void> {
  return change(context, id, { kind: 'restore' });
}

async function change(context: CallContext, leadId: string, leadChange: LeadChange): Promise<void> {
  await inTransaction(context.db, (tx) => changeLeadState(tx, context, { leadId, change: leadChange }));
}
