import type { Failure, Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { type Refusal, RefusalError, refuse } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { refusalMessages } from '#server/api/problem.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction, waitPatiently } from '#server/db/transaction.ts';
import { isDatabaseUnavailable } from '#server/db/trouble.ts';
import type { ServedResource } from '../declaration.ts';
import { labelOf, lockRows, type Row } from '../rows.ts';
import { announceChange, beginChange, type RecordAction, updateRow, type Values } from './write-record.ts';

const ROWS_AT_ONCE = 100;

/** A change to many records. `decide` returns the values of each, or throws a refusal for that record. */
export interface ManyWrites {
  readonly resource: ServedResource;
  readonly action: RecordAction;
  readonly ids: readonly string[];
  readonly decide: (row: Row) => Values;
}

/** Writes many records as one change, a hundred per transaction. A record that is refused does not stop the others. */
export async function writeMany(
  context: CallContext,
  { resource, action, ids, decide }: ManyWrites,
): Promise<Outcome> {
  const change = beginChange(context.db, context, resource, action);
  return inBatches(context, { changeId: change.changeId, ids }, async (tx, batch) => {
    if (resource.shape.writesFar) await waitPatiently(tx);
    const rows = await lockRows(tx, resource, batch);
    const written = await eachOf(context, tx, batch, {
      labelOf: (id) => labelOfRow(resource, rows.get(id)),
      write(own, id) {
        const row = rows.get(id);
        if (row === undefined) throw new RefusalError('not-found');
        return updateRow({ ...change, tx: own }, row, decide(row));
      },
    });
    if (written.isWritten) await announceChange({ ...change, tx });
    return written;
  });
}

function labelOfRow(resource: ServedResource, row: Row | undefined): string {
  return row === undefined ? '' : labelOf(resource, row);
}

/** Outcome of one batch. */
export interface Batch {
  readonly done: number;
  readonly isWritten: boolean;
  readonly failed: readonly Failure[];
}

/** Runs work over many records, a hundred per transaction. */
export async function inBatches(
  context: CallContext,
  { changeId, ids }: { readonly changeId: string; readonly ids: readonly string[] },
  work: (tx: Executor, ids: readonly string[]) => Promise<Batch>,
): Promise<Outcome> {
  const batches: Batch[] = [];
  for (let first = 0; first < ids.length; first += ROWS_AT_ONCE)
    batches.push(await doBatch(context, ids.slice(first, first + ROWS_AT_ONCE), work));
  return {
    done: batches.reduce((sum, { done }) => sum + done, 0),
    failed: batches.flatMap(({ failed }) => failed),
    change: batches.some(({ isWritten }) => isWritten) ? changeId : null,
  };
}

async function doBatch(
  context: CallContext,
  ids: readonly string[],
  work: (tx: Executor, ids: readonly string[]) => Promise<Batch>,
): Promise<Batch> {
  try {
    return await inTransaction(context.db, (tx) => work(tx, ids));
  } catch (error) {
    // Earlier batches may be committed, so the caller must learn which records were written.
    if (!isDatabaseUnavailable(error)) throw error;
    const refusal = refuse('database-unavailable');
    return { done: 0, isWritten: false, failed: ids.map((id) => failureOf(context, id, '', refusal)) };
  }
}

/** How a single record is written; `write` returns false when nothing differs. */
export interface OneOfMany {
  readonly labelOf: (id: string) => string | Promise<string>;
  readonly write: (own: Executor, id: string) => Promise<boolean>;
}

/** Writes records one after the other. A record that is refused does not stop the others. */
export async function eachOf(
  context: CallContext,
  tx: Executor,
  ids: readonly string[],
  { labelOf, write }: OneOfMany,
): Promise<Batch> {
  const failed: Failure[] = [];
  let isWritten = false;
  for (const id of ids) {
    try {
      // A savepoint keeps a violated constraint from rolling back the other records.
      if (await tx.transaction((own) => write(own, id))) isWritten = true;
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      failed.push(failureOf(context, id, await labelOf(id), error.refusal));
    }
  }
  return { done: ids.length - failed.length, isWritten, failed };
}

/** Describes why a record was not written, by the message of a field if there is one, since it is more specific. */
export function failureOf({ locale }: CallContext, id: string, label: string, refusal: Refusal): Failure {
  const { error, fields } = refusalMessages(refusal, locale);
  const [message = error] = Object.values(fields);
  return { id, label, code: refusal.code, message };
}
