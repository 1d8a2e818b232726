import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction, waitPatiently } from '#server/db/transaction.ts';
import { once } from '#server/guards/idempotency.ts';
import type { ServedResource } from '../declaration.ts';
import { checkReferences } from '../references.ts';
import { lockRows, presentRow, type Row } from '../rows.ts';
import { placeLast } from './order-records.ts';
import {
  beginChange,
  insertRecord,
  type RecordAction,
  readChanges,
  readRecord,
  updateRecord,
  type Values,
  writtenRow,
} from './write-record.ts';

/** Creates a record. A repeated request returns the result of the first. */
export function createRecord(context: CallContext, resource: ServedResource, given: Values) {
  return inWrite(context, resource, async (tx) => {
    const ids = await once(tx, context, `${resource.shape.name}.create`, given, async () => {
      const change = beginChange(tx, context, resource, 'created');
      const values = readRecord(resource, await placeLast(tx, resource, given));
      await checkReferences(tx, resource, values);
      const id = await insertRecord(change, values);
      return { id, change: change.changeId };
    });
    return { row: presentRow(resource, await writtenRow(tx, resource, ids.id)), change: ids.change };
  });
}

/**
 * Changes some fields of a record. Throws `record-changed` when it is in the bin, or when its version differs from the
 * one that the form was opened with.
 */
export function changeRecord(
  context: CallContext,
  resource: ServedResource,
  { id, version, values }: { readonly id: string; readonly version: number; readonly values: Values },
) {
  return rewrite(context, resource, id, 'changed', (row) => {
    const read = readChanges(resource, values);
    if (row.version !== version || row.isInBin) throw changedMeanwhile(resource, row);
    return read;
  });
}

/** Moves a record to the bin. Throws `record-changed` when its version differs from the one that was seen. */
export function binRecord(
  context: CallContext,
  resource: ServedResource,
  { id, version }: { readonly id: string; readonly version: number },
) {
  return rewrite(context, resource, id, 'binned', (row) => {
    if (row.version !== version || row.isInBin) throw changedMeanwhile(resource, row);
    return { isInBin: true };
  });
}

/** Restores a record from the bin. */
export function restoreRecord(context: CallContext, resource: ServedResource, id: string) {
  return rewrite(context, resource, id, 'restored', (row) => {
    if (!row.isInBin) throw changedMeanwhile(resource, row);
    return { isInBin: false };
  });
}

/** Returns the refusal for a record that somebody else has changed, with its current state. */
export function changedMeanwhile(resource: ServedResource, row: Row): RefusalError {
  return new RefusalError('record-changed', {}, { current: presentRow(resource, row) });
}

/**
 * Runs a write in a transaction. If the resource's writes affect much other data, it waits for concurrent ones instead
 * of giving up at the lock timeout.
 */
function inWrite<Result>(
  { db }: CallContext,
  { shape }: ServedResource,
  write: (tx: Executor) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    if (shape.writesFar) await waitPatiently(tx);
    return write(tx);
  });
}

/** Locks a record, lets `decide` choose the new values, and writes them. */
function rewrite(
  context: CallContext,
  resource: ServedResource,
  id: string,
  action: RecordAction,
  decide: (row: Row) => Values,
) {
  return inWrite(context, resource, async (tx) => {
    const row = (await lockRows(tx, resource, [id])).get(id);
    if (row === undefined) throw new RefusalError('not-found');
    const change = beginChange(tx, context, resource, action);
    const values = decide(row);
    await checkReferences(tx, resource, values);
    const isWritten = await updateRecord(change, row, values);
    const now = isWritten ? await writtenRow(tx, resource, id) : row;
    return { row: presentRow(resource, now), change: isWritten ? change.changeId : null };
  });
}
