import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction, waitPatiently } from '#server/db/transaction.ts';
import { once } from '#server/guards/idempotency.ts';
import type { ServedResource } from './declaration.ts';
import { placeLast } from './order-records.ts';
import { checkReferences } from './references.ts';
import { lockRows, presentRow, type Row } from './rows.ts';
import {
  beginChange,
  insertRecord,
  type RecordDeed,
  readChanges,
  readRecord,
  updateRecord,
  type Values,
  writtenRow,
} from './write-record.ts';

/** Adds a record; a repeated request answers the first one's. */
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

/** Changes some fields of a record that is in use and still has the version that the form began with. */
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

/** Puts a record into the bin, if it still has the version that was seen. */
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

/** Takes a record out of the bin. */
export function restoreRecord(context: CallContext, resource: ServedResource, id: string) {
  return rewrite(context, resource, id, 'restored', (row) => {
    if (!row.isInBin) throw changedMeanwhile(resource, row);
    return { isInBin: false };
  });
}

/** Says that somebody else was there first, with the record as it is now. */
export function changedMeanwhile(resource: ServedResource, row: Row): RefusalError {
  return new RefusalError('record-changed', {}, { current: presentRow(resource, row) });
}

/** Writes in one transaction. Where a write changes much else, the next one waits for it instead of giving up. */
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

/** Locks a record, decides what is written of it, and writes that. */
function rewrite(
  context: CallContext,
  resource: ServedResource,
  id: string,
  deed: RecordDeed,
  decide: (row: Row) => Values,
) {
  return inWrite(context, resource, async (tx) => {
    const row = (await lockRows(tx, resource, [id])).get(id);
    if (row === undefined) throw new RefusalError('not-found');
    const change = beginChange(tx, context, resource, deed);
    const values = decide(row);
    await checkReferences(tx, resource, values);
    const isWritten = await updateRecord(change, row, values);
    const now = isWritten ? await writtenRow(tx, resource, id) : row;
    return { row: presentRow(resource, now), change: isWritten ? change.changeId : null };
  });
}
